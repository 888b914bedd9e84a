import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import type { Store } from '../store/store.ts';
import { countRenders } from '../testing/count-renders.ts';
import { manyProducts } from '../testing/many-products.ts';
import { parsePage } from '../testing/parse-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startTestSite } from '../testing/test-site.ts';
import type { Client } from './client-build.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 30_000 });

let client: Client;
let site: TestSite;

const oddSkus = ['A/B', 'A B', 'A+B', '50%', 'A#1', 'A?b=c', 'A&B', 'A,B', "O'Brien", 'Größe"9"'];
const hostile = '</script><script>alert(1)</script>';

beforeAll(async () => {
  client = await loadBuiltClient();
  site = await startTestSite({ client });
  oddSkus.forEach((sku, index) => {
    const id = 90_001 + index;
    const meta = [['Language', 'english']] as const;
    site.store.products.set(
      id,
      aStoredProduct({ id, sku, name: `Odd ${index}`, categoryIds: [categoryIds.hoods], meta }),
    );
  });
  site.store.products.set(
    90_100,
    aStoredProduct({
      id: 90_100,
      sku: 'HOSTILE',
      name: 'Oven 5 &lt; 7 &lt;/script&gt; levels',
      shortDescription: `<p>${hostile} &lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;</p>`,
      categoryIds: [categoryIds.hobs],
      meta: [
        ['Language', 'english'],
        ['color', hostile],
        ['oven', `Type: ${hostile} &lt;/script&gt;`],
      ],
    }),
  );
  await site.knowCategories();
}, 30_000);
afterAll(() => site[Symbol.asyncDispose]());

async function open(url: string, headers: Record<string, string> = {}, on = site) {
  const answer = await on.app.inject({ url, headers });
  const document = parsePage(answer.body);
  return { answer, status: answer.statusCode, document, headers: answer.headers };
}

const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

function structuredData(document: Document): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );
}

const pages = [...sitePages(defaultBrand), '/product/MX90-PT'];

describe('the status of a page', () => {
  it.each<[string, number]>([
    ...pages.map((url): [string, number] => [url, 200]),
    ['/product-category/cookers?page=2&color=cream&utm_source=letter', 200],
    ['/product-category/cookers?color=turquoise', 200],
    ['/compare', 200],
    ['/compare?items=AN100-BU,mx90-pt&lng=it', 200],
    ['/compare?items=AN100-BU,NO-SUCH-1', 404],
    ['/compare?items=AN100-BU,HOSTILE', 400],
    ['/compare?items=AN100-BU,AN100-CR,MX90-PT,MX90-CR', 400],
    ['/compare?items=,', 400],
    ['/compare?items=A%252CB', 200],
    ['/shortlist', 200],
    ['/shortlist?items=AN100-BU,NO-SUCH-1,HOSTILE', 200],
    ['/shortlist?items=NO-SUCH-1', 404],
    ['/shortlist?items=,', 400],
    [`/shortlist?items=${Array.from({ length: 31 }, (_, index) => `A${index}`).join(',')}`, 400],
    ['/collections/collections-hoods', 404],
    ['/collections/collections-cookers/baroque', 404],
    ['/collections/collections-hobs/antique', 404],
    ['/nothing-here', 404],
    ['/product-category/fridges', 404],
    ['/product/NOBODY-1', 404],
    [`/product/${'x'.repeat(201)}`, 404],
    ['/product/DRAFT-AN110', 404],
    ['/assets/nothing.js', 404],
    ['/api/nothing', 404],
  ])('%s is %i', async (url, status) => {
    expect((await open(url)).status).toBe(status);
  });

  it.each(oddSkus)('is 200 for a product whose SKU is %s, which the page shows', async (sku) => {
    const { status, document } = await open(paths.product(sku));
    expect([status, document.querySelector('h1')?.textContent]).toEqual([200, `Odd ${oddSkus.indexOf(sku)}`]);
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(publicUrl + paths.product(sku));
  });

  it('keeps pages that do not exist out of search engines', async () => {
    for (const url of ['/nothing-here', '/product/NOBODY-1', '/product-category/fridges']) {
      const { document } = await open(url);
      expect({ url, robots: attribute(document, 'meta[name=robots]', 'content') }).toEqual({
        url,
        robots: expect.stringContaining('noindex'),
      });
    }
    expect(attribute((await open('/')).document, 'meta[name=robots]', 'content')).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['?color=cream', undefined],
    ['?color=cream,nero', 'noindex'],
    ['?color=cream&width=90', 'noindex'],
    ['?color=cream,mauve&page=2', undefined],
  ])('a listing%s is for search engines: %s', async (query, robots) => {
    const { document } = await open(`/product-category/cookers${query}`);
    expect(attribute(document, 'meta[name=robots]', 'content')).toBe(robots);
  });
});

