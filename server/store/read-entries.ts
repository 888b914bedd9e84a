import type { Category } from '@kitchen/shared/categories.ts';
import { createCategoryFinder } from './find-categories.ts';
import { plainText } from './plain-text.ts';
import type { ProductRecord } from './product-record.ts';
import { listPageSize } from './read-category.ts';
import { readId } from './read-records.ts';
import type { StoreClientOptions } from './store-client.ts';
import { createStoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import { storeProductFields, storeProductSchema } from './store-product.ts';
import { toProductRecord } from './to-product-record.ts';

/** A published entry that visitors never see. */
export interface WithheldEntry {
  /** Null where it has none that can be read. */
  id: number | null;
  sku: string;
  name: string;
  reason: 'hidden' | 'password' | 'variation' | 'unreadable';
}

export interface CatalogueEntries {
  records: ProductRecord[];
  withheld: WithheldEntry[];
  /** False where reading broke off. */
  complete: boolean;
}

/** Ends the reading of a store whose pages never do. */
const mostPages = 200;

/**
 * Reads every published entry of the store, whatever its category, in the order of the ids. Rejects with
 * a `StoreFailure` where the first page, or the list of categories, cannot be read.
 */
export async function readEntries(
  options: StoreClientOptions & { categoryIds?: Partial<Record<Category, number>> },
): Promise<CatalogueEntries> {
  const { homeUrl, logger, categoryIds: given = {}, now = Date.now } = options;
  const client = createStoreClient(options);
  const { categoryOf } = await createCategoryFinder({ client, given, logger, now })();
  const entries: CatalogueEntries = { records: [], withheld: [], complete: false };
  const seen = new Set<number>();
  for (let page = 1; page <= mostPages; page++) {
    const body = await readPage(page);
    if (body === null) return entries;
    for (const candidate of body) {
      const id = readId(candidate);
      if (id !== undefined && seen.has(id)) continue;
      if (id !== undefined) seen.add(id);
      const parsed = storeProductSchema.safeParse(candidate);
      if (!parsed.success) {
        entries.withheld.push({ id: id ?? null, sku: '', name: '', reason: 'unreadable' });
        continue;
      }
      const record = toProductRecord(parsed.data, { categoryOf, homeUrl });
      if (record) entries.records.push(record);
      else {
        const { name, sku, type, post_password: password } = parsed.data;
        const reason = type === 'variation' ? 'variation' : password ? 'password' : 'hidden';
        entries.withheld.push({ id: parsed.data.id, sku: sku.trim(), name: plainText(name), reason });
      }
    }
    if (body.length < listPageSize) return { ...entries, complete: true };
  }
  return entries;

  async function readPage(page: number): Promise<unknown[] | null> {
    try {
      const { body } = await client.get('products', {
        status: 'publish',
        orderby: 'id',
        order: 'asc',
        per_page: String(listPageSize),
        page: String(page),
        _fields: storeProductFields,
      });
      return body;
    } catch (error) {
      if (page > 1 && error instanceof StoreFailure) return null;
      throw error;
    }
  }
}
