import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { facetNames, facetOptions } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { createCategoryIndex } from './category-index.ts';

const nameOf = (url: string) => `name of ${url}`;
const options = { reportUnknown: () => {}, nameOf };

const indexOf = (metas: ProductRecord['meta'][]) =>
  createCategoryIndex(
    metas.map((meta, index) => aRecord({ id: index + 1, sku: `S${index}`, meta })),
    'cookers',
    'en',
    options,
  );

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('createCategoryIndex', () => {
  it('lists each product once, in the record of the language', async () => {
    const records = [
      aRecord({ id: 1, sku: 'AN100', language: 'italian', name: 'Cucina Antique' }),
      aRecord({ id: 2, sku: 'an100', language: 'english', name: 'Antique cooker' }),
      aRecord({ id: 3, sku: 'EL90', language: 'italian', name: 'Cucina Elegant' }),
      aRecord({ id: 4, language: 'english', name: 'Domino grill' }),
    ];
    const names = async (language: 'en' | 'it') =>
      (await createCategoryIndex(records, 'cookers', language, options))
        .listing({}, 1)
        .items.map(({ name }) => name);
    expect(await names('en')).toEqual(['Antique cooker', 'Cucina Elegant', 'Domino grill']);
    expect(await names('it')).toEqual(['Cucina Antique', 'Cucina Elegant', 'Domino grill']);
  });

  it('leaves out records that are for the search only', async () => {
    const index = await createCategoryIndex(
      [
        aRecord({ id: 1, sku: 'A', visibility: 'search' }),
        aRecord({ id: 2, sku: 'A', language: 'italian' }),
        aRecord({ id: 3, sku: 'B', visibility: 'search' }),
        aRecord({ id: 4, sku: 'C', visibility: 'listings' }),
      ],
      'cookers',
      'en',
      options,
    );
    expect(idsOf(index.listing({}, 1))).toEqual([2, 4]);
    expect(index.listing({}, 1).total).toBe(2);
  });

  it('has the energy classes of all that remain, the best first, a scale each', async () => {
    const index = await indexOf([
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
    const hoods = await createCategoryIndex(['', 'A+ to F'].map(hood), 'hoods', 'en', options);
    expect(hoods.listing({}, 1).energy.map(({ from }) => from)).toEqual(['A+++', 'A+']);
  });

  it('makes cards with the first picture and the facts of the category', async () => {
    const record = aRecord({
      sku: ' LDP75G-CR ',
      name: 'Land 75',
      images: [
        { src: 'https://store.example/a.jpg', alt: '' },
        { src: 'https://store.example/b.jpg', alt: 'Detail' },
      ],
      meta: { width: '75', color: 'crema, white', cooking_zone: 'gas', cooktop_type: 'gas' },
    });
    const card = async (category: 'hobs' | 'hoods') =>
      (await createCategoryIndex([record], category, 'en', options)).listing({}, 1).items[0];
    expect(await card('hobs')).toEqual({
      id: 1,
      sku: 'LDP75G-CR',
      name: 'Land 75',
      picture: { source: nameOf('https://store.example/a.jpg') },
      facts: { width: '75', color: 'cream', cooking_zone: 'gas_burners' },
      energy: null,
      model: null,
    });
    expect(Object.keys((await card('hoods'))?.facts ?? {})).toEqual(['width', 'color']);
  });

  it('says the width that was measured, in whole centimetres, and else the one listed', async () => {
    const widthOf = async (width: string, overall_dimensions?: string) => {
      const meta = { width, ...(overall_dimensions && { overall_dimensions }) };
      const index = await createCategoryIndex([aRecord({ meta })], 'hobs', 'en', options);
      return index.listing({}, 1).items[0]?.facts.width;
    };
    expect(await widthOf('', 'Width: 780 mm - Depth: 510 mm')).toBe('78');
    expect(await widthOf('60', 'Width: 595 mm')).toBe('60');
    expect(await widthOf('45', 'Width: 595 mm')).toBe('45');
    expect(await widthOf('90')).toBe('90');
  });

  it('tells the language of a card where the record states another than was asked for', async () => {
    const records = [
      aRecord({ id: 1, sku: 'A', language: 'italian' }),
      aRecord({ id: 2, sku: 'B', language: null }),
    ];
    const { items } = (await createCategoryIndex(records, 'hobs', 'en', options)).listing({}, 1);
    expect(items.map(({ language }) => language)).toEqual(['it', undefined]);
  });

  it('shows no SKU and no picture where the record has none', async () => {
    const { items } = (await createCategoryIndex([aRecord()], 'hobs', 'en', options)).listing({}, 1);
    expect(items).toEqual([
      {
        id: 1,
        sku: null,
        name: 'Antique 100',
        picture: null,
        facts: {},
        energy: null,
        model: null,
      },
    ]);
  });

  describe('of models that come in several versions', () => {
    const version = (id: number, width: number, color: string, collection = 'antique') =>
      aRecord({
        id,
        sku: `AN${width}-${color.slice(0, 2)}`,
        name: `Antique ${width}`,
        images: [{ src: `${width}-${color}`, alt: '' }],
        meta: { model: `AN${width}`, width: String(width), color, collection },
      });
    const records = [
      version(1, 90, 'cream'),
      version(2, 60, 'cream'),
      version(3, 90, 'black'),
      aRecord({ id: 4, sku: 'EL90', meta: { width: '90', color: 'cream' } }),
    ];

    it('gives one card a model, with the finishes in its width and all widths', async () => {
      const index = await createCategoryIndex(records, 'cookers', 'en', options);
      const { items, total, models } = index.listing({}, 1);
      expect(items.map(({ sku }) => sku)).toEqual(['AN90-cr', 'EL90']);
      expect([total, models]).toEqual([4, 2]);
      expect(items[0]?.model).toEqual({
        finishes: [
          { color: 'cream', sku: 'AN90-cr' },
          { color: 'black', sku: 'AN90-bl' },
        ],
        widths: ['60', '90'],
      });
    });

    it('tells the energy class of a finish that has another than the card', async () => {
      const labelled = (id: number, color: string, energy_class: string): ProductRecord => {
        const { meta, ...record } = version(id, 90, color);
        return { ...record, categories: ['ovens'], meta: { ...meta, energy_class } };
      };
      const ovens = [labelled(1, 'cream', 'A'), labelled(2, 'black', 'A'), labelled(3, 'white', 'B')];
      const { items } = (await createCategoryIndex(ovens, 'ovens', 'en', options)).listing({}, 1);
      expect(items[0]?.energy?.classes).toEqual(['A']);
      expect(items[0]?.model?.finishes.map(({ energy }) => energy?.classes)).toEqual([
        undefined,
        undefined,
        ['B'],
      ]);
    });

    it('shows the first version that the selection leaves, and counts versions in facets', async () => {
      const index = await createCategoryIndex(records, 'cookers', 'en', options);
      const { items, total, facets } = index.listing({ color: ['black'] }, 1);
      expect(items.map(({ sku }) => sku)).toEqual(['AN90-bl']);
      expect(total).toBe(1);
      expect(facets.find(({ facet }) => facet === 'color')?.options).toEqual([
        { option: 'cream', count: 3 },
        { option: 'black', count: 1 },
      ]);
    });

    it('tells a version what else its model comes as', async () => {
      const index = await createCategoryIndex(records, 'cookers', 'en', options);
      expect(index.family('an60-cr')?.name).toBe('Antique');
      expect(index.family('an60-cr')?.versions.map(({ sku }) => sku)).toEqual([
        'AN90-cr',
        'AN60-cr',
        'AN90-bl',
      ]);
      expect(index.family('el90')).toBeNull();
    });
  });

  it('says whether the store broke off', async () => {
    const index = await createCategoryIndex([], 'hoods', 'en', options);
    expect(index.listing({}, 1)).toEqual({
      category: 'hoods',
      items: [],
      total: 0,
      models: 0,
      page: 1,
      pages: 0,
      energy: [],
      facets: [],
    });
  });

  it('reports values that no option stands for', async () => {
    const reportUnknown = vi.fn();
    await createCategoryIndex([aRecord({ meta: { color: 'petrol' } })], 'cookers', 'en', {
      ...options,
      reportUnknown,
    });
    expect(reportUnknown.mock.calls).toEqual([['color', 'petrol']]);
  });
});

describe('listing', () => {
  it('gives 24 products a page and none past the end', async () => {
    const index = await indexOf(Array.from({ length: 50 }, () => ({})));
    const pages = [1, 2, 3, 4, 1000].map((page) => index.listing({}, page));
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 2, 0, 0]);
    expect(pages.flatMap(idsOf)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
    expect(pages.map(({ total, pages: last, page }) => [total, last, page])).toEqual(
      [1, 2, 3, 4, 1000].map((page) => [50, 3, page]),
    );
  });

  it('widens by the options of one facet and narrows by several facets', async () => {
    const index = await indexOf([
      { color: 'cream', width: '90' },
      { color: 'cream', width: '60' },
      { color: 'black', width: '90' },
      { color: 'white', width: '90' },
    ]);
    expect(idsOf(index.listing({ color: ['cream', 'black'] }, 1))).toEqual([1, 2, 3]);
    expect(idsOf(index.listing({ color: ['cream', 'black'], width: ['90'] }, 1))).toEqual([1, 3]);
  });

  it('counts each option under the selection of the other facets', async () => {
    const index = await indexOf([
      { color: 'cream', width: '90' },
      { color: 'cream', width: '60' },
      { color: 'black', width: '90' },
      { color: 'burgundy', width: '120' },
    ]);
    expect(index.listing({ color: ['cream'] }, 1).facets).toEqual([
      {
        facet: 'color',
        options: [
          { option: 'burgundy', count: 1 },
          { option: 'cream', count: 2 },
          { option: 'black', count: 1 },
        ],
      },
      {
        facet: 'width',
        options: [
          { option: '60', count: 1 },
          { option: '90', count: 1 },
          { option: '120', count: 0 },
        ],
      },
    ]);
  });

  it('never hides a chosen option, even one that no product has', async () => {
    const index = await indexOf([{ color: 'cream' }]);
    const { total, facets } = index.listing({ color: ['mirror'], oven_type: ['gas'] }, 1);
    expect(total).toBe(0);
    expect(facets).toEqual([
      {
        facet: 'color',
        options: [
          { option: 'cream', count: 0 },
          { option: 'mirror', count: 0 },
        ],
      },
      { facet: 'oven_type', options: [{ option: 'gas', count: 0 }] },
    ]);
  });

  it('agrees with counting product by product, whatever is chosen', async () => {
    const random = randomNumbers(20_260);
    const pick = <T>(from: readonly T[], most: number): T[] =>
      from.filter(() => random() < most / from.length);
    const products = Array.from({ length: 333 }, () =>
      Object.fromEntries(facetNames.map((facet) => [facet, pick<FacetOption>(facetOptions[facet], 1.2)])),
    ) as Record<FacetName, FacetOption[]>[];
    const index = await indexOf(
      products.map((values) =>
        Object.fromEntries(
          Object.entries(values).map(([facet, chosen]) => [facet, chosen.join('|') || 'choose_option']),
        ),
      ),
    );
    for (let round = 0; round < 40; round++) {
      const selection = Object.fromEntries(
        pick(facetNames, 2.5).map((facet) => [facet, pick<FacetOption>(facetOptions[facet], 3)]),
      ) as Selection;
      const left = (except?: FacetName) =>
        products.filter((values) =>
          facetNames.every((facet) => {
            const chosen: readonly FacetOption[] = selection[facet] ?? [];
            return (
              facet === except ||
              chosen.length === 0 ||
              chosen.some((option) => values[facet].includes(option))
            );
          }),
        );
      const listing = listingSchema.parse({ ...index.listing(selection, 1), complete: true });
      expect(idsOf(listing)).toEqual(
        left()
          .slice(0, 24)
          .map((values) => products.indexOf(values) + 1),
      );
      expect(listing.total).toBe(left().length);
      for (const { facet, options: counted } of listing.facets) {
        for (const { option, count } of counted) {
          expect(count).toBe(
            left(facet).filter((values) => values[facet].includes(option as FacetOption)).length,
          );
        }
      }
    }
  });
});

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
