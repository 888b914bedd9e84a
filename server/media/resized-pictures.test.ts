import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpProblem } from '../platform/http/problems.ts';
import { Originals } from './originals.ts';
import { PictureCache } from './picture-cache.ts';
import { aPicture } from './picture-origin.ts';
import { isReadablePicture, resizePicture } from './resize-picture.ts';
import type { ResizedPicturesOptions } from './resized-pictures.ts';
import { ResizedPictures } from './resized-pictures.ts';

const limits = { pixelLimit: 1_000_000, timeLimitMs: 20_000 };
const source = new URL('https://shop.example/a.jpg');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resized-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function buildPictures(options: Partial<ResizedPicturesOptions>): Promise<ResizedPictures> {
  const bytes = await aPicture();
  const cache = await PictureCache.open({ folder, byteCap: 100_000_000, warn: vi.fn() });
  const originals = new Originals({
    cache,
    fetchOriginal: async () => ({ outcome: 'fetched', bytes, etag: null, lastModified: null }),
    isReadablePicture: (picture) => isReadablePicture(picture, limits),
    now: () => 0,
    log: { warn: vi.fn() },
  });
  return new ResizedPictures({
    originals,
    cache,
    resizePicture: (original, width, format) => resizePicture(original, width, format, limits),
    encodingVersion: 1,
    memoryCap: 10_000_000,
    ...options,
  });
}

/** Resizes that end when the test says so, and the most that ran at once. */
function heldResizes() {
  const held: (() => void)[] = [];
  let most = 0;
  const resize = vi.fn(
    () =>
      new Promise<Buffer>((resolve) => {
        held.push(() => resolve(Buffer.from('resized')));
        most = Math.max(most, held.length);
      }),
  );
  return { resize, release: () => held.splice(0).forEach((end) => void end()), mostAtOnce: () => most };
}

test('a hundred who ask at once for the same cost one resize, and later ones none', async () => {
  const resize = vi.fn<ResizedPicturesOptions['resizePicture']>((original, width, format) =>
    resizePicture(original, width, format, limits),
  );
  const pictures = await buildPictures({ resizePicture: resize });
  const answers = await Promise.all(Array.from({ length: 100 }, () => pictures.get(source, 176, 'webp')));
  expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1);
  await pictures.get(source, 176, 'webp');
  expect(resize).toHaveBeenCalledTimes(1);
  await pictures.get(source, 176, 'jpeg');
  expect(resize).toHaveBeenCalledTimes(2);
});

test('what is not in memory is read from disk, not made again', async () => {
  const resize = vi.fn(async () => Buffer.from('resized'));
  const pictures = await buildPictures({ resizePicture: resize, memoryCap: 1 });
  await pictures.get(source, 176, 'webp');
  expect((await pictures.get(source, 176, 'webp')).bytes.toString()).toBe('resized');
  expect(resize).toHaveBeenCalledTimes(1);
});

test('a change of the encoding makes every picture anew', async () => {
  const resize = vi.fn(async () => Buffer.from('resized'));
  await (await buildPictures({ resizePicture: resize })).get(source, 176, 'webp');
  await (await buildPictures({ resizePicture: resize, encodingVersion: 2 })).get(source, 176, 'webp');
  expect(resize).toHaveBeenCalledTimes(2);
});

test('two pictures are resized at once, the others wait, and more than 200 are sent away', async () => {
  const { resize, release, mostAtOnce } = heldResizes();
  const pictures = await buildPictures({ resizePicture: resize });
  const waiting = Array.from({ length: 202 }, (_, index) => pictures.get(source, index + 1, 'webp'));
  await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(2));
  const refusal = await pictures.get(source, 203, 'webp').catch((error: HttpProblem) => error);
  expect(refusal).toMatchObject({ status: 503, type: 'store-unavailable', retryAfterS: 5 });
  let served = false;
  const all = Promise.all(waiting).then(() => {
    served = true;
  });
  await vi.waitUntil(
    () => {
      release();
      return served;
    },
    { interval: 1, timeout: 5000 },
  );
  await all;
  expect(resize).toHaveBeenCalledTimes(202);
  expect(mostAtOnce()).toBe(2);
});
