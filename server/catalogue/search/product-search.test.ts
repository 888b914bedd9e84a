import { describe, expect, it } from 'vitest';
import { builtInTexts } from '../../platform/texts/site-texts.ts';
import type { ProductRecord } from '../../store/store.ts';
import { aRecord } from '../../testing/a-record.ts';
import { builtInSynonyms } from './open-synonyms.ts';
import { ProductSearch } from './product-search.ts';

const builtIn = () => builtInSynonyms;

const english: Partial<ProductRecord>[] = [
  {
    sku: 'AN100-BU',
    name: 'Antique 100',
    categories: ['cookers'],
    shortDescription: '<p>Free-standing cooker in burgundy, with water cleaning at 80–90 °C.</p>',
    meta: {
      collection: 'antique',
      color: 'burgundy',
      model: 'AN100',
      width: '100',
      cooktop: 'Type: 6 gas burners',
    },
  },
  {
    sku: 'AN90-CR',
    name: 'Antique 90',
    categories: ['cookers'],
    meta: { collection: 'antique', color: 'cream', width: '90', oven: 'Pizza: Pizza function at 300 °C' },
  },
  {
    sku: 'EZP60I-BK',
    name: 'Enzo 60 induction hob',
    categories: ['hobs'],
    meta: { color: 'black', overall_dimensions: 'Width: 600 mm', cooktop: 'Type: 4 induction zones' },
  },
  {
    sku: 'ETF90M-BK',
    name: 'Enzo Titan 90 multifunction oven',
    categories: ['ovens'],
    meta: { width: '90' },
  },
  { sku: 'LDF60M-CR', name: 'Land 60 oven', categories: ['ovens'], meta: { color: 'cream', width: '60' } },
  { sku: 'NRMW45-NE', name: 'Nero 45 microwave', categories: ['compact-products'], meta: { color: 'nero' } },
];

const italian: Partial<ProductRecord>[] = [
  { sku: 'AN100-BU', name: 'Antique 100', categories: ['cookers'], meta: { color: 'burgundy' } },
  { sku: 'AN90-CR', name: 'Antique 90', categories: ['cookers'], meta: { color: 'crema' } },
  { sku: 'EZP60I-BK', name: 'Piano a induzione Enzo 60', categories: ['hobs'] },
  { sku: 'ETF90M-BK', name: 'Forno multifunzione Enzo Titan 90', categories: ['ovens'] },
  { sku: 'NRMW45-NE', name: 'Microonde Nero 45', categories: ['compact-products'] },
  {
    sku: 'GOLD-01/A',
    name: 'Maniglia d\u2019oro',
    categories: ['cookers'],
    shortDescription: '<p>Cos&#8217;&egrave;? Qualità.</p>',
  },
];

const numbered = (changes: Partial<ProductRecord>[], language: string, firstId = 1) =>
  changes.map((change, index) => aRecord({ id: firstId + index, language, ...change }));

async function aSearch(language: 'en' | 'it') {
  const search = new ProductSearch(language, builtIn, builtInTexts);
  await search.update('all', [...numbered(english, 'english', 1), ...numbered(italian, 'Italian', 101)]);
  return (text: string) => search.search(text).records.map(({ sku }) => sku);
}

