import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import { bulkhead } from 'cockatiel';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const query = /\.webp\?picture(-alone|-square)?$/;
const root = new URL('../../', import.meta.url);

/** Widths in px that the layouts ask for; a picture is never enlarged. */
const widths = [480, 960, 1440, 2000, 2560];

/** The one width in px of a WebP besides the picture itself, which is one: few browsers take no AVIF. */
const smallWebp = 960;

const encode = {
  // More effort takes twice the time, for a tenth of the bytes; the pictures' own colours are halved already.
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 2 }),
} as const;

/** Widths in px of a square cut, up to a phone of three device pixels each. */
const squareWidths = [480, 800, 1200];

/** They are few, and what a phone waits for: worth the effort that makes them a fifth smaller. */
const encodeSquare = (image: Sharp) => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' });

/** Size in px in which social networks show a page's picture. */
const socialSize = { width: 1200, height: 630 };

/** Made again when this changes, besides when a picture does. */
const recipe = JSON.stringify([widths, smallWebp, Object.values(encode).map(String), socialSize]);

type PictureSize = Pick<FinishedPicture, 'width' | 'height' | 'focal'>;

/** Width in px of the blurred ground; the browser blurs it by enlarging it. */
const groundWidth = 16;

/**
 * Imports of the site's own pictures, `import room from '…/room.webp?picture'`, as all that a page
 * needs to show one (`SitePicture`): files in AVIF and WebP in the widths of the layouts, size, focal
 * point, alternative texts, a tiny ground and a cut for social networks; `?picture-square` is the square around the
 * focal point, for narrow pages. The files are cached in node_modules; while
 * developing and in tests the picture itself does.
 */
export function sitePictures(): Plugin {
  const finished = fileURLToPath(new URL('../../node_modules/.cache/site-pictures', import.meta.url));
  let isBuild = false;
  return {
    name: 'site-pictures',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async load(id) {
      const asked = query.exec(id);
      if (!asked) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      const { alt, focal, width, height } = finishedPicture(file);
      if (asked[1] === '-square')
        return squareCode(isBuild ? await makeSquares(file, { width, height, focal }, finished) : []);
      const made = isBuild ? await makeFiles(file, { width, height, focal }, finished) : undefined;
      const ground = await blurredGround(file);
      const url = (path: string) => JSON.stringify(asked[1] ? `${path}?url&alone` : path);
      return [
        `import src from ${url(file)};`,
        `import social from ${url(made?.social ?? file)};`,
        ...(made?.sizes ?? []).map(({ path }, index) => `import f${index} from ${url(path)};`),
        `export default { src, social, ...${JSON.stringify({ name: basename(file, '.webp'), width, height, alt, focal, ground })},`,
        `sources: [${sourcesCode(made?.sizes ?? [])}] };`,
      ].join('\n');
    },
  };
}

/** The files of a square cut, as code for `srcset`. */
const squareCode = (sizes: readonly SizedFile[]) =>
  [
    ...sizes.map(({ path }, index) => `import f${index} from ${JSON.stringify(path)};`),
    `export default { sources: [${sourcesCode(sizes)}] };`,
  ].join('\n');

/** The list `SitePicture.sources`, as code over the imports `f0`, `f1`, … */
function sourcesCode(sizes: readonly SizedFile[]): string {
  const types = [...new Set(sizes.map(({ type }) => type))];
  return types
    .map((type) => {
      const parts = sizes.flatMap((size, index) =>
        size.type === type ? `\`\${f${index}} ${size.width}w\`` : [],
      );
      return `{ type: '${type}', srcSet: [${parts.join(', ')}].join(', ') }`;
    })
    .join(', ');
}

function finishedPicture(file: string): FinishedPicture {
  const path = pathToFileURL(file).href.slice(root.href.length);
  const picture = finishedPictures.get(path);
  if (!picture) throw new Error(`shared/finished-pictures.json has no ${path}`);
  return picture;
}

interface SizedFile {
  type: string;
  width: number;
  path: string;
}

interface MadeFiles {
  sizes: readonly SizedFile[];
  social: string;
}

/** A decoded picture is large: no more at once than there are processors. */
const atOnce = bulkhead(availableParallelism(), Number.POSITIVE_INFINITY);

/** Makes what is not there yet of a picture's files. */
async function makeFiles(file: string, picture: PictureSize, folder: string): Promise<MadeFiles> {
  const content = await readFile(file);
  const key = createHash('sha256').update(recipe).update(content).digest('hex');
  const target = (what: string) => join(folder, key, `${basename(file, '.webp')}-${what}`);
  const largest = Math.min(picture.width, widths.at(-1) ?? picture.width);
  const sized = (format: keyof typeof encode, width: number) => ({
    type: `image/${format}`,
    width,
    path: target(`${width}.${format}`),
    make: (image: Sharp) => encode[format](image.resize({ width })),
  });
  const sizes = [
    ...[...widths.filter((width) => width < largest), largest].map((width) => sized('avif', width)),
    ...(smallWebp < picture.width ? [sized('webp', smallWebp)] : []),
  ];
  const social = {
    // The focal point may move without the picture.
    path: target(`social-${picture.focal.x}-${picture.focal.y}.jpg`),
    make: (image: Sharp) =>
      image.extract(cutAround(picture, socialSize)).resize(socialSize).jpeg({ quality: 82 }),
  };
  await atOnce.execute(() => makeMissing(content, [...sizes, social]));
  const itself = { type: 'image/webp', width: picture.width, path: file };
  return {
    sizes: [...sizes.map(({ type, width, path }) => ({ type, width, path })), itself],
    social: social.path,
  };
}

async function makeSquares(file: string, picture: PictureSize, folder: string): Promise<SizedFile[]> {
  const content = await readFile(file);
  const { x, y } = picture.focal;
  const key = createHash('sha256')
    .update(JSON.stringify([recipe, squareWidths, String(encodeSquare), x, y]))
    .update(content)
    .digest('hex');
  const start = join(folder, key, `${basename(file, '.webp')}-square`);
  const sizes = squareWidths.map((width) => ({
    type: 'image/avif',
    width,
    path: `${start}-${width}.avif`,
    make: (image: Sharp) =>
      encodeSquare(image.extract(cutAround(picture, { width: 1, height: 1 })).resize({ width })),
  }));
  await atOnce.execute(() => makeMissing(content, sizes));
  return sizes.map(({ type, width, path }) => ({ type, width, path }));
}

/** Makes those of a picture's files that are not there; it is decoded once for all of them. */
async function makeMissing(content: Buffer, files: { path: string; make: (image: Sharp) => Sharp }[]) {
  const missing = files.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  for (const { path, make } of missing) {
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await make(sharp(data, { raw: info })).toFile(unfinished);
    await rename(unfinished, path);
  }
}

/** A part of a picture, in px: as much as fits a shape, around the focal point. */
function cutAround({ width, height, focal }: PictureSize, shape: { width: number; height: number }) {
  const scale = Math.min(width / shape.width, height / shape.height);
  const cut = { width: Math.floor(shape.width * scale), height: Math.floor(shape.height * scale) };
  const start = (whole: number, part: number, centre: number) =>
    Math.round(Math.min(Math.max(whole * centre - part / 2, 0), whole - part));
  return {
    ...cut,
    left: start(width, cut.width, focal.x),
    top: start(height, cut.height, focal.y),
  };
}

async function blurredGround(file: string): Promise<string> {
  const tiny = await sharp(file).resize({ width: groundWidth }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
