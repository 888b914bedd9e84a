import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { recallsApiPath, recallsFeedPath } from '@kitchen/shared/recalls.ts';
import { supportApiPath } from '@kitchen/shared/support-paths.ts';
import supertest from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillRedis, startRedis } from '../../testing/start-redis.ts';
import type { TestSite, TestSiteOptions } from '../../testing/test-site.ts';
import { loadBuiltClient, startTestSite } from '../../testing/test-site.ts';

async function openSite(options: TestSiteOptions): Promise<TestSite> {
  const site = await startTestSite(options);
  onTestFinished(() => site[Symbol.asyncDispose]());
  return site;
}

/** The statuses of requests of one address, one after the other. */
async function ask({ app }: TestSite, urls: string[], remoteAddress = '203.0.113.7'): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await app.inject({ url, remoteAddress })).statusCode);
  return statuses;
}

const times = (count: number, url: string) => Array.from({ length: count }, () => url);

it('an address may have few pages rendered and few answers made, and many that are cached', async () => {
  const site = await openSite({ client: await loadBuiltClient(), limits: { renders: 2, uncached: 7 } });
  // Four of the seven are for the pages.
  // Until the categories are known, pages are cached for a moment only.
  for (const [index, category] of categories.entries()) {
    await ask(site, [apiPaths.listing('en', category, {}, 1)], `203.0.113.${20 + index}`);
  }
  const [one, two, three] = [paths.contacts, paths.dealers, paths.home] as const;
  expect(await ask(site, [one, two, three, three])).toEqual([200, 200, 429, 429]);
  expect(await ask(site, times(20, one))).toEqual(times(20, '').map(() => 200));
  const search = (text: string) => apiPaths.search('en', text);
  expect(await ask(site, ['oven', 'hob', 'hood', 'cooker'].map(search))).toEqual([200, 200, 200, 429]);
  expect(await ask(site, times(20, search('oven')))).toEqual(times(20, '').map(() => 200));
  // What another address had rendered is cached for all.
  expect(await ask(site, [three], '203.0.113.8')).toEqual([200]);
  expect(await ask(site, [three])).toEqual([200]);
});

it('whether something is recalled is told however much else was looked at', async () => {
  const site = await openSite({
    client: await loadBuiltClient(),
    limits: { requests: 9, uncached: 4, renders: 1 },
  });
  const others = [paths.contacts, paths.dealers, ...times(9, '/robots.txt')];
  expect((await ask(site, others)).slice(-1)).toEqual([429]);
  const checks = [
    recallsApiPath('en'),
    recallsFeedPath('it', 'json'),
    `${paths.recalls}?serial=AN-2431-00042`,
    recallsApiPath('it'),
    supportApiPath('it', 'AN100-BU'),
  ];
  expect(await ask(site, checks)).toEqual([200, 200, 200, 200, 200]);
});

it('what no route takes counts as well', async () => {
  const site = await openSite({ client: await loadBuiltClient(), limits: { requests: 2 } });
  const post = async () => (await site.app.inject({ method: 'POST', url: '/nothing' })).statusCode;
  expect([await post(), await post(), await post()]).toEqual([404, 404, 429]);
});

it('processes on one Redis count together, and each by itself while it is away', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const options = { environment: { REDIS_URL: redis.url }, limits: { requests: 4 } };
  const [one, other] = [await openSite(options), await openSite(options)];
  // A Redis that answers late lets a process count for itself once.
  let visitor = 20;
  const countsTogether = async () => {
    const address = `203.0.113.${visitor++}`;
    expect(await ask(one, times(4, '/robots.txt'), address)).toEqual([200, 200, 200, 200]);
    expect(await ask(other, ['/robots.txt'], address)).toEqual([429]);
  };
  await vi.waitFor(countsTogether, { timeout: 20_000 });
  await redis.kill();
  for (const site of [one, other]) {
    expect(await ask(site, times(5, '/robots.txt'))).toEqual([200, 200, 200, 200, 429]);
  }
  await redis.start();
  await vi.waitFor(countsTogether, { timeout: 20_000 });
});

it('a Redis that is full is none: each process counts by itself', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const site = await openSite({ environment: { REDIS_URL: redis.url }, limits: { requests: 4 } });
  await fillRedis(redis);
  expect(await ask(site, times(5, '/robots.txt'))).toEqual([200, 200, 200, 200, 429]);
});

