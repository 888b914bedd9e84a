import { expect, it, vi } from 'vitest';
import { readMetric, scrape } from '../../testing/scrape.ts';
import { fillRedis, startRedis } from '../../testing/start-redis.ts';
import { startTestSite } from '../../testing/test-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 15_000, interval: 50 };

it('Redis shows in the metrics as up or down, and as taking writes or not, and not at all where there is none', async () => {
  const redis = await startRedis();
  await using site = await startTestSite({ environment: { REDIS_URL: redis.url } });
  await vi.waitFor(async () => expect(await readMetric(site, 'redis_up')).toBe(1), patience);
  expect(await readMetric(site, 'redis_joins_total')).toBe(1);
  expect(await readMetric(site, 'redis_writable')).toBe(1);
  await fillRedis(redis);
  expect([await readMetric(site, 'redis_up'), await readMetric(site, 'redis_writable')]).toEqual([1, 0]);
  await redis[Symbol.asyncDispose]();
  await vi.waitFor(async () => expect(await readMetric(site, 'redis_up')).toBe(0), patience);
  await using alone = await startTestSite();
  expect(
    (await scrape(alone)).some(({ name }) => name.startsWith('redis_') && name !== 'redis_joins_total'),
  ).toBe(false);
});
