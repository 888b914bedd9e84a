import * as z from 'zod/mini';
import manifest from './finished-pictures.json' with { type: 'json' };

const text = z.string().check(z.minLength(1));
const share = z.number().check(z.gte(0), z.lte(1));

/** Size in px, alternative texts, and the point that stays in sight when a picture is cut, as shares of its width and height. */
const finishedPictureSchema = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  focal: z.object({ x: share, y: share }),
  alt: z.object({ en: text, it: text }),
});

export type FinishedPicture = z.infer<typeof finishedPictureSchema>;

/** The pictures that were drawn and committed, by their paths from the project's root. */
export const finishedPictures: ReadonlyMap<string, FinishedPicture> = new Map(
  Object.entries(z.record(z.string(), finishedPictureSchema).parse(manifest)),
);
