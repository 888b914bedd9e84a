import { isDeepStrictEqual } from 'node:util';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { openSharedRedis } from '../redis/shared-redis.ts';
import { createRedisCache } from './redis-cache.ts';
import type { Loaded } from './refreshing-cache.ts';
import { RefreshingCache } from './refreshing-cache.ts';

const freshForMs = 300_000;
const whole = (...value: string[]): Loaded<string[]> => ({ value, complete: true });
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** What several processes ask, and their common time. */
const aSource = () => ({
  now: Date.now(),
  /** By how much it was put forward. */
  jumped: 0,
  load: vi.fn<(key: string) => Promise<Loaded<string[]>>>(),
});

/** A cache as a process of the site has it. */
async function join(server: TestRedis, source: ReturnType<typeof aSource>) {
  const logger = pino({ level: 'silent' });
  const redis = await openSharedRedis(server.url, logger);
  onTestFinished(() => redis.close());
  const shared = createRedisCache({
    redis,
    name: 'test',
    schema: z.array(z.string()),
    ttlMs: 86_400_000,
    now: () => source.now,
    warn: () => undefined,
  });
  const cache = new RefreshingCache<string[]>({
    name: 'test',
    load: source.load,
    freshForMs,
    staleForMs: 86_400_000,
    retryAfterMs: 10_000,
    absentForMs: 30_000,
    maxEntries: 10,
    reconcile: (current, refreshed) => (isDeepStrictEqual(current, refreshed) ? current : refreshed),
    redis: shared,
    now: () => source.now,
    steadyNow: () => source.now - source.jumped,
  });
  shared.subscribe((key, storedAt) => void cache.catchUp(key, storedAt));
  return { cache, redis, value: async (key = 'cookers') => (await cache.get(key)).entry.value };
}

async function startThree() {
  const server = await startRedis();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const source = aSource();
  const processes = await Promise.all([1, 2, 3].map(() => join(server, source)));
  const [one, other] = processes;
  if (!one || !other) throw new Error('There are no processes');
  return { server, source, processes, one, other };
}

