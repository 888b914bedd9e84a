import { skuKey } from '@kitchen/shared/sku.ts';
import type { ProductRecord } from '../store/store.ts';

/**
 * Gathers the records of each product: those that share a SKU. A record without SKU stands for
 * itself, one that comes twice counts once. Products and their records keep the order of first appearance.
 */
export function groupRecords(records: Iterable<ProductRecord>): ProductRecord[][] {
  const seen = new Set<number>();
  const unique = [...records].filter(({ id }) => !seen.has(id) && seen.add(id));
  return [...Map.groupBy(unique, productKey).values()];
}

/** What tells products apart: the SKU, or the record's id where it has none. */
export function productKey({ id, sku }: Pick<ProductRecord, 'id' | 'sku'>): string | number {
  return skuKey(sku) || id;
}

/** The record by which a search shows a product: its oldest, so that one entered twice is the same everywhere. */
export function oldestOfEach(records: Iterable<ProductRecord>): ProductRecord[] {
  return groupRecords(records).map((group) =>
    group.reduce((oldest, each) => (each.id < oldest.id ? each : oldest)),
  );
}
