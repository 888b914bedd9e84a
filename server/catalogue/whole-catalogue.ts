import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import type { RecordCache } from './cached-records.ts';
import { unavailable } from './cached-records.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { groupRecords } from './group-records.ts';
import { presentProduct } from './present-product.ts';

/** A product in both languages; where a record of one is missing, the other's stands in its place. */
export interface BilingualProduct {
  category: Category;
  en: Product;
  it: Product;
  /** With its packaging, in kg. */
  weight: number | null;
}

/** All products of the categories, those too that only a search finds, as they are at one moment. */
export interface WholeCatalogue {
  /** Changes with any record. */
  version: string;
  /** Each once, ordered by SKU; giving way to other work in between. */
  products(): AsyncGenerator<BilingualProduct>;
}

export interface WholeCatalogueOptions {
  byCategory: RecordCache;
  nameOf: NamePicture;
  reportUnknown: ReportUnknownValue;
}

/** Records worked on before others get their turn on the event loop: a few milliseconds' work. */
const recordsPerTurn = 20;

/** Makes the function that gives all of it, or rejects: who copies a part would take the rest for gone. */
export function createWholeCatalogue({ byCategory, nameOf, reportUnknown }: WholeCatalogueOptions) {
  const hashes = new WeakMap<ProductRecord[], Promise<string>>();

  function hashOf(records: ProductRecord[]): Promise<string> {
    const hash = hashes.get(records) ?? hashRecords(records);
    hashes.set(records, hash);
    return hash;
  }

  return async (): Promise<WholeCatalogue> => {
    const lookups = await Promise.all(categories.map((category) => byCategory.get(category))).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
    if (!lookups.every(({ entry }) => entry.complete)) throw unavailable(undefined);
    const listed = lookups.flatMap(({ entry }, index) => listOf(categories[index], entry.value));
    const bySku = new Map(listed.toReversed().map((product) => [product.key, product]));
    const ordered = [...bySku.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    const version = await Promise.all(lookups.map(({ entry }) => hashOf(entry.value)));
    return { version: version.join(' '), products: () => presentAll(ordered) };
  };

  async function* presentAll(listed: readonly ListedRecords[]): AsyncGenerator<BilingualProduct> {
    for (const [index, { category, records }] of listed.entries()) {
      if (index % recordsPerTurn === 0) await setImmediate();
      const present = (language: Language) =>
        presentProduct(records, language, { nameOf, reportUnknown, listedIn: category });
      const [en, it] = [present('en'), present('it')];
      const weight = records.find((record) => record.weight !== null)?.weight ?? null;
      if (en && it) yield { category, en, it, weight };
    }
  }
}

interface ListedRecords {
  /** The SKU in the form in which SKUs compare. */
  key: string;
  category: Category;
  records: ProductRecord[];
}

/** The products of a category's records that have a SKU. */
function listOf(category: Category | undefined, records: readonly ProductRecord[]): ListedRecords[] {
  if (!category) return [];
  return groupRecords(records)
    .map((group) => ({ key: skuKey(group[0]?.sku ?? ''), category, records: group }))
    .filter(({ key }) => key !== '');
}

async function hashRecords(records: readonly ProductRecord[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [index, record] of records.entries()) {
    if (index % recordsPerTurn === 0) await setImmediate();
    hash.update(JSON.stringify(record));
  }
  return hash.digest('base64url');
}
