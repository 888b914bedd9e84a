/** Id of the page's `main`, the part that a screen fills. */
export const mainId = 'main';
