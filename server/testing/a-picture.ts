import type { FormatEnum } from 'sharp';
import sharp from 'sharp';

/** A picture, of random grain unless it is of one colour: no two are the same, and its bytes grow with its size. */
export function aPicture({
  width = 800,
  height = 600,
  format = 'jpeg' as keyof FormatEnum | 'avif',
  color = undefined as string | undefined,
} = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const ground = color === undefined ? { background: '#000', noise } : { background: color };
  const picture = sharp({ create: { width, height, channels: 3, ...ground } });
  return (format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer();
}
