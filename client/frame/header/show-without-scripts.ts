/**
 * Puts what the page keeps for visits without scripts, such as the buttons of its forms, in its place:
 * for a page whose scripts came in part only. Then goes to the part that the address names, which the menu was not when it
 * was pressed.
 */
export function showWithoutScripts({ document, location, foreignChanges }: Window): void {
  foreignChanges?.();
  for (const element of document.querySelectorAll('noscript')) {
    // Where scripts run, a parser reads the content as text; the server wrote it as markup.
    element.outerHTML = element.textContent;
  }
  if (location.hash) location.replace(location.hash);
}
