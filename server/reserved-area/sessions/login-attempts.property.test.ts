import { once } from 'node:events';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis, failFast } from '../../platform/redis/connect-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import type { Attempt, LoginAttempts } from './login-attempts.ts';
import { createLoginAttempts } from './login-attempts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (redis: Redis | null = null) =>
  createLoginAttempts({ redis, now: Date.now, wait: async () => undefined });

/** As the site connects to it. */
async function redisOf(url: string): Promise<Redis> {
  const redis = connectRedis(url, () => undefined, failFast);
  onTestFinished(() => redis.disconnect());
  await once(redis, 'ready');
  return redis;
}

const attemptOf = (id: string, name: string): Attempt => ({
  network: `network ${id}`,
  region: `region ${id}`,
  typed: `${name} ${id}`,
  name: `${name} ${id}`,
  device: null,
});

type Result = 'accepted' | 'refused' | 'unanswered';

/** What an attacker with an account does next, many things at once; results come in any order, and late. */
type Step =
  | { does: 'log in' | 'guess'; results: Result[] }
  | { does: 'hear'; from: number; count: number }
  | { does: 'pass'; ms: number };

const atOnce: fc.Arbitrary<Step>[] = [
  fc.record({
    does: fc.constant('log in' as const),
    results: fc.array(fc.constantFrom<Result[]>('accepted', 'refused', 'unanswered'), {
      minLength: 1,
      maxLength: 20,
    }),
  }),
  fc.record({
    does: fc.constant('guess' as const),
    results: fc.array(fc.constantFrom<Result[]>('refused', 'unanswered'), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ does: fc.constant('hear' as const), from: fc.nat(6), count: fc.integer({ min: 1, max: 9 }) }),
];
const later: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('pass' as const),
  ms: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 70 * 60_000 })),
});
const stepsOf = (kinds: fc.Arbitrary<Step>[]) =>
  fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 14 });

/** Resolves to how many wrong passwords for another name got through before the first 429. */
async function play(attempts: LoginAttempts, steps: Step[], id: string, check: () => Promise<void>) {
  const underWay: (() => Promise<void>)[] = [];
  const hear = (from: number, count: number) =>
    Promise.all(underWay.splice(from, count).map((record) => record()));
  let guesses = 0;
  let isLimited = false;

  async function send(name: 'own' | 'another', result: Result): Promise<void> {
    const isGuess = name === 'another';
    const admission = await attempts.admit(attemptOf(id, name));
    if (admission.outcome === 'limited') {
      isLimited ||= isGuess;
      return;
    }
    if (isGuess && result === 'refused' && !isLimited) guesses += 1;
    underWay.push(() => admission.recordResult(result));
  }

  for (const step of steps) {
    if (step.does === 'pass') vi.setSystemTime(Date.now() + step.ms);
    else if (step.does === 'hear') await hear(step.from, step.count);
    else {
      const name = step.does === 'guess' ? 'another' : 'own';
      await Promise.all(step.results.map((result) => send(name, result)));
    }
    await check();
  }
  await hear(0, underWay.length);
  while (!isLimited) {
    await send('another', 'refused');
    await hear(0, underWay.length);
  }
  await check();
  return guesses;
}

const nobodys = 6;

describe('whoever has one account', () => {
  const inMemory = () => {
    const changes = [
      vi.spyOn(RateLimiterMemory.prototype, 'penalty'),
      vi.spyOn(RateLimiterMemory.prototype, 'reward'),
    ];
    return async () => {
      const results = changes.flatMap(({ mock }) => mock.results.splice(0));
      const counts = await Promise.all(results.map(async ({ value }) => (await value).consumedPoints));
      expect(counts.filter((count) => count < 0)).toEqual([]);
    };
  };

  it('has no more guesses at others than one who has none, in whatever order', async () => {
    const check = inMemory();
    await fc.assert(
      fc.asyncProperty(stepsOf(atOnce), async (steps) => {
        expect(await play(open(), steps, '1', check)).toBeLessThanOrEqual(nobodys);
      }),
      { numRuns: 300 },
    );
  });

  it('brings no count below 0, whenever the hours of the counts end', async () => {
    const check = inMemory();
    await fc.assert(
      fc.asyncProperty(stepsOf([...atOnce, later, later]), async (steps) => {
        await play(open(), steps, '1', check);
      }),
      { numRuns: 300 },
    );
  });

  it('has neither where processes count together in Redis', async () => {
    await using server = await startRedis();
    const redis = await redisOf(server.url);
    const attempts = open(redis);
    const check = async () => {
      const keys = await redis.keys('login-attempts:*');
      const counts = keys.length > 0 ? await redis.mget(keys) : [];
      expect(counts.filter((text) => Number(text) < 0)).toEqual([]);
    };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(stepsOf(atOnce), async (steps) => {
        run += 1;
        expect(await play(attempts, steps, String(run), check)).toBeLessThanOrEqual(nobodys);
      }),
      { numRuns: 10 },
    );
  });
});

