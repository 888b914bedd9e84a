import { randomUUID } from 'node:crypto';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it } from 'vitest';
import { readMetric, scrape, sumOf } from '../../testing/scrape.ts';
import { startSiteWithPages, startTestSite } from '../../testing/test-site.ts';

describe('requests in the metrics', () => {
  it('are counted by route, method, status and whether the response was cached', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const route = '/api/categories/:category/products';
    const made = await readMetric(site, 'http_requests_total', { route, answer: 'made', status: '2xx' });
    const url = apiPaths.listing('it', 'hoods', { color: ['cream'] }, 1);
    for (const _ of [1, 2, 3]) await site.app.inject(url);
    await site.app.inject('/api/categories/spoons/products');
    await site.app.inject({ method: 'DELETE', url: '/api/search' });
    const series = await scrape(site);
    const labels = { route, method: 'GET' };
    expect(sumOf(series, 'http_requests_total', { ...labels, answer: 'made', status: '2xx' })).toBe(made + 1);
    expect(sumOf(series, 'http_requests_total', { ...labels, answer: 'cached', status: '2xx' })).toBe(2);
    expect(sumOf(series, 'http_requests_total', { ...labels, status: '4xx' })).toBe(1);
    expect(sumOf(series, 'http_requests_total', { method: 'DELETE', status: '4xx' })).toBe(1);
    expect(sumOf(series, 'http_request_duration_seconds_count', labels)).toBe(made + 2);
  });

  it('of a browser that asks whether it may call from elsewhere are timed from when they came', async () => {
    const partner = 'https://partner.example';
    await using site = await startTestSite({ environment: { CORS_ORIGINS: partner } });
    const headers = { origin: partner, 'access-control-request-method': 'GET' };
    await site.app.inject({ method: 'OPTIONS', url: apiPaths.search('en', 'oven'), headers });
    const durations = await readMetric(site, 'http_request_duration_seconds_sum', { method: 'OPTIONS' });
    expect(durations).toBeGreaterThan(0);
    expect(durations).toBeLessThan(performance.now() / 1000 / 2);
  });

  it('that a page makes of the API are none of a visitor’s', async () => {
    await using site = await startSiteWithPages();
    const before = await readMetric(site, 'http_requests_total', {
      route: '/api/categories/:category/products',
    });
    await site.app.inject('/product-category/hobs?page=2');
    expect(await readMetric(site, 'http_requests_total', { route: '/*' })).toBe(1);
    expect(
      await readMetric(site, 'http_requests_total', { route: '/api/categories/:category/products' }),
    ).toBe(before);
  });

  it('of a scanner make no new series, whatever they ask for', async () => {
    await using site = await startSiteWithPages();
    const odd = (turn: number) => [
      `/wp-admin/${randomUUID()}.php?x=${turn}`,
      `/api/${randomUUID()}`,
      `/api/products/${randomUUID()}`,
      `/api/search?q=${randomUUID()}`,
      `/api/categories/${randomUUID()}/products`,
      `/media/${turn}/${randomUUID()}`,
      `/assets/${randomUUID()}.js`,
      `/%E0${turn}`,
      `/healthz/${randomUUID()}`,
      `/metrics/${turn}`,
    ];
    const visit = async (turn: number) => {
      for (const url of odd(turn)) {
        await site.app.inject({ url, method: turn % 3 === 0 ? 'PROPFIND' : 'GET' });
      }
    };
    // Side by side: one after the other they would wait for their turns at the store.
    const visitMany = (from: number) =>
      Promise.all(Array.from({ length: 20 }, (_, turn) => visit(from + turn)));
    await visitMany(0);
    const before = (await scrape(site)).length;
    await visitMany(20);
    expect((await scrape(site)).length).toBe(before);
  });
});
