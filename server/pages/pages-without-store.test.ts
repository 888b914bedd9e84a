import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { loadBuiltClient, startSiteWithPages, startTestSite } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();

describe('while the store is away', () => {
  it('pages that were seen stay, also after a restart', async () => {
    await using own = await startSiteWithPages({ client });
    const seen = ['/product-category/cookers', '/product/MX90-PT', '/product-category/hobs?lng=it&page=2'];
    for (const url of seen) expect((await openPage(own, url)).status).toBe(200);
    own.store.trouble('bad-gateway');
    own.clock.now += 301_000;
    for (const restarted of [false, true]) {
      if (restarted) await own.restart();
      for (const url of seen) {
        const { status, headers } = await openPage(own, url);
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
      const { status, headers, document } = await openPage(own, url);
      expect({ url, status, kept: headers['cache-control'] }).toEqual({ url, status: 503, kept: 'no-store' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(document.querySelector('h1')).not.toBeNull();
    }
    expect((await openPage(own, '/')).status).toBe(200);
    own.store.trouble(null);
    own.clock.now += 15_000;
    for (const url of ['/product-category/cookers', '/product/MX90-PT']) {
      expect({ url, status: (await openPage(own, url)).status }).toEqual({ url, status: 200 });
    }
  });
});
