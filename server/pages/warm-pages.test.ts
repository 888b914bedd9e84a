import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { countRenders } from '../testing/count-renders.ts';
import { manyProducts } from '../testing/many-products.ts';
import { parsePage } from '../testing/parse-page.ts';
import { readMetric } from '../testing/scrape.ts';
import { announceProduct, webhookSecret } from '../testing/send-webhook.ts';
import type { TestSite, TestSiteOptions } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startTestSite } from '../testing/test-site.ts';
import { createRenderQueue } from './render-queue.ts';
import { createPageWarmer } from './warm-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();
const pace = { lookEveryMs: 20, retryAfterMs: 20, restPerWork: 0 };
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 50_000, interval: 50 });

async function startWarming(options: TestSiteOptions = {}) {
  const counted = countRenders(client);
  const site = await startTestSite({
    products: manyProducts(4),
    client: counted.client,
    warmingPace: pace,
    changeTimes: { collect: 20, leastPause: 20, again: 300 },
    environment: { STORE_WEBHOOK_SECRET: webhookSecret },
    ...options,
  });
  return { site, rendered: counted.rendered };
}

async function sitemapOf(site: TestSite): Promise<string[]> {
  const map = parsePage(await (await fetch(`${site.url}/sitemap.xml`)).text(), 'application/xml');
  return [...map.querySelectorAll('url > loc')].map((loc) => (loc.textContent ?? '').replace(publicUrl, ''));
}

const isWarm = (site: TestSite) =>
  eventually(async () => {
    expect(await readMetric(site, 'warm_pages', { state: 'ready' })).toBeGreaterThan(0);
    expect(await readMetric(site, 'warm_pages', { state: 'missing' })).toBe(0);
  });