describe('search', () => {
  it.each([
    ['antique 100', ['AN100-BU']],
    ['antique 90', ['AN90-CR']],
    ['induction hobs', ['EZP60I-BK']],
    ['titan 90 cm oven', ['ETF90M-BK']],
    ['cream cookers', ['AN90-CR']],
    ['45 cm microwave', ['NRMW45-NE']],
    ['hob 60', ['EZP60I-BK']],
    ['ovens', ['ETF90M-BK', 'LDF60M-CR']],
    ['microw', ['NRMW45-NE']],
    ['antqiue burgundi', ['AN100-BU']],
    ['inductoin', ['EZP60I-BK']],
    ['pizza 300', ['AN90-CR']],
    ['300°c', ['AN90-CR']],
    ['free standing', ['AN100-BU']],
    ['Enzo Titan', ['ETF90M-BK']],
    ['antique 100 b', ['AN100-BU']],
    ['antique oven', []],
    ['antique 95', []],
    ['zzzznothing', []],
    ['the', []],
    ['a', []],
    ['', []],
    ['"<&%', []],
  ])('in English finds for "%s" %j', async (text, skus) => {
    expect((await aSearch('en'))(text)).toEqual(skus);
  });

  it.each([
    ['piani a induzione', ['EZP60I-BK']],
    ['forno titan 90 cm', ['ETF90M-BK']],
    ['cucine crema', ['AN90-CR']],
    ['microonde 45 cm', ['NRMW45-NE']],
    ["d'oro", ['GOLD-01/A']],
    ['oro', ['GOLD-01/A']],
    ['qualita', ['GOLD-01/A']],
    ['bordeaux', ['AN100-BU']],
    ['induction', ['EZP60I-BK']],
    ['cookers', ['AN100-BU', 'AN90-CR', 'GOLD-01/A']],
  ])('in Italian finds for "%s" %j', async (text, skus) => {
    expect((await aSearch('it'))(text)).toEqual(skus);
  });

  it.each(['AN100-BU', 'an100-bu', 'an 100 bu', 'AN100BU', 'AN100', '100-bu', 'an1'])(
    'finds the article number by %s alone',
    async (text) => {
      expect((await aSearch('en'))(text)).toEqual(['AN100-BU']);
    },
  );

  it('finds an article number beside other words', async () => {
    expect((await aSearch('en'))('burgundy an100')).toEqual(['AN100-BU']);
  });

  it('finds by pyrolysis what states it, and nothing in its place then', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    await search.update('ovens', [
      aRecord({ id: 1, sku: 'P', categories: ['ovens'], meta: { oven: 'Cleaning: Pyrolytic' } }),
      aRecord({ id: 2, sku: 'S', categories: ['ovens'], meta: { oven: 'Cleaning: Steam cleaning' } }),
    ]);
    for (const text of ['pyrolysis', 'self-cleaning oven', 'pirolitico']) {
      const { records, nearly } = search.search(text);
      expect(records.map(({ sku }) => sku)).toEqual(['P']);
      expect(nearly?.cleaning).toBeUndefined();
    }
  });

  it('puts the exact article number before longer ones', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    await search.update(
      'hobs',
      ['X-AN100', 'AN100-BU', 'AN100'].map((sku, index) => aRecord({ id: index + 1, sku })),
    );
    expect(search.search('an100').records.map(({ sku }) => sku)).toEqual(['AN100', 'AN100-BU', 'X-AN100']);
  });

  it('shows a product that was entered twice once, by its first record', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const [second, first] = [
      aRecord({ id: 9, sku: 'TRIO', name: 'Trio' }),
      aRecord({ id: 3, sku: 'trio', name: 'Trio, old' }),
    ];
    await search.update('cookers', [second, first]);
    expect(search.search('trio').records).toEqual([first]);
  });

  it('leaves out records that are for listings only', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    await search.update('hobs', [
      aRecord({ id: 1, name: 'Griddle', visibility: 'listings' }),
      aRecord({ id: 2, name: 'Griddle filter', visibility: 'search' }),
    ]);
    expect(search.search('griddle').records.map(({ id }) => id)).toEqual([2]);
  });
});

it.each(['gas hob', 'gas, hod.', 'led hood', 'lpg cooker', 'wok'])(
  'finds nothing for %s, and comes to an end, where nothing is known',
  (text) => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    expect(search.search(text).records).toEqual([]);
  },
);

describe('update', () => {
  it('takes in what is new, renames what changed and forgets what is gone', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const names = (text: string) => search.search(text).records.map(({ name }) => name);
    await search.update('hobs', [aRecord({ id: 1, name: 'Enzo 60' }), aRecord({ id: 2, name: 'Land 60' })]);
    await search.update('hobs', [aRecord({ id: 1, name: 'Enzo 75' }), aRecord({ id: 3, name: 'Expert 60' })]);
    expect(names('enzo')).toEqual(['Enzo 75']);
    expect(names('land')).toEqual([]);
    expect(names('60')).toEqual(['Expert 60']);
  });

  it('keeps a record that another source still knows', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const record = aRecord({ id: 1, name: 'Vacuum drawer' });
    await search.update('ovens', [record]);
    await search.update('compact-products', [{ ...record }]);
    await search.update('ovens', []);
    expect(search.search('vacuum').records).toHaveLength(1);
    await search.update('compact-products', []);
    expect(search.search('vacuum').records).toEqual([]);
  });

  it('gives out the newest object of a record that did not change', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const [old, renewed] = [aRecord({ name: 'Land' }), aRecord({ name: 'Land' })];
    await search.update('hobs', [old]);
    await search.update('hobs', [renewed]);
    expect(search.search('land').records[0]).toBe(renewed);
  });

  it('runs updates in the order in which they were asked for', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const many = Array.from({ length: 100 }, (_, index) => aRecord({ id: index + 1, name: 'Land' }));
    const first = search.update('hobs', many);
    const second = search.update('hobs', [aRecord({ id: 500, name: 'Land' })]);
    await Promise.all([first, second]);
    expect(search.search('land').records.map(({ id }) => id)).toEqual([500]);
  });

  it('lets other work run while it indexes', async () => {
    const search = new ProductSearch('en', builtIn, builtInTexts);
    const updated = search.update(
      'hobs',
      Array.from({ length: 100 }, (_, index) => aRecord({ id: index + 1 })),
    );
    let turns = 0;
    let done = false;
    const counting = (async () => {
      while (!done) {
        await new Promise((resolve) => setImmediate(resolve));
        turns++;
      }
    })();
    await updated;
    done = true;
    await counting;
    expect(turns).toBeGreaterThan(5);
  });
});
