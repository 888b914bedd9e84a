import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { joinSiteGroup } from '../redis/site-group.ts';
import type { Loaded } from './refreshing-cache.ts';
import { RefreshingCache } from './refreshing-cache.ts';
import { SharedAnswers } from './shared-answers.ts';

vi.setConfig({ testTimeout: 60_000 });

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What several processes ask, and their common time. */
function aSource() {
  return { now: Date.now(), load: vi.fn<(key: string) => Promise<Loaded<string[]>>>() };
}
type Source = ReturnType<typeof aSource>;

/** A process over the source, until the end of the test. */
async function join(redis: TestRedis, source: Source, load = source.load) {
  const connection = connectRedis(redis.url, () => undefined);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => log.push(line) });
  const group = await joinSiteGroup({ redis: connection, logger });
  const leave = () => {
    group.close();
    connection.disconnect();
  };
  onTestFinished(leave);
  const now = () => source.now;
  const shared = new SharedAnswers({
    group,
    name: 'test',
    schema: z.array(z.string()),
    keepForMs: 7 * dayMs,
    absentForMs: 30_000,
    maxEntries: 10,
    warn: (message, err) => logger.warn({ err }, message),
    now,
  });
  const cache = new RefreshingCache<string[]>({
    load,
    share: shared.share,
    freshForMs: 5 * minuteMs,
    staleForMs: 7 * dayMs,
    retryAfterMs: 10_000,
    absentForMs: 30_000,
    maxEntries: 10,
    doubts: (kept, refreshed) => kept.length > 0 && refreshed.length === 0,
    now,
  });
  await shared.keepLevel(cache);
  const value = async (key = 'cookers') => (await cache.get(key)).entry.value;
  const isTogether = async () => (await group.ask(async () => true)) === true;
  return { cache, shared, group, log, value, isTogether, leave };
}

const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
const whole = (...value: string[]): Loaded<string[]> => ({ value, complete: true });