it('a Redis that hangs keeps visitors waiting for a moment, once', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const site = await openSite({ environment: { REDIS_URL: redis.url } });
  redis.freeze();
  const from = performance.now();
  expect(new Set(await ask(site, times(30, '/robots.txt')))).toEqual(new Set([200]));
  expect(performance.now() - from).toBeLessThan(4_000);
});

describe('the limit of requests', () => {
  const visit = (own: TestSite, forwardedFor?: string, path = '/robots.txt') => {
    const asked = supertest(own.url).get(path);
    return forwardedFor ? asked.set('x-forwarded-for', forwardedFor) : asked;
  };

  it('is one for each visitor behind a trusted proxy', async () => {
    await using own = await startTestSite({
      limits: { requests: 3 },
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    for (const _ of [1, 2, 3]) expect((await visit(own, '198.51.100.7')).status).toBe(200);
    expect((await visit(own, '198.51.100.7')).status).toBe(429);
    expect((await visit(own, '198.51.100.8')).status).toBe(200);
    // What a visitor writes in front of what the proxy adds does not count.
    expect((await visit(own, '203.0.113.1, 198.51.100.7')).status).toBe(429);
  });

  it('takes no notice of forwarded addresses without a trusted proxy', async () => {
    await using own = await startTestSite({ limits: { requests: 3 } });
    const visits = [];
    for (const visitor of [1, 2, 3, 4]) visits.push((await visit(own, `198.51.100.${visitor}`)).status);
    expect(visits).toEqual([200, 200, 200, 429]);
  });

  it('answers with a problem that says when to come back, and then lets in again', async () => {
    await using own = await startTestSite({ limits: { requests: 1 } });
    await visit(own);
    const refused = await visit(own, undefined, '/api/search?q=a');
    expect([refused.status, refused.headers['content-type']]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
    ]);
    expect(problemTypeOf(problemSchema.parse(refused.body).type)).toBe('too-many-requests');
    const retryAfterS = Number(refused.headers['retry-after']);
    expect(retryAfterS).toBeGreaterThan(0);
    expect(retryAfterS).toBeLessThanOrEqual(60);
  });

  it('counts what is not found, but neither pictures, files nor probes', async () => {
    await using own = await startTestSite({ client: await loadBuiltClient(), limits: { requests: 2 } });
    for (const path of ['/healthz', '/favicon.svg', '/media/352/x', '/readyz', '/healthz']) {
      expect({ path, status: (await visit(own, undefined, path)).status }).not.toMatchObject({ status: 429 });
    }
    for (const _ of [1, 2]) expect((await visit(own, undefined, '/api/nothing')).status).toBe(404);
    expect((await visit(own, undefined, '/api/nothing')).status).toBe(429);
  });

  it('counts answers that lie ready, and all addresses of an IPv6 network as one', async () => {
    await using own = await startTestSite({
      limits: { requests: 3 },
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    const search = '/api/search?q=antique&lng=en';
    for (const host of [1, 2, 3]) expect((await visit(own, `2001:db8::${host}`, search)).status).toBe(200);
    expect((await visit(own, '2001:db8::4', search)).status).toBe(429);
    expect((await visit(own, '2001:db8::5')).status).toBe(429);
    expect((await visit(own, '2001:db8:0:1::1', search)).status).toBe(200);
  });

  it('does not count what a page itself asks the API for', async () => {
    await using own = await startTestSite({ client: await loadBuiltClient(), limits: { requests: 2 } });
    for (const path of ['/product-category/cookers?page=3', '/product-category/hobs?page=3']) {
      expect((await visit(own, undefined, path)).status).toBe(200);
    }
  });
});

it('a clock that was a day ahead and is put back lets nobody wait for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // The library of the cache takes 0 for no time.
  vi.advanceTimersByTime(1);
  const today = Date.now();
  const site = await openSite({ limits: { requests: 2 } });
  vi.setSystemTime(today + 86_400_000);
  expect(await ask(site, times(3, '/robots.txt'))).toEqual([200, 200, 429]);
  vi.setSystemTime(today);
  expect(await ask(site, ['/robots.txt'])).toEqual([429]);
  vi.advanceTimersByTime(60_001);
  expect(await ask(site, times(3, '/robots.txt'))).toEqual([200, 200, 429]);
});