describe('a page that moved', () => {
  it.each([
    ['/collections/collections-hobs/country-hobs', '/collections/collections-hobs/land-hobs'],
    ['/collections/collections-ovens/elio-ovens', '/collections/collections-ovens/enzo-ovens'],
    ['/collections/collections-ovens/elio-giant-ovens', '/collections/collections-ovens/enzo-titan-ovens'],
    ['/collections/collections-ovens/alterum-ovens', '/collections/collections-ovens/alternate-ovens'],
    ['/collections/collections-ovens/professional-ovens', '/collections/collections-ovens/expert-ovens'],
    ['/collections/collections-ovens/country-ovens', '/collections/collections-ovens/land-ovens'],
    ['/Collections/Collections-Hobs/Country-Hobs/', '/collections/collections-hobs/land-hobs'],
    ['/collections/collections-hobs/country%2Dhobs', '/collections/collections-hobs/land-hobs'],
    [
      '/collections/collections-hobs/country-hobs/?lng=it&utm_source=letter',
      '/collections/collections-hobs/land-hobs?lng=it&utm_source=letter',
    ],
    ['/Product-Category/Hobs/?color=cream', '/product-category/hobs?color=cream'],
    ['/Collections/Collections-Cookers/Elegant/', '/collections/collections-cookers/elegant'],
    ['//collections//nero-line-collection/', '/collections/nero-line-collection'],
    ['/ITA/Login', '/ita/login'],
    ['/%63ontacts', '/contacts'],
    ['/product/mx90-pt?lng=it', '/product/MX90-PT?lng=it'],
    ['/product/A%2cB', '/product/A%2CB'],
  ])('%s leads for good to %s', async (url, to) => {
    const { answer, status, headers } = await open(url);
    expect([status, headers.location, answer.body]).toEqual([301, to, '']);
    expect((await open(to)).status).toBe(200);
  });
});

describe('the head of a page', () => {
  it.each(pages)('%s names itself and its other language, and they name it', async (path) => {
    const alternates = async (url: string) => {
      const { status, document } = await open(url);
      expect([url, status]).toEqual([url, 200]);
      return {
        canonical: attribute(document, 'link[rel=canonical]', 'href'),
        hreflang: Object.fromEntries(
          [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
      };
    };
    const bare = await alternates(path);
    expect(bare).toEqual({
      canonical: publicUrl + path,
      hreflang: {
        en: publicUrl + path,
        it: `${publicUrl}${path}?lng=it`,
        'x-default': publicUrl + path,
      },
    });
    const italian = await alternates(`${path}?lng=it`);
    expect(italian).toEqual({ canonical: `${publicUrl}${path}?lng=it`, hreflang: bare.hreflang });
    expect((await alternates(`${path}?lng=en`)).canonical).toBe(publicUrl + path);
  });

  it('makes a filtered listing canonical to the unfiltered one', async () => {
    const { document } = await open('/product-category/cookers?color=cream&page=2');
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(`${publicUrl}/product-category/cookers`);
  });

  it.each(pages)('%s has a title, a short description and social tags', async (url) => {
    const { document } = await open(url);
    expect(document.title.length).toBeGreaterThan(5);
    const description = attribute(document, 'meta[name=description]', 'content') ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toMatch(/[<>]/);
    expect(attribute(document, 'meta[property="og:title"]', 'content')?.length).toBeGreaterThan(5);
    expect(attribute(document, 'meta[property="og:url"]', 'content')).toBe(publicUrl + url);
  });

  it('describes a product to search engines without an offer', async () => {
    const { document } = await open('/product/MX90-PT');
    const product = structuredData(document).find((data) => data['@type'] === 'Product');
    expect(product).toMatchObject({ '@type': 'Product', sku: 'MX90-PT', name: 'Mixture 90 Petrol' });
    expect(JSON.stringify(product)).not.toMatch(/offer|rating/i);
  });
});

describe('the language of a page', () => {
  it.each<[string, Record<string, string>, string]>([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'it-IT,it;q=0.9,en;q=0.5' }, 'it'],
    ['/', { 'accept-language': 'de,fr;q=0.5' }, 'en'],
    ['/', { 'accept-language': 'it', cookie: 'lng=en' }, 'en'],
    ['/', { cookie: 'a=b; lng=it' }, 'it'],
    ['/', { cookie: 'lng=xx', 'accept-language': 'it' }, 'it'],
    ['/?lng=it', { cookie: 'lng=en', 'accept-language': 'en' }, 'it'],
    ['/?lng=en', { cookie: 'lng=it' }, 'en'],
    ['/?lng=xx', { cookie: 'lng=it' }, 'it'],
    ['/?lng=IT', { cookie: 'lng=en' }, 'it'],
  ])('%s with %j is %s', async (url, headers, language) => {
    const { document, headers: answered } = await open(url, headers);
    expect([document.documentElement.lang, answered['content-language']]).toEqual([language, language]);
    const state = document.getElementById(pageStateElementId)?.textContent ?? '';
    expect(pageStateSchema.parse(JSON.parse(state)).language).toBe(language);
  });

  it('of a bare address depends on browser and cookie, and caches are told so', async () => {
    expect((await open('/')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect((await open('/?lng=it')).headers.vary).toBe('Accept-Encoding');
    expect((await open('/?lng=IT')).headers.vary).toBe('Accept-Encoding');
    expect((await open('/?lng=it')).headers['cdn-cache-control']).toMatch(/^max-age=60,/);
    expect((await open('/')).headers['cdn-cache-control']).toBeUndefined();
  });

  it('is that of its texts and of the products in it', async () => {
    const names = async (language: string) => {
      const { document } = await open(`/product-category/cookers?lng=${language}`);
      return [document.querySelector('h1')?.textContent, document.querySelector('main h2')?.textContent];
    };
    const [english, italian] = [await names('en'), await names('it')];
    expect(english[0]).not.toBe(italian[0]);
    expect(english[1]).not.toBe(italian[1]);
  });
});

describe('the security policy of a page', () => {
  it.each([...pages, '/nothing-here', '/product/HOSTILE', '/?lng=it'])(
    'of %s allows its inline styles by hash and no inline script',
    async (url) => {
      const { document, headers } = await open(url);
      const policy = String(headers['content-security-policy']);
      const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
      expect(styles.length).toBeGreaterThan(0);
      for (const style of styles) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      }
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
      const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')].map(
        ({ type }) => type,
      );
      expect(new Set(inline).difference(new Set(['application/json', 'application/ld+json']))).toEqual(
        new Set(),
      );
      expect(document.querySelectorAll('[onclick], [onload], [onerror], iframe, base')).toHaveLength(0);
    },
  );
});

