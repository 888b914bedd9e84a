import { setTimeout as pause } from 'node:timers/promises';
import { categories } from '@kitchen/shared/categories.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { Redis } from 'ioredis';
import { expect, it, vi } from 'vitest';
import type { DemoStore } from '../../demo/store/demo-store.ts';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import { categoryIds } from '../../demo/store/store-categories.ts';
import { startMailServer } from '../mail-server.ts';
import { countDuplicates } from '../many-enquiries.ts';
import { manyProducts } from '../many-products.ts';
import { readMetrics } from '../read-metrics.ts';
import type { SiteProcess } from '../site-processes.ts';
import { startSiteProcess } from '../site-processes.ts';
import { startRedis } from '../start-redis.ts';
import type { Visitors } from '../visitors.ts';
import { sendVisitors } from '../visitors.ts';

/** Three processes, fifty visitors and whatever else the machine does. */
vi.setConfig({ testTimeout: 600_000 });

/** How much a trouble sees before the next one comes. */
const leastVisits = 200;
const leastEnquiries = 8;

const productsPerCategory = 30;
const idsPerCategory = 1_000;

const skuOf = (number: number) => `MANY-${String(1 + (number % productsPerCategory)).padStart(4, '0')}`;

function products() {
  return categories.flatMap((category, index) =>
    manyProducts(productsPerCategory, categoryIds[category]).map((product) => ({
      ...product,
      id: product.id + index * idsPerCategory,
      sku: index === 0 ? product.sku : `${category.toUpperCase()}-${product.sku}`,
    })),
  );
}

/** What visitors look at, all of it known before anything goes wrong; and searches for words that nobody sought yet. */
async function findPaths(site: SiteProcess): Promise<string[]> {
  const cookers = await fetch(site.url + apiPaths.listing('en', 'cookers', {}, 1));
  const { items } = listingSchema.parse(await cookers.json());
  const picture = items.flatMap((item) => (item.picture ? [item.picture.source] : []))[0];
  if (!picture) throw new Error('No product has a picture');
  return [
    paths.home,
    paths.contacts,
    `${paths.collections}?lng=it`,
    ...categories.map((category) => `${paths.category(category)}?lng=it`),
    ...categories.map((category) => apiPaths.listing('en', category, {}, 1)),
    apiPaths.listing('it', 'cookers', { color: ['cream'] }, 1),
    ...[1, 2, 3].map((number) => paths.product(skuOf(number))),
    ...[1, 2, 3, 4, 5, 6].map((number) => apiPaths.product('it', skuOf(number))),
    apiPaths.search('en', 'antique'),
    picturePath(picture, 352, 'webp'),
    picturePath(picture, 704, 'jpg'),
  ];
}

const eventually = (check: () => Promise<void>, timeout = 120_000) =>
  vi.waitFor(check, { timeout, interval: 200 });

