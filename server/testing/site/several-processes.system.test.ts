import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DemoStore } from '../../demo/store/demo-store.ts';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import { categoryIds } from '../../demo/store/store-categories.ts';
import { manyProducts } from '../many-products.ts';
import { announceProduct, deliver } from '../send-webhook.ts';
import type { SiteProcess } from '../site-processes.ts';
import { startSiteProcess } from '../site-processes.ts';
import type { TestRedis } from '../start-redis.ts';
import { startRedis } from '../start-redis.ts';

/** Real processes over the last build, on a machine that may be busy with other things. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const parts = new AsyncDisposableStack();
let redis: TestRedis;
let store: DemoStore;
let sites: SiteProcess[];

const cookers = apiPaths.listing('en', 'cookers', {}, 1);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

async function get(site: SiteProcess, path: string, address = '198.51.100.1') {
  const answer = await fetch(site.url + path, { headers: { 'x-forwarded-for': address } });
  return { status: answer.status, body: await answer.text() };
}

const known = async (site: SiteProcess) =>
  (JSON.parse((await get(site, '/readyz')).body) as { categories: string[] }).categories;

/** How often the list of each category was begun to be read. */
const readings = () =>
  Object.values(categoryIds).map(
    (id) =>
      store.requests('list').filter(({ query }) => query.category === String(id) && query.page === '1')
        .length,
  );

/**
 * Once each, and once more for each process that Redis kept waiting on a machine with much else to do: that
 * one reads for itself.
 */
function expectOneReading(...readings: number[]): void {
  const alone = sites.filter(({ log }) =>
    log.some((line) => /this process (works alone|loads for itself)/.test(line)),
  ).length;
  for (const count of readings) {
    expect(count).toBeGreaterThanOrEqual(1);
    expect({ alone, count }).toEqual({ alone, count: Math.min(count, 1 + alone) });
  }
}

/** Another process starts while the store is away: all that it knows it has from the others, by Redis. */
async function expectLateOneToKnow(): Promise<void> {
  store.trouble('bad-gateway');
  await using late = await startSiteProcess(store, redis);
  try {
    await eventually(async () => {
      expect(await known(late)).toEqual(categories);
      expect((await get(late, cookers)).body).toBe((await get(sites[0] as SiteProcess, cookers)).body);
    });
  } finally {
    store.trouble(null);
  }
}

beforeAll(async () => {
  redis = parts.use(await startRedis());
  store = await startDemoStore({ products: manyProducts(250) });
  parts.defer(() => store.close());
  sites = await Promise.all([1, 2, 3].map(() => startSiteProcess(store, redis)));
  for (const site of sites) parts.use(site);
});
afterAll(() => parts.disposeAsync());

describe('three processes on one Redis', () => {
  it('read the store once, and one that starts later not at all', async () => {
    await eventually(async () => {
      for (const site of sites) expect(await known(site)).toEqual(categories);
    });
    expectOneReading(...readings());
    await expectLateOneToKnow();
  });

  it('look up a product once each, whether for a visitor or for the pages that they make beforehand', async () => {
    const answers = await Promise.all(sites.map((site) => get(site, apiPaths.product('en', 'MANY-0100'))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(store.requests('list').filter(({ query }) => query.sku === 'many-0100')).toHaveLength(3);
  });

  it('all show a change of which the store tells one of them, and read its category once', async () => {
    const [one] = sites as [SiteProcess, SiteProcess, SiteProcess];
    const pages = [paths.product('MANY-0001'), paths.category('cookers')];
    for (const site of sites) {
      for (const page of pages) expect((await get(site, page)).status).toBe(200);
    }
    store.forget();
    store.change(2, { name: 'Renamed by an editor' });
    expect(await announceProduct({ url: one.url, store }, 2)).toBe(200);
    await eventually(async () => {
      for (const site of sites) {
        for (const page of pages) expect((await get(site, page)).body).toContain('Renamed by an editor');
      }
    });
    const [cookerReadings = 0, ...others] = readings();
    expect(others).toEqual([0, 0, 0, 0]);
    expectOneReading(cookerReadings);
  });

  it('take a webhook that is delivered to all of them for one', async () => {
    const delivery = { topic: 'product.deleted', body: '{"id":99999}', deliveryId: 'the same' };
    const outcomes: unknown[] = [];
    for (const site of sites) outcomes.push(await (await deliver(site.url, delivery)).json());
    expect(outcomes).toEqual([{ outcome: 'accepted' }, { outcome: 'repeated' }, { outcome: 'repeated' }]);
  });
});

describe('three processes whose Redis is in trouble', () => {
  let visited = 100;

  /** What is known and what is not, of all of them, by visitors of all kinds. */
  async function visit(): Promise<void> {
    for (let round = 0; round < 5; round++) {
      const sku = `MANY-0${visited++}`;
      const answers = await Promise.all(
        sites.flatMap((site) =>
          [
            cookers,
            paths.category('hobs'),
            apiPaths.product('it', sku),
            paths.product(sku),
            apiPaths.search('en', sku),
          ].map((path) => get(site, path, `198.51.100.${visited}`)),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  }

  /** Whether all hear of what the store tells the first one. */
  async function tell(name: string): Promise<void> {
    let changes = 0;
    await eventually(async () => {
      // A product that is saved again comes in another body: the same one counts once.
      store.change(2, { name: `${name}, ${++changes}` });
      expect(await announceProduct({ url: (sites[0] as SiteProcess).url, store }, 2)).toBe(200);
      for (const site of sites) expect((await get(site, paths.product('MANY-0001'))).body).toContain(name);
    });
  }

  it.each(['frozen', 'killed', 'emptied'])(
    '(%s) go on answering, and are together again by themselves',
    async (trouble) => {
      if (trouble === 'frozen') redis.freeze();
      else if (trouble === 'killed') await redis.kill();
      else await empty();
      await visit();
      if (trouble === 'frozen') redis.thaw();
      else if (trouble === 'killed') await redis.start();
      await visit();
      await tell(`Renamed after Redis was ${trouble}`);
      // What it forgot it is given by the next refresh.
      if (trouble !== 'emptied') await expectLateOneToKnow();
    },
  );

  async function empty(): Promise<void> {
    const operator = new Redis(redis.url);
    await operator.flushall();
    operator.disconnect();
  }
});
