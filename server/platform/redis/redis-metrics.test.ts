import { expect, it, vi } from 'vitest';
import { readMetric, scrape } from '../../testing/scrape.ts';
import { fillRedis, startRedis } from '../../testing/start-redis.ts';
import { startTestSite } from '../../testing/test-site.ts';

const patience = { timeout: 15_000, interval: 50 };

it('Redis shows in the metrics as up or down, and as taking writes or not, and not at all where there is none', async () => {
  await using redis = await startRedis();
  await using site = await startTestSite({ environment: { REDIS_URL: redis.url } });
  const becomes = (up: 0 | 1) =>
    vi.waitFor(async () => expect(await readMetric(site, 'redis_up')).toBe(up), patience);
  await becomes(1);
  expect(await readMetric(site, 'redis_writable')).toBe(1);
  await fillRedis(redis);
  expect([await readMetric(site, 'redis_up'), await readMetric(site, 'redis_writable')]).toEqual([1, 0]);
  await redis.kill();
  await becomes(0);
  await using alone = await startTestSite();
  expect(
    (await scrape(alone)).some(({ name }) => name.startsWith('redis_') && name !== 'redis_joins_total'),
  ).toBe(false);
});

it('counts how often the connection to Redis was made', async () => {
  await using redis = await startRedis();
  await using site = await startTestSite({ environment: { REDIS_URL: redis.url } });
  const joins = () => readMetric(site, 'redis_joins_total');
  await vi.waitFor(async () => expect(await joins()).toBeGreaterThan(0), patience);
  const before = await joins();
  await redis.kill();
  await redis.start();
  await vi.waitFor(async () => expect(await joins()).toBeGreaterThan(before), patience);
});
