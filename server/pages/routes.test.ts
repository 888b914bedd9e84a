import { defaultBrand } from '@kitchen/shared/brand.ts';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages } from '../testing/test-site.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();
let site: TestSite;

const oddSkus = ['A/B', 'A B', 'A+B', '50%', 'A#1', 'A?b=c', 'A&B', 'A,B', "O'Brien", 'Größe"9"'];

beforeAll(async () => {
  site = await startSiteWithPages({ client });
  oddSkus.forEach((sku, index) => {
    const id = 90_001 + index;
    const meta = [['Language', 'english']] as const;
    site.store.products.set(
      id,
      aStoredProduct({ id, sku, name: `Odd ${index}`, categoryIds: [categoryIds.hoods], meta }),
    );
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const open = (url: string, headers: Record<string, string> = {}) => openPage(site, url, headers);

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
    ['/compare?items=AN100-BU,VULCANO-30', 400],
    ['/compare?items=AN100-BU,AN100-CR,MX90-PT,MX90-CR', 400],
    ['/compare?items=,', 400],
    ['/compare?items=A%252CB', 200],
    ['/shortlist', 200],
    ['/shortlist?items=AN100-BU,NO-SUCH-1,VULCANO-30', 200],
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
    ['?ovens=2', undefined],
    ['?ovens=2&energy_class=a', 'noindex'],
    ['?sort=price', undefined],
  ])('a listing%s is for search engines: %s', async (query, robots) => {
    const { document } = await open(`/product-category/cookers${query}`);
    expect(attribute(document, 'meta[name=robots]', 'content')).toBe(robots);
  });

  it('a listing in another order is a copy of the one that search engines know', async () => {
    const { document } = await open('/product-category/cookers?sort=width&from=2');
    expect(attribute(document, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(`${publicUrl}/product-category/cookers`);
    for (const more of document.querySelectorAll('#main a[href*="from="], #main a[href*="page="]'))
      expect([more.getAttribute('rel'), more.getAttribute('href')]).toEqual([
        'nofollow',
        expect.stringContaining('sort=width'),
      ]);
  });

  it('a listing has the options of further facets where its address asks for all', async () => {
    const optionsAt = async (query: string) =>
      [
        ...(await open(`/product-category/cookers${query}`)).document.querySelectorAll(
          'form input[type=checkbox][name=ovens]',
        ),
      ].map((box) => box.closest('label')?.textContent);
    expect(await optionsAt('')).toEqual([]);
    const all = [expect.stringMatching(/^1\d+ products$/), expect.stringMatching(/^2\d+ products$/)];
    expect(await optionsAt('?filters=all')).toEqual(all);
    expect(await optionsAt('?ovens=2')).toEqual(all);
    const { document } = await open('/product-category/cookers?color=cream');
    expect(attribute(document, 'form noscript a', 'href')).toBe(
      '/product-category/cookers?color=cream&filters=all&lng=en',
    );
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
    const alternates = async (url: string, browser: string) => {
      const { status, document } = await open(url, { 'accept-language': browser });
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
    const [en, it] = [`${publicUrl}${path}?lng=en`, `${publicUrl}${path}?lng=it`];
    const hreflang = { en, it, 'x-default': publicUrl + path };
    for (const browser of ['en', 'it']) {
      expect(await alternates(`${path}?lng=en`, browser)).toEqual({ canonical: en, hreflang });
      expect(await alternates(`${path}?lng=it`, browser)).toEqual({ canonical: it, hreflang });
      // The bare address is in no language, whatever it answers in: a copy of neither of the others.
      expect(await alternates(path, browser)).toEqual({ canonical: publicUrl + path, hreflang });
    }
  });

  it.each(pages)('%s shows social networks a picture in their size, and says what it shows', async (url) => {
    for (const language of ['en', 'it']) {
      const { document } = await open(`${url}?lng=${language}`);
      const said = ['', ':width', ':height', ':alt'].map((part) =>
        attribute(document, `meta[property="og:image${part}"]`, 'content'),
      );
      expect(said).toEqual([
        expect.stringMatching(`^${publicUrl}/.*jpg$`),
        '1200',
        '630',
        expect.any(String),
      ]);
      expect(said[3]?.length).toBeGreaterThan(5);
    }
  });

  it('gives each page of a listing its own address and title, and names several by the first of them', async () => {
    const listing = '/product-category/cookers';
    const head = async (url: string) => {
      const { document } = await open(url);
      const canonical = attribute(document, 'link[rel=canonical]', 'href')?.slice(publicUrl.length);
      return {
        canonical,
        title: document.title,
        robots: attribute(document, 'meta[name=robots]', 'content'),
      };
    };
    const first = await head(`${listing}?lng=en`);
    const second = await head(`${listing}?from=2&lng=en`);
    expect(second).toEqual({
      canonical: `${listing}?from=2&lng=en`,
      title: `Page 2: ${first.title}`,
      robots: undefined,
    });
    expect(await head(`${listing}?from=2&page=3&lng=en`)).toEqual(second);
    expect(await head(`${listing}?from=80&lng=en`)).toEqual(second);
    expect(await head(`${listing}?page=2&lng=en`)).toEqual(first);
    expect(await head(`${listing}?color=cream&from=2&lng=en`)).toEqual(first);
  });

  it('makes a filtered listing canonical to the unfiltered one', async () => {
    for (const [named, canonical] of [
      ['&lng=en', '?lng=en'],
      ['', ''],
    ]) {
      const { document } = await open(`/product-category/cookers?color=cream&page=2${named}`);
      expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(
        `${publicUrl}/product-category/cookers${canonical}`,
      );
    }
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
    expect((await open('/')).headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
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

describe('the contact page', () => {
  it('about a safety problem of a product asks for its model and serial number before any script runs', async () => {
    const { document } = await open('/contacts?sku=MX90-PT&subject=safety');
    expect(attribute(document, '[name=model]', 'value')).toBe('MX90-PT');
    expect(document.querySelector('[name=serialNumber]')).not.toBeNull();
    const mail = decodeURIComponent(attribute(document, 'noscript a[href^="mailto:"]', 'href') ?? '');
    expect(mail).toContain('Model: MX90-PT\nSerial number: ');
  });

  it.each(['sku=MX90-PT&shortlist=1', 'sku=MX90-PT', 'subject=safety'])(
    'at ?%s is one that the browser can hydrate as it is',
    async (query) => {
      const { document } = await open(`/contacts?${query}&lng=it`);
      const state = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? '');
      expect(pageStateSchema.parse(state).address).toBe(`/contacts?${query}`);
    },
  );
});
