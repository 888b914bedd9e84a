import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureWidth } from '@kitchen/shared/pictures.ts';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpProblem } from '../platform/problems/problems.ts';
import { openPictureFolder } from './picture-folder.ts';
import { createPictureMetrics } from './picture-metrics.ts';
import type { ResizedPicturesOptions } from './resized-pictures.ts';
import { createResizedPictures } from './resized-pictures.ts';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'resized-pictures-'));
});
afterEach(() => rm(path, { recursive: true, force: true }));

/** Gives pictures of any width, each made by `resizePicture`. */
async function resizedBy(
  resizePicture: ResizedPicturesOptions['resizePicture'],
  options: Partial<ResizedPicturesOptions> = {},
) {
  const getPicture = createResizedPictures({
    originals: { get: async () => Buffer.from('original'), reject: vi.fn() },
    folder: await openPictureFolder({ path, maxBytes: 100_000_000, warn: vi.fn() }),
    resizePicture,
    encodingVersion: 1,
    memoryBytes: 10_000_000,
    metrics: createPictureMetrics(new Registry()),
    ...options,
  });
  const source = new URL('https://shop.example/a.jpg');
  return (width: number) => getPicture({ source, size: width as PictureWidth, format: 'webp' });
}

test('a hundred who ask at once for the same cost one resize, and later ones none', async () => {
  const resize = vi.fn(async () => Buffer.from('resized'));
  const getPicture = await resizedBy(resize);
  await Promise.all(Array.from({ length: 100 }, () => getPicture(176)));
  await getPicture(176);
  expect(resize).toHaveBeenCalledTimes(1);
  await getPicture(352);
  expect(resize).toHaveBeenCalledTimes(2);
});

test('what is not in memory is read from disk, not made again', async () => {
  const resize = vi.fn(async () => Buffer.from('resized'));
  const getPicture = await resizedBy(resize, { memoryBytes: 1 });
  await getPicture(176);
  expect((await getPicture(176)).toString()).toBe('resized');
  expect(resize).toHaveBeenCalledTimes(1);
});

test('a change of the encoding makes every picture anew', async () => {
  const resize = vi.fn(async () => Buffer.from('resized'));
  for (const encodingVersion of [1, 2]) await (await resizedBy(resize, { encodingVersion }))(176);
  expect(resize).toHaveBeenCalledTimes(2);
});

test('one picture is resized at a time, the others wait, and more than 200 are sent away', async () => {
  const held: (() => void)[] = [];
  let most = 0;
  const resize = vi.fn(
    () =>
      new Promise<Buffer>((resolve) => {
        held.push(() => resolve(Buffer.from('resized')));
        most = Math.max(most, held.length);
      }),
  );
  const getPicture = await resizedBy(resize);
  const waiting = Array.from({ length: 201 }, (_, index) => getPicture(index + 1));
  await vi.waitFor(() => expect(resize).toHaveBeenCalledTimes(1));
  const refusal = await getPicture(202).catch((error: HttpProblem) => error);
  expect(refusal).toMatchObject({ status: 503, type: 'store-unavailable', retryAfterS: 5 });
  let served = false;
  const all = Promise.all(waiting).then(() => {
    served = true;
  });
  await vi.waitUntil(
    () => {
      for (const end of held.splice(0)) end();
      return served;
    },
    { interval: 1, timeout: 5000 },
  );
  await all;
  expect(resize).toHaveBeenCalledTimes(201);
  expect(most).toBe(1);
});