describe('processes that share a Redis', () => {
  it('load an answer once for all, also when all ask at the same time', async () => {
    const { source, processes } = await startThree();
    const load = Promise.withResolvers<Loaded<string[]>>();
    source.load.mockReturnValue(load.promise);
    const asked = processes.flatMap(({ value }) => Array.from({ length: 20 }, () => value()));
    load.resolve(whole('a'));
    expect(await Promise.all(asked)).toEqual(Array(60).fill(['a']));
    expect(source.load).toHaveBeenCalledTimes(1);
  });

  it('leave the lock to whoever took it while one was held up', async () => {
    const { source, one, other } = await startThree();
    const load = Promise.withResolvers<Loaded<string[]>>();
    source.load.mockReturnValue(load.promise);
    const asked = one.value();
    await eventually(() => expect(source.load).toHaveBeenCalled());
    const [lock = ''] = await other.redis.commands.keys('*:lock');
    await other.redis.commands.set(lock, 'of another process');
    load.resolve(whole('a'));
    expect(await asked).toEqual(['a']);
    // What was sent before has been answered.
    await one.redis.commands.ping();
    expect(await other.redis.commands.get(lock)).toBe('of another process');
  });

  it('load it once for all, also where one takes the lock just after another has stored the answer', async () => {
    const { source, one, other } = await startThree();
    source.load.mockResolvedValue(whole('A'));
    const { commands } = other.redis;
    const takeLock = commands.set.bind(commands) as (...given: unknown[]) => Promise<'OK'>;
    vi.spyOn(commands, 'set').mockImplementationOnce(async (...given: unknown[]) => {
      await one.value();
      return takeLock(...given);
    });
    expect(await other.value()).toEqual(['A']);
    expect(source.load).toHaveBeenCalledTimes(1);
  });

  it('still know it afterwards, also where another stores it while one looks for it', async () => {
    const { source, one, other } = await startThree();
    source.load.mockResolvedValue(whole('a'));
    const { commands } = other.redis;
    const send = commands.sendCommand.bind(commands);
    // After the first question, whichever it is.
    vi.spyOn(commands, 'sendCommand').mockImplementationOnce(async (...asked: Parameters<typeof send>) => {
      const found = await send(...asked);
      await one.value();
      return found;
    });
    expect(await other.value()).toEqual(['a']);
    expect(other.cache.peek('cookers')?.value).toEqual(['a']);
    expect(source.load).toHaveBeenCalledTimes(1);
  });

  it('refresh it once for all, and hear of what changed without being asked', async () => {
    const { source, processes, one } = await startThree();
    source.load.mockResolvedValueOnce(whole('old'));
    for (const { value } of processes) expect(await value()).toEqual(['old']);
    source.now += freshForMs + 1;
    source.load.mockResolvedValueOnce(whole('new'));
    await one.value();
    await eventually(() => {
      for (const { cache } of processes) expect(cache.peek('cookers')?.value).toEqual(['new']);
    });
    expect(source.load).toHaveBeenCalledTimes(2);
  });

  it('read anew once for all what changed in the store', async () => {
    const { source, processes } = await startThree();
    source.load.mockResolvedValueOnce(whole('old'));
    for (const { value } of processes) await value();
    source.now += 1_000;
    const changedAt = source.now;
    source.now += 1_000;
    source.load.mockResolvedValueOnce(whole('new'));
    await Promise.all(processes.map(({ cache }) => cache.renew('cookers', changedAt)));
    for (const { cache } of processes) expect(cache.peek('cookers')?.value).toEqual(['new']);
    expect(source.load).toHaveBeenCalledTimes(2);
  });

  it('do not share what is partial or absent', async () => {
    const { source, one, other } = await startThree();
    source.load.mockResolvedValueOnce({ value: ['part'], complete: false });
    expect(await one.value()).toEqual(['part']);
    source.load.mockResolvedValueOnce(whole('part', 'rest'));
    expect(await other.value()).toEqual(['part', 'rest']);
    source.load.mockResolvedValueOnce({ value: [], complete: true, absent: true });
    expect(await one.value('sku')).toEqual([]);
    source.load.mockResolvedValueOnce(whole('there'));
    expect(await other.value('sku')).toEqual(['there']);
  });

  it('do not wait for ever for one that ended in the middle of a load', async () => {
    const { source, one, other } = await startThree();
    source.load.mockReturnValueOnce(new Promise(() => undefined));
    void one.value();
    await eventually(() => expect(source.load).toHaveBeenCalledTimes(1));
    one.redis.close();
    const [lock] = await other.redis.commands.keys('*:lock');
    expect(await other.redis.commands.pexpire(lock ?? '', 100)).toBe(1);
    source.load.mockResolvedValueOnce(whole('a'));
    expect(await other.value()).toEqual(['a']);
  });

  it('ask the source again for what one has stored whose clock was a day ahead', async () => {
    const { source, one, other } = await startThree();
    const dayMs = 86_400_000;
    source.load.mockResolvedValueOnce(whole('stored by a clock ahead'));
    source.now += dayMs;
    source.jumped += dayMs;
    await one.value();
    await eventually(() => expect(other.cache.peek('cookers')).toBeDefined());
    source.now -= dayMs;
    source.jumped -= dayMs;
    source.load.mockResolvedValueOnce(whole('new'));
    source.now += freshForMs + 1;
    await one.value();
    for (const { value } of [one, other])
      await eventually(async () => expect(await value()).toEqual(['new']));
    expect(source.load).toHaveBeenCalledTimes(2);
  });

  it('take nothing from Redis that is not what one of them stored', async () => {
    const { source, one, other } = await startThree();
    source.load.mockResolvedValueOnce(whole('a'));
    await one.value();
    const [stored = ''] = await one.redis.commands.keys('cache:*cookers');
    // Of another category: what was stored the other processes have heard of, and may have.
    const place = stored.replace('cookers', 'ovens');
    await one.redis.commands.hset(place, { storedAt: source.now + 1, body: 'nonsense' });
    source.load.mockResolvedValueOnce(whole('b'));
    expect(await other.value('ovens')).toEqual(['b']);
    expect(source.load).toHaveBeenCalledTimes(2);
  });
});

describe.each(['kill', 'freeze'] as const)('while Redis is away (%s)', (trouble) => {
  it('each process goes on by itself, held up no more than once, and shares again afterwards', async () => {
    const { server, source, processes, one, other } = await startThree();
    source.load.mockImplementation(async (key) => whole(key));
    await one.value();
    // A lock that the trouble leaves behind would hold them up for as long as it lasts.
    await eventually(async () => {
      for (const { cache } of processes) expect(cache.peek('cookers')).toBeDefined();
      expect(await one.redis.commands.keys('*:lock')).toEqual([]);
    });
    await server[trouble]();
    const startedAt = performance.now();
    for (let key = 0; key < 20; key++) {
      for (const { value } of [one, other]) expect(await value(`key ${key % 5}`)).toEqual([`key ${key % 5}`]);
    }
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    if (trouble === 'kill') await server.start();
    else server.thaw();
    await eventually(() => {
      for (const { redis } of processes) expect(redis.commands.status).toBe('ready');
    });
    source.load.mockImplementation(async () => whole('newest'));
    await eventually(async () => {
      source.now += 1;
      await one.cache.renew('cookers', source.now);
      expect(other.cache.peek('cookers')?.value).toEqual(['newest']);
    });
  });
});

it('a process starts without Redis, loads for itself, and shares once it is there', async () => {
  await using server = await startRedis();
  await server.kill();
  const source = aSource();
  source.load.mockImplementation(async (key) => whole(key));
  const one = await join(server, source);
  expect(await one.value()).toEqual(['cookers']);
  await server.start();
  await eventually(() => expect(one.redis.commands.status).toBe('ready'));
  source.now += freshForMs + 1;
  await one.cache.renew('cookers', source.now);
  const other = await join(server, source);
  expect(await other.value()).toEqual(['cookers']);
  expect(source.load).toHaveBeenCalledTimes(2);
});
