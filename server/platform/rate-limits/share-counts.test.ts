import type { FastifyRequest } from 'fastify';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import type { SiteGroup } from '../redis/site-group.ts';
import { joinSiteGroup } from '../redis/site-group.ts';
import { RequestLimit } from './request-limit.ts';
import { exchangeCounts } from './share-counts.ts';

vi.setConfig({ testTimeout: 60_000 });

const from = (ip: string) => ({ ip }) as FastifyRequest;

/** A process that counts, at most 100 requests of an address. */
async function join(redis: TestRedis) {
  const connection = connectRedis(redis.url, () => undefined);
  const group: SiteGroup = await joinSiteGroup({ redis: connection, logger: pino({ level: 'silent' }) });
  onTestFinished(() => {
    group.close();
    connection.disconnect();
  });
  const limit = new RequestLimit({ max: 100, isShared: true, isExempt: () => false, now: Date.now });
  return {
    /** How many of so many requests of an address were admitted. */
    ask: (ip: string, times: number) =>
      Array.from({ length: times }, () => limit.admits(from(ip))).filter(Boolean).length,
    exchange: () => exchangeCounts({ limit, group, name: 'test' }),
    isTogether: async () => (await group.ask(async () => true)) === true,
  };
}

it('one address that is spread over three processes is refused by all, and another one by none', async () => {
  await using redis = await startRedis();
  const processes = [await join(redis), await join(redis), await join(redis)];
  for (const { ask } of processes) expect(ask('203.0.113.7', 40)).toBe(40);
  for (const { exchange } of [...processes, ...processes]) await exchange();
  // Who has told and heard nothing since then hears of it with its next news.
  for (const { ask } of processes) ask('203.0.113.7', 1);
  for (const { exchange } of processes) await exchange();
  for (const { ask } of processes) expect(ask('203.0.113.7', 1)).toBe(0);
  for (const { ask } of processes) expect(ask('203.0.113.8', 1)).toBe(1);
});

it('each process goes on counting its own while Redis is away, and all together when it is back', async () => {
  await using redis = await startRedis();
  const [one, other] = [await join(redis), await join(redis)];
  await redis.kill();
  expect(one.ask('203.0.113.7', 70)).toBe(70);
  await one.exchange();
  expect(one.ask('203.0.113.7', 50)).toBe(30);
  expect(other.ask('203.0.113.7', 60)).toBe(60);
  await redis.start();
  await vi.waitFor(
    async () =>
      expect(await Promise.all([one, other].map((each) => each.isTogether()))).toEqual([true, true]),
    { timeout: 30_000 },
  );
  await one.exchange();
  await other.exchange();
  // What was counted meanwhile is not told again, but not forgotten either.
  expect(one.ask('203.0.113.7', 1)).toBe(0);
  expect(other.ask('203.0.113.7', 60)).toBeLessThan(40);
});