describe('after its start a site', () => {
  let site: TestSite;
  let rendered: string[];

  beforeAll(async () => {
    ({ site, rendered } = await startWarming({
      // Of more models than one page of a listing shows.
      products: manyProducts(60),
      limits: { renders: 20, uncached: 20 },
    }));
    await isWarm(site);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('has made every page of its sitemap once, so that a crawler from one address gets them all', async () => {
    const made = [...rendered];
    expect(new Set(made).size).toBe(made.length);
    const addresses = await sitemapOf(site);
    for (const part of ['/product/MANY-0060', 'from=2&lng=it'])
      expect(addresses).toEqual(expect.arrayContaining([expect.stringContaining(part)]));
    expect(made).toHaveLength(addresses.length);
    expect(await readMetric(site, 'pages_warmed_total')).toBe(made.length);
    for (const address of addresses) {
      const answer = await fetch(site.url + address, { headers: { 'accept-language': 'en' } });
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('cache-status') ?? 'hit').toContain('hit');
      await answer.arrayBuffer();
    }
    for (const language of languages) {
      const answer = await fetch(site.url, { headers: { 'accept-language': language } });
      expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    }
    expect(rendered).toEqual(made);
  });

  it('still limits how many other pages one address may have made', async () => {
    const statuses = new Set<number>();
    for (const color of facetOptions.color.slice(0, 5)) {
      for (const width of facetOptions.width.slice(0, 5)) {
        const url = `/product-category/cookers?color=${color}&width=${width}&lng=en`;
        statuses.add((await fetch(site.url + url)).status);
      }
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('makes anew the pages of what changed in the store, and no other', async () => {
    const about = rendered.filter((page) => page.includes('/about'));
    expect(about).toHaveLength(2);
    site.store.change(2, { name: 'Renamed meanwhile' });
    expect(await announceProduct(site, 2)).toBe(200);
    const before = rendered.length;
    await eventually(async () => {
      expect(rendered.slice(before).filter((page) => page.includes('/product/MANY-0001'))).not.toEqual([]);
    });
    // Its page may be made more than once: what is told of a product is read again a little later.
    await eventually(async () => {
      const made = [...rendered];
      const answer = await fetch(`${site.url}/product/MANY-0001?lng=en`);
      expect(await answer.text()).toContain('Renamed meanwhile');
      expect(rendered).toEqual(made);
    });
    expect(rendered.filter((page) => page.includes('/about'))).toEqual(about);
  });
});

it('a store that is away leaves the site with the pages that need none, in silence, until it is back', async () => {
  const { site, rendered } = await startWarming({ trouble: 'bad-gateway' });
  onTestFinished(() => site[Symbol.asyncDispose]());
  await eventually(async () => {
    expect(rendered.some((page) => page.includes('/privacy-policy'))).toBe(true);
    expect(await readMetric(site, 'page_warming_failures_total')).toBeGreaterThan(0);
  });
  expect(rendered.filter((page) => /product(-category)?\//.test(page))).toEqual([]);
  expect(site.log.filter((line) => /"level":[56]0/.test(line) && line.includes('asked for'))).toEqual([]);

  site.store.trouble(null);
  await eventually(async () => {
    site.clock.now += 60_000;
    expect(rendered.filter((page) => page.includes('/product/MANY-0004'))).toHaveLength(2);
  });
});

it('a listed product that the store does not find by its code is no failure', async () => {
  const { site, rendered } = await startWarming({
    wrapStore: (store) => ({
      ...store,
      findBySku: async (sku, options) => (sku === 'many-0002' ? [] : store.findBySku(sku, options)),
    }),
  });
  onTestFinished(() => site[Symbol.asyncDispose]());
  await eventually(async () => {
    const made = await readMetric(site, 'pages_warmed_total');
    expect(made).toBe((await sitemapOf(site)).length - languages.length);
    expect(await readMetric(site, 'warm_pages', { state: 'missing' })).toBe(languages.length);
  });
  expect(rendered.filter((page) => page.includes('MANY-0002'))).toEqual([]);
  expect(await readMetric(site, 'page_warming_failures_total')).toBe(0);
});

it('the end of a site ends it at once', async () => {
  const shuttingDown = new AbortController();
  const { site, rendered } = await startWarming({ shuttingDown: shuttingDown.signal });
  onTestFinished(() => site[Symbol.asyncDispose]());
  await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(3), { timeout: 30_000 });
  shuttingDown.abort();
  // One may be under way.
  const most = rendered.length + 1;
  // As long as visitors are answered there would be time for more.
  for (let visit = 0; visit < 100; visit++) expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
  expect(rendered.length).toBeLessThanOrEqual(most);
});

it('visitors’ pages are made before those that nobody asked for', async () => {
  const order: string[] = [];
  const inTurn = createRenderQueue(() => {
    throw new Error('refused');
  });
  const visit = (page: string, rendered: Promise<void>) =>
    inTurn('203.0.113.1', async () => {
      await rendered;
      order.push(page);
    });
  const first = Promise.withResolvers<void>();
  const visits = [
    visit('first of a visitor', first.promise),
    visit('second of a visitor', Promise.resolve()),
  ];
  const missing = new Set(['/a', '/b']);
  const ending = new AbortController();
  const keepWarm = createPageWarmer({
    addresses: async () => ['/a', '/b'],
    isMissing: (address) => missing.has(address),
    async make(address) {
      missing.delete(address);
      order.push(address);
      return 'made';
    },
    isBusy: () => !inTurn.isIdle(),
    registry: new Registry(),
    logger: pino({ level: 'silent' }),
  });
  const running = keepWarm(pace, ending.signal);
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  expect(order).toEqual([]);
  first.resolve();
  await Promise.all(visits);
  await vi.waitFor(() => expect(order).toHaveLength(4), { timeout: 10_000 });
  expect(order).toEqual(['first of a visitor', 'second of a visitor', '/a', '/b']);
  ending.abort();
  await running;
});

it('rests once after a page, however many of those that follow visitors had made meanwhile', async () => {
  const all = Array.from({ length: 200 }, (_, number) => `/${number}`);
  const missing = new Set(all);
  const made: string[] = [];
  const ending = new AbortController();
  const keepWarm = createPageWarmer({
    addresses: async () => all,
    isMissing: (address) => missing.has(address),
    async make(address) {
      made.push(address);
      // A page takes its time, in which visitors come.
      await pause(20);
      for (const other of all.slice(0, -1)) missing.delete(other);
      return 'made';
    },
    isBusy: () => false,
    registry: new Registry(),
    logger: pino({ level: 'silent' }),
  });
  const running = keepWarm({ ...pace, restPerWork: 10 }, ending.signal);
  await vi.waitFor(() => expect(made.slice(0, 2)).toEqual(['/0', '/199']), { timeout: 10_000 });
  ending.abort();
  await running;
});
