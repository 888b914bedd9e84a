import type { Category } from '@kitchen/shared/categories.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { specificationSections, technicalKinds } from '@kitchen/shared/product.ts';
import { readParts, splitParts } from '@kitchen/shared/split-specification.ts';
import { technicalRowsOf } from '@kitchen/shared/technical-information.ts';
import { z } from 'zod';
import { cleanMarkup } from './clean-markup.ts';
import { isPlaceholder } from './placeholder.ts';
import { plainText } from './plain-text.ts';
import type { ProductRecord } from './product-record.ts';
import { shareText } from './product-record.ts';
import type { StoreLogger } from './store-client.ts';
import type { StoreProduct } from './store-product.ts';
import { storeProductSchema } from './store-product.ts';

export interface ToProductRecordOptions {
  /** The site's category behind one of the store's, or undefined where it is none of them. */
  categoryOf(category: { id: number; slug: string }): Category | undefined;
  /** The categories in whose lists the record came: one of a child category does not name the parent. */
  within?: readonly Category[];
  /** Pictures and links without a host are the store's own. */
  homeUrl: string;
  /** Is told what was left out that its keeper can mend: the name of a shortcode, or a field with its placeholder. */
  note?: ((kind: 'shortcode' | 'placeholder', detail: string) => void) | undefined;
}

/** Figures, of which 0 and a dash, for what there is none of, are true ones. */
const figures: ReadonlySet<string> = new Set(
  technicalKinds.flatMap((kind) => technicalRowsOf(kind).map(([key]) => key)),
);

/** The meta keys that the site reads, in lower case; the language is a field of its own. */
export const metaKeys: ReadonlySet<string> = new Set([
  ...figures,
  ...facetNames,
  ...specificationSections,
  ...'gas_position electric_position speed_air_flow speed_noise speed_power'.split(' '),
  ...'model energy_class energy_label energy_range eprel_id eprel_url family warnings'.split(' '),
  ...'cutout niche door_open gas_position electric_position clearances'.split(' '),
]);

const visibilities = new Map<string, ProductRecord['visibility']>([
  ['visible', 'everywhere'],
  ['catalog', 'listings'],
  ['search', 'search'],
]);

/** Reads a page of the store's records: those that the public may not see and those that cannot be read are left out. */
export function readRecords(
  page: readonly unknown[],
  options: ToProductRecordOptions,
  logger: StoreLogger,
): ProductRecord[] {
  return page.flatMap((candidate) => {
    const { data, error } = storeProductSchema.safeParse(candidate);
    if (data) return toProductRecord(data, options) ?? [];
    const fields = error.issues.map(({ path }) => path.join('.'));
    logger.warn(
      { recordId: readId(candidate), fields },
      'A record of the store cannot be read and is left out.',
    );
    return [];
  });
}

const withIdSchema = z.object({ id: z.number() });

/** The id of a record of any shape, to tell records apart. */
export function readId(candidate: unknown): number | undefined {
  return withIdSchema.safeParse(candidate).data?.id;
}

/** Empty where it cannot stand in an address: such a product has no page. */
function readSku(text: string): string {
  const sku = text.trim();
  return sku.length > skuLimit || /^\.{1,2}$|[\p{Cc}\p{Cs}\u2028\u2029]/u.test(sku) ? '' : sku;
}

/** Brings a record into this site's terms; null where the public may not see it. */
export function toProductRecord(
  product: StoreProduct,
  options: ToProductRecordOptions,
): ProductRecord | null {
  const visibility = visibilities.get(product.catalog_visibility);
  if (product.status !== 'publish' || product.post_password || product.type === 'variation' || !visibility) {
    return null;
  }
  const { homeUrl, note } = options;
  const noteShortcode = (name: string) => note?.('shortcode', `[${name}]`);
  const { language, meta } = readMeta(product.meta_data, { note, noteShortcode });
  const shortDescription = cleanMarkup(product.short_description, homeUrl, noteShortcode);
  const hasDescription = says(plainText(shortDescription), 'short_description', note);
  return {
    id: product.id,
    sku: readSku(product.sku),
    slug: product.slug,
    name: plainText(product.name, noteShortcode),
    language,
    visibility,
    categories: readCategories(product, options),
    storeCategories: product.categories.map(({ slug }) => shareText(slug)),
    shortDescription: hasDescription ? shareText(shortDescription) : '',
    images: product.images.flatMap(({ src, alt, date_modified_gmt }) => {
      const url = URL.parse(src, `${homeUrl}/`);
      if (!url || !/^https?:$/.test(url.protocol)) return [];
      url.hash = shortVersion(date_modified_gmt);
      return [{ src: shareText(url.href), alt: shareText(plainText(alt)) }];
    }),
    gtin: readGtin(product.global_unique_id),
    weight: readWeight(product.weight),
    modifiedOn: readDay(product.date_modified_gmt),
    meta,
  };
}

