/** CSS variable in which an element's height stands. */
export const heightVariable = '--height';

/** Ref of an element whose styles are to know how high it is. */
export function measureHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    element.style.setProperty(heightVariable, `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
