import { isDeepStrictEqual } from 'node:util';
import type { ProductRecord } from '../store/product-record.ts';

/**
 * The refreshed records, with the kept object in the place of each that did not change: so memory
 * holds one of each, and what was worked out for a record stays good.
 */
export function keepKnownRecords(
  kept: readonly ProductRecord[],
  refreshed: readonly ProductRecord[],
): ProductRecord[] {
  const known = new Map(kept.map((record) => [record.id, record]));
  return refreshed.map((record) => {
    const before = known.get(record.id);
    return before && isDeepStrictEqual(before, record) ? before : record;
  });
}
