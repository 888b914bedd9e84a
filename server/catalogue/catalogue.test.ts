import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '@kitchen/shared/categories.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import type { TroubleKind } from '../demo/store/troubles.ts';
import { processClocks } from '../lib/clocks.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import type { Store } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import { manyProducts } from '../testing/many-products.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { createCatalogue } from './catalogue.ts';

/** Whole servers start here, which takes its time where other work goes on. */
const cookers = apiPaths.listing('en', 'cookers', {}, 1);
const product = apiPaths.product('en', 'MX90-PT');
const search = apiPaths.search('en', 'antique');

const afterFreshMs = 301_000;

/** In all of these the store answers something, or nothing, that must not be trusted. */
const troubles: TroubleKind[] = [
  'maintenance',
  'php-fatal',
  'database-refused',
  'printed-warning',
  'redirect-to-https',
  'bad-gateway',
  'gateway-timeout',
  'rate-limited',
  'html-page',
  'plain-permalinks',
  'authorization-stripped',
  'broken-json',
  'unasked-brotli',
  'slow',
  'connection-reset',
];

/** How often the store was asked for a page of the cookers. */
const readings = ({ store }: TestSite) =>
  store.requests('list').filter(({ query }) => query.category === String(categoryIds.cookers)).length;

async function ask(site: TestSite, url: string) {
  const answer = await site.app.inject(url);
  return { ...answer, status: answer.statusCode, cacheStatus: String(answer.headers['cache-status']) };
}

it('what cannot be read at the start is read again until it can, and no more once the site ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const away = new Set<string>(categories);
  const readCategory = vi.fn<Store['readCategory']>(async (category) => {
    if (away.has(category)) throw new StoreFailure('unreachable');
    return { records: [], complete: true };
  });
  const catalogue = await createCatalogue({
    store: { readCategory, search: vi.fn(), findBySku: vi.fn(), categoriesOf: vi.fn() },
    config: { synonymsFile: null, dataDir, cache: { freshForMs: afterFreshMs, staleForMs: afterFreshMs } },
    nameOf: (url) => url,
    redis: null,
    shopHomes: [],
    texts: () => ({ of: builtInTexts, sources: [] }),
    noteUnfound: () => undefined,
    registry: new Registry(),
    logger: pino({ level: 'silent' }),
    ...processClocks,
  });
  catalogue.warm();
  for (let round = 0; round < 3; round++) await vi.advanceTimersByTimeAsync(60_000);
  expect(catalogue.known()).toEqual([]);
  away.clear();
  away.add('hobs');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catalogue.known()).toEqual(categories.filter((category) => category !== 'hobs'));
  readCategory.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(readCategory.mock.calls.flat())).toEqual(new Set(['hobs']));
  await catalogue.close();
  readCategory.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(readCategory).not.toHaveBeenCalled();
});

it('finds out by the listings what is below a category, where the list of categories cannot be read', async () => {
  const ids = Object.entries(categoryIds).map((pair) => pair.join(':'));
  await using site = await startTestSite({ environment: { STORE_CATEGORIES: ids.join() } });
  site.store.trouble('authorization-stripped', ({ route }) => route === 'categories');
  await site.knowCategories();
  const child = productSchema.parse((await ask(site, apiPaths.product('en', 'LDF60-XX'))).json());
  expect(child.category).toBe('ovens');
  expect(site.store.requests('categories')).toHaveLength(1);
  // The same of one that is published while its listing is known.
  const [known] = [...site.store.products.values()].filter(({ sku }) => sku === 'LDF60-XX');
  if (known) site.store.products.set(99_001, { ...known, id: 99_001, sku: 'NEW-CHILD' });
  const categoryOfNew = async () =>
    productSchema.parse((await ask(site, apiPaths.product('en', 'NEW-CHILD'))).json()).category;
  expect(await categoryOfNew()).toBeNull();
  site.clock.now += afterFreshMs;
  const later = async () => {
    await site.knowCategories();
    site.clock.now += 15_000;
    return categoryOfNew();
  };
  await expect.poll(later, { timeout: 10_000 }).toBe('ovens');
  expect(site.log.join('')).not.toMatch(/"level":(?:"error"|50)/);
});

