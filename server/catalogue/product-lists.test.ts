import { apiPaths } from '@kitchen/shared/paths.ts';
import { comparisonSchema, productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { askListing, expectProblem } from '../testing/ask-api.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('a list of products', () => {
  it('gives the card of each, whatever the case, and names those that are unknown', async () => {
    site.store.forget();
    const answer = await site.app.inject(apiPaths.products('it', ['mx90-pt', 'AN100-BU', 'NO-SUCH-1']));
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const { items, missing } = productCardsSchema.parse(answer.json());
    expect(items).toMatchObject([
      { sku: 'AN100-BU', category: 'cookers' },
      { sku: 'MX90-PT', category: 'cookers' },
    ]);
    expect(items[0]?.facts).toMatchObject({ color: 'burgundy' });
    expect(items[0]).not.toHaveProperty('finishes');
    expect(missing).toEqual(['no-such-1']);
    // Many made-up SKUs must not be as many calls to the store.
    expect(site.store.requests()).toEqual([]);
  });

  it('is the same in whatever case and order it is asked for', async () => {
    const one = await site.app.inject('/api/products?lng=en&sku=MX90-BU,an100-cr,No-Such-2');
    const other = await site.app.inject('/api/products?lng=en&sku=no-such-2,AN100-CR,mx90-bu');
    expect(productCardsSchema.parse(one.json()).missing).toEqual(['no-such-2']);
    expect(other.body).toBe(one.body);
  });

  it('is empty for none, and not there where all are unknown', async () => {
    const none = await site.app.inject('/api/products');
    expect(none.json()).toEqual({ items: [], missing: [] });
    await expectProblem(site, '/api/products?sku=NO-SUCH-1,NO-SUCH-2', 404, 'not-found');
  });

  it.each([
    ['products', 'sku', Array.from({ length: 31 }, (_, index) => `A${index}`).join(',')],
    ['products', 'sku', ','],
    ['products', 'sku', 'A'.repeat(201)],
    ['products', 'sku', 'A&sku=B'],
    ['comparison', 'items', 'AN100-BU,AN100-CR,MX90-PT,AN100-NE'],
    ['comparison', 'items', ', ,'],
  ])('is refused where it makes no sense: %s?%s=%s', async (path, name, list) => {
    const { fields } = await expectProblem(site, `/api/${path}?${name}=${list}`, 400, 'bad-input');
    expect(fields?.map((field) => field.name)).toEqual([name]);
  });
});

describe('a comparison', () => {
  it('gives the products of one category in the order that was asked for', async () => {
    const answer = await site.app.inject(apiPaths.comparison('en', 'MX90-PT,an100-bu'));
    const { products } = comparisonSchema.parse(answer.json());
    expect(products.map(({ sku }) => sku)).toEqual(['MX90-PT', 'AN100-BU']);
  });

  it('takes codes without their dashes and spaces, once each', async () => {
    const answer = await site.app.inject(apiPaths.comparison('en', 'an100 bu,AN100BU,mx90pt'));
    const { products } = comparisonSchema.parse(answer.json());
    expect(products.map(({ sku }) => sku)).toEqual(['AN100-BU', 'MX90-PT']);
  });

  it('is of nothing where nothing is named, and not there where one of them is unknown', async () => {
    expect((await site.app.inject('/api/comparison')).json()).toEqual({ products: [] });
    await expectProblem(site, '/api/comparison?items=AN100-BU,NO-SUCH-1', 404, 'not-found');
  });

  it('takes no products of several categories', async () => {
    const { items } = await askListing(site, 'hoods');
    await expectProblem(site, `/api/comparison?items=AN100-BU,${items[0]?.sku}`, 400, 'bad-input');
    await expectProblem(site, '/api/comparison?items=AN100-BU,CARE-01', 400, 'bad-input');
    await expectProblem(site, '/api/comparison?items=CARE-01,AN100-BU', 400, 'bad-input');
  });

  it('takes no two products that are in none', async () => {
    const products = ['A', 'B'].map((sku, index) => aStoredProduct({ id: index + 1, sku, name: sku }));
    await using other = await startTestSite({ products });
    expect((await other.app.inject('/api/comparison?items=A')).statusCode).toBe(200);
    expect((await other.app.inject('/api/comparison?items=A,B')).statusCode).toBe(400);
  });
});
