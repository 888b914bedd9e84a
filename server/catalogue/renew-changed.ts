import { categories } from '@kitchen/shared/categories.ts';
import type { SharedAnswers } from '../platform/cache/shared-answers.ts';
import type { ProductRecord } from '../store/product-record.ts';
import type { RecordCache } from './record-caches.ts';
import { skuKey } from './sku-key.ts';
import type { StoreChange } from './store-change.ts';

/** A cache of the store's records, and what the processes of the site have in common of it. */
interface Kept {
  cache: RecordCache;
  shared: SharedAnswers<ProductRecord[]> | undefined;
}

export interface KeptRecords {
  byCategory: Kept;
  bySku: Kept;
  bySearch: Kept;
}

/** Products that are asked for at a time: visitors come first. */
const productsAtOnce = 2;

/**
 * Reads anew what is kept of products that changed in the store until then: their categories, those that
 * they were in, and themselves. Searches, of which there may be many, are read anew when somebody looks for them.
 */
export async function renewChanged(
  { byCategory, bySku, bySearch }: KeptRecords,
  change: StoreChange,
  changedAt: number,
): Promise<void> {
  const ids = new Set(change.ids);
  const skus = new Set(change.skus.map(skuKey));
  const touched = new Set(change.categories);
  for (const category of categories) {
    for (const { id, sku } of byCategory.cache.peek(category)?.value ?? []) {
      if (!ids.has(id)) continue;
      touched.add(category);
      skus.add(skuKey(sku));
    }
  }
  for (const [key, { value }] of bySku.cache.kept()) {
    if (value.some(({ id }) => ids.has(id))) skus.add(key);
  }
  skus.delete('');
  bySearch.cache.expireAll(changedAt);
  for (const sku of skus) bySku.cache.expire(sku, changedAt);
  await Promise.all([bySearch.shared?.forget(changedAt), bySku.shared?.forget(changedAt, [...skus])]);
  const waiting = [...skus];
  const renewProducts = async () => {
    for (let sku = waiting.pop(); sku !== undefined; sku = waiting.pop()) {
      await bySku.cache.renew(sku, changedAt);
    }
  };
  await Promise.all([
    ...[...touched].map((category) => byCategory.cache.renew(category, changedAt)),
    ...Array.from({ length: productsAtOnce }, renewProducts),
  ]);
}