/** A date in a few letters: a listing names each picture many times. */
function shortVersion(date: string): string {
  const seconds = Date.parse(`${date}Z`) / 1000;
  return Number.isNaN(seconds) ? date : seconds.toString(36);
}

function readDay(date: string): string | null {
  const { data } = z.iso.date().safeParse(date.slice(0, 10));
  return data === undefined ? null : shareText(data);
}

function readCategories(product: StoreProduct, options: ToProductRecordOptions): Category[] {
  const named = product.categories.map(options.categoryOf);
  return [...new Set([...(options.within ?? []), ...named])].filter((category) => category !== undefined);
}

/** WooCommerce writes a point, whatever the shop's language. */
function readWeight(entered: string): number | null {
  const text = entered.trim();
  return /^\d{1,4}(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A number of 8, 12, 13 or 14 digits whose check digit is right (GS1 General Specifications, 7.9). */
function readGtin(entered: string): string | null {
  const digits = entered.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}

type Note = ToProductRecordOptions['note'];

/** Whether a text is more than a placeholder. */
function says(text: string, field: string, note: Note): boolean {
  if (text === '') return false;
  const isFigure = figures.has(field) && /^[0\-–—]$/.test(text);
  if (isFigure || !isPlaceholder(text)) return true;
  note?.('placeholder', `${field} “${text}”`);
  return false;
}

interface MetaOptions {
  note: Note;
  noteShortcode(name: string): void;
}

/** The first Language counts; other values of one key are joined. */
function readMeta(
  metaData: StoreProduct['meta_data'],
  { note, noteShortcode }: MetaOptions,
): { language: string | null; meta: Record<string, string> } {
  let language: string | null = null;
  const values = new Map<string, string[]>();
  for (const { key, value } of metaData) {
    const name = key.trim().toLowerCase();
    if (name === 'language') language ??= readValues(value)[0]?.toLowerCase() ?? null;
    if (!metaKeys.has(name)) continue;
    const known = values.get(name) ?? [];
    values.set(name, known);
    for (const entered of readValues(value, noteShortcode)) {
      const text = says(entered, name, note) ? withoutEmptyParts(entered, name, note) : '';
      if (text !== '' && !known.includes(text)) known.push(text);
    }
  }
  const meta: Record<string, string> = {};
  for (const [name, texts] of values) if (texts.length > 0) meta[name] = shareText(texts.join('|'));
  return { language, meta };
}

const sections: ReadonlySet<string> = new Set(specificationSections);

/** A section without the parts whose label has no value: `Grates: n.d.`; a 0 behind a label is a number of things. */
function withoutEmptyParts(text: string, name: string, note: Note): string {
  if (!sections.has(name)) return text;
  const parts = splitParts(text);
  const full = parts.filter((part) => {
    const value = readParts(part)[0]?.text ?? '';
    return value === '' || value === '0' || says(value, name, note);
  });
  return full.length < parts.length ? full.join(' - ') : text;
}

/** Lists and objects, nested a little, give their values. */
function readValues(value: unknown, noteShortcode?: (name: string) => void, depth = 0): string[] {
  if (value === null || value === undefined || depth > 3) return [];
  if (typeof value === 'object') {
    return Object.values(value).flatMap((inner) => readValues(inner, noteShortcode, depth + 1));
  }
  const text = plainText(String(value), noteShortcode);
  return text === '' ? [] : [text];
}
