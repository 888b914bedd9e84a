import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '@kitchen/shared/categories.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import type { StoredProduct } from '../demo/store/stored-product.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { openPage } from '../testing/open-page.ts';
import { parsePage } from '../testing/parse-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages, startTestSite } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();

const ovens60 = 21;

interface Entered {
  sku: string;
  slug: string;
  language?: string;
  category?: Category;
  more?: Partial<StoredProduct>;
}

function record(
  id: number,
  { sku, slug, language, category = 'cookers', more }: Entered,
): [number, StoredProduct] {
  const meta = language === undefined ? [] : ([['Language', language]] as const);
  const categories = [categoryIds[category]];
  return [id, aStoredProduct({ id, name: slug, sku, slug, categoryIds: categories, meta, ...more })];
}

/** What the shop of a maker holds, whose addresses people have. */
const products = new Map([
  record(501, { sku: 'AN100/X', slug: 'cucina-antique-100', language: 'italian' }),
  record(502, { sku: 'AN100/X', slug: 'antique-cooker-100', language: 'english' }),
  record(503, {
    sku: 'OV60',
    slug: 'oven-60',
    language: 'english',
    category: 'ovens',
    more: { categoryIds: [ovens60] },
  }),
  record(504, { sku: 'HB-1', slug: 'plain-hob', category: 'hobs' }),
  record(505, { sku: '', slug: 'without-code', language: 'english', category: 'hobs' }),
  record(506, { sku: 'TWIN-1', slug: 'twin', language: 'english', category: 'hoods' }),
  record(507, { sku: 'TWIN-1', slug: 'twin', language: 'italian', category: 'hoods' }),
  // Its slug is another's code.
  record(508, { sku: 'ODD-1', slug: 'twin-1', language: 'english', category: 'hoods' }),
  record(509, {
    sku: 'HID-1',
    slug: 'hidden-prototype',
    language: 'english',
    more: { visibility: 'hidden' },
  }),
  record(510, { sku: 'DRA-1', slug: 'draft-prototype', language: 'english', more: { status: 'draft' } }),
  record(511, {
    sku: 'CMP-1',
    slug: 'compact',
    language: 'italian',
    category: 'compact-products',
    more: {
      shortDescription:
        '<p>Con la <a href="/product/antique-cooker-100/">cucina</a>, come i ' +
        `<a href="${publicUrl}/product-category/ovens/ovens-60/?orderby=price">forni</a> e ` +
        '<a href="/prodotto/sconosciuto">altro</a>. <a href="/wp-content/uploads/manual.pdf">Manuale</a></p>',
    },
  }),
]);

let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages({ client, products: products.values() });
});
afterAll(() => site[Symbol.asyncDispose]());

const open = (url: string, headers: Record<string, string> = {}) => openPage(site, url, headers);

