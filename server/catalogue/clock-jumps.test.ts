import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it, vi } from 'vitest';
import { manyProducts } from '../testing/many-products.ts';
import { readMetric } from '../testing/scrape.ts';
import { announceProduct, webhookSecret } from '../testing/send-webhook.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const listing = apiPaths.listing('en', 'cookers', {}, 1);
const product = apiPaths.product('en', 'MANY-0001');
/** The English record of MANY-0001. */
const englishId = 2;

const get = async (site: TestSite, url: string) => (await site.app.inject(url)).body;
const shows = (site: TestSite, url: string, text: string) =>
  vi.waitFor(async () => expect(await get(site, url)).toContain(text), { timeout: 10_000, interval: 20 });

/** A site whose products were read, and read anew, while its clock was ahead by a day. */
async function startAhead() {
  const site = await startTestSite({
    products: manyProducts(30),
    changeTimes: { collect: 20, leastPause: 20, again: 300 },
    environment: { STORE_WEBHOOK_SECRET: webhookSecret },
  });
  await site.knowCategories();
  await get(site, product);
  site.jump(dayMs);
  site.clock.now += 6 * minuteMs;
  site.store.change(englishId, { name: 'Named while the clock was ahead' });
  for (const url of [listing, product]) await shows(site, url, 'Named while the clock was ahead');
  site.jump(-dayMs);
  return site;
}

describe('on a site whose clock was a day ahead and was put back', () => {
  it('changes of the store show once what is known is no longer fresh', async () => {
    await using site = await startAhead();
    site.store.change(englishId, { name: 'Named today' });
    site.clock.now += 6 * minuteMs;
    for (const url of [listing, product]) await shows(site, url, 'Named today');
    expect(await readMetric(site, 'catalogue_snapshot_age_seconds', { category: 'cookers' })).toBeLessThan(
      600,
    );
  });

  it('a webhook shows them at once', async () => {
    await using site = await startAhead();
    site.store.change(englishId, { name: 'Announced today' });
    expect(await announceProduct(site, englishId)).toBe(200);
    for (const url of [listing, product]) await shows(site, url, 'Announced today');
  });

  it('a webhook shows them also where the clock is put forward before they are read', async () => {
    await using site = await startAhead();
    site.store.change(englishId, { name: 'Announced before' });
    expect(await announceProduct(site, englishId)).toBe(200);
    site.jump(dayMs);
    for (const url of [listing, product]) await shows(site, url, 'Announced before');
  });
});
