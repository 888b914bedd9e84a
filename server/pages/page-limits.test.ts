import { defaultBrand } from '@kitchen/shared/brand.ts';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages } from '../testing/test-site.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();

describe('rendered pages', () => {
  it('of SKUs that nobody knows ask the store no more often than an address may', async () => {
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

  it('answer what their address says of a kitchen, to this visitor alone, no more often than an address may ask', async () => {
    await using own = await startSiteWithPages({ client, limits: { renders: 4 } });
    const sheet = '/product/AN100-BU';
    for (const [said, answer] of [
      ['', 'The space, in cm or mm'],
      ['?width=80&supply_unit=A', 'By the data of the sheet, it does not fit.'],
      ['?width=deep', 'Enter a number, such as 60 or 59.5.'],
      [`?unit=cm&gas=&height=${'9'.repeat(2_000)}`, 'Enter a number, such as 60 or 59.5.'],
    ] as const) {
      const { status, headers, document } = await openPage(own, sheet + said);
      const section = document.querySelector('[aria-labelledby=fit]');
      expect([said, status, section?.textContent]).toEqual([said, 200, expect.stringContaining(answer)]);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(publicUrl + sheet);
      expect(headers['cache-control']).toBe(said === '' ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
    // It is made anew each time, and counts.
    expect((await openPage(own, `${sheet}?width=deep`)).status).toBe(429);
    expect((await openPage(own, `${sheet}?unknown=1`)).status).toBe(200);
  });

  it('do not wait for all that another address asks for at the same time, cached or not', async () => {
    await using own = await startSiteWithPages({ client });
    await own.app.inject('/about-calidora');
    // What the visitor's page is made of is there: it waits for its turn alone.
    expect((await own.app.inject('/product-category/hobs?lng=en')).statusCode).toBe(200);
    const answered: string[] = [];
    const ask = async (who: string, url: string, remoteAddress: string) => {
      expect((await own.app.inject({ url, remoteAddress })).statusCode).toBe(200);
      answered.push(who);
    };
    // As many as one address may have waiting.
    const many = sitePages(defaultBrand).slice(0, 25);
    const flood = many.map((path) => ask('flood', `${path}?lng=it`, '203.0.113.1'));
    const visitor = ask('visitor', '/product-category/hobs?page=2&lng=en', '198.51.100.1');
    const cached = ask('cached', '/about-calidora', '198.51.100.2');
    await Promise.all([...flood, visitor, cached]);
    // Whoever waited for all of them would be last.
    expect(answered.slice(0, flood.length / 2)).toEqual(expect.arrayContaining(['visitor', 'cached']));
  });
});
