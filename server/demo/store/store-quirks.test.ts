// What callers of a WooCommerce store have to live with, seen on 10.9.4.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForProducts, askStore, productsPath } from '../../testing/ask-store.ts';
import { manyProducts } from '../../testing/many-products.ts';
import type { DemoStore } from './demo-store.ts';
import { startDemoStore } from './demo-store.ts';
import type { StoredProduct } from './stored-product.ts';
import { aStoredProduct } from './stored-product.ts';

const child = 21;
const products: StoredProduct[] = [
  aStoredProduct({
    id: 1,
    sku: 'A-1',
    name: 'Piano perché no',
    categoryIds: [16],
    createdAt: '2024-01-01T00:00:00',
  }),
  aStoredProduct({
    id: 2,
    sku: 'B+2 50%',
    name: 'Gas &amp; Electric child cooker',
    shortDescription: "<p>One <strong>burner</strong> from d'oro at 300°C</p>",
    categoryIds: [16, 17],
    createdAt: '2024-01-02T00:00:00',
  }),
  aStoredProduct({
    id: 3,
    sku: 'Caffè,3',
    name: 'Oven',
    description: 'Long text about proofing',
    meta: [['oven', 'secret meta word']],
    categoryIds: [child],
    createdAt: '2024-01-03T00:00:00',
  }),
  aStoredProduct({ id: 4, sku: 'A-1', name: 'Hob C++', categoryIds: [18], createdAt: '2024-01-01T00:00:00' }),
  aStoredProduct({
    id: 5,
    name: 'Draft',
    status: 'draft',
    categoryIds: [16],
    createdAt: '2024-01-05T00:00:00',
  }),
  aStoredProduct({ id: 6, sku: 'BIN', name: 'Bin', status: 'trash', categoryIds: [16] }),
  aStoredProduct({ id: 7, sku: 'VAR', name: 'Variation', type: 'variation', parentId: 2 }),
];

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({ products });
});
afterAll(() => store.close());

const ids = async (queryString: string) =>
  (await askForProducts(store, queryString)).records.map(({ id }) => id);
const everything = [5, 3, 2, 4, 1];

describe('category', () => {
  test.each([
    ['16', [5, 2, 1]],
    ['16,18', [5, 2, 4, 1]],
    ['17', [3, 2]],
    ['21', [3]],
    ['16abc', [5, 2, 1]],
    ['-16', [5, 2, 1]],
    ['0', []],
    ['cookers', []],
    ['99999', []],
    ['', everything],
  ])('"%s" gives %j', async (category, expected) => {
    expect(await ids(`category=${category}`)).toEqual(expected);
  });

  test('names only the child where a parent was asked', async () => {
    const { records } = await askForProducts(store, 'category=17&sku=Caff%C3%A8%2C3');
    expect(records[0]?.categories).toEqual([{ id: 21, name: 'Ovens 60', slug: 'ovens-60' }]);
  });
});

describe('search', () => {
  test.each([
    ['PERCHE', [1]],
    ['perché piano', [1]],
    ['il', [2]],
    ['strong', [2]],
    ["d'oro", [2]],
    ['d’oro', []],
    ['"at 300°C"', [2]],
    ['"300°C at"', []],
    ['burner electric', [2]],
    ['burner oven', []],
    ['-piano oven', [3]],
    ['proofing', [3]],
    ['&', [2]],
    ['C++', [4]],
    ['50%', []],
    ['A-1', []],
    ['secret', []],
    ['one two three four five six seven eight nine ten', []],
    ['the', []],
    ['<script>', everything],
    ['%41', everything],
    ['\\', everything],
    ['   ', everything],
    ['', everything],
    ['x'.repeat(1601), everything],
    ['x'.repeat(1600), []],
  ])('for %j gives %j', async (text, expected) => {
    expect(await ids(`search=${encodeURIComponent(text)}`)).toEqual(expected);
  });
});

describe('sku', () => {
  test.each([
    ['A-1', [4, 1]],
    ['a-1', [4, 1]],
    [' A-1 ', [4, 1]],
    ['A', []],
    ['CAFFE,3', [3]],
    ['A-1,VAR', [7, 4, 1]],
    ['A-1, VAR', [4, 1]],
    ['B+2 50%', [2]],
    ['VAR', [7]],
    ['BIN', []],
    ['nope', []],
    ['0', everything],
    ['', everything],
    ['<b>', everything],
  ])('%j gives %j', async (sku, expected) => {
    expect(await ids(`sku=${encodeURIComponent(sku)}`)).toEqual(expected);
  });
});