async function startThree() {
  const parts = new AsyncDisposableStack();
  const redis = parts.use(await startRedis());
  const source = aSource();
  const processes = [
    await join(redis, source),
    await join(redis, source),
    await join(redis, source),
  ] as const;
  return { redis, source, processes, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

describe('answers that processes share', () => {
  it('are loaded once, however many processes want one at the same moment', async () => {
    await using site = await startThree();
    const loading = Promise.withResolvers<Loaded<string[]>>();
    site.source.load.mockReturnValueOnce(loading.promise);
    const asked = site.processes.flatMap(({ value }) => [value(), value(), value()]);
    await eventually(() => expect(site.source.load).toHaveBeenCalled());
    loading.resolve(whole('a'));
    expect(await Promise.all(asked)).toEqual(Array(9).fill(['a']));
    expect(site.source.load).toHaveBeenCalledTimes(1);
  });

  it('are refreshed once, and the newer one is told to all', async () => {
    await using site = await startThree();
    const [one] = site.processes;
    site.source.load.mockResolvedValueOnce(whole('old'));
    await one.value();
    await eventually(() => {
      for (const { cache } of site.processes) expect(cache.peek('cookers')?.value).toEqual(['old']);
    });
    site.source.now += 6 * minuteMs;
    site.source.load.mockResolvedValueOnce(whole('new', 'x'.repeat(5_000)));
    for (const { value } of site.processes) expect(await value()).toEqual(['old']);
    await eventually(() => {
      for (const { cache } of site.processes) expect(cache.peek('cookers')?.value[0]).toBe('new');
    });
    expect(site.source.load).toHaveBeenCalledTimes(2);
  });

  it('are there for a process that starts later, with their age', async () => {
    await using site = await startThree();
    site.source.load.mockResolvedValueOnce(whole('a'));
    await site.processes[0].value();
    const storedAt = site.source.now;
    await eventually(() => expect(site.processes[1].cache.peek('cookers')).toBeDefined());
    site.source.now += 4 * minuteMs;
    const late = await join(site.redis, site.source);
    const { entry, outcome } = await late.cache.get('cookers');
    expect([entry.value, outcome, entry.freshness.storedAt]).toEqual([['a'], 'hit', storedAt]);
    expect(site.source.load).toHaveBeenCalledTimes(1);
  });

  it('may be that there is nothing, which nobody goes on showing', async () => {
    await using site = await startThree();
    const [one, other] = site.processes;
    site.source.load.mockResolvedValueOnce(whole('there'));
    await one.value('sku');
    await eventually(() => expect(other.cache.peek('sku')).toBeDefined());
    site.source.now += 1;
    site.source.load.mockResolvedValueOnce({ value: [], complete: true, absent: true });
    await one.cache.renew('sku', site.source.now);
    await eventually(() => expect(other.cache.peek('sku')).toBeUndefined());
    expect(await other.value('sku')).toEqual([]);
    expect(site.source.load).toHaveBeenCalledTimes(2);
  });

  it('are never parts where the whole is known, nor empty at first sight', async () => {
    await using site = await startThree();
    const [one, other] = site.processes;
    site.source.load.mockResolvedValueOnce(whole('all'));
    await one.value();
    await eventually(() => expect(other.cache.peek('cookers')).toBeDefined());
    for (const worse of [{ value: ['part'], complete: false }, whole()]) {
      site.source.now += 6 * minuteMs;
      site.source.load.mockResolvedValueOnce(worse);
      await one.value();
      await eventually(async () => expect(one.cache.wants('cookers', site.source.now)).toBe(true));
    }
    expect(site.source.load).toHaveBeenCalledTimes(3);
    const late = await join(site.redis, site.source);
    for (const { cache } of [one, other, late]) expect(cache.peek('cookers')?.value).toEqual(['all']);
    site.source.now += minuteMs;
    site.source.load.mockResolvedValueOnce(whole());
    await one.value();
    await eventually(() => expect(other.cache.peek('cookers')?.value).toEqual([]));
  });

  it('are loaded by another process where the one that was to load them has died', async () => {
    await using redis = await startRedis();
    const source = aSource();
    const dying = await join(
      redis,
      source,
      vi.fn(() => new Promise<never>(() => undefined)),
    );
    void dying.value();
    const other = await join(redis, source);
    await eventually(async () =>
      expect(await other.group.ask((each) => each.keys('*:lock:*'))).toHaveLength(1),
    );
    dying.leave();
    source.load.mockResolvedValueOnce(whole('a'));
    expect(await other.value()).toEqual(['a']);
  });

  it('are loaded anew by each where the load fails, and its failure is told to who asked', async () => {
    await using site = await startThree();
    site.source.load.mockRejectedValue(new Error('away'));
    const asked = await Promise.allSettled(site.processes.map(({ value }) => value()));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    site.source.load.mockResolvedValueOnce(whole('back'));
    expect(await site.processes[2].value()).toEqual(['back']);
  });

  it('that are not what they should be are dropped', async () => {
    await using site = await startThree();
    const [one, other] = site.processes;
    site.source.load.mockResolvedValueOnce(whole('a'));
    await one.value();
    await eventually(() => expect(other.cache.peek('cookers')).toBeDefined());
    await one.group.ask((redis) =>
      redis.hset('store-cache:1:test:answer:cookers', 'body', '[{"not":"text"}]'),
    );
    const late = await join(site.redis, site.source);
    expect(late.cache.peek('cookers')).toBeUndefined();
    expect(late.log.join('')).toContain('could not be read');
    site.source.load.mockResolvedValueOnce(whole('good'));
    expect(await late.value()).toEqual(['good']);
  });

  it('are no more than there is room for', async () => {
    await using site = await startThree();
    const [one] = site.processes;
    site.source.load.mockImplementation(async (key) => whole(key));
    for (let key = 0; key < 25; key++) {
      site.source.now += 1;
      await one.value(`key ${key}`);
    }
    await eventually(async () => {
      expect(await one.group.ask((redis) => redis.zcard('store-cache:1:test:index'))).toBe(10);
      expect(await one.group.ask((redis) => redis.keys('store-cache:1:test:answer:*'))).toHaveLength(10);
    });
  });

  it('are forgotten by Redis where the source has changed since', async () => {
    await using site = await startThree();
    const [one, other] = site.processes;
    site.source.load.mockImplementation(async (key) => whole(key));
    for (const key of ['a', 'b', 'c']) await one.value(key);
    await eventually(() => expect(other.cache.peek('c')).toBeDefined());
    await one.shared.forget(site.source.now, ['a']);
    const stored = () => one.group.ask((redis) => redis.zrange('store-cache:1:test:index', 0, '-1'));
    expect(await stored()).toEqual(['b', 'c']);
    await one.shared.forget(site.source.now - 1);
    expect(await stored()).toEqual(['b', 'c']);
    await one.shared.forget(site.source.now);
    expect(await stored()).toEqual([]);
  });
});

describe('without Redis', () => {
  it.each(['kill', 'freeze'] as const)(
    '(%s) each process goes on by itself, is not held up more than once, and joins again by itself',
    async (trouble) => {
      await using site = await startThree();
      const [one, other] = site.processes;
      site.source.load.mockResolvedValueOnce(whole('old'));
      await one.value();
      await eventually(() => expect(other.cache.peek('cookers')).toBeDefined());
      await site.redis[trouble]();
      site.source.load.mockImplementation(async (key) => whole(`${key} alone`));
      const asked = vi.fn(async () => 'answered');
      for (let key = 0; key < 20; key++) {
        for (const each of [one, other])
          expect(await each.value(`key ${key % 5}`)).toEqual([`key ${key % 5} alone`]);
      }
      // Once it is known to be away nothing is asked of it.
      for (const each of [one, other]) expect(await each.group.ask(asked)).toBeUndefined();
      expect(asked).not.toHaveBeenCalled();
      if (trouble === 'kill') await site.redis.start();
      else site.redis.thaw();
      await eventually(async () => {
        for (const each of site.processes) expect(await each.isTogether()).toBe(true);
      });
      // What was loaded meanwhile is common knowledge.
      await eventually(() => expect(site.processes[2].cache.peek('key 1')?.value).toEqual(['key 1 alone']));
      for (const { log } of [one, other]) {
        expect(log.filter((line) => line.includes('Redis does not answer'))).toHaveLength(1);
        expect(log.filter((line) => line.includes('Redis answers again'))).toHaveLength(1);
      }
      // And they hear from one another again.
      site.source.now += 6 * minuteMs;
      site.source.load.mockResolvedValueOnce(whole('newest'));
      await one.cache.renew('cookers', site.source.now);
      await eventually(() => expect(other.cache.peek('cookers')?.value).toEqual(['newest']));
    },
  );

  it('a Redis that forgot everything is given what the processes know', async () => {
    await using site = await startThree();
    const [one] = site.processes;
    site.source.load.mockImplementation(async (key) => whole(key));
    for (const key of ['a', 'b', 'c']) await one.value(key);
    await one.group.ask((redis) => redis.flushall());
    await eventually(async () => {
      const found = await one.group.ask((redis) => redis.zrange('store-cache:1:test:index', 0, '-1'));
      expect(found).toEqual(['a', 'b', 'c']);
    });
    const late = await join(site.redis, site.source);
    expect(await late.value('b')).toEqual(['b']);
    expect(site.source.load).toHaveBeenCalledTimes(3);
  });

  it('a process starts, loads for itself and joins once Redis is there', async () => {
    await using redis = await startRedis();
    await redis.kill();
    const source = aSource();
    source.load.mockResolvedValueOnce(whole('a'));
    const one = await join(redis, source);
    expect(await one.value()).toEqual(['a']);
    await redis.start();
    await eventually(async () => expect(await one.isTogether()).toBe(true));
    const other = await join(redis, source);
    await eventually(async () => expect(await other.value()).toEqual(['a']));
    expect(source.load).toHaveBeenCalledTimes(1);
  });
});
