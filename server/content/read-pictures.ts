import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';
import { knownFormat } from '../media/media.ts';
import { ContentFileError } from './content-fault.ts';
import type { JsonWithLines } from './json-with-lines.ts';

/** A picture of the content folder. */
export interface FoundPicture {
  path: string;
  /** Other as soon as it is another picture. */
  version: string;
  /** Size in px, upright. */
  width: number;
  height: number;
  /** Empty where the maker does not say what it shows. */
  alt: Record<Language, string>;
  /** What stays in sight where it is cut, as shares of width and height. */
  focal: { x: number; y: number };
}

export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** The pictures that the site has by itself, by name. */
export const builtInPictures: ReadonlyMap<string, FinishedPicture> = new Map(
  [...finishedPictures]
    .filter(([path]) => path.startsWith('client/pictures/marketing/'))
    .map(([path, picture]) => [basename(path, '.webp'), picture]),
);

const mostMb = 60n;
const mostPixels = 40_000_000;
/** Its decoder takes three times the memory of others. */
const mostAvifPixels = 13_000_000;

const share = z.number().min(0).max(1);
const words = z.string().trim().min(1).max(500);
const aboutSchema = z.strictObject({
  alt: z.strictObject({ en: words, it: words }).optional(),
  focal: z.strictObject({ x: share, y: share }).optional(),
});
export type AboutPicture = z.output<typeof aboutSchema>;

/** What `<name>.json` beside a picture says of it. Throws a `ContentFileError`. */
export function readAboutPicture({ value, lineAt }: JsonWithLines): AboutPicture {
  const { data, error } = aboutSchema.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  const says =
    'expected { "alt": { "en": "…", "it": "…" }, "focal": { "x": 0.5, "y": 0.5 } }, shares from 0 to 1';
  throw new ContentFileError(says, lineAt((issue?.path ?? []) as (string | number)[]));
}

/** Looking at a picture decodes all of it: each is looked at once, until it is saved again. */
const looked = new LRUCache<string, Pick<FoundPicture, 'version' | 'width' | 'height'>>({ max: 5_000 });

/** Looks at a whole picture. Throws a `ContentFileError` where it is none that the site can show. */
export async function readPicture(path: string, { alt, focal }: AboutPicture): Promise<FoundPicture> {
  const { size, ino, mtimeNs } = await stat(path, { bigint: true });
  if (size > mostMb * 1024n ** 2n) {
    throw new ContentFileError(`expected at most ${mostMb} MB; it has ${size / 1024n ** 2n}`);
  }
  const key = `${path} ${ino} ${size} ${mtimeNs}`;
  const seen = looked.get(key) ?? (await look(path));
  looked.set(key, seen);
  return { ...seen, path, alt: alt ?? { en: '', it: '' }, focal: focal ?? { x: 0.5, y: 0.5 } };
}

async function look(path: string) {
  const bytes = await readFile(path);
  const format = knownFormat(bytes);
  if (!format || format === 'gif')
    throw new ContentFileError('expected a picture in JPEG, PNG, WebP or AVIF');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, autoOrient: true });
  const unreadable = () => {
    throw new ContentFileError('expected a whole picture; it cannot be read to its end');
  };
  const { width, height } = (await picture.metadata().catch(unreadable)).autoOrient;
  const most = format === 'avif' ? mostAvifPixels : mostPixels;
  if (width * height > most) {
    const has = Math.ceil((width * height) / 1_000_000);
    throw new ContentFileError(`expected at most ${most / 1_000_000} megapixels; it has ${has}`);
  }
  // Half a picture has a head, too.
  await picture.resize(16).toBuffer().catch(unreadable);
  return { version: versionOf(bytes), width, height };
}

/** The picture itself, as long as it is the one of this version. */
export async function readOriginal({ path, version }: FoundPicture): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && versionOf(bytes) === version ? bytes : undefined;
}

const versionOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
