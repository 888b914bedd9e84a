import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { countRenders } from '../testing/count-renders.ts';
import { manyProducts } from '../testing/many-products.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages, startTestSite } from '../testing/test-site.ts';
import type { Client } from './client-build.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 30_000 });

let client: Client;
let site: TestSite;
beforeAll(async () => {
  client = await loadBuiltClient();
  site = await startSiteWithPages({ client });
}, 30_000);
afterAll(() => site[Symbol.asyncDispose]());

const open = (url: string, on = site) => openPage(on, url);

describe('a rendered page', () => {
  it('is given out again without being rendered', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    const bodies: string[] = [];
    for (const url of ['/product-category/hobs', '/product-category/hobs?utm_source=letter&fbclid=1']) {
      bodies.push((await open(url, own)).answer.body);
    }
    await Promise.all(Array.from({ length: 20 }, () => own.app.inject('/product-category/hoods')));
    expect(rendered).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('of SKUs that nobody knows asks the store no more often than an address may', async () => {
    // Five of these are for the categories.
    await using own = await startSiteWithPages({ client, limits: { uncached: 8 } });
    own.store.forget();
    const statuses: number[] = [];
    for (let sku = 0; sku < 6; sku++) {
      statuses.push((await own.app.inject(`/product/NOBODY-${sku}?lng=en`)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429]);
    expect(own.store.requests('list').filter(({ query }) => query.sku)).toHaveLength(3);
  });

  it('answers what its address says of a kitchen, to this visitor alone, no more often than an address may ask', async () => {
    await using own = await startSiteWithPages({ client, limits: { renders: 4 } });
    const sheet = '/product/AN100-BU';
    for (const [said, answer] of [
      ['', 'Compare it with your kitchen'],
      ['?width=80&supply_unit=A', 'By the data of the sheet, it does not fit.'],
      ['?width=deep', 'Enter a number, such as 60 or 59.5.'],
      [`?unit=cm&gas=&height=${'9'.repeat(5_000)}`, 'Enter a number, such as 60 or 59.5.'],
    ] as const) {
      const { status, headers, document } = await open(sheet + said, own);
      const section = document.querySelector('[aria-labelledby=fit]');
      expect([said, status, section?.textContent]).toEqual([said, 200, expect.stringContaining(answer)]);
      expect(section?.querySelector('details')?.open).toBe(said !== '');
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(publicUrl + sheet);
      expect(headers['cache-control']).toBe(said === '' ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
    // It is made anew each time, and counts.
    expect((await open(`${sheet}?width=deep`, own)).status).toBe(429);
    expect((await open(`${sheet}?unknown=1`, own)).status).toBe(200);
  });

  it('and a cached one do not wait for all that another address asks for at the same time', async () => {
    await using own = await startSiteWithPages({ client });
    await own.app.inject('/about-calidora');
    const answered: string[] = [];
    const ask = async (who: string, url: string, remoteAddress: string) => {
      expect((await own.app.inject({ url, remoteAddress })).statusCode).toBe(200);
      answered.push(who);
    };
    const flood = sitePages(defaultBrand).map((path) => ask('flood', `${path}?lng=it`, '203.0.113.1'));
    const visitor = ask('visitor', '/product-category/hobs?page=2', '198.51.100.1');
    const cached = ask('cached', '/about-calidora', '198.51.100.2');
    await Promise.all([...flood, visitor, cached]);
    expect(answered.slice(0, 4)).toEqual(expect.arrayContaining(['visitor', 'cached']));
  });

  it('is one for 500 spellings of its address, none of which costs a rendering', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    const inCase = (path: string, turn: number) =>
      [...path].map((letter, index) => ((turn >> (index % 9)) & 1 ? letter.toUpperCase() : letter)).join('');
    const spellings = (turn: number) => [
      `/product-category/hobs?page=0002&color=xyz&lng=IT&utm_source=${turn}`,
      `/product-category/hobs?lng=it&page=2&next=/${turn}`,
      `/product-category/hobs?width=${turn % 2 ? '60,90' : '90,60'}&color=${inCase('cream', turn)}&lng=it`,
      `${inCase('/product-category/hobs', turn)}${'/'.repeat(turn % 3)}?page=2&lng=it`,
      `/${'/'.repeat(turn % 4)}product?page=${turn}&color=cream&lng=it`,
      `/product/${turn ? inCase('mx90-pt', turn) : 'MX90-PT'}?lng=it`,
      `/ita/login?next=/product/${turn}&lng=it`,
      `${inCase('/contacts', turn)}?utm_source=${turn}&subject=product&sku=MX90-PT&lng=it`,
    ];
    for (let turn = 0; turn < 56; turn++) {
      for (const url of spellings(turn)) {
        const { statusCode } = await own.app.inject({ url, method: turn % 2 ? 'GET' : 'HEAD' });
        expect({ url, statusCode }).toEqual({ url, statusCode: statusCode === 301 ? 301 : 200 });
      }
    }
    expect(rendered.map((page) => page.replace('it ', '')).sort()).toEqual([
      '/contacts?sku=MX90-PT&lng=it',
      '/ita/login?lng=it',
      '/product-category/hobs?color=cream&width=60,90&lng=it',
      '/product-category/hobs?page=2&lng=it',
      '/product/MX90-PT?lng=it',
      '/product?lng=it',
    ]);
  });

  it('of what is not there is one for each language and kind, and names none of the addresses', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    const kinds = ['/nothing', '/collections/nothing', '/product/NOBODY', '/product-category/nothing'];
    for (let turn = 0; turn < 10; turn++) {
      for (const kind of kinds) {
        for (const language of ['en', 'it']) {
          const { status, answer, document } = await open(`${kind}-${turn}?lng=${language}`, own);
          expect([kind, status, document.documentElement.lang]).toEqual([kind, 404, language]);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(document.querySelector('h1')?.textContent).toMatch(/not found|non trovat/);
          expect(answer.body).not.toMatch(/nothing|NOBODY/i);
        }
      }
    }
    expect(rendered).toHaveLength(6);
  });

  it('shows the new year as soon as it begins', async () => {
    await using own = await startTestSite({ client });
    const yearOf = async () => {
      const { document } = await open('/', own);
      return pageStateSchema.parse(JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? ''))
        .year;
    };
    own.clock.now = Date.UTC(2026, 11, 31, 12);
    expect(await yearOf()).toBe(2026);
    own.clock.now = Date.UTC(2027, 0, 1, 12);
    expect(await yearOf()).toBe(2027);
  });

  it('tells the browser how long the operator keeps enquiries', async () => {
    await using own = await startTestSite({ client, environment: { ENQUIRY_RETENTION_DAYS: '7' } });
    const { document } = await open('/privacy-policy', own);
    const text = document.getElementById(pageStateElementId)?.textContent ?? '';
    expect(pageStateSchema.parse(JSON.parse(text)).enquiryRetentionDays).toBe(7);
  });

  it('holds four pages of a long list at most, the last among them, and leaves room for the others', async () => {
    await using own = await startSiteWithPages({ client, products: manyProducts(24 * 8) });
    for (const [page, known] of [
      [3, [1, 2, 3]],
      [7, [1, 5, 6, 7]],
      [40, [1, 6, 7, 8]],
    ] as const) {
      const { document } = await open(`/product-category/cookers?page=${page}`, own);
      const text = document.getElementById(pageStateElementId)?.textContent ?? '';
      const { answers } = pageStateSchema.parse(JSON.parse(text));
      const pages = Object.keys(answers).map((path) =>
        Number(new URL(path, publicUrl).searchParams.get('page') ?? 1),
      );
      expect(pages).toEqual(known);
      const shapes = document.querySelectorAll('main li[aria-hidden=true]').length;
      expect(shapes).toBe((Math.min(page, 8) - known.length) * 24);
    }
  });

  it('leads without scripts to the last of 1,000 products, from the first page in one step', async () => {
    await using own = await startSiteWithPages({ client, products: manyProducts(1000) });
    const first = await open('/product-category/cookers?width=60,80,90,100,120', own);
    const links = [...first.document.querySelectorAll('main nav a[href*="from="]')];
    const last = await open(links.at(-1)?.getAttribute('href') ?? '', own);
    const products = [...last.document.querySelectorAll('main article h3 a')];
    expect(products).toHaveLength(1000 % 24);
    expect(products.at(-1)?.getAttribute('href')).toBe('/product/MANY-1000');
  });

  it('is not rendered again by 1000 refreshes that find nothing new', async () => {
    const { rendered, ...counted } = countRenders(client);
    let reads = 0;
    await using own = await startSiteWithPages({
      ...counted,
      products: manyProducts(3),
      wrapStore(store) {
        const first = new Map<Category, ReturnType<Store['readCategory']>>();
        return {
          ...store,
          // Equal each time, but never the same.
          async readCategory(category) {
            if (category === 'cookers') reads += 1;
            const answer = first.get(category) ?? store.readCategory(category);
            first.set(category, answer);
            return structuredClone(await answer);
          },
        };
      },
    });
    const visit = () => own.app.inject('/product-category/cookers');
    const { etag } = (await visit()).headers;
    const before = reads;
    for (let turn = 0; turn < 1_000; turn++) {
      own.clock.now += 301_000;
      expect((await visit()).headers).toMatchObject({ age: '301', etag });
      while ((await visit()).headers.age !== '0') await setImmediate();
    }
    expect(reads - before).toBe(1_000);
    expect(rendered).toEqual(['en /product-category/cookers']);
  });

  it('is rendered anew once the data under it has changed', async () => {
    await using own = await startSiteWithPages({ client });
    const before = await open('/product-category/hoods', own);
    const state = pageStateSchema.parse(
      JSON.parse(before.document.getElementById(pageStateElementId)?.textContent ?? ''),
    );
    const [listing] = Object.values(state.answers) as { items: { id: number }[] }[];
    own.store.change(listing?.items[0]?.id ?? 0, { name: 'Renamed meanwhile' });
    own.clock.now += 301_000;
    await vi.waitFor(
      async () => {
        const { document } = await open('/product-category/hoods', own);
        expect(document.querySelector('main')?.textContent).toContain('Renamed meanwhile');
      },
      { timeout: 10_000 },
    );
  });

  it('of a product shows what goes with it, without scripts too', async () => {
    const { document } = await open('/product/AN100-BU');
    expect(document.querySelector('[aria-labelledby=companions] h3 a')?.textContent).toMatch(
      /^Antique \d+ hood$/,
    );
  });

  it('hands the browser the answers that it was made from', async () => {
    const { document } = await open('/product-category/ovens?lng=it&width=60');
    const text = document.getElementById(pageStateElementId)?.textContent ?? '';
    const { answers } = pageStateSchema.parse(JSON.parse(text));
    expect(Object.keys(answers).length).toBeGreaterThan(0);
    for (const [address, answer] of Object.entries(answers)) {
      expect((await site.app.inject(address)).json()).toEqual(answer);
    }
  });

  it('is sent compressed and with a tag that saves sending it again', async () => {
    const first = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toBe((await site.app.inject('/')).body);
    const again = await site.app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('while the store is away', () => {
  it('pages that were seen stay, also after a restart', async () => {
    await using own = await startSiteWithPages({ client });
    const seen = ['/product-category/cookers', '/product/MX90-PT', '/product-category/hobs?lng=it&page=2'];
    for (const url of seen) expect((await open(url, own)).status).toBe(200);
    own.store.trouble('bad-gateway');
    own.clock.now += 301_000;
    for (const restarted of [false, true]) {
      if (restarted) await own.restart();
      for (const url of seen) {
        const { status, headers } = await open(url, own);
        expect({ url, restarted, status, age: headers.age }).toEqual({
          url,
          restarted,
          status: 200,
          age: '301',
        });
        expect(headers['cache-status']).toBe('store-cache; hit; ttl=-1');
      }
    }
  });

  it('a page about what was never known is 503, not kept, and recovers by itself', async () => {
    await using own = await startTestSite({ client, trouble: 'bad-gateway' });
    for (const url of ['/product-category/cookers', '/product/MX90-PT']) {
      const { status, headers, document } = await open(url, own);
      expect({ url, status, kept: headers['cache-control'] }).toEqual({ url, status: 503, kept: 'no-store' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(document.querySelector('h1')).not.toBeNull();
    }
    expect((await open('/', own)).status).toBe(200);
    own.store.trouble(null);
    own.clock.now += 15_000;
    for (const url of ['/product-category/cookers', '/product/MX90-PT']) {
      expect({ url, status: (await open(url, own)).status }).toEqual({ url, status: 200 });
    }
  });
});
