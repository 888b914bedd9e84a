import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import pino from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { createWebhookMetrics } from './catalogue/webhooks/webhook-metrics.ts';
import { createEnquiryMetrics } from './enquiries/enquiry-metrics.ts';
import type { EnquiryCounts } from './enquiries/enquiry-queue.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { createLoginMetrics } from './reserved-area/reserved-area.ts';
import { anEnquiry } from './testing/an-enquiry.ts';
import type { Series } from './testing/read-metrics.ts';
import { readMetrics } from './testing/read-metrics.ts';
import { startRedis } from './testing/start-redis.ts';
import type { TestSite } from './testing/test-site.ts';
import { loadBuiltClient, startSiteWithPages, startTestSite } from './testing/test-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 15_000, interval: 50 };

const silent = pino({ level: 'silent' });

/** Serves metrics on a free port, as `main.ts` does on the configured one. */
async function servedAt(registry: Registry) {
  const server = await serveMetrics({ registry, host: '127.0.0.1', port: 0, logger: silent });
  if (!server) throw new Error('No port is free');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function scrape({ registry }: { registry: Registry }): Promise<Series[]> {
  await using served = await servedAt(registry);
  const answer = await fetch(`${served.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return readMetrics(await answer.text());
}

/** The sum of the series with these labels. */
function sumOf(series: Series[], name: string, labels: Record<string, string> = {}): number {
  return series
    .filter(
      (one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text),
    )
    .reduce((sum, { value }) => sum + value, 0);
}

const read = async (site: TestSite, name: string, labels?: Record<string, string>) =>
  sumOf(await scrape(site), name, labels);

describe('the port of the metrics', () => {
  it('answers /metrics with those of site and process, and nothing else', async () => {
    await using site = await startTestSite();
    const { registry } = site;
    collectDefaultMetrics({ register: registry });
    const names = new Set((await scrape(site)).map(({ name }) => name));
    for (const name of [
      'site_build_info',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(names).toContain(name);
    }
    await using served = await servedAt(registry);
    expect((await fetch(`${served.url}/`)).status).toBe(404);
    expect((await fetch(`${served.url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('is not the public one, where /metrics is a page that does not exist', async () => {
    await using site = await startTestSite({ client: await loadBuiltClient() });
    const answer = await fetch(`${site.url}/metrics`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('http_requests_total');
  });

  it('may be taken: then the site runs without it and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => lines.push(line) });
    expect(await serveMetrics({ registry: new Registry(), host: '127.0.0.1', port, logger })).toBeNull();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, code: 'EADDRINUSE', port }]);
    other.close();
  });
});

describe('requests', () => {
  it('are counted by route, method, status and whether the response was cached', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const route = '/api/categories/:category/products';
    const made = await read(site, 'http_requests_total', { route, answer: 'made', status: '2xx' });
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
    const durations = await read(site, 'http_request_duration_seconds_sum', { method: 'OPTIONS' });
    expect(durations).toBeGreaterThan(0);
    expect(durations).toBeLessThan(performance.now() / 1000 / 2);
  });

  it('that a page makes of the API are none of a visitor’s', async () => {
    await using site = await startSiteWithPages();
    const before = await read(site, 'http_requests_total', { route: '/api/categories/:category/products' });
    await site.app.inject('/product-category/hobs?page=2');
    expect(await read(site, 'http_requests_total', { route: '/*' })).toBe(1);
    expect(await read(site, 'http_requests_total', { route: '/api/categories/:category/products' })).toBe(
      before,
    );
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

describe('a store in trouble', () => {
  it('shows by the kind of its failures, in lookups, and in the breaker', async () => {
    await using site = await startTestSite({ trouble: 'bad-gateway' });
    expect(await read(site, 'store_calls_total', { outcome: 'ok' })).toBe(0);
    await vi.waitFor(async () => {
      // What failed a moment ago is not asked for again.
      site.clock.now += 60_000;
      await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1));
      const series = await scrape(site);
      expect(sumOf(series, 'store_calls_total', { outcome: 'gateway' })).toBeGreaterThan(0);
      expect(sumOf(series, 'store_breaker_state', { state: 'closed' })).toBe(0);
      expect(sumOf(series, 'store_breaker_state', { state: 'open' })).toBe(1);
      expect(
        sumOf(series, 'cache_lookups_total', { cache: 'categories', outcome: 'failed' }),
      ).toBeGreaterThan(0);
      expect(sumOf(series, 'site_ready')).toBe(1);
    }, patience);
    const series = await scrape(site);
    expect(sumOf(series, 'store_call_attempts_total')).toBeGreaterThan(0);
    expect(sumOf(series, 'store_call_duration_seconds_count', { result: 'failed' })).toBeGreaterThan(0);
    expect(series.some(({ name }) => name === 'catalogue_snapshot_age_seconds')).toBe(false);

    site.store.trouble(null);
    await vi.waitFor(async () => {
      site.clock.now += 60_000;
      await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1));
      expect(await read(site, 'store_breaker_state', { state: 'closed' })).toBe(1);
      expect(await read(site, 'store_calls_total', { outcome: 'ok' })).toBeGreaterThan(0);
    }, patience);
  });

  it('lets what is known of a category grow old', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const hobs = { category: 'hobs' };
    expect(await read(site, 'catalogue_snapshot_age_seconds', hobs)).toBe(0);
    expect(await read(site, 'catalogue_snapshot_complete', hobs)).toBe(1);
    site.store.trouble('bad-gateway');
    site.clock.now += 600_000;
    await site.app.inject(apiPaths.listing('en', 'hobs', {}, 2));
    await vi.waitFor(async () => {
      const series = await scrape(site);
      expect(sumOf(series, 'catalogue_snapshot_age_seconds', hobs)).toBe(600);
      expect(sumOf(series, 'cache_refresh_failures_total', { cache: 'categories' })).toBe(1);
      expect(sumOf(series, 'cache_lookups_total', { cache: 'categories', outcome: 'stale' })).toBeGreaterThan(
        0,
      );
    }, patience);
  });
});

