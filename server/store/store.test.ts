import { categories } from '@kitchen/shared/categories.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoStore } from '../demo/store/demo-store.ts';
import { startDemoStore } from '../demo/store/demo-store.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { sendList, startScriptedServer } from '../testing/scripted-server.ts';
import { productRecordSchema } from './product-record.ts';
import type { StoreOptions } from './store.ts';
import { asStoreSees, createStore } from './store.ts';

const oddSkus = [
  'ODD-01/A',
  'two words',
  'A+B',
  '100%',
  'A&B+C%D',
  'no#1',
  'why?',
  'x=y',
  'COM,MA 1',
  "O'NE(!*)",
  'è300°C',
  'semi;colon:at@$',
  '../up',
];

let demo: DemoStore;

beforeAll(async () => {
  demo = await startDemoStore();
  for (const [index, sku] of oddSkus.entries()) {
    const id = 9_000 + index;
    demo.products.set(
      id,
      aStoredProduct({ id, sku, name: `Odd ${index}`, categoryIds: [demo.categoryIds.hoods] }),
    );
  }
});
afterAll(() => demo.close());
beforeEach(() => {
  demo.trouble(null);
  demo.forget();
});

function aStore(more: Partial<StoreOptions> = {}) {
  const { homeUrl, dialUrl, key, secret } = demo;
  const log = createRecordedLog();
  const store = createStore({ homeUrl, dialUrl, key, secret, timeoutMs: 5_000, logger: log, ...more });
  return { store, log };
}

const skusOf = (records: { sku: string }[]) => records.map(({ sku }) => sku);

