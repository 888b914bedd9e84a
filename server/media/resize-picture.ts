import type { PictureFormat } from '@kitchen/shared/pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

// Every picture is read once, so libvips' own cache would only hold memory.
sharp.cache(false);

/** Part of the keys under which resized pictures are stored: to be raised whenever the settings below change. */
export const encodingVersion = 1;

/** The site's ivory, which stands behind transparent pictures where the format has no alpha. */
const ivory = '#F7F4EE';

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  // At effort 1 the bytes are within 3 % of effort 2, in half the time.
  avif: (picture) => picture.avif({ quality: 60, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.flatten({ background: ivory }).jpeg({ quality: 80, mozjpeg: true }),
};

const timeLimitS = 20;

/**
 * Whether bytes begin like a picture that this site reads (JPEG, PNG, GIF, WebP, AVIF). libvips would also read SVG, PDF and
 * others, whose parsers do far more than decode: they never reach it.
 */
export function isKnownFormat(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 16);
  return (
    text.startsWith('\xff\xd8\xff') || // JPEG
    text.startsWith('\x89PNG\r\n') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && ['avif', 'avis', 'mif1', 'msf1'].includes(text.slice(8, 12)))
  );
}

/**
 * Re-encodes the first frame of a picture at a width in px, never enlarged, upright by its EXIF
 * orientation, in sRGB, without metadata. Rejects where the picture is broken, takes too long or has more
 * pixels (width × height) than the limit.
 */
export async function resizePicture(
  original: Buffer,
  width: number,
  format: PictureFormat,
  pixelLimit: number,
): Promise<Buffer> {
  if (!isKnownFormat(original)) throw new Error('Not a picture of a format that this site reads');
  const picture = sharp(original, { limitInputPixels: pixelLimit, failOn: 'error', autoOrient: true })
    .timeout({ seconds: timeLimitS })
    .resize({ width, withoutEnlargement: true });
  return encoders[format](picture).toBuffer();
}