describe('what an attempt has counted', () => {
  const admit = async (attempts: LoginAttempts, name: string) => {
    const admission = await attempts.admit(attemptOf('1', name));
    if (admission.outcome === 'limited') throw new Error('not admitted');
    return admission;
  };
  /** Wrong passwords for others until the first 429. */
  const guess = async (attempts: LoginAttempts) => {
    for (let guesses = 0; ; guesses += 1) {
      const admission = await attempts.admit(attemptOf('1', `user ${guesses}`));
      if (admission.outcome === 'limited') return guesses;
      await admission.recordResult('refused');
    }
  };

  it('is not taken from the next hour, in which others were counted', async () => {
    const attempts = open();
    const own = await Promise.all(Array.from({ length: 5 }, () => admit(attempts, 'own')));
    vi.setSystemTime(Date.now() + 60 * 60_000);
    for (let turn = 0; turn < 3; turn++) await (await admit(attempts, 'another')).recordResult('refused');
    for (const { recordResult } of own) await recordResult('accepted');
    expect(await guess(attempts)).toBe(3);
  });

  it('is not counted for networks of a region that waits', async () => {
    await using server = await startRedis();
    const redis = await redisOf(server.url);
    const attempts = open(redis);
    const from = (network: number) =>
      attempts.admit({ ...attemptOf(String(network), 'anna'), region: 'region' });
    const outcomes: string[] = [];
    for (let network = 0; network < 51; network++) outcomes.push((await from(network)).outcome);
    expect(new Set(outcomes)).toEqual(new Set(['admitted']));
    const keys = await redis.keys('*');
    for (let network = 51; network < 60; network++) expect((await from(network)).outcome).toBe('limited');
    expect(new Set(await redis.keys('*'))).toEqual(new Set(keys));
  });

  it('slows down no neighbours, though it is one of a hundred at once', async () => {
    await using server = await startRedis();
    const attempts = open(await redisOf(server.url));
    const from = (network: string) => attempts.admit({ ...attemptOf(network, 'anna'), region: 'region' });
    const burst = Array.from({ length: 100 }, () => from('1'));
    expect((await from('2')).outcome).toBe('admitted');
    await Promise.all(burst);
  });

  it('is nowhere taken back where it is forgotten, in Redis', async () => {
    await using server = await startRedis();
    const redis = await redisOf(server.url);
    const attempts = open(redis);
    const own = await Promise.all(Array.from({ length: 5 }, () => admit(attempts, 'own')));
    for (const key of await redis.keys('login-attempts:*')) await redis.pexpire(key, 0);
    for (const { recordResult } of own) await recordResult('unanswered');
    expect(await redis.keys('login-attempts:*')).toEqual([]);
  });

  it('is taken back from where it was counted, though Redis goes and comes meanwhile', async () => {
    await using server = await startRedis();
    const redis = await redisOf(server.url);
    const attempts = open(redis);
    const admitFive = () => Promise.all(Array.from({ length: 5 }, () => admit(attempts, 'own')));
    const inRedis = await admitFive();
    await server.kill();
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'));
    const inMemory = await admitFive();
    for (const { recordResult } of inRedis) await recordResult('accepted');
    await server.start();
    await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 5_000 });
    for (const { recordResult } of inMemory) await recordResult('accepted');
    expect(await redis.get('login-attempts:network:network 1')).toBe('5');
    await server.kill();
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'));
    expect(await guess(attempts)).toBe(nobodys);
  });

  it('is forgiven once where it was a mistake under the own name', async () => {
    const attempts = open();
    for (let turn = 0; turn < 3; turn++) await (await admit(attempts, 'own')).recordResult('refused');
    const own = await Promise.all([admit(attempts, 'own'), admit(attempts, 'own')]);
    for (const { recordResult } of own) await recordResult('accepted');
    expect(await guess(attempts)).toBe(nobodys);
  });
});
