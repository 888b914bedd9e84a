import { once } from 'node:events';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis, failFast } from '../redis/connect-redis.ts';
import type { HourlyLimit } from './hourly-limit.ts';
import { createHourlyLimit } from './hourly-limit.ts';
import { createLimiters } from './limiters.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

const hourMs = 60 * 60_000;
const most = { network: 3, region: 5, site: 8 };

const open = (redis: Redis | null = null) =>
  createHourlyLimit('letters', most, createLimiters(redis, String, Date.now));

async function connect(url: string): Promise<Redis> {
  const redis = connectRedis(url, () => undefined, failFast);
  onTestFinished(() => redis.disconnect());
  await once(redis, 'ready');
  return redis;
}

const addressIn = (network: number, region = 0) => `2001:db8:${region}:${network}::1`;

/** Has some come at once; resolves to what takes back those that are admitted. */
async function send(limit: HourlyLimit, addresses: string[]) {
  const admissions = await Promise.all(addresses.map(limit));
  return admissions.flatMap((admission) => (admission.outcome === 'admitted' ? [admission.takeBack] : []));
}

const times = (count: number, address: string) => Array.from({ length: count }, () => address);

/** What happens next: many come at once, some of those come to nothing, time passes. */
type Step =
  | { does: 'send'; networks: number[] }
  | { does: 'take back'; from: number; count: number }
  | { does: 'pass'; ms: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      does: fc.constant('send' as const),
      networks: fc.array(fc.nat(7), { minLength: 1, maxLength: 20 }),
    }),
    fc.record({
      does: fc.constant('take back' as const),
      from: fc.nat(6),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      does: fc.constant('pass' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: hourMs }), fc.integer({ min: hourMs - 1_500, max: hourMs })),
    }),
  ),
  { minLength: 1, maxLength: 14 },
);

interface World {
  pass(ms: number): Promise<void>;
  check(): Promise<void>;
}

async function play(limit: HourlyLimit, script: Step[], { pass, check }: World): Promise<void> {
  const underWay: (() => Promise<unknown>)[] = [];
  for (const step of script) {
    if (step.does === 'pass') await pass(step.ms);
    else if (step.does === 'take back') {
      await Promise.all(underWay.splice(step.from, step.count).map((takeBack) => takeBack()));
    } else {
      const addresses = step.networks.map((number) => addressIn(number % 4, Math.floor(number / 4)));
      const admitted = await send(limit, addresses);
      expect(admitted.length).toBeLessThanOrEqual(most.site);
      underWay.push(...admitted);
    }
    await check();
  }
  // Whatever was refused or taken back, the next hour has as many places as any.
  await pass(hourMs + 1);
  const admitted = await send(limit, times(20, addressIn(0)));
  await Promise.all(underWay.map((takeBack) => takeBack()));
  expect([admitted.length, (await send(limit, times(20, addressIn(0)))).length]).toEqual([most.network, 0]);
  await check();
}

describe('what is taken back', () => {
  it('buys no place, in whatever order and whenever the hour ends', async () => {
    const changes = (['consume', 'penalty', 'reward'] as const).map((name) =>
      vi.spyOn(RateLimiterMemory.prototype, name),
    );
    const check = async () => {
      const results = changes.flatMap(({ mock }) => mock.results.splice(0));
      const counts = await Promise.allSettled(results.map(({ value }) => value));
      const points = counts.map((count) => (count.status === 'fulfilled' ? count.value : count.reason));
      expect(points.filter(({ consumedPoints }) => consumedPoints < 0)).toEqual([]);
    };
    const pass = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
    };
    await fc.assert(
      fc.asyncProperty(steps, (script) => play(open(), script, { pass, check })),
      { numRuns: 200 },
    );
  });

  it('buys none in Redis either', async () => {
    await using server = await startRedis();
    const redis = await connect(server.url);
    const check = async () => {
      const keys = await redis.keys('*');
      const counts = keys.length > 0 ? await redis.mget(keys) : [];
      expect(counts.filter((text) => Number(text) < 0)).toEqual([]);
    };
    const pass = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      for (const key of await redis.keys('*')) await redis.pexpire(key, (await redis.pttl(key)) - ms);
    };
    const limit = open(redis);
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        await redis.flushall();
        await play(limit, script, { pass, check });
      }),
      { numRuns: 10 },
    );
  });

  it('is taken from where it was counted, though Redis goes and comes meanwhile', async () => {
    await using server = await startRedis();
    const redis = await connect(server.url);
    const limit = open(redis);
    const inRedis = await send(limit, times(3, addressIn(0)));
    await server.kill();
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'));
    const inMemory = await send(limit, times(3, addressIn(0)));
    for (const takeBack of inRedis) await takeBack();
    expect(await send(limit, times(20, addressIn(0)))).toEqual([]);
    await server.start();
    await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 5_000 });
    for (const takeBack of inMemory) await takeBack();
    expect(await send(limit, times(20, addressIn(0)))).toEqual([]);
    await server.kill();
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'));
    expect(await send(limit, times(20, addressIn(0)))).toHaveLength(most.network);
  });
});

it('leaves no count of networks and regions that come where there is no place', async () => {
  await using server = await startRedis();
  const redis = await connect(server.url);
  const limit = open(redis);
  const regionIs = (region: number, networks = 5) =>
    Array.from({ length: networks }, (_, network) => addressIn(network, region));
  await send(limit, [...regionIs(0), ...regionIs(1, 3)]);
  const keys = await redis.keys('*');
  for (let region = 0; region < 10; region++) {
    for (const address of regionIs(region, 10)) expect((await limit(address)).outcome).toBe('limited');
  }
  expect(new Set(await redis.keys('*'))).toEqual(new Set(keys));
});
