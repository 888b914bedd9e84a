import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { chooseHits, combineHits } from './combine-hits.ts';

const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);

describe('chooseHits', () => {
  it('keeps the language, one record a product, in the store’s order', () => {
    const records = [
      aRecord({ id: 9, sku: 'B', language: 'english' }),
      aRecord({ id: 8, sku: 'B', language: 'italian' }),
      aRecord({ id: 4, sku: 'A', language: 'English' }),
      aRecord({ id: 3, sku: 'b', language: 'english' }),
      aRecord({ id: 2, language: null }),
    ];
    expect(idsOf(chooseHits(records, 'en'))).toEqual([3, 4]);
    expect(idsOf(chooseHits(records, 'it'))).toEqual([8]);
  });

  it('leaves out records that are for listings only', () => {
    const records = [aRecord({ id: 1, visibility: 'listings' }), aRecord({ id: 2, visibility: 'search' })];
    expect(idsOf(chooseHits(records, 'en'))).toEqual([2]);
  });
});

describe('combineHits', () => {
  it('puts the store’s hits first and no product twice', () => {
    const store = [aRecord({ id: 1, sku: 'AN100' }), aRecord({ id: 2 })];
    const known = [
      aRecord({ id: 3, sku: 'EL90' }),
      aRecord({ id: 4, sku: ' an100 ' }),
      aRecord({ id: 2 }),
      aRecord({ id: 5 }),
    ];
    expect(idsOf(combineHits(store, known))).toEqual([1, 2, 3, 5]);
  });

  it('orders the store’s hits, which come newest first, as the known products rank them', () => {
    const store = [9, 8, 7, 6].map((id) => aRecord({ id }));
    const known = [6, 5, 8].map((id) => aRecord({ id }));
    expect(idsOf(combineHits(store, known))).toEqual([6, 8, 9, 7, 5]);
  });

  it('is the known products alone where the store found nothing', () => {
    expect(idsOf(combineHits([], [aRecord({ id: 3 })]))).toEqual([3]);
  });
});
