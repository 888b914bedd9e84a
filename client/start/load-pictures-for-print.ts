/** Pictures further down are on paper too, although nobody has scrolled to them. */
export function loadPicturesForPrint() {
  window.addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      picture.setAttribute('loading', 'eager');
    }
  });
}
