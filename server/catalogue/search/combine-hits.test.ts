import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../store/store.ts';
import { aRecord } from '../../testing/a-record.ts';
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
  const find = (text: string, store: Partial<ProductRecord>[], known: Partial<ProductRecord>[] = []) => {
    const [storeHits, knownHits] = [store, known].map((records) => records.map((record) => aRecord(record)));
    return idsOf(combineHits(storeHits ?? [], knownHits ?? [], text));
  };

  it('shows no product twice, those that both found in the order of the known and as the store has them', () => {
    const store = [{ id: 1, sku: 'AN100' }, { id: 2 }];
    const known = [{ id: 3, sku: 'EL90' }, { id: 2 }, { id: 4, sku: ' an100 ' }, { id: 5 }];
    expect(find('cream', store, known)).toEqual([3, 2, 1, 5]);
  });

  it('puts what only the store found in front where its name says it, else behind', () => {
    const store = [
      { id: 9, name: 'Vase' },
      { id: 8, name: 'Charcoal filter' },
    ];
    expect(find('filter', store, [{ id: 5 }])).toEqual([8, 5, 9]);
  });

  it('leaves out letters within other words, unless four of them are all there is', () => {
    const store = [
      { id: 9, name: 'Piano di lavoro' },
      { id: 8, name: 'Maniglia d\u2019oro' },
    ];
    expect(find("d'oro", store)).toEqual([8]);
    expect(find('oro', store)).toEqual([8]);
    expect(find('oro', store.slice(0, 1))).toEqual([]);
    expect(find('voro', store.slice(0, 1))).toEqual([9]);
    expect(find('voro', store.slice(0, 1), [{ id: 5 }])).toEqual([5]);
    expect(find('roma', [{ id: 9, name: 'Cromature lucide' }])).toEqual([]);
  });

  it('takes a unit for a word, also right behind its number', () => {
    expect(find('guarnizione 60 cm', [{ id: 1, name: 'Guarnizione 60cm' }])).toEqual([1]);
  });

  it('takes a number for a whole one', () => {
    expect(find('0', [{ id: 9, name: 'Antique 90' }])).toEqual([]);
    expect(find('9', [{ id: 9, name: 'Antique 90' }])).toEqual([]);
    expect(find('90', [{ id: 9, name: 'Antique 90' }])).toEqual([9]);
  });

  it('leaves out what stands in the markup only', () => {
    const store = [{ id: 9, shortDescription: '<p>A <strong>warm</strong> oven</p>' }];
    expect(find('strong', store)).toEqual([]);
    expect(find('warm', store)).toEqual([9]);
  });

  it('is the known products alone where the store found nothing', () => {
    expect(find('antique', [], [{ id: 3 }])).toEqual([3]);
  });
});