describe('reading a category', () => {
  it.each(categories)('gives every published record of %s once, and nothing withheld', async (category) => {
    const { store, log } = aStore();
    const { records, complete } = await store.readCategory(category);
    expect(complete).toBe(true);
    expect(records.length).toBeGreaterThan(5);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    for (const record of records) {
      expect(productRecordSchema.parse(record)).toEqual(record);
      expect(record.categories).toContain(category);
      expect(record.visibility).not.toBe('search');
      expect(record.sku).not.toMatch(/^(?:DRAFT|PENDING|PRIVATE|FUTURE|TRASH|HIDDEN|PASSWORD)/);
    }
    expect(log.lines).toEqual([]);
  });

  it('asks for nothing by category before it knows the id', async () => {
    const { store } = aStore();
    await store.readCategory('hoods');
    await store.readCategory('hobs');
    const queries = demo.requests().map(({ path, queryString }) => `${path}?${queryString}`);
    expect(queries.filter((query) => query.includes('/categories'))).toHaveLength(1);
    expect(queries.filter((query) => /category=(?:&|$)/.test(query))).toEqual([]);
  });

  it('puts a record of a child category where it belongs, also when it is searched', async () => {
    const { store } = aStore();
    const { records } = await store.readCategory('ovens');
    expect(skusOf(records)).toContain('LDF60-XX');
    const [found] = await store.findBySku('ldf60-xx');
    expect(found).toMatchObject({ sku: 'LDF60-XX', categories: ['ovens'] });
    expect(found?.meta).toMatchObject({
      color: 'cream|burgundy',
      special_function: 'rotisserie|pizza_300°c',
      oven: 'Electric static oven',
    });
  });

  it('gives an empty list, and asks for none, where the store has no such category', async () => {
    await using server = await startScriptedServer((_, response) => sendList(response, []));
    const { store, log } = aStore({ dialUrl: server.url });
    expect(await store.readCategory('hoods')).toEqual({ records: [], complete: true });
    expect(server.requests.map(({ url }) => url?.split('?')[0])).toEqual([
      '/wp-json/wc/v3/products/categories',
    ]);
    expect(log.lines).toMatchObject([{ level: 'warn', report: { missing: [...categories] } }]);
  });

  it('gives what it got when the store breaks down half way', async () => {
    for (let id = 10_000; id < 10_300; id++) {
      demo.products.set(id, aStoredProduct({ id, sku: `F${id}`, categoryIds: [demo.categoryIds.hoods] }));
    }
    const { store } = aStore({ limits: { firstPauseMs: 1 } });
    demo.trouble('bad-gateway', ({ queryString }) => /(?:^|&)page=3/.test(queryString));
    const { records, complete } = await store.readCategory('hoods');
    expect(complete).toBe(false);
    expect(records.length).toBeGreaterThan(100);
    expect(records.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['maintenance', 'maintenance'],
    ['php-fatal', 'php-fatal'],
    ['database-refused', 'database-refused'],
    ['printed-warning', 'output-before-json'],
    ['redirect-to-https', 'redirected-to-https'],
    ['bad-gateway', 'gateway'],
    ['gateway-timeout', 'gateway'],
    ['rate-limited', 'rate-limited'],
    ['html-page', 'html-instead-of-json'],
    ['plain-permalinks', 'redirected-by-permalinks'],
    ['authorization-stripped', 'credentials-not-seen'],
    ['broken-json', 'broken-answer'],
    ['connection-reset', 'connection-reset'],
  ] as const)('fails under %s as %s', async (trouble, kind) => {
    const { store, log } = aStore({ categoryIds: demo.categoryIds, limits: { firstPauseMs: 1 } });
    demo.trouble(trouble);
    await expect(store.readCategory('hoods')).rejects.toMatchObject({ kind });
    // The list of categories, which nobody waits for, has a line of its own.
    expect(log.lines.filter(({ report }) => JSON.stringify(report).includes('category='))).toHaveLength(1);
  });

  it('fails in time when the store does not answer', async () => {
    const { store } = aStore({ categoryIds: demo.categoryIds, timeoutMs: 80 });
    demo.trouble('slow');
    await expect(store.readCategory('hoods')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['a wrong secret', () => ({ secret: 'cs_wrong' }), 'signature-refused'],
    ['an unknown key', () => ({ key: 'ck_wrong' }), 'unknown-key'],
    ['another home address', () => ({ homeUrl: 'https://elsewhere.example' }), 'signature-refused'],
    ['a clock that is late', () => ({ now: () => Date.now() - 16 * 60_000 }), 'clock-off'],
    [
      'a nonce that stays the same',
      () => ({ makeNonce: () => 'n'.repeat(32), now: () => 1_000 * Math.floor(startedAt / 1_000) }),
      'nonce-reused',
    ],
    ['a key that may only write', () => demo.otherKeys.writeOnly, 'key-cannot-read'],
    ['the key of a customer', () => demo.otherKeys.customer, 'owner-cannot-see-products'],
  ])('is refused with %s', async (_, more, kind) => {
    const { store } = aStore({ categoryIds: demo.categoryIds, ...more() });
    const outcome = store.readCategory('hoods').then(() => store.readCategory('hoods'));
    await expect(outcome).rejects.toMatchObject({ kind });
  });
});

const startedAt = Date.now();

describe('finding by SKU', () => {
  it.each(oddSkus)('finds %s', async (sku) => {
    const { store, log } = aStore();
    expect(skusOf(await store.findBySku(sku))).toEqual([sku]);
    expect(skusOf(await store.findBySku(` ${sku.toUpperCase()} `))).toEqual([sku]);
    expect(log.lines).toEqual([]);
  });

  it('finds both languages of one product', async () => {
    const { store } = aStore();
    const { records } = await store.readCategory('cookers');
    const sku = records.find(({ language }) => language === 'italian')?.sku ?? '';
    const found = await store.findBySku(sku.toLowerCase());
    expect(found.map(({ language }) => language).sort()).toEqual(['english', 'italian']);
  });

  it.each(['', ' ', '0', ' 0 ', '<b>', '%41', ',', '0,0', '<b>,%00', '\\', 'x'.repeat(201)])(
    'never asks for %j, which the store would answer with all it has',
    async (sku) => {
      const { store } = aStore();
      expect(await store.findBySku(sku)).toEqual([]);
      expect(demo.requests()).toHaveLength(0);
    },
  );

  it('gives nothing that has another SKU', async () => {
    const { store } = aStore();
    expect(await store.findBySku('ODD-01/A,100%')).toEqual([]);
    expect(await store.findBySku('NOPE')).toEqual([]);
    expect(await store.findBySku('<i>0')).toEqual([]);
  });

  it.each(['HIDDEN-LD110', 'PASSWORD-EX110', 'DRAFT-AN110', 'FUTURE-PF110', 'EL90-VAR-AV'])(
    'does not show %s, which the public may not see',
    async (sku) => {
      const { store } = aStore();
      expect(await store.findBySku(sku)).toEqual([]);
    },
  );

  it('still finds when the categories cannot be looked up', async () => {
    const { store } = aStore({ limits: { retries: 0 } });
    demo.trouble('bad-gateway', ({ path }) => path.endsWith('/categories'));
    expect(await store.findBySku('100%')).toMatchObject([{ sku: '100%', categories: ['hoods'] }]);
  });
});

describe('searching', () => {
  it('gives what the store finds, cleaned', async () => {
    const { store } = aStore();
    expect(await store.search('vulcano')).toMatchObject([
      {
        sku: 'VULCANO-30',
        name: 'Wok burner Vulcano',
        shortDescription:
          '<p>A single burner for the wok. Watch it</p><p>Fierce – and <strong>easy to clean </strong></p>',
      },
    ]);
    expect(await store.search('gas & electric 90')).toMatchObject([{ name: 'Gas & Electric 90' }]);
  });

  it('leaves out records that are for listings only, and keeps those for the search', async () => {
    const { store } = aStore();
    expect(await store.search('griddle plate')).toEqual([]);
    expect(skusOf(await store.search('charcoal filter'))).toEqual(['FILTER-150']);
  });

  it.each(["d'oro", 'c++', '50%', '300°c', 'è', '"nero line"', 'a&b', 'x=y;z', '?#/'])(
    'sends %s so that the signature holds',
    async (text) => {
      const { store } = aStore();
      await expect(store.search(text)).resolves.toBeInstanceOf(Array);
      expect(demo.requests('list').at(-1)?.query.search).toBe(text);
    },
  );

  it.each(['', '  ', '<b>', '%41', '\\', '-', '- --', 'x'.repeat(201)])(
    'never asks for %j, which the store would answer with all it has',
    async (text) => {
      const { store } = aStore();
      expect(await store.search(text)).toEqual([]);
      expect(demo.requests()).toHaveLength(0);
    },
  );

  it('sends a text that is not well-formed as one that is', async () => {
    const { store } = aStore();
    await expect(store.search('forno \ud800')).resolves.toEqual([]);
    expect(demo.requests('list').at(-1)?.query.search).toBe('forno \ufffd');
  });

  it('looks for a word with a dash in front instead of leaving it out', async () => {
    const { store } = aStore();
    expect(skusOf(await store.search('-vulcano'))).toEqual(['VULCANO-30']);
  });

  it('asks for published records only', async () => {
    const { store } = aStore();
    expect(await store.search('prototype')).toEqual([]);
    expect(demo.requests('list').at(-1)?.query).toMatchObject({ status: 'publish', per_page: '100' });
  });
});

describe('the categories that the store names', () => {
  it("are this site's where they are one of them or below it", async () => {
    const { store } = aStore();
    const named = [
      { id: 21, slug: 'ovens-60' },
      { id: demo.categoryIds.ovens, slug: 'ovens' },
      { id: demo.categoryIds.hobs, slug: 'renamed' },
      { id: 15, slug: 'uncategorized' },
      { id: 999, slug: 'made-since' },
    ];
    expect(await store.categoriesOf(named)).toEqual(['ovens', 'hobs']);
    expect(await store.categoriesOf([])).toEqual([]);
  });
});

it.each(['', '   ', '\t\n', '<b>', '<script>', '<unclosed', '%41', '%00', '%2%341', '\\', '\\\\ \u0000'])(
  'sees nothing in %j',
  (text) => {
    expect(asStoreSees(text)).toBe('');
  },
);

it.each([
  ['%', '%'],
  ['50%', '50%'],
  ['C++', 'C++'],
  ['gas & electric', 'gas & electric'],
  ['a < b', 'a < b'],
  ['<b>oven</b>', 'oven'],
  ['  two   words ', 'two words'],
  ['300°C', '300°C'],
])('sees in %j the text %j', (text, seen) => {
  expect(asStoreSees(text)).toBe(seen);
});
