import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('{client/pictures/marketing,server/demo/pictures}/*.webp', { cwd: root });
const bytesOf = (file: string) => statSync(root + file).size;

test('every finished picture is described, and nothing else is', () => {
  expect([...finishedPictures.keys()].sort()).toEqual(files.sort());
});

test('every finished picture has the size that is told to the browser', async () => {
  const told = [...finishedPictures].map(([file, { width, height }]) => ({ file, width, height }));
  const real = await Promise.all(
    told.map(async ({ file }) => {
      const { width, height } = await sharp(root + file).metadata();
      return { file, width, height };
    }),
  );
  expect(told).toEqual(real);
});

test('the repository stays light: 250 KB a picture, 40 MB together', () => {
  expect(files.filter((file) => bytesOf(file) > 250 * 1024)).toEqual([]);
  expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(40 * 2 ** 20);
});
