import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { joinSiteGroup } from '../../platform/redis/site-group.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import type { AttemptCounts, Pauses } from './attempt-counts.ts';
import { attemptsKeptForMs } from './attempt-counts.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { createSharedCounts } from './shared-counts.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

const pauses: Pauses = { free: 2, firstMs: 1_000, longestMs: 5_000 };

let redis: TestRedis;
let now: number;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis[Symbol.asyncDispose]());
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
});

const clock = () => now;

async function openShared({ url } = redis) {
  const connection = connectRedis(url, () => undefined);
  const group = await joinSiteGroup({ redis: connection, logger: pino({ level: 'silent' }) });
  onTestFinished(() => {
    group.close();
    connection.disconnect();
  });
  const keys = await connection.keys('login-attempts:*');
  if (keys.length > 0) await connection.del(keys);
  return { connection, counts: createSharedCounts(createMemoryCounts(clock), group, clock) };
}

const openings: [string, () => Promise<AttemptCounts>][] = [
  ['memory', async () => createMemoryCounts(clock)],
  ['Redis', async () => (await openShared()).counts],
];

describe.each(openings)('attempts counted in %s', (_name, open) => {
  let counts: AttemptCounts;
  beforeEach(async () => {
    counts = await open();
  });

  it('have pauses between them that grow up to a limit', async () => {
    const taken: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      expect(await counts.admit('a', pauses)).toBe(0);
      const leftMs = await counts.admit('a', pauses);
      taken.push(leftMs);
      if (leftMs === 0) continue;
      now += leftMs - 1;
      // Coming too early makes the pause no longer.
      expect(await counts.admit('a', pauses)).toBe(1);
      now += 1;
    }
    expect(taken).toEqual([0, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
    expect(await counts.admit('b', pauses)).toBe(0);
  });

  it('are counted one by one, however many come at once', async () => {
    const left = await Promise.all(Array.from({ length: 20 }, () => counts.admit('a', pauses)));
    expect(left.filter((ms) => ms === 0)).toHaveLength(3);
    const before = await Promise.all(Array.from({ length: 20 }, () => counts.add('n')));
    expect(before.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('are taken back, some or all, and the pause with them', async () => {
    for (let turn = 0; turn < 3; turn++) await counts.admit('a', pauses);
    expect(await counts.admit('a', pauses)).toBe(1_000);
    expect(await counts.takeBack('a', 1)).toBe(3);
    expect(await counts.admit('a', pauses)).toBe(0);
    expect(await counts.admit('a', pauses)).toBe(1_000);
    expect(await counts.takeBack('a', Number.MAX_SAFE_INTEGER)).toBe(3);
    expect(await counts.takeBack('a', 1)).toBe(0);
    expect(await counts.add('a')).toBe(0);
  });
});

it('attempts are forgotten after an hour', async () => {
  const memory = createMemoryCounts(clock);
  await memory.add('a');
  now += attemptsKeptForMs;
  expect(await memory.add('a')).toBe(0);
  const { connection, counts } = await openShared();
  await counts.add('a');
  await counts.admit('b', pauses);
  const keys = await connection.keys('login-attempts:*');
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    expect(await connection.pttl(key)).toBeGreaterThan(attemptsKeptForMs - 60_000);
  }
});

it('attempts go on being counted when Redis has gone', async () => {
  await using own = await startRedis();
  const { counts } = await openShared(own);
  await counts.add('a');
  await own.kill();
  await counts.add('a');
  expect(await counts.add('a')).toBe(1);
});
