// node encode-products.ts [name ...]: the product pictures, from oversized PNG to WebP with alpha, and their manifest.
// Without names: every picture that was rendered since its WebP was written.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { pictureName, pictureViews } from '../../../server/demo/catalogue/appliance.ts';
import { appliances } from '../../../server/demo/catalogue/appliances.ts';
import { pictureText } from '../../../server/demo/catalogue/product-texts.ts';
import { oddPictures } from '../../../server/demo/store/odd-products.ts';
import { listFinishedPictures } from './finished-pictures.ts';

/** In px: a product's first picture is the one that is looked at from near. */
const sides = { whole: 1600, further: 1200 };
const mostBytes = 250 * 1024;
const rendered = new URL('../.work/products/', import.meta.url);
const pictures = new URL('../../../server/demo/pictures/', import.meta.url);

/**
 * Where a further view stands in its square, in shares of it: a low window cuts off what is above and below, and a sheet
 * has its code and small pictures there.
 */
const stand = { top: 0.15, bottom: 0.82, widest: 0.9 };

/** What can be seen, shrunk where it has to be and moved to where it stands. */
async function placed(png: URL, side: number): Promise<Sharp> {
  const box = await visibleBox(png);
  const size = Math.round(
    side *
      Math.min(1, stand.widest / (box.right - box.left), (stand.bottom - stand.top) / (box.bottom - box.top)),
  );
  const left = Math.round(side / 2 - (size * (box.left + box.right)) / 2);
  const top = Math.round(side * stand.bottom - size * box.bottom);
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const room = { left: Math.max(0, left), top: Math.max(0, top) };
  const width = Math.min(size - cut.left, side - room.left);
  const height = Math.min(size - cut.top, side - room.top);
  return sharp(png.pathname)
    .resize(size, size, { kernel: 'lanczos3' })
    .extract({ ...cut, width, height })
    .extend({
      ...room,
      right: side - room.left - width,
      bottom: side - room.top - height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
}

async function encode(image: Sharp): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const webp = await image
      .clone()
      .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer();
    if (webp.length <= mostBytes || quality <= 60) return webp;
  }
}

mkdirSync(pictures, { recursive: true });
const named = process.argv.slice(2);
const names =
  named.length > 0
    ? named
    : readdirSync(rendered)
        .filter((file) => file.endsWith('.png'))
        .map((file) => file.slice(0, -4));
for (const name of names) {
  const webp = new URL(`${name}.webp`, pictures);
  const png = new URL(`${name}.png`, rendered);
  if (named.length === 0 && existsSync(webp) && statSync(webp).mtimeMs > statSync(png).mtimeMs) continue;
  const isView = /-(?:open|above)$/.test(name);
  const isFurther = isView || name.startsWith('detail-') || /-(?:worktop|below)$/.test(name);
  const side = isFurther ? sides.further : sides.whole;
  const bytes = await encode(
    isView
      ? await placed(png, side)
      : sharp(png.pathname).resize(side, side, { kernel: 'lanczos3', withoutEnlargement: true }),
  );
  writeFileSync(webp, bytes);
  process.stdout.write(`${name} ${Math.round(bytes.length / 1024)} KB\n`);
}

/** What can be seen of a cut-out, in shares of the picture. */
async function visibleBox(file: URL): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { data, info } = await sharp(file.pathname)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  data.forEach((alpha, at) => {
    if (alpha < 128) return;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return {
    left: box.left / info.width,
    right: box.right / info.width,
    top: box.top / info.height,
    bottom: box.bottom / info.height,
  };
}

/** The middle of what can be seen, from 0 to 1 across and down. */
async function focalPoint(webp: URL): Promise<{ x: number; y: number }> {
  const { left, right, top, bottom } = await visibleBox(webp);
  return { x: Math.round(50 * (left + right)) / 100, y: Math.round(50 * (top + bottom)) / 100 };
}

/** What a picture shows, in words; appliances that share it look alike. */
function alternativeTexts(name: string): { en: string; it: string } {
  const odd = Object.entries(oddPictures).find(([of]) => of === name);
  if (odd) return odd[1];
  for (const appliance of appliances) {
    const view = pictureViews.find((view) => pictureName(appliance, view) === name);
    if (view) return { en: pictureText(appliance, view, 'en'), it: pictureText(appliance, view, 'it') };
  }
  throw new Error(`no appliance looks like ${name}`);
}

const finished: Record<string, FinishedPicture> = {};
for (const file of readdirSync(pictures).filter((name) => name.endsWith('.webp'))) {
  const webp = new URL(file, pictures);
  const name = file.slice(0, -'.webp'.length);
  const { width, height } = await sharp(webp.pathname).metadata();
  finished[file] = { width, height, focal: await focalPoint(webp), alt: alternativeTexts(name) };
}
listFinishedPictures(pictures, finished);
