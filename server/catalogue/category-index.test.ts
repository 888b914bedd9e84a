import { describe, expect, it, vi } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { idsOf, indexMetas, indexRecords, nameOf } from '../testing/index-records.ts';
import { createCategoryIndex } from './category-index.ts';

describe('the index of a category', () => {
  it('lists each product once, in the record of the language', async () => {
    const records = [
      aRecord({ id: 1, sku: 'AN100', language: 'italian', name: 'Cucina Antique' }),
      aRecord({ id: 2, sku: 'an100', language: 'english', name: 'Antique cooker' }),
      aRecord({ id: 3, sku: 'EL90', language: 'italian', name: 'Cucina Elegant' }),
      aRecord({ id: 4, language: 'english', name: 'Domino grill' }),
    ];
    const names = async (language: 'en' | 'it') =>
      (await indexRecords(records, 'cookers', language)).listing({}, 1).items.map(({ name }) => name);
    expect(await names('en')).toEqual(['Antique cooker', 'Cucina Elegant', 'Domino grill']);
    expect(await names('it')).toEqual(['Cucina Antique', 'Cucina Elegant', 'Domino grill']);
  });

  it('leaves out records that are for the search only', async () => {
    const index = await indexRecords([
      aRecord({ id: 1, sku: 'A', visibility: 'search' }),
      aRecord({ id: 2, sku: 'A', language: 'italian' }),
      aRecord({ id: 3, sku: 'B', visibility: 'search' }),
      aRecord({ id: 4, sku: 'C', visibility: 'listings' }),
    ]);
    expect(idsOf(index.listing({}, 1))).toEqual([2, 4]);
    expect(index.listing({}, 1).total).toBe(2);
  });

  it('gives 24 products a page and none past the end', async () => {
    const index = await indexMetas(Array.from({ length: 50 }, () => ({})));
    const pages = [1, 2, 3, 4, 1000].map((page) => index.listing({}, page));
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 2, 0, 0]);
    expect(pages.flatMap(idsOf)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
    expect(pages.map(({ total, pages: last, page }) => [total, last, page])).toEqual(
      [1, 2, 3, 4, 1000].map((page) => [50, 3, page]),
    );
  });

  it('has the energy classes of all that remain, the best first, a scale each', async () => {
    const index = await indexMetas([
      { energy_class: 'B, A', collection: 'antique' },
      { energy_class: 'A+', collection: 'antique' },
      { energy_class: 'A' },
      { collection: 'elegant' },
    ]);
    expect(index.listing({}, 1).energy).toEqual([{ classes: ['A+', 'A', 'B'], from: 'A+++', to: 'D' }]);
    expect(index.listing({ collection: ['antique'] }, 1).energy[0]?.classes).toEqual(['A+', 'A', 'B']);
    expect(index.listing({ collection: ['elegant'] }, 1).energy).toEqual([]);
    const hood = (energy_range: string, id: number) =>
      aRecord({ id, sku: `H${id}`, categories: ['hoods'], meta: { energy_class: 'A', energy_range } });
    const hoods = await indexRecords(['', 'A+ to F'].map(hood), 'hoods');
    expect(hoods.listing({}, 1).energy.map(({ from }) => from)).toEqual(['A+++', 'A+']);
  });

  it('of an empty category has no products, pages and facets', async () => {
    const index = await indexRecords([], 'hoods');
    expect(index.listing({}, 1)).toEqual({
      category: 'hoods',
      items: [],
      total: 0,
      models: 0,
      page: 1,
      pages: 0,
      energy: [],
      facets: [],
      sorts: [],
    });
  });

  it('reports values that no option stands for', async () => {
    const reportUnknown = vi.fn();
    await createCategoryIndex([aRecord({ meta: { color: 'petrol' } })], 'cookers', 'en', {
      reportUnknown,
      nameOf,
    });
    expect(reportUnknown.mock.calls).toEqual([['color', 'petrol']]);
  });
});
