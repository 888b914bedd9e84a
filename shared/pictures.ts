import * as z from 'zod/mini';

/** Widths in px at which this site serves store pictures; no other is answered. */
export const pictureWidths = [176, 352, 480, 704, 960, 1440] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * A picture of the store, served by this site at `picturePath(source, width)`.
 * `source` is opaque to the browser.
 */
export const pictureSchema = z.object({ source: z.string(), alt: z.string() });
export type Picture = z.infer<typeof pictureSchema>;

/** Address of a store picture at one of `pictureWidths`. */
export function picturePath(source: string, width: PictureWidth): string {
  return `/media/${width}/${source}`;
}