describe('what the store holds', () => {
  it('cannot end a script element or add markup to a page', async () => {
    const { status, document, answer } = await open('/product/HOSTILE');
    expect(status).toBe(200);
    expect(answer.body).not.toMatch(/<script>alert|<\/script>[^<]*<script>alert/);
    const name = document.querySelector('h1')?.textContent;
    expect(name).toContain('5 < 7');
    expect(structuredData(document).find((data) => data['@type'] === 'Product')?.name).toBe(name);
    const blocks = [...document.querySelectorAll('script:not([src])')];
    expect(blocks.length).toBeGreaterThan(1);
    for (const { innerHTML } of blocks) expect(innerHTML).not.toContain('<');
    const scripts = [...document.scripts].filter(({ src, type }) => !src && !type.startsWith('application/'));
    expect(scripts).toEqual([]);
  });

  it('is shown without its own scripts, styles and frames', async () => {
    const { document } = await open('/product/VULCANO-30');
    expect(document.querySelector('h1')?.textContent).toBe('Wok burner Vulcano');
    const main = document.querySelector('main');
    expect(main?.textContent).toContain('Fierce – and easy to clean');
    expect(main?.querySelectorAll('iframe, style, [onclick], [href^="javascript"]')).toHaveLength(0);
  });
});

describe('a rendered page', () => {
  it('is given out again without being rendered', async () => {
    const { rendered, ...counted } = countRenders(client);
    await using own = await startTestSite(counted);
    await own.knowCategories();
    const bodies: string[] = [];
    for (const url of ['/product-category/hobs', '/product-category/hobs?utm_source=letter&fbclid=1']) {
      bodies.push((await open(url, {}, own)).answer.body);
    }
    await Promise.all(Array.from({ length: 20 }, () => own.app.inject('/product-category/hoods')));
    expect(rendered).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('of SKUs that nobody knows asks the store no more often than an address may', async () => {
    // Five of these are for the categories.
    await using own = await startTestSite({ client, limits: { uncached: 8 } });
    await own.knowCategories();
    own.store.forget();
    const statuses: number[] = [];
    for (let sku = 0; sku < 6; sku++) {
      statuses.push((await own.app.inject(`/product/NOBODY-${sku}?lng=en`)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429]);
    expect(own.store.requests('list').filter(({ query }) => query.sku)).toHaveLength(3);
  });

  it('and a cached one do not wait for all that another address asks for at the same time', async () => {
    await using own = await startTestSite({ client });
    await own.knowCategories();
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
    await using own = await startTestSite(counted);
    await own.knowCategories();
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
      `/contacts?sku=NOBODY-${turn}&lng=it`,
      `/contacts?sku=${inCase('mx90-pt', turn)}&lng=it`,
    ];
    for (let turn = 0; turn < 56; turn++) {
      for (const url of spellings(turn)) {
        const { statusCode } = await own.app.inject({ url, method: turn % 2 ? 'GET' : 'HEAD' });
        expect({ url, statusCode }).toEqual({ url, statusCode: statusCode === 301 ? 301 : 200 });
      }
    }
    expect(rendered.map((page) => page.replace('it ', '')).sort()).toEqual([
      '/contacts?lng=it',
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
    await using own = await startTestSite(counted);
    await own.knowCategories();
    const kinds = ['/nothing', '/collections/nothing', '/product/NOBODY', '/product-category/nothing'];
    for (let turn = 0; turn < 10; turn++) {
      for (const kind of kinds) {
        for (const language of ['en', 'it']) {
          const { status, answer, document } = await open(`${kind}-${turn}?lng=${language}`, {}, own);
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
      const { document } = await open('/', {}, own);
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
    const { document } = await open('/privacy-policy', {}, own);
    const text = document.getElementById(pageStateElementId)?.textContent ?? '';
    expect(pageStateSchema.parse(JSON.parse(text)).enquiryRetentionDays).toBe(7);
  });

  it('holds four pages of a long list at most, the last among them, and leaves room for the others', async () => {
    await using own = await startTestSite({ client, products: manyProducts(24 * 8) });
    await own.knowCategories();
    for (const [page, known] of [
      [3, [1, 2, 3]],
      [7, [1, 5, 6, 7]],
      [40, [1, 6, 7, 8]],
    ] as const) {
      const { document } = await open(`/product-category/cookers?page=${page}`, {}, own);
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
    await using own = await startTestSite({ client, products: manyProducts(1000) });
    await own.knowCategories();
    const first = await open('/product-category/cookers?width=60,80,90,100,120', {}, own);
    const links = [...first.document.querySelectorAll('main nav a[href*="from="]')];
    const last = await open(links.at(-1)?.getAttribute('href') ?? '', {}, own);
    const products = [...last.document.querySelectorAll('main article h3 a')];
    expect(products).toHaveLength(1000 % 24);
    expect(products.at(-1)?.getAttribute('href')).toBe('/product/MANY-1000');
  });

  it('is not rendered again by 1000 refreshes that find nothing new', async () => {
    const { rendered, ...counted } = countRenders(client);
    let reads = 0;
    await using own = await startTestSite({
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
    await own.knowCategories();
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
    await using own = await startTestSite({ client });
    await own.knowCategories();
    const before = await open('/product-category/hoods', {}, own);
    const state = pageStateSchema.parse(
      JSON.parse(before.document.getElementById(pageStateElementId)?.textContent ?? ''),
    );
    const [listing] = Object.values(state.answers) as { items: { id: number }[] }[];
    own.store.change(listing?.items[0]?.id ?? 0, { name: 'Renamed meanwhile' });
    own.clock.now += 301_000;
    await vi.waitFor(
      async () => {
        const { document } = await open('/product-category/hoods', {}, own);
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
    await using own = await startTestSite({ client });
    await own.knowCategories();
    const seen = ['/product-category/cookers', '/product/MX90-PT', '/product-category/hobs?lng=it&page=2'];
    for (const url of seen) expect((await open(url, {}, own)).status).toBe(200);
    own.store.trouble('bad-gateway');
    own.clock.now += 301_000;
    for (const restarted of [false, true]) {
      if (restarted) await own.restart();
      for (const url of seen) {
        const { status, headers } = await open(url, {}, own);
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
      const { status, headers, document } = await open(url, {}, own);
      expect({ url, status, kept: headers['cache-control'] }).toEqual({ url, status: 503, kept: 'no-store' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(document.querySelector('h1')).not.toBeNull();
    }
    expect((await open('/', {}, own)).status).toBe(200);
    own.store.trouble(null);
    own.clock.now += 15_000;
    for (const url of ['/product-category/cookers', '/product/MX90-PT']) {
      expect({ url, status: (await open(url, {}, own)).status }).toEqual({ url, status: 200 });
    }
  });
});
