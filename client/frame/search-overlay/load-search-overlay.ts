/** Not needed until it is opened: its code comes once the page has loaded, or when it is asked for. */
export const loadSearchOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;