it('fifty visitors notice nothing of a store, a Redis, a mail server and a process that fail in turn', async () => {
  await using parts = new AsyncDisposableStack();
  const mailServer = parts.use(await startMailServer());
  const redis = parts.use(await startRedis());
  let store = await startDemoStore({ products: products() });
  parts.defer(() => store.close());
  const environment = {
    SMTP_URL: mailServer.url,
    ACKNOWLEDGE_ENQUIRIES: 'false',
    STORE_TIMEOUT_MS: '4000',
    // Short, so that in every trouble there is something to read anew.
    CACHE_FRESH_S: '8',
  };
  const sites = await Promise.all([1, 2, 3].map(() => startSiteProcess(store, redis, environment)));
  for (const site of sites) parts.use(site);
  const [one, other] = sites as [SiteProcess, SiteProcess, SiteProcess];
  for (const site of sites) await eventually(() => expectReady(site));
  const known = await findPaths(one);
  for (const site of sites) {
    for (const path of known) {
      const { status } = await fetch(site.url + path);
      expect({ path, status }).toEqual({ path, status: 200 });
    }
  }

  const visitors = sendVisitors({
    siteUrls: sites.map(({ url }) => url),
    count: 50,
    writing: 20,
    placeOf: (number) =>
      number % 15 === 0
        ? { path: apiPaths.search('en', `${skuOf(number)} ${number}`), isNew: true }
        : { path: known[number % known.length] ?? paths.home, isNew: false },
  });
  const during = (trouble: string) => visit(visitors, trouble);

  await during('nothing');
  store.trouble('slow');
  await during('the store is slow');
  store.trouble('database-refused');
  mailServer.mood = 'busy';
  await during('the store answers 500 and the mail server puts off');
  store.trouble('html-page', () => true);
  await other.kill();
  await during('the store answers with a page, and a process is killed');
  const { products: held, key, secret, dialUrl } = store;
  await store.close();
  await mailServer.down();
  await other.start();
  await during('the store and the mail server are away, and the process is there again');
  store = await startDemoStore({
    products: held.values(),
    credentials: { key, secret },
    port: Number(new URL(dialUrl).port),
  });
  redis.freeze();
  await during('Redis does not answer');
  await redis.kill();
  mailServer.mood = 'fine';
  await mailServer.up();
  await during('Redis is away');
  await redis.start();
  await during('Redis is there again');
  await mailServer.down();
  await during('the mail server is away again');
  await emptyCache(redis.url);
  await during('Redis has forgotten what it cached');
  await mailServer.up();
  await during('all is well again');

  await visitors.leave();
  expect(visitors.takeTroubles()).toEqual([]);
  expect(new Set(visitors.references).size).toBe(visitors.references.length);
  await countDuplicates(mailServer, visitors.references);
  for (const site of sites) {
    await eventually(() => expectReady(site));
    await eventually(() => expectNothingWaiting(site));
  }
  await expectFreshData(store, sites);
  await expectShared(store, () => startSiteProcess(store, redis, environment));
});

/** Lets visitors come until the trouble has been seen by enough of them; what they saw is told. */
async function visit(visitors: Visitors, trouble: string): Promise<void> {
  const { answers } = visitors;
  const enquiries = visitors.references.length;
  const deadline = performance.now() + 120_000;
  while (
    visitors.answers - answers < leastVisits ||
    visitors.references.length - enquiries < leastEnquiries
  ) {
    await pause(100);
    expect({ trouble, seen: visitors.takeTroubles() }).toEqual({ trouble, seen: [] });
    if (performance.now() > deadline) throw new Error(`Hardly anybody is answered while ${trouble}`);
  }
}

async function expectReady(site: SiteProcess): Promise<void> {
  const answer = await fetch(`${site.url}/readyz`);
  expect(await answer.json()).toEqual({ status: 'ready', categories: [...categories] });
}

async function expectNothingWaiting(site: SiteProcess): Promise<void> {
  const series = readMetrics(await (await fetch(site.metricsUrl)).text());
  const states = series.filter(({ name }) => name === 'enquiries');
  expect(states.length).toBeGreaterThan(0);
  for (const { labels, value } of states) {
    if (labels.state !== 'delivered') expect({ labels, value }).toEqual({ labels, value: 0 });
  }
  expect(series.find(({ name }) => name === 'redis_up')?.value).toBe(1);
}

/**
 * No webhook comes: what is cached grows old. Every category is read anew, also into Redis, which may have
 * forgotten it a moment before.
 */
async function expectFreshData(store: DemoStore, sites: readonly SiteProcess[]): Promise<void> {
  for (const index of categories.keys())
    store.change(2 + index * idsPerCategory, { name: 'Renamed after the troubles' });
  for (const site of sites) {
    for (const path of [paths.product('MANY-0001'), ...categories.map(paths.category)]) {
      await eventually(async () => {
        expect(await (await fetch(site.url + path)).text()).toContain('Renamed after the troubles');
      });
    }
  }
}

/** A process that starts while the store is away has from the others, over Redis, what they know. */
async function expectShared(store: DemoStore, start: () => Promise<SiteProcess>): Promise<void> {
  store.trouble('bad-gateway');
  await using late = await start();
  await eventually(() => expectReady(late));
  store.trouble(null);
}

/** All but the enquiries: who deletes those by hand has deleted them. */
async function emptyCache(redisUrl: string): Promise<void> {
  const operator = new Redis(redisUrl);
  const keys = (await operator.keys('*')).filter((key) => !key.startsWith('bull:'));
  if (keys.length > 0) await operator.del(...keys);
  operator.disconnect();
}
