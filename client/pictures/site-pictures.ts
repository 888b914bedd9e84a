import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const query = '?picture';
const root = new URL('../../', import.meta.url);

/** Widths in px that the layouts ask for; a picture is never enlarged. */
const widths = [480, 800, 1200, 1600, 2000];

const formats = {
  // More effort takes twice the time and more, for a few percent of the bytes.
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 2 }),
} as const;

/** Size in px in which social networks show a page's picture. */
const socialSize = { width: 1200, height: 630 };

/** Made again when this changes, besides when a picture does. */
const recipe = JSON.stringify([widths, Object.values(formats).map(String), socialSize]);

type PictureSize = Pick<FinishedPicture, 'width' | 'height' | 'focal'>;

/** Width in px of the blurred ground; the browser blurs it by enlarging it. */
const groundWidth = 16;

/**
 * Imports of the site's own pictures, `import room from '…/room.webp?picture'`, as all that a page
 * needs to show one (`SitePicture`): files in AVIF and WebP in the widths of the layouts, size, focal
 * point, alternative texts, a tiny ground and a cut for social networks. The files are cached in node_modules; while
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
      if (!id.endsWith(`.webp${query}`)) return null;
      const file = id.slice(0, -query.length);
      const { alt, focal, width, height } = finishedPicture(file);
      const made = isBuild ? await makeFiles(file, { width, height, focal }, finished) : undefined;
      const ground = await blurredGround(file);
      return [
        `import src from ${JSON.stringify(made?.sizes.findLast(({ type }) => type === 'image/webp')?.path ?? file)};`,
        `import social from ${JSON.stringify(made?.social ?? file)};`,
        ...(made?.sizes ?? []).map(({ path }, index) => `import f${index} from ${JSON.stringify(path)};`),
        `export default { src, social, ...${JSON.stringify({ width, height, alt, focal, ground })},`,
        `sources: [${sourcesCode(made?.sizes ?? [])}] };`,
      ].join('\n');
    },
  };
}

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

/** Makes what is not there yet of a picture's files. */
async function makeFiles(file: string, picture: PictureSize, folder: string) {
  const content = await readFile(file);
  const key = createHash('sha256').update(recipe).update(content).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  const target = (what: string) => join(folder, `${basename(file, '.webp')}-${key}-${what}`);
  const make = async (path: string, image: Sharp) => {
    if (await exists(path)) return;
    const unfinished = `${path}.${process.pid}`;
    await inTurn(() => image.toFile(unfinished));
    await rename(unfinished, path);
  };
  const largest = Math.min(picture.width, widths.at(-1) ?? picture.width);
  const sizes = Object.entries(formats).flatMap(([format, encode]) =>
    [...widths.filter((width) => width < largest), largest].map((width) => ({
      type: `image/${format}`,
      width,
      path: target(`${width}.${format}`),
      image: encode(sharp(content).resize({ width })),
    })),
  );
  // The focal point may move without the picture.
  const social = target(`social-${picture.focal.x}-${picture.focal.y}.jpg`);
  await Promise.all([
    ...sizes.map(({ path, image }) => make(path, image)),
    make(social, sharp(content).extract(socialCut(picture)).resize(socialSize).jpeg({ quality: 82 })),
  ]);
  return { sizes: sizes.map(({ type, width, path }): SizedFile => ({ type, width, path })), social };
}

/** The part of a picture that social networks show, in px: as much as fits their shape, around the focal point. */
function socialCut({ width, height, focal }: PictureSize) {
  const scale = Math.min(width / socialSize.width, height / socialSize.height);
  const cut = { width: Math.floor(socialSize.width * scale), height: Math.floor(socialSize.height * scale) };
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

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

let running = 0;
const waiting: (() => void)[] = [];

/** Pictures are large while they are worked on: no more at once than there are processors. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
