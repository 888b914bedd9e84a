import * as z from 'zod/mini';

/** Widths in px at which this site serves store pictures; no other is answered. */
export const pictureWidths = [176, 352, 480, 704, 960, 1440] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The size that social networks show: the whole picture on white. */
export const socialSize = '1200x630';
export type PictureSize = PictureWidth | OwnPictureWidth | typeof socialSize;

/** Widths in px at which this site serves pictures of the maker's content folder: those of the site's own layouts. */
export const ownPictureWidths = [480, 960, 1440, 2000, 2560] as const;
/** What their names begin with: no name of another picture does. */
export const ownPictureMark = '~';
type OwnPictureWidth = (typeof ownPictureWidths)[number];

/** Formats in which this site serves store pictures, as they stand at the end of the address; the smallest first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * A picture of the store, served by this site at `picturePath(source, width, format)`.
 * `source` is opaque to the browser, and another one as soon as the store has another picture.
 */
export const pictureSchema = z.object({ source: z.string(), alt: z.string() });
export type Picture = z.infer<typeof pictureSchema>;

/** A picture in a list, where the words beside it say what it shows. */
export const cardPictureSchema = z.pick(pictureSchema, { source: true });
export type CardPicture = z.infer<typeof cardPictureSchema>;

/** Address of a store picture in one of the sizes and one of `pictureFormats`. */
export function picturePath(source: string, size: PictureSize, format: PictureFormat): string {
  return `/media/${size}/${source}.${format}`;
}