describe('asking the store', () => {
  it('happens once for a hundred visitors who come to a cold category together', async () => {
    await using site = await startTestSite({ products: manyProducts(150), trouble: 'slow' });
    const visits = Array.from({ length: 100 }, (_, visitor) =>
      site.app.inject(apiPaths.listing('en', 'cookers', {}, 1 + (visitor % 3))),
    );
    site.store.trouble(null);
    const answers = await Promise.all(visits);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.map((answer) => listingSchema.parse(answer.json()).total)).toEqual(Array(100).fill(150));
    expect(readings(site)).toBe(3);
  });

  it('happens once for a hundred visitors who look for the same text or SKU', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    site.store.forget();
    await Promise.all(Array.from({ length: 50 }, () => [ask(site, product), ask(site, search)]).flat());
    const asked = site.store.requests('list').map(({ query }) => query.sku ?? query.search);
    expect(asked.sort()).toEqual(['antique', 'mx90-pt']);
  });

  it('does not happen while what is known is fresh', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    for (const url of [product, search]) await ask(site, url);
    site.store.forget();
    site.clock.now += 299_000;
    for (const url of [
      cookers,
      apiPaths.listing('it', 'cookers', { color: ['cream'] }, 2),
      product,
      search,
    ]) {
      expect(await ask(site, url)).toMatchObject({ status: 200, cacheStatus: 'store-cache; hit; ttl=1' });
    }
    expect(site.store.requests()).toEqual([]);
  });

  it('happens again for a product that its listing does not have yet, once that was read anew', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const [first] = [...site.store.products.values()].filter(({ sku }) => sku === 'AN100-BU');
    if (!first) throw new Error('The demo has no AN100-BU');
    site.store.products.set(999_999, { ...first, id: 999_999, sku: 'AN100-NEW' });
    site.clock.now += 200_000;
    const url = apiPaths.product('en', 'AN100-NEW');
    await ask(site, url);
    expect(await ask(site, url)).toMatchObject({ status: 200, cacheStatus: 'store-cache; hit; ttl=100' });
  });

  it('goes on behind an old answer that is served at once', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const before = (await ask(site, cookers)).body;
    const first = listingSchema.parse(JSON.parse(before)).items[0];
    site.store.change(first?.id ?? 0, { name: 'Renamed meanwhile' });
    site.clock.now += afterFreshMs;
    site.store.trouble('slow');
    for (const visit of [1, 2, 3]) {
      const answer = await ask(site, cookers);
      expect({ visit, body: answer.body === before, age: answer.headers.age }).toEqual({
        visit,
        body: true,
        age: '301',
      });
      expect(answer.cacheStatus).toBe('store-cache; hit; ttl=-1');
    }
    site.store.trouble(null);
    await vi.waitFor(async () => expect((await ask(site, cookers)).body).toContain('Renamed meanwhile'), {
      timeout: 10_000,
    });
    expect((await ask(site, cookers)).headers.age).toBe('0');
  });

  it('tells of an answer that was fetched for the visitor', async () => {
    await using site = await startTestSite();
    expect((await ask(site, product)).cacheStatus).toBe('store-cache; fwd=miss; stored');
    expect((await ask(site, product)).cacheStatus).toBe('store-cache; hit; ttl=300');
  });
});

