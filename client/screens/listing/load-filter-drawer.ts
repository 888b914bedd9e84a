/** The drawer is for narrow pages only: its code comes when it is first opened. */
export const loadFilterDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer;
