import type { Category } from '@kitchen/shared/categories.ts';
import { cleanMarkup } from './clean-markup.ts';
import { plainText } from './plain-text.ts';
import type { ProductRecord } from './product-record.ts';
import type { StoreProduct } from './store-product.ts';

export interface ToProductRecordOptions {
  /** The site's category behind one of the store's, or undefined where it is none of them. */
  categoryOf(category: { id: number; slug: string }): Category | undefined;
  /** The category whose list the record came in: a record of a child category does not name it. */
  within?: Category;
  /** Pictures and links without a host are the store's own. */
  homeUrl: string;
}

/** The meta keys that the site reads, in lower case; the language is a field of its own. */
const metaKeys = new Set([
  'collection',
  'color',
  'installation_mode',
  'overall_dimensions',
  'cooktop',
  'control_zone',
  'door',
  'oven',
  'cavity',
  'other',
  'electric_connection',
  'gas_connection',
  'accessories',
  'model',
  'width',
  'cooktop_type',
  'oven_type',
  'special_function',
  'cooking_zone',
  'energy_class',
  'energy_range',
  'eprel_url',
]);

const visibilities: Readonly<Record<string, ProductRecord['visibility']>> = {
  visible: 'everywhere',
  catalog: 'listings',
  search: 'search',
};

/** Brings a record into this site's terms; null where the public may not see it. */
export function toProductRecord(
  product: StoreProduct,
  options: ToProductRecordOptions,
): ProductRecord | null {
  const visibility = Object.hasOwn(visibilities, product.catalog_visibility)
    ? visibilities[product.catalog_visibility]
    : undefined;
  if (product.status !== 'publish' || product.post_password || product.type === 'variation' || !visibility) {
    return null;
  }
  const { language, meta } = readMeta(product.meta_data);
  return {
    id: product.id,
    sku: product.sku.trim(),
    name: plainText(product.name),
    language,
    visibility,
    categories: readCategories(product, options),
    shortDescription: cleanMarkup(product.short_description, options.homeUrl),
    images: product.images.flatMap(({ src, alt, date_modified_gmt }) => {
      const url = URL.parse(src, `${options.homeUrl}/`);
      if (!url || !/^https?:$/.test(url.protocol)) return [];
      url.hash = date_modified_gmt;
      return [{ src: url.href, alt: plainText(alt) }];
    }),
    meta,
  };
}

function readCategories(product: StoreProduct, options: ToProductRecordOptions): Category[] {
  const categories = new Set(options.within ? [options.within] : []);
  for (const category of product.categories) {
    const known = options.categoryOf(category);
    if (known) categories.add(known);
  }
  return [...categories];
}

/** The first Language counts; other values of one key are joined. */
function readMeta(metaData: StoreProduct['meta_data']): {
  language: string | null;
  meta: Record<string, string>;
} {
  let language: string | null = null;
  const values = new Map<string, string[]>();
  for (const { key, value } of metaData) {
    const name = key.trim().toLowerCase();
    if (name === 'language') language ??= readValues(value)[0]?.toLowerCase() ?? null;
    if (!metaKeys.has(name)) continue;
    const known = values.get(name) ?? [];
    values.set(name, known);
    for (const text of readValues(value)) if (!known.includes(text)) known.push(text);
  }
  const meta: Record<string, string> = {};
  for (const [name, texts] of values) if (texts.length > 0) meta[name] = texts.join('|');
  return { language, meta };
}

/** Lists and objects, nested a little, give their values. */
function readValues(value: unknown, depth = 0): string[] {
  if (value === null || value === undefined || depth > 3) return [];
  if (typeof value === 'object') {
    return Object.values(value).flatMap((inner) => readValues(inner, depth + 1));
  }
  const text = plainText(String(value));
  return text === '' ? [] : [text];
}
