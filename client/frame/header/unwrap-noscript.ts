/**
 * Puts what the page keeps for visits without scripts, such as the buttons of its forms, in its place:
 * for a page whose scripts came in part only.
 */
export function unwrapNoscript(document: Document): void {
  for (const element of document.querySelectorAll('noscript')) {
    // Where scripts run, a parser reads the content as text; the server wrote it as markup.
    element.outerHTML = element.textContent;
  }
}