describe('a store in trouble', () => {
  it('(slow) is not waited for by what goes with a product, which the listings know', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    site.store.trouble('slow');
    const before = site.store.requests().length;
    expect((await ask(site, apiPaths.companions('en', 'AN100-BU'))).json()).toMatchObject({
      items: [{}, {}, {}],
    });
    expect(site.store.requests()).toHaveLength(before);
  });

  it.each(troubles)(
    '(%s) leaves everything that is known in place, also after a restart',
    async (trouble) => {
      await using site = await startTestSite({ products: manyProducts(30) });
      await site.knowCategories();
      const filtered = apiPaths.listing('it', 'cookers', { color: ['black'] }, 1);
      const known = [cookers, filtered, apiPaths.product('en', 'MANY-0007'), search];
      const before: unknown[] = [];
      for (const url of known) before.push((await ask(site, url)).json());
      site.store.trouble(trouble);
      site.clock.now += afterFreshMs;
      for (const restarted of [false, true]) {
        if (restarted) await site.restart();
        for (const [index, url] of known.entries()) {
          const answer = await ask(site, url);
          expect({ restarted, url, status: answer.status, age: answer.headers.age }).toEqual({
            restarted,
            url,
            status: 200,
            age: '301',
          });
          expect(answer.cacheStatus).toBe('store-cache; hit; ttl=-1');
          expect(answer.json()).toEqual(before[index]);
        }
      }
    },
  );

  it.each(troubles)('(%s) leaves nothing but a plain refusal where nothing is known', async (trouble) => {
    await using site = await startTestSite({ trouble, environment: { STORE_TIMEOUT_MS: '500' } });
    for (const url of [cookers, product, search]) {
      const answer = await ask(site, url);
      expect({ url, status: answer.status }).toEqual({ url, status: 503 });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(problemTypeOf(problemSchema.parse(answer.json()).type)).toBe('store-unavailable');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    site.store.trouble(null);
    site.clock.now += 15_000;
    for (const url of [cookers, product, search]) {
      expect({ url, status: (await ask(site, url)).status }).toEqual({ url, status: 200 });
    }
  });

  it('is not trusted when it shows an empty category once', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const before = listingSchema.parse((await ask(site, cookers)).json()).total;
    site.store.trouble('empty-list');
    site.clock.now += afterFreshMs;
    for (const visit of [1, 2]) {
      const { total } = listingSchema.parse((await ask(site, cookers)).json());
      expect({ visit, total }).toEqual({ visit, total: before });
    }
  });

  it('still lets a product be opened that only a listing has shown', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    site.store.trouble('bad-gateway');
    const answer = await ask(site, product);
    expect([answer.status, answer.json().name]).toEqual([200, 'Mixture 90 Petrol']);
    expect(answer.headers['cache-status']).toMatch(/^store-cache; hit; ttl=/);
    expect((await ask(site, apiPaths.product('en', 'NEVER-SEEN'))).status).toBe(503);
  });

  it('still lets known products be searched, and the store again once it is back', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    site.store.trouble('bad-gateway');
    const without = await ask(site, search);
    expect(searchResultsSchema.parse(without.json()).total).toBeGreaterThan(0);
    expect(without.headers['cache-control']).toBe('no-store');
    site.store.trouble(null);
    expect((await ask(site, search)).cacheStatus).toBe('store-cache; fwd=miss; stored');
  });

  it('that breaks off within a category gives what came, marked and for a short time', async () => {
    await using site = await startTestSite({ products: manyProducts(150), trouble: 'slow' });
    site.store.trouble('bad-gateway', ({ query }) => query.page === '3');
    const answer = await ask(site, cookers);
    expect(listingSchema.parse(answer.json())).toMatchObject({ total: 100, complete: false });
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    site.store.trouble(null);
    site.clock.now += 16_000;
    await vi.waitFor(
      async () =>
        expect(listingSchema.parse((await ask(site, cookers)).json())).toMatchObject({
          total: 150,
          complete: true,
        }),
      { timeout: 15_000 },
    );
  });

  it('that breaks off never takes the place of a complete list', async () => {
    await using site = await startTestSite({ products: manyProducts(150) });
    await site.knowCategories();
    site.store.trouble('bad-gateway', ({ query }) => query.page === '3');
    site.clock.now += afterFreshMs;
    await ask(site, cookers);
    await vi.waitFor(() => expect(site.log.join('')).toContain('The list of a category broke off'), 10_000);
    expect(listingSchema.parse((await ask(site, cookers)).json())).toMatchObject({
      total: 150,
      complete: true,
    });
  });
});
