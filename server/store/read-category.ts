import type { Category } from '@kitchen/shared/categories.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { KnownCategories } from './find-categories.ts';
import type { ProductRecord } from './product-record.ts';
import { readPages } from './read-pages.ts';
import type { StoreClient, StoreLogger } from './store-client.ts';
import { readRecords } from './to-product-record.ts';

/** A category's records as far as they could be read; `complete` is false where paging broke off. */
export interface CategoryRecords {
  records: ProductRecord[];
  complete: boolean;
}

export interface ReadCategoryOptions {
  client: StoreClient;
  category: Category;
  /** The store's id of the category. */
  id: number;
  categoryOf: KnownCategories['categoryOf'];
  homeUrl: string;
  logger: StoreLogger;
}

/** Most products that are read of a category, told apart by SKU. */
const mostProducts = 2_000;

const mostPages = 100;

/**
 * Reads the records of a category that may be listed, until the list ends or the most products are reached.
 * A page that fails ends the reading: what came before it is given, marked as not complete. Rejects with
 * the failure if that page is the first.
 */
export async function readCategory(options: ReadCategoryOptions): Promise<CategoryRecords> {
  const { client, category, id, logger } = options;
  const records: ProductRecord[] = [];
  const products = new Set<string | number>();

  function take(page: unknown[]): boolean {
    let isFull = false;
    for (const record of readRecords(page, { ...options, within: [category] }, logger)) {
      if (record.visibility === 'search') continue;
      const product = skuKey(record.sku) || record.id;
      if (products.size >= mostProducts && !products.has(product)) {
        isFull = true;
        continue;
      }
      products.add(product);
      records.push(record);
    }
    if (isFull) logger.warn({ category, mostProducts }, 'The category holds more products than are read.');
    return isFull;
  }

  const brokenOff = await readPages({ client, filter: { category: String(id) }, mostPages, take });
  if (brokenOff) {
    const report = { category, ...brokenOff, records: records.length };
    logger.warn(report, 'The list of a category broke off.');
  }
  return { records, complete: brokenOff === null };
}