describe('status and order', () => {
  test.each([
    ['status=publish', [3, 2, 4, 1]],
    ['status=draft', [5]],
    ['status=trash', [6]],
    ['orderby=id', [5, 4, 3, 2, 1]],
    ['orderby=id&order=asc', [1, 2, 3, 4, 5]],
    ['order=asc', [1, 4, 2, 3, 5]],
    ['catalog_visibility=hidden&meta_key=oven', everything],
  ])('%s gives %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });
});

describe('paging', () => {
  test('gives ten a page unless told otherwise, and the totals past the end', async () => {
    const many = await startDemoStore({ products: manyProducts(12) });
    try {
      const first = await askStore(many, productsPath, { queryString: 'category=16' });
      const beyond = await askStore(many, productsPath, { queryString: 'category=16&per_page=10&page=9' });
      expect(await first.json()).toHaveLength(10);
      expect(first.headers.get('x-wp-totalpages')).toBe('3');
      expect(await beyond.json()).toEqual([]);
      expect(beyond.headers.get('x-wp-total')).toBe('24');
      expect(beyond.headers.get('link')).toBe(
        '<http://store.example/wp-json/wc/v3/products?category%5B0%5D=16&per_page=10&page=3>; rel="prev"',
      );
    } finally {
      await many.close();
    }
  });

  test('refuses several bad parameters at once', async () => {
    const response = await askStore(store, productsPath, { queryString: 'page=-1&per_page=x&order=up' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Invalid parameter(s): page, per_page, order',
      data: {
        params: { order: 'order is not one of asc and desc.', per_page: 'per_page is not of type integer.' },
      },
    });
  });

  test('_fields keeps the fields named, parts of nested ones too, and drops the links', async () => {
    const { records } = await askForProducts(store, 'sku=A-1&_fields=id,sku,categories.slug');
    expect(records[0]).toEqual({ id: 4, sku: 'A-1', categories: [{ slug: 'hobs' }] });
  });
});

describe('records', () => {
  test('come formatted, with entities for quotes and ampersands', async () => {
    const { records } = await askForProducts(store, 'search=burner');
    expect(records[0]).toMatchObject({
      name: 'Gas &amp; Electric child cooker',
      short_description: '<p>One <strong>burner</strong> from d&#8217;oro at 300°C</p>\n',
    });
  });

  test('change with what an editor changes', async () => {
    const changing = await startDemoStore({
      products: manyProducts(1),
      now: () => Date.UTC(2026, 10, 21, 9),
    });
    try {
      changing.change(1, { name: 'Renamed' });
      const response = await askStore(changing, `${productsPath}/1`, { time: Date.UTC(2026, 10, 21, 9) });
      expect(await response.json()).toMatchObject({
        name: 'Renamed',
        date_modified: '2026-11-21T10:00:00',
        date_modified_gmt: '2026-11-21T09:00:00',
      });
      expect(() => changing.change(99, {})).toThrow('no product 99');
    } finally {
      await changing.close();
    }
  });
});

describe('categories', () => {
  test('are found by slug, with their count of published records', async () => {
    const path = `${productsPath}/categories`;
    const one = await askStore(store, path, { queryString: 'slug=cookers' });
    expect(await one.json()).toMatchObject([{ id: 16, slug: 'cookers', parent: 0, count: 2 }]);
    const none = await askStore(store, path, { queryString: 'slug=nothing' });
    expect(await none.json()).toEqual([]);
    const all = await askStore(store, path, { queryString: 'per_page=100' });
    const listed = (await all.json()) as { slug: string }[];
    expect(listed.map(({ slug }) => slug)).toEqual([
      'compact-products',
      'cookers',
      'hobs',
      'hoods',
      'ovens',
      'ovens-60',
      'uncategorized',
    ]);
  });
});

test('every request is kept with its route', async () => {
  store.forget();
  await ids('sku=A-1');
  await askStore(store, `${productsPath}/1`, { credentials: null });
  expect(store.requests().map(({ route }) => route)).toEqual(['list', 'product']);
  expect(store.requests('list')[0]?.query.sku).toBe('A-1');
});

describe('who may see what', () => {
  test('a key that reads products alone lists no categories', async () => {
    const credentials = store.otherKeys.productsOnly;
    expect((await askStore(store, productsPath, { credentials })).status).toBe(200);
    for (const path of [`${productsPath}/categories`, '/wp-json/wc/v3/customers']) {
      const answer = await askStore(store, path, { credentials });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'woocommerce_rest_cannot_view' });
    }
  });

  test('where the store is at home, everybody may ask', async () => {
    const query = { queryString: '_fields=home,url', credentials: null };
    const answer = await askStore(store, '/wp-json/', query);
    expect(await answer.json()).toEqual({ home: store.homeUrl, url: store.homeUrl });
  });
});
