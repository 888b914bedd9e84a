import { defaultBrand } from '@kitchen/shared/brand.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { parsePage } from '../testing/parse-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startTestSite } from '../testing/test-site.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ client: await loadBuiltClient() });
  for (const [index, sku] of ['A/B', "O'Brien", 'A&B + c'].entries()) {
    const id = 90_001 + index;
    site.store.products.set(
      id,
      aStoredProduct({
        id,
        sku,
        name: 'Odd',
        categoryIds: [categoryIds.hoods],
        meta: [['Language', 'english']],
      }),
    );
  }
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

async function readSitemap() {
  const answer = await site.app.inject('/sitemap.xml');
  const document = parsePage(answer.body, 'application/xml');
  return [...document.querySelectorAll('url')].map((url) => ({
    address: url.querySelector('loc')?.textContent ?? '',
    alternates: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }));
}

describe('the sitemap', () => {
  it('names every page once in each language', async () => {
    const entries = await readSitemap();
    const addresses = entries.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${publicUrl}/?lng=en`,
        `${publicUrl}/?lng=it`,
        `${publicUrl}/collections/nero-line-collection?lng=en`,
        `${publicUrl}/collections/collections-ovens/enzo-titan-ovens?lng=it`,
        `${publicUrl}/about-calidora?lng=en`,
        `${publicUrl}/reasons-to-choose-freestandig-cooker?lng=it`,
        `${publicUrl}/privacy-policy?lng=en`,
        `${publicUrl}/product-category/compact-products?lng=en`,
        `${publicUrl}/product/MX90-PT?lng=it`,
        `${publicUrl}/product/A%2FB?lng=en`,
        `${publicUrl}/product/O'Brien?lng=en`,
      ]),
    );
  });

  it('agrees with the heads of the pages, which all are there', async () => {
    const entries = await readSitemap();
    const odd = entries.filter(({ address }) => /%|'/.test(address));
    expect(odd.length).toBeGreaterThan(4);
    const ofTheSite = entries.slice(0, 2 * sitePages(defaultBrand).length);
    for (const { address, alternates } of [...ofTheSite, ...odd]) {
      const answer = await site.app.inject(address.slice(publicUrl.length));
      const document = parsePage(answer.body);
      expect({ address, status: answer.statusCode }).toEqual({ address, status: 200 });
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      const inHead = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(Object.fromEntries(inHead)).toEqual(alternates);
    }
  });

  it('names the pictures of products and the day of their last change, and no day where none is known', async () => {
    const { body } = await site.app.inject('/sitemap.xml');
    expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const of = (path: string) =>
      body.split('\n').find((line) => line.includes(`<loc>${publicUrl}${path}<`)) ?? '';
    const product = of('/product/AN100-BU?lng=it');
    expect(product).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    const pictures = [...product.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/g)];
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, address = ''] of pictures) {
      expect((await site.app.inject(address.slice(publicUrl.length))).headers['content-type']).toBe(
        'image/jpeg',
      );
    }
    expect(of('/contacts?lng=en')).not.toContain('lastmod');
  });

  it('leaves out the login and addresses of earlier times', async () => {
    const addresses = (await readSitemap()).map(({ address }) => address).join('\n');
    expect(addresses).not.toMatch(/login|country-|elio-|alterum-|professional-/);
  });

  it('leaves out what the public may not see', async () => {
    const addresses = (await readSitemap()).map(({ address }) => address).join('\n');
    expect(addresses).not.toMatch(/DRAFT-|PENDING-|PRIVATE-|FUTURE-|TRASH-|HIDDEN-|PASSWORD-|EL90-VAR/);
  });
});

describe('robots.txt', () => {
  it('names the sitemap and lets pages be read', async () => {
    const { body, headers } = await site.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    for (const { address } of await readSitemap()) {
      const path = address.slice(publicUrl.length);
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});
