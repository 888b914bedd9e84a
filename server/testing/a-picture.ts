import type { FormatEnum } from 'sharp';
import sharp from 'sharp';

/** A picture of random grain: no two are the same, and its bytes grow with its size. */
export function aPicture({
  width = 800,
  height = 600,
  format = 'jpeg' as keyof FormatEnum,
} = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer();
}
