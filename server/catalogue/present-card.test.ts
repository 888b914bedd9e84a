import type { Category } from '@kitchen/shared/categories.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { indexRecords, nameOf } from '../testing/index-records.ts';
import type { FacetValues } from './facet-values.ts';
import { presentHit } from './present-card.ts';
import { presentFacts } from './present-facts.ts';
import type { ProductFacts } from './product-facts.ts';

describe('a card in a listing', () => {
  const line = (category: Category, values: FacetValues, known: ProductFacts = {}) => {
    const { facts, figures } = presentFacts(category, { values, facts: known }, 4);
    return [...Object.values(facts), ...Object.values(figures)];
  };

  it.each([
    ['an induction cooker', { cooktop_type: ['electric'], cooking_zone: ['induction'] }, ['induction']],
    ['one of which only the zones are known', { cooking_zone: ['ceramic'] }, ['ceramic']],
    ['an electric cooker of which no more is known', { cooktop_type: ['electric'] }, ['electric']],
    ['a gas cooker', { cooktop_type: ['gas'], cooking_zone: ['gas_burners'] }, ['gas']],
  ] as const)('of %s says what it cooks with', (_what, values, options) => {
    expect(line('cookers', values)).toEqual(options);
  });

  it.each([
    [
      'cookers',
      { cooktop_type: ['gas'], oven_type: ['gas'] },
      { ovens: 2, litres: [74], burners: 6 },
      ['gas', 2],
    ],
    ['hobs', { cooktop_type: ['gas'] }, { burners: 5 }, ['gas', 5]],
    ['hobs', { cooktop_type: ['mixed'] }, { burners: 4, zones: 2 }, [4, 2]],
    ['ovens', { oven_type: ['electric_fan'] }, { ovens: 1, litres: [74, 38] }, ['electric_fan', [74, 38]]],
    ['hoods', { installation_mode: ['wall'] }, { noise: 62, airFlow: 720 }, [62, 720]],
    ['hoods', { installation_mode: ['wall'] }, { noise: 62 }, ['wall', 62]],
    ['hoods', {}, { noise: 62, noiseAtLowest: 48, airFlow: 720 }, [[48, 62], 720]],
    ['hoods', {}, { noise: 62, noiseAtLowest: 62 }, [62]],
    ['hoods', {}, { noiseAtLowest: 48 }, []],
    ['compact-products', {}, { litres: [44] }, [[44]]],
    ['compact-products', {}, {}, []],
  ] as const)(
    'of %s says the two things that are asked first, as far as they are known',
    (category, values, known, said) => {
      const look = { width: ['90'], color: ['cream'] } as const;
      expect(line(category, { ...values, ...look }, known as ProductFacts)).toEqual(['90', 'cream', ...said]);
    },
  );

  it('has the first picture and the facts of the category', async () => {
    const record = aRecord({
      sku: ' LDP75G-CR ',
      name: 'Land 75',
      images: [
        { src: 'https://store.example/a.jpg', alt: '' },
        { src: 'https://store.example/b.jpg', alt: 'Detail' },
      ],
      meta: { width: '75', color: 'crema, white', cooktop: 'Type: 5 gas burners', hood_noise: '62' },
    });
    const card = async (category: 'hobs' | 'hoods') =>
      (await indexRecords([record], category)).listing({}, 1).items[0];
    expect(await card('hobs')).toEqual({
      id: 1,
      sku: 'LDP75G-CR',
      name: 'Land 75',
      picture: { source: nameOf('https://store.example/a.jpg') },
      facts: { width: '75', color: 'cream', cooktop_type: 'gas' },
      figures: { burners: 5 },
      energy: null,
    });
    expect(await card('hoods')).toMatchObject({
      facts: { width: '75', color: 'cream' },
      figures: { noise: 62 },
    });
  });

  it('says the width that was measured, in whole centimetres, and else the one listed', async () => {
    const widthOf = async (width: string, overall_dimensions?: string) => {
      const meta = { width, ...(overall_dimensions && { overall_dimensions }) };
      const index = await indexRecords([aRecord({ meta })], 'hobs');
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
    const { items } = (await indexRecords(records, 'hobs')).listing({}, 1);
    expect(items.map(({ language }) => language)).toEqual(['it', undefined]);
  });

  it('shows no SKU and no picture where the record has none', async () => {
    const { items } = (await indexRecords([aRecord()], 'hobs')).listing({}, 1);
    expect(items).toEqual([
      {
        id: 1,
        sku: null,
        name: 'Antique 100',
        picture: null,
        facts: {},
        figures: {},
        energy: null,
      },
    ]);
  });
});

describe('a hit of the search', () => {
  it('shows picture, SKU, facts and the description as plain text', () => {
    const record = aRecord({
      sku: 'AN100-BU',
      categories: ['cookers'],
      language: 'english',
      images: [{ src: 'https://store.example/a.jpg', alt: 'Cooker' }],
      shortDescription: '<p>The <strong>Antique</strong> line.</p>\n<ul><li>Gas &amp; induction</li></ul>',
    });
    const product = {
      record,
      values: { width: ['100'], color: ['burgundy'], cooktop_type: ['gas'] } as const,
      facts: { ovens: 2, burners: 6, litres: [60, 40] },
      energy: { classes: ['A'], from: 'A+++', to: 'D' },
    };
    const hit = presentHit(product, 'en', [], nameOf);
    // What is asked for comes before what cards say.
    expect(presentHit(product, 'it', ['litres'], nameOf)).toMatchObject({
      language: 'en',
      facts: { width: '100', color: 'burgundy' },
      figures: { litres: [60, 40], ovens: 2 },
    });
    expect(searchResultsSchema.parse({ query: 'antique', items: [hit], total: 1 }).items[0]).toEqual({
      id: 1,
      sku: 'AN100-BU',
      name: 'Antique 100',
      picture: { source: nameOf('https://store.example/a.jpg') },
      category: 'cookers',
      facts: { width: '100', color: 'burgundy', cooktop_type: 'gas' },
      figures: { ovens: 2 },
      summary: 'The Antique line. Gas & induction',
      energy: { classes: ['A'], from: 'A+++', to: 'D' },
    });
  });

  it('cuts long descriptions behind a word', () => {
    const record = aRecord({ shortDescription: `<p>${'kitchen '.repeat(100)}</p>` });
    const { summary, sku, picture } = presentHit(
      { record, values: {}, facts: {}, energy: null },
      'en',
      [],
      nameOf,
    );
    expect(summary.length).toBeLessThanOrEqual(240);
    expect(summary).toMatch(/ kitchen…$/);
    expect([sku, picture]).toEqual([null, null]);
  });
});
