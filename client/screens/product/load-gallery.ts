/** The pictures in full size are asked for by some visitors of a product: the code comes when they are. */
export const loadGallery = async () => (await import('./gallery.tsx')).Gallery;
