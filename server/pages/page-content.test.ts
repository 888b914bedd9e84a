import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyProducts } from '../testing/many-products.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages, startTestSite } from '../testing/test-site.ts';
import type { Client } from './client-build.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
let client: Client;
let site: TestSite;
beforeAll(async () => {
  client = await loadBuiltClient();
  site = await startSiteWithPages({ client });
});
afterAll(() => site[Symbol.asyncDispose]());

describe('a rendered page', () => {
  it('of a product shows what goes with it, without scripts too', async () => {
    const { document } = await openPage(site, '/product/AN100-BU');
    expect(document.querySelector('[aria-labelledby=companions] h3 a')?.textContent).toMatch(
      /^Antique \d+ hood$/,
    );
  });

  it('hands the browser the answers that it was made from', async () => {
    const { document } = await openPage(site, '/product-category/ovens?lng=it&width=60');
    const text = document.getElementById(pageStateElementId)?.textContent ?? '';
    const { answers } = pageStateSchema.parse(JSON.parse(text));
    expect(Object.keys(answers).length).toBeGreaterThan(0);
    for (const [address, answer] of Object.entries(answers)) {
      expect((await site.app.inject(address)).json()).toEqual(answer);
    }
  });

  it('tells the browser how long the operator keeps enquiries', async () => {
    await using own = await startTestSite({ client, environment: { ENQUIRY_RETENTION_DAYS: '7' } });
    const { document } = await openPage(own, '/privacy-policy');
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
      const { document } = await openPage(own, `/product-category/cookers?page=${page}`);
      const text = document.getElementById(pageStateElementId)?.textContent ?? '';
      const { answers } = pageStateSchema.parse(JSON.parse(text));
      const pages = Object.keys(answers).map((path) =>
        Number(new URL(path, publicUrl).searchParams.get('page') ?? 1),
      );
      expect(pages).toEqual(known);
      const shapes = document.querySelectorAll('main ul > li[aria-hidden=true]:not(:empty)').length;
      expect(shapes).toBe((Math.min(page, 8) - known.length) * 24);
    }
  });

  it('leads without scripts to the last of 1,000 products, from the first page in one step', async () => {
    await using own = await startSiteWithPages({ client, products: manyProducts(1000) });
    const first = await openPage(own, '/product-category/cookers?width=60,80,90,100,120');
    const links = [...first.document.querySelectorAll('main nav a[href*="from="]')];
    const last = await openPage(own, links.at(-1)?.getAttribute('href') ?? '');
    const products = [...last.document.querySelectorAll('main article h3 a')];
    expect(products).toHaveLength(1000 % 24);
    expect(products.at(-1)?.getAttribute('href')).toBe('/product/MANY-1000?lng=en');
  });
});
