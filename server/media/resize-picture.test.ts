import { pictureFormats, socialSize } from '@kitchen/shared/pictures.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { knownFormat, resizePicture } from './resize-picture.ts';

/** A million pixels, or a third of that in AVIF. */
const decodedBytes = 8_000_000;

function aPicture(size: { width: number; height: number }, background = '#336699') {
  return sharp({ create: { ...size, channels: 4, background } });
}

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const image = sharp(bytes).toColourspace('srgb').raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const start = (top * info.width + left) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

function expectNear(actual: number[], expected: number[]) {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((actual[index] ?? 0) - value)).toBeLessThanOrEqual(6);
  }
}

describe('resizing', () => {
  test.each(pictureFormats)('gives %s of the width asked, in the same aspect', async (format) => {
    const original = await aPicture({ width: 800, height: 400 }).jpeg().toBuffer();
    const resized = await resizePicture(original, 352, format, decodedBytes);
    const { width, height, format: decoder } = await sharp(resized).metadata();
    expect([width, height]).toEqual([352, 176]);
    expect(decoder).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
  });

  test('never enlarges', async () => {
    const original = await aPicture({ width: 200, height: 100 }).png().toBuffer();
    const resized = await resizePicture(original, 1440, 'webp', decodedBytes);
    expect(await sharp(resized).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  test('makes no picture higher than twice its width', async () => {
    const original = await aPicture({ width: 200, height: 3000 }).png().toBuffer();
    const { width, height } = await sharp(
      await resizePicture(original, 176, 'webp', decodedBytes),
    ).metadata();
    expect([width, height]).toEqual([23, 352]);
  });

  test.each(['avif', 'webp'] as const)('keeps transparency in %s', async (format) => {
    const original = await aPicture({ width: 400, height: 400 }, '#00000000').png().toBuffer();
    const resized = await resizePicture(original, 176, format, decodedBytes);
    expect((await pixelAt(resized, 10, 10))[3]).toBe(0);
  });

  test('puts ivory behind transparency in JPEG', async () => {
    const original = await aPicture({ width: 400, height: 400 }, '#00000000').png().toBuffer();
    const resized = await resizePicture(original, 176, 'jpg', decodedBytes);
    expectNear(await pixelAt(resized, 10, 10), [0xf7, 0xf4, 0xee]);
  });

  test('shows the whole of a picture in the size of social networks, on white', async () => {
    const original = await aPicture({ width: 300, height: 300 }, '#808080').png().toBuffer();
    const resized = await resizePicture(original, socialSize, 'jpg', decodedBytes);
    expect(await sharp(resized).metadata()).toMatchObject({ width: 1200, height: 630 });
    expectNear(await pixelAt(resized, 10, 315), [0xff, 0xff, 0xff]);
    expectNear(await pixelAt(resized, 600, 5), [128, 128, 128]);
    const cutOut = await aPicture({ width: 300, height: 300 }, '#00000000').png().toBuffer();
    expectNear(
      await pixelAt(await resizePicture(cutOut, socialSize, 'jpg', decodedBytes), 600, 315),
      [255, 255, 255],
    );
  });

  test('turns a picture upright and drops its metadata', async () => {
    const original = await aPicture({ width: 400, height: 200 })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const resized = await resizePicture(original, 176, 'jpg', decodedBytes);
    const metadata = await sharp(resized).metadata();
    expect([metadata.width, metadata.height]).toEqual([176, 352]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test('takes the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => aPicture({ width: 40, height: 40 }, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const resized = await resizePicture(animation, 176, 'jpg', decodedBytes);
    expect(await sharp(resized).metadata()).toMatchObject({ width: 40, height: 40 });
    expectNear(await pixelAt(resized, 20, 20), [254, 0, 0]);
  });

  test('rejects a picture that breaks off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const original = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#000', noise },
    })
      .jpeg()
      .toBuffer();
    const half = original.subarray(0, original.length / 2);
    await expect(resizePicture(half, 176, 'webp', decodedBytes)).rejects.toThrow();
  });

  test('rejects a picture that would take too much memory', async () => {
    const original = await aPicture({ width: 1001, height: 1000 }).png().toBuffer();
    await expect(resizePicture(original, 176, 'webp', decodedBytes)).rejects.toThrow(/pixel limit/);
    const avif = await aPicture({ width: 1000, height: 400 }).avif().toBuffer();
    await expect(resizePicture(avif, 176, 'webp', decodedBytes)).rejects.toThrow(/pixel limit/);
  });
});

describe('what counts as a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s does', async (format) => {
    const bytes = await aPicture({ width: 60, height: 60 }).toFormat(format).toBuffer();
    expect(knownFormat(bytes)).toBe(format);
  });

  test.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['PDF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
    ['a portable pixmap', 'P3\n1 1\n255\n1 2 3\n'],
    ['nothing', ''],
  ])('%s does not', async (_, text) => {
    expect(knownFormat(Buffer.from(text))).toBeUndefined();
    await expect(resizePicture(Buffer.from(text), 176, 'webp', decodedBytes)).rejects.toThrow();
  });

  test('TIFF does not', async () => {
    const bytes = await aPicture({ width: 60, height: 60 }).tiff().toBuffer();
    expect(knownFormat(bytes)).toBeUndefined();
  });
});
