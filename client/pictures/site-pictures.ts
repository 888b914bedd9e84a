import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import * as z from 'zod';

const query = '?picture';

/** Widths in px that the layouts ask for; a picture is never enlarged. */
const widths = [480, 800, 1200, 1600, 2000];

const formats = {
  // More effort takes minutes for a few percent.
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
} as const;
type Format = keyof typeof formats;

/** Made again when this changes, besides when a picture does. */
const recipe = JSON.stringify([widths, Object.values(formats).map(String)]);

const manifestSchema = z.array(
  z.object({
    file: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.object({ en: z.string().min(1), it: z.string().min(1) }),
    focal: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  }),
);

/** Width in px of the blurred ground; the browser blurs it by enlarging it. */
const groundWidth = 16;

/**
 * Imports of the site's own pictures, `import room from '…/room.webp?picture'`, as all that a page
 * needs to show one (`SitePicture`): files in AVIF and WebP in the widths of the layouts, size, focal
 * point, alternative texts and a tiny ground. The files are kept in a folder of finished ones; while
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
      const { alt, focal, width, height } = await manifestEntry(file);
      const made = isBuild ? await makeFiles(file, width, finished) : [];
      const imports = made.map(({ path }, index) => `import f${index} from ${JSON.stringify(path)};`);
      const sources = (Object.keys(formats) as Format[]).map((format) => {
        const parts = made.flatMap((one, index) =>
          one.format === format ? `\`\${f${index}} ${one.width}w\`` : [],
        );
        return `{ type: 'image/${format}', srcSet: [${parts.join(', ')}].join(', ') }`;
      });
      const ground = await blurredGround(file);
      const whole = made.findLast(({ format }) => format === 'webp')?.path ?? file;
      return [
        `import src from ${JSON.stringify(whole)};`,
        ...imports,
        `export default { src, ...${JSON.stringify({ width, height, alt, focal, ground })},`,
        `sources: ${made.length > 0 ? `[${sources.join(', ')}]` : '[]'} };`,
      ].join('\n');
    },
  };
}

async function manifestEntry(file: string) {
  const path = join(dirname(file), 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const entry = manifest.find((candidate) => candidate.file === basename(file));
  if (!entry) throw new Error(`The manifest ${path} has no ${basename(file)}`);
  return entry;
}

async function makeFiles(file: string, fullWidth: number, folder: string) {
  const content = await readFile(file);
  const key = createHash('sha256').update(recipe).update(content).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  const chosen = [
    ...widths.filter((width) => width < fullWidth),
    Math.min(fullWidth, widths.at(-1) ?? fullWidth),
  ];
  const wanted = (Object.keys(formats) as Format[]).flatMap((format) =>
    chosen.map((width) => ({
      format,
      width,
      path: join(folder, `${basename(file, '.webp')}-${width}-${key}.${format}`),
    })),
  );
  await Promise.all(
    wanted.map(async ({ format, width, path }) => {
      if (await exists(path)) return;
      const unfinished = `${path}.${process.pid}`;
      await inTurn(() => formats[format](sharp(content).resize({ width })).toFile(unfinished));
      await rename(unfinished, path);
    }),
  );
  return wanted;
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
