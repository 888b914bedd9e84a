// node encode-products.ts [name ...]: the product pictures, from oversized PNG to WebP with alpha, and their manifest.
// Without names: every picture that was rendered and has no WebP yet.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const side = 900;
const mostBytes = 150 * 1024;
const rendered = new URL('../.work/products/', import.meta.url);
const pictures = new URL('../../../server/demo/pictures/', import.meta.url);

async function encode(png: URL): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const webp = await sharp(png.pathname)
      .resize(side, side, { kernel: 'lanczos3', withoutEnlargement: true })
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
  if (named.length === 0 && existsSync(webp)) continue;
  const bytes = await encode(new URL(`${name}.png`, rendered));
  writeFileSync(webp, bytes);
  process.stdout.write(`${name} ${Math.round(bytes.length / 1024)} KB\n`);
}

const manifest: Record<string, { width: number; height: number }> = {};
for (const file of readdirSync(pictures)
  .filter((name) => name.endsWith('.webp'))
  .sort()) {
  const { width, height } = await sharp(new URL(file, pictures).pathname).metadata();
  manifest[file.slice(0, -'.webp'.length)] = { width, height };
}
writeFileSync(new URL('manifest.json', pictures), `${JSON.stringify(manifest, null, 1)}\n`);