describe('an address of the shop before', () => {
  it.each([
    ['/product/cucina-antique-100/', '/product/AN100%2FX?lng=it'],
    ['/product/antique-cooker-100', '/product/AN100%2FX?lng=en'],
    ['/prodotto/cucina-antique-100', '/product/AN100%2FX?lng=it'],
    ['/prodotto/Antique-Cooker-100/', '/product/AN100%2FX?lng=en'],
    ['/it/prodotto/cucina-antique-100/', '/product/AN100%2FX?lng=it'],
    ['/en/product/antique-cooker-100/', '/product/AN100%2FX?lng=en'],
    ['/shop/cookers/antique-cooker-100/', '/product/AN100%2FX?lng=en'],
    ['/negozio/cucina-antique-100/', '/product/AN100%2FX?lng=it'],
    ['/?p=501', '/product/AN100%2FX?lng=it'],
    ['/?post_type=product&p=502', '/product/AN100%2FX?lng=en'],
    ['/?product=cucina-antique-100', '/product/AN100%2FX?lng=it'],
    // Where the address names a language of this site, that is what is wanted.
    ['/product/antique-cooker-100/?lng=it', '/product/AN100%2FX?lng=it'],
    ['/product/antique-cooker-100/?utm_source=letter', '/product/AN100%2FX?utm_source=letter&lng=en'],
    ['/product/oven-60/', '/product/OV60?lng=en'],
    ['/product/plain-hob/', '/product/HB-1'],
    ['/prodotto/plain-hob/', '/product/HB-1?lng=it'],
    ['/en/product/twin/', '/product/TWIN-1?lng=en'],
    ['/it/prodotto/twin/', '/product/TWIN-1?lng=it'],
    ['/product/twin/?lang=it', '/product/TWIN-1?lng=it'],
    ['/product-category/ovens/ovens-60/', '/product-category/ovens?lng=en'],
    ['/product-category/ovens-60/', '/product-category/ovens?lng=en'],
    ['/?product_cat=ovens-60', '/product-category/ovens?lng=en'],
    ['/product-category/all/cookers', '/product-category/cookers'],
    ['/product-category/cookers/page/2/', '/product-category/cookers'],
    ['/categoria-prodotto/cookers/', '/product-category/cookers?lng=it'],
    ['/en/product-category/hoods/', '/product-category/hoods?lng=en'],
    ['/shop/', '/product'],
    ['/shop?orderby=price', '/product?orderby=price'],
    ['/negozio', '/product?lng=it'],
    ['/it/', '/?lng=it'],
  ])('%s leads for good, in one step, to %s', async (url, to) => {
    const { answer, status, headers } = await open(url, { 'accept-language': 'it' });
    expect([status, headers.location, answer.body]).toEqual([301, to, '']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await open(to)).status).toBe(200);
  });

  it('that is the code of a product is its sheet, whatever another product is called', async () => {
    const { status, headers } = await open('/product/twin-1/');
    expect([status, headers.location]).toEqual([301, '/product/twin-1']);
    const { document } = await open('/product/TWIN-1?lng=en');
    expect(document.querySelector('h1')?.textContent).toBe('twin');
  });

  it.each([
    '/product/never-made',
    '/prodotto/never-made',
    '/it/prodotto/never-made/',
    '/product-category/ovens/never-made',
    '/categoria-prodotto/never-made',
    '/?p=999',
    '/?product=never-made',
    // Nothing of them may be seen, not even that they are there.
    '/prodotto/hidden-prototype/',
    '/prodotto/draft-prototype/',
    '/?p=509',
    '/?p=510',
    // It has no page.
    '/prodotto/without-code/',
  ])('%s is not found', async (url) => {
    const { status, headers, document } = await open(url, { accept: 'text/html' });
    expect([status, headers.location, headers['cache-control']]).toEqual([404, undefined, 'no-store']);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  it('leaves the home page as it is for other parameters', async () => {
    for (const url of ['/?page_id=12', '/?p=', '/?p=letter&utm_source=p'])
      expect({ url, status: (await open(url)).status }).toEqual({ url, status: 200 });
  });

  it.each([
    ['/shop/?a%0d%0aset-cookie%3Ax=1', '/product?a%0D%0Aset-cookie%3Ax=1'],
    ['/it//?next=//evil.example', '/?next=%2F%2Fevil.example&lng=it'],
    ['/shop/?b=%E2%80%A8%00', '/product?b=%E2%80%A8%00'],
  ])('%s leads nowhere else', async (url, to) => {
    const { status, headers } = await open(url);
    expect([status, headers.location, headers['set-cookie']]).toEqual([301, to, undefined]);
  });

  it.each(['/shop//evil.example', '/it//evil.example/', '/prodotto/%2F%2Fevil.example', '/prodotto/..%5cx'])(
    '%s is nothing',
    async (url) => {
      const { status, headers } = await open(url);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  it('asks the store nothing, whoever asks for whatever, and counts as other look-ups do', async () => {
    await using own = await startSiteWithPages({
      client,
      products: products.values(),
      limits: { uncached: 20 },
    });
    const asked = own.store.requests().length;
    const ask = async (url: string) => (await own.app.inject(url)).statusCode;
    const unknown = Array.from({ length: 30 }, (_, number) => `/prodotto/never-${number}`);
    const statuses = await Promise.all(unknown.map(ask));
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(await ask('/prodotto/twin')).toBe(301);
    expect(own.store.requests().length).toBe(asked);
  });
});

describe('while the shop is away', () => {
  const addresses = ['/product/twin/', '/prodotto/twin', '/?p=506', '/product-category/ovens/ovens-60'];

  it('its addresses are 503 where nothing is known, and lead once it is', async () => {
    await using own = await startTestSite({ client, products: products.values(), trouble: 'bad-gateway' });
    for (const url of addresses) {
      const { status, headers } = await openPage(own, url, { accept: 'text/html' });
      expect({ url, status, kept: headers['cache-control'] }).toEqual({ url, status: 503, kept: 'no-store' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await openPage(own, '/shop')).status).toBe(301);
    own.store.trouble(null);
    own.clock.now += 15_000;
    for (const url of addresses) expect((await openPage(own, url)).status).toBe(301);
    own.store.trouble('bad-gateway');
    for (const url of addresses) expect((await openPage(own, url)).status).toBe(301);
  });

  it('an address is not taken for unknown as long as a listing is not whole', async () => {
    await using own = await startTestSite({
      client,
      products: products.values(),
      wrapStore: (store) => ({
        ...store,
        async readCategory(category) {
          const { records } = await store.readCategory(category);
          return { records: records.filter(({ slug }) => slug !== 'twin'), complete: false };
        },
      }),
    });
    expect((await openPage(own, '/prodotto/cucina-antique-100')).status).toBe(301);
    expect((await openPage(own, '/prodotto/twin')).status).toBe(503);
  });

  it('nor is one taken for unknown by what an earlier version kept, which has no slugs', async () => {
    await using own = await startSiteWithPages({ client, products: products.values() });
    // At its end all is on disk.
    await own.restart();
    const folder = join(own.dataDir, 'cache', 'categories');
    for (const name of await readdir(folder)) {
      const kept = JSON.parse(await readFile(join(folder, name), 'utf8'));
      for (const record of kept.value) delete record.slug;
      await writeFile(join(folder, name), JSON.stringify(kept));
    }
    own.store.trouble('bad-gateway');
    await own.restart();
    expect((await openPage(own, '/product/TWIN-1')).status).toBe(200);
    expect((await openPage(own, '/prodotto/twin')).status).toBe(503);
  });
});

it('is known as soon as the site is asked for the first time', async () => {
  await using own = await startTestSite({ client, products: products.values() });
  expect((await openPage(own, '/product/twin/?lang=it')).headers.location).toBe('/product/TWIN-1?lng=it');
});

describe('links in descriptions', () => {
  const described = async (language: string) => {
    const { shortDescription } = (await site.app.inject(`/api/products/CMP-1?lng=${language}`)).json();
    return [...parsePage(shortDescription).querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
  };

  it.each(['it', 'en'])(
    'lead to the pages of this site, in the language of the page (%s)',
    async (language) => {
      expect(await described(language)).toEqual([
        ['cucina', `/product/AN100%2FX?lng=${language}`, null],
        ['forni', `/product-category/ovens?orderby=price&lng=${language}`, null],
        ['altro', `${site.store.homeUrl}/prodotto/sconosciuto`, 'noopener nofollow'],
        ['Manuale', `${site.store.homeUrl}/wp-content/uploads/manual.pdf`, 'noopener nofollow'],
      ]);
    },
  );
});
