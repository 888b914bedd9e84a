// node encode-masters.ts [name ...]: the marketing pictures, from oversized PNG to WebP at their final size, and their manifest.
// Only pictures that were rendered, and named where any is named, are written; the manifest lists what lies in the folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import sharp from 'sharp';
import { listFinishedPictures } from './finished-pictures.ts';

interface MarketingJob {
  size: string;
  out: string;
  skip?: boolean;
  about: { en: string; it: string; focal: [number, number] };
}

const mostBytes = 250 * 1024;
const rendered = new URL('../.work/', import.meta.url);
const masters = new URL('../marketing/', import.meta.url);
const names = process.argv.slice(2);

async function encode(png: URL, width: number, height: number): Promise<Buffer> {
  for (let quality = 88; ; quality -= 3) {
    const webp = await sharp(png.pathname)
      .resize(width, height, { kernel: 'lanczos3' })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (webp.length <= mostBytes || quality <= 70) return webp;
  }
}

mkdirSync(masters, { recursive: true });
const jobs = JSON.parse(
  readFileSync(new URL('marketing-jobs.json', import.meta.url), 'utf8'),
) as MarketingJob[];
const pictures: Record<string, FinishedPicture> = {};
for (const job of jobs) {
  const { size, out, about, skip } = job;
  const name = out.replace(/^.*\/|\.png$/g, '');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const png = new URL(out, rendered);
  const master = new URL(`${name}.webp`, masters);
  if (existsSync(png) && !skip && (names.length === 0 || names.includes(name))) {
    const webp = await encode(png, width, height);
    writeFileSync(master, webp);
    process.stdout.write(`${name} ${Math.round(webp.length / 1024)} KB\n`);
  }
  if (!existsSync(master)) continue;
  const real = await sharp(master.pathname).metadata();
  const before = finishedPictures.get(`client/pictures/marketing/${name}.webp`);
  // A picture that waits to be drawn again is described as it still is.
  const waits = before && (real.width !== width || real.height !== height);
  pictures[`${name}.webp`] = waits
    ? before
    : {
        width: real.width,
        height: real.height,
        focal: { x: about.focal[0], y: about.focal[1] },
        alt: { en: about.en, it: about.it },
      };
}
listFinishedPictures(masters, pictures);
