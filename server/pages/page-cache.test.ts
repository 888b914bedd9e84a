import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Category } from '@kitchen/shared/categories.ts';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { countRenders } from '../testing/count-renders.ts';
import { manyProducts } from '../testing/many-products.ts';
import { openPage } from '../testing/open-page.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages, startTestSite } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();

describe('a page in the cache', () => {
  it('is given out again without being rendered', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    const bodies: string[] = [];
    for (const url of ['/product-category/hobs', '/product-category/hobs?utm_source=letter&fbclid=1']) {
      bodies.push((await openPage(own, url)).answer.body);
    }
    await Promise.all(Array.from({ length: 20 }, () => own.app.inject('/product-category/hoods')));
    // The bare address answers with the page of the language's, which has another address of its own.
    const named = await openPage(own, '/product-category/hobs?lng=en');
    const ownAddress = (name: string) => `${name}="${publicUrl}/product-category/hobs`;
    bodies.push(
      ['rel="canonical" href', 'property="og:url" content'].reduce(
        (html, name) => html.replace(`${ownAddress(name)}?lng=en"`, `${ownAddress(name)}"`),
        named.answer.body,
      ),
    );
    expect(bodies).not.toContain(named.answer.body);
    expect(rendered).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
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
      '/contacts?sku=MX90-PT',
      '/ita/login',
      '/product',
      '/product-category/hobs?color=cream&width=60,90',
      '/product-category/hobs?page=2',
      '/product/MX90-PT',
    ]);
  });

  it('of an enquiry about a product is one for its code in whatever case, and without a code where nobody knows it', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    for (let turn = 0; turn < 10; turn++) {
      for (const query of [`sku=NOBODY-${turn}`, `sku=NOBODY-${turn}&subject=safety`, 'sku=mx90-PT', '']) {
        const { status, answer, document } = await openPage(own, `/contacts?${query}&lng=en`);
        expect([query, status]).toEqual([query, 200]);
        expect(answer.body).not.toContain('NOBODY');
        expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
          /\/contacts\?lng=en$/,
        );
      }
    }
    expect(rendered.map((page) => page.replace('en ', '')).sort()).toEqual([
      '/contacts',
      '/contacts?sku=MX90-PT',
      '/contacts?subject=safety',
    ]);
  });

  it('of an address that the site has not is one for each language, and names none of the addresses', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    for (let turn = 0; turn < 10; turn++) {
      for (const kind of ['/nothing', '/collections/nothing']) {
        for (const language of ['en', 'it']) {
          const { status, answer, document } = await openPage(own, `${kind}-${turn}?lng=${language}`);
          expect([kind, status, document.documentElement.lang]).toEqual([kind, 404, language]);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(document.querySelector('h1')?.textContent).toMatch(/not found|non trovat/);
          expect(answer.body).not.toMatch(/nothing/i);
        }
      }
    }
    expect(rendered).toHaveLength(2);
  });

  it('of a code that no product has ends its breadcrumbs with the code, and is not kept', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startSiteWithPages(counted);
    for (const sku of ['NOBODY-1', 'NOBODY-2', 'NOBODY-1']) {
      const { status, answer, document } = await openPage(own, `/product/${sku}?lng=en`);
      expect([status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(document.querySelector('h1')?.textContent).toMatch(/not found/);
      const steps = [...document.querySelectorAll('main nav ol li:not([aria-hidden])')].map(
        (step) => step.textContent,
      );
      expect(steps.slice(-2)).toEqual(['Products', sku]);
    }
    expect(rendered).toHaveLength(3);
  });

  it('shows the new year as soon as it begins', async () => {
    await using own = await startTestSite({ client });
    const yearOf = async () => {
      const { document } = await openPage(own, '/');
      return pageStateSchema.parse(JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? ''))
        .year;
    };
    own.clock.now = Date.UTC(2026, 11, 31, 12);
    expect(await yearOf()).toBe(2026);
    own.clock.now = Date.UTC(2027, 0, 1, 12);
    expect(await yearOf()).toBe(2027);
  });

  it('is not rendered again by 20 refreshes that find nothing new', async () => {
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
    for (let turn = 0; turn < 20; turn++) {
      own.clock.now += 301_000;
      expect((await visit()).headers).toMatchObject({ age: '301', etag });
      while ((await visit()).headers.age !== '0') await setImmediate();
    }
    expect(reads - before).toBe(20);
    expect(rendered).toEqual(['en /product-category/cookers']);
  });

  it('is rendered anew once the data under it has changed', async () => {
    await using own = await startSiteWithPages({ client });
    const before = await openPage(own, '/product-category/hoods');
    const state = pageStateSchema.parse(
      JSON.parse(before.document.getElementById(pageStateElementId)?.textContent ?? ''),
    );
    const [listing] = Object.values(state.answers) as { items: { id: number }[] }[];
    own.store.change(listing?.items[0]?.id ?? 0, { name: 'Renamed meanwhile' });
    own.clock.now += 301_000;
    await vi.waitFor(
      async () => {
        const { document } = await openPage(own, '/product-category/hoods');
        expect(document.querySelector('main')?.textContent).toContain('Renamed meanwhile');
      },
      { timeout: 10_000 },
    );
  });

  it('is sent compressed and with a tag that saves sending it again', async () => {
    await using own = await startTestSite({ client });
    const first = await own.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toBe((await own.app.inject('/')).body);
    const again = await own.app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
