import { expect, test } from 'vitest';
import type { PictureFormat } from './negotiate-format.ts';
import { negotiateFormat } from './negotiate-format.ts';

test.each<[accept: string | undefined, format: PictureFormat, sender: string]>([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif', 'Chrome'],
  [
    'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5',
    'avif',
    'Safari',
  ],
  ['image/webp,image/*,*/*;q=0.8', 'webp', 'an older Firefox'],
  ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpeg', 'an older Safari'],
  ['*/*', 'jpeg', 'a wildcard alone'],
  [undefined, 'jpeg', 'no header'],
  ['', 'jpeg', 'an empty header'],
  ['image/avif;q=0, image/webp', 'webp', 'AVIF refused'],
  ['image/avif;q=0, image/webp;q=0, */*', 'jpeg', 'both refused'],
  ['image/avif;q=0.5, image/webp;q=0.9', 'webp', 'WebP preferred'],
  ['image/webp;q=0.3, image/jpeg;q=0.7', 'jpeg', 'JPEG preferred'],
  ['image/webp;q=0.5, */*', 'jpeg', 'anything preferred to WebP'],
  ['IMAGE/AVIF; Q=0.9 , image/webp; q=0.8', 'avif', 'capitals and spaces'],
  ['image/avif;q=high, image/webp;q=0.1', 'webp', 'a q-value that is no number'],
  ['image/avif;q=5, image/webp', 'webp', 'a q-value out of bounds'],
  ['image/png', 'jpeg', 'nothing that is served'],
])('Accept %s gives %s (%s)', (accept, format) => {
  expect(negotiateFormat(accept)).toBe(format);
});
