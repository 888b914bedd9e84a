import { readdir, readFile } from 'node:fs/promises';
import type { Category } from '@kitchen/shared/categories.ts';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import sharp from 'sharp';
import type { PlacedPicture } from './catalogue-definitions.ts';
import { inks } from './print-style.ts';

const productPicturesFolder = new URL('../pictures/', import.meta.url);
const marketingFolder = new URL('../../../client/pictures/marketing/', import.meta.url);

/** Pixels a point: 210 to the inch prints well and stays small. */
const density = 210 / 72;
const quality = 82;

/** A size on paper, in points. */
interface Area {
  width: number;
  height: number;
}

export interface PrintPictures {
  /** A part of a marketing picture in the area's proportions. */
  scene(picture: PlacedPicture, area: Area): Promise<Buffer>;
  sceneText(picture: PlacedPicture, language: Language): string;
  /** A product on its ivory ground. */
  product(name: string, category: Category, area: Area): Promise<Buffer>;
}

/** Names of the appliances that have a photograph. */
export async function picturedAppliances(): Promise<Set<string>> {
  const files = await readdir(productPicturesFolder);
  return new Set(files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -5)));
}

/** Makes pictures ready for print, each once for all languages. */
export function printPictures(): PrintPictures {
  const made = new Map<string, Promise<Buffer>>();
  const once = (key: string, make: () => Promise<Buffer>) => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  return {
    scene: (picture, area) =>
      once(`${JSON.stringify(picture)} ${area.width} ${area.height}`, () => cutScene(picture, area)),
    sceneText(picture, language) {
      const finished = finishedPictures.get(`client/pictures/marketing/${picture.name}.webp`);
      if (!finished) throw new Error(`No text stands for the picture ${picture.name}`);
      return finished.alt[language];
    },
    product: (name, category, area) =>
      once(`${name} ${area.width} ${area.height}`, () => placeProduct(name, category, area)),
  };
}

async function cutScene({ name, x, y }: PlacedPicture, { width, height }: Area): Promise<Buffer> {
  const whole = sharp(await readFile(new URL(`${name}.webp`, marketingFolder)));
  const size = await whole.metadata();
  const scale = Math.min(size.width / width, size.height / height);
  const cut = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const start = (length: number, part: number, at: number) =>
    Math.max(0, Math.min(length - part, Math.round(length * at - part / 2)));
  return whole
    .extract({ left: start(size.width, cut.width, x), top: start(size.height, cut.height, y), ...cut })
    .resize({ width: Math.round(width * density), withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}

/**
 * How large the square cut-out is at most, as a part of the ground's width and height, and how far its
 * lower edge stands from the ground's, as a part of the height; hobs and hoods stand in the middle.
 */
const placements: Record<Category, { ofWidth: number; ofHeight: number; foot?: number }> = {
  cookers: { ofWidth: 0.99, ofHeight: 1.06, foot: -0.02 },
  ovens: { ofWidth: 1.03, ofHeight: 0.98, foot: 0.02 },
  'compact-products': { ofWidth: 1.03, ofHeight: 0.98, foot: 0.02 },
  hobs: { ofWidth: 0.98, ofHeight: 1.05 },
  hoods: { ofWidth: 1, ofHeight: 0.98 },
};

async function placeProduct(name: string, category: Category, area: Area): Promise<Buffer> {
  const width = Math.round(area.width * density);
  const height = Math.round(area.height * density);
  const { ofWidth, ofHeight, foot } = placements[category];
  const side = Math.round(Math.min(width * ofWidth, height * ofHeight));
  const left = Math.round((width - side) / 2);
  const top = Math.round(foot === undefined ? (height - side) / 2 : height * (1 - foot) - side);
  const cutOut = await sharp(await readFile(new URL(`${name}.webp`, productPicturesFolder)))
    .resize(side)
    .extract({
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(side, width),
      height: Math.min(side - Math.max(0, -top), height - Math.max(0, top)),
    })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: inks.ivory } })
    .composite([{ input: cutOut, left: Math.max(0, left), top: Math.max(0, top) }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
