/** The search is asked for by few visitors of a page: its code comes when it is. */
export const loadSearchOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;