describe('enquiries', () => {
  it('that wait show, with the mails that were tried in vain', async () => {
    await using site = await startTestSite();
    expect(await read(site, 'enquiries', { state: 'waiting' })).toBe(0);
    const { token } = (await site.app.inject(enquiryApiPaths.token)).json() as { token: string };
    site.clock.now += 60_000;
    const sent = await site.app.inject({
      method: 'POST',
      url: enquiryApiPaths.submit,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: anEnquiry({ token }),
    });
    expect(sent.statusCode).toBe(202);
    await vi.waitFor(
      async () => expect(await read(site, 'mails_total', { kind: 'delivery', outcome: 'later' })).toBe(1),
      patience,
    );
    site.clock.now += 60_000;
    const series = await scrape(site);
    expect(sumOf(series, 'enquiry_store_up')).toBe(1);
    expect(sumOf(series, 'enquiries', { state: 'waiting' })).toBe(1);
    expect(sumOf(series, 'enquiry_oldest_waiting_seconds')).toBe(60);
  });

  it('in a place that does not answer hold no scrape up, and are asked for once', async () => {
    const registry = new Registry();
    const count = vi.fn(() => new Promise<EnquiryCounts>(() => undefined));
    createEnquiryMetrics(registry, count, Date.now);
    for (const _ of [1, 2]) {
      const series = await scrape({ registry });
      expect(sumOf(series, 'enquiry_store_up')).toBe(0);
      expect(
        series.some(({ name }) => name === 'enquiries' || name === 'enquiry_oldest_waiting_seconds'),
      ).toBe(false);
    }
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('are counted at most every few seconds, however many scrape', async () => {
    const registry = new Registry();
    const clock = { now: 0 };
    const states = { waiting: 2, delivered: 0, failed: 1, held: 0 };
    const count = vi.fn(async (): Promise<EnquiryCounts> => ({ states, oldestWaiting: 0 }));
    createEnquiryMetrics(registry, count, () => clock.now);
    await Promise.all([scrape({ registry }), scrape({ registry })]);
    expect(sumOf(await scrape({ registry }), 'enquiries', { state: 'failed' })).toBe(1);
    expect(count).toHaveBeenCalledTimes(1);
    clock.now = 5_000;
    await scrape({ registry });
    expect(count).toHaveBeenCalledTimes(2);
  });
});

it('pictures show as made once and had from memory after that', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  const listing = listingSchema.parse((await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1))).json());
  const source = listing.items.find(({ picture }) => picture)?.picture?.source ?? '';
  for (const _ of [1, 2, 3]) {
    expect((await site.app.inject(picturePath(source, 176, 'webp'))).statusCode).toBe(200);
  }
  const series = await scrape(site);
  expect(sumOf(series, 'picture_lookups_total', { outcome: 'made' })).toBe(1);
  expect(sumOf(series, 'picture_lookups_total', { outcome: 'memory' })).toBe(2);
  expect(sumOf(series, 'picture_resizes_total', { outcome: 'made' })).toBe(1);
  expect(sumOf(series, 'picture_resize_duration_seconds_count')).toBe(1);
  expect(sumOf(series, 'picture_fetches_total', { outcome: 'fetched' })).toBe(1);
  expect(sumOf(series, 'picture_resizes')).toBe(0);
});

it('Redis shows as up or down, and not at all where there is none', async () => {
  const redis = await startRedis();
  await using site = await startTestSite({ environment: { REDIS_URL: redis.url } });
  await vi.waitFor(async () => expect(await read(site, 'redis_up')).toBe(1), patience);
  expect(await read(site, 'redis_joins_total')).toBe(1);
  await redis[Symbol.asyncDispose]();
  await vi.waitFor(async () => expect(await read(site, 'redis_up')).toBe(0), patience);
  await using alone = await startTestSite();
  expect((await scrape(alone)).some(({ name }) => name === 'redis_up')).toBe(false);
});

it('webhooks and logins show by what became of them, also before the first one', async () => {
  const clock = { now: 1_000_000 };
  const registry = new Registry();
  const countWebhook = createWebhookMetrics(registry, 'a secret', () => clock.now);
  const logins = createLoginMetrics(registry);
  countWebhook('refused');
  clock.now = 2_000_000;
  countWebhook('accepted');
  logins.onLogin('refused');
  const series = await scrape({ registry });
  expect(sumOf(series, 'store_webhooks_expected')).toBe(1);
  const without = new Registry();
  createWebhookMetrics(without, null, () => clock.now);
  expect(sumOf(await scrape({ registry: without }), 'store_webhooks_expected')).toBe(0);
  expect(sumOf(series, 'store_webhook_last_timestamp_seconds', { outcome: 'accepted' })).toBe(2_000);
  expect(sumOf(series, 'store_webhooks_total', { outcome: 'accepted' })).toBe(1);
  const counted = series.filter(({ name }) => name === 'logins_total');
  expect(counted.map(({ labels, value }) => [labels.outcome, value])).toEqual(
    expect.arrayContaining([
      ['refused', 1],
      ['accepted', 0],
    ]),
  );
});
