import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { DiskCache } from './disk-cache.ts';
import { isUsable } from './freshness.ts';
import type { Loaded, RefreshingCacheOptions, StoredAnswer } from './refreshing-cache.ts';
import { RefreshingCache } from './refreshing-cache.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A disk that holds what the test says. */
function aDisk(...answers: [string, StoredAnswer<string[]>][]) {
  return { readAll: async () => answers, write: vi.fn(), remove: vi.fn() };
}

/** A cache over a source that answers as the test says, on a clock that the test drives. */
function setUp(
  options: Partial<RefreshingCacheOptions<string[]>> & { aDisk?: ReturnType<typeof aDisk> } = {},
) {
  const clock = { now: Date.UTC(2026, 0, 1), jumped: 0 };
  const load = vi.fn<(key: string) => Promise<Loaded<string[]>>>();
  const onRefreshFailed = vi.fn();
  const cache = new RefreshingCache<string[]>({
    name: 'test',
    load,
    freshForMs: 5 * minuteMs,
    staleForMs: 7 * dayMs,
    retryAfterMs: 10_000,
    absentForMs: 30_000,
    maxEntries: 10,
    rejectsSuddenEmpty: (current, refreshed) => current.length > 0 && refreshed.length === 0,
    reconcile: (current, refreshed) => (isDeepStrictEqual(current, refreshed) ? current : refreshed),
    now: () => clock.now,
    steadyNow: () => clock.now - clock.jumped,
    onRefreshFailed,
    ...(options.aDisk && { disk: options.aDisk as unknown as DiskCache<string[]> }),
    ...options,
  });
  return {
    cache,
    load,
    clock,
    onRefreshFailed,
    answers: (...value: string[]) => load.mockResolvedValueOnce({ value, complete: true }),
    absent: () => load.mockResolvedValueOnce({ value: [], complete: true, absent: true }),
    fails: () => load.mockRejectedValueOnce(new Error('away')),
    pass: (ms: number) => {
      clock.now += ms;
    },
    /** Puts the clock forward or back: no time passes. */
    jump: (ms: number) => {
      clock.now += ms;
      clock.jumped += ms;
    },
    value: async (key = 'cookers') => (await cache.get(key)).entry.value,
    /** Asks after freshness has ended, and waits for the refresh behind it. */
    async refresh(key = 'cookers') {
      clock.now += 5 * minuteMs;
      await cache.get(key);
      await vi.waitFor(() =>
        expect(load.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
      );
      await new Promise(setImmediate);
    },
  };
}

describe('a cached answer', () => {
  it('is loaded once, however many ask for it at the same time', async () => {
    const { cache, load } = setUp();
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    const asked = Array.from({ length: 100 }, () => cache.get('cookers'));
    source.resolve({ value: ['a'], complete: true });
    expect(new Set((await Promise.all(asked)).map(({ entry }) => entry)).size).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded for nobody while it is fresh', async () => {
    const { cache, load, answers, pass } = setUp();
    answers('a');
    expect((await cache.get('cookers')).outcome).toBe('miss');
    pass(5 * minuteMs - 1);
    expect((await cache.get('cookers')).outcome).toBe('hit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is served at once when it is old, while one refresh runs, and the new one afterwards', async () => {
    const { cache, load, answers, value, pass } = setUp();
    answers('old');
    await value();
    pass(6 * minuteMs);
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    const served = await Promise.all([1, 2, 3].map(() => cache.get('cookers')));
    expect(served.map(({ entry, outcome }) => [entry.value, outcome])).toEqual(
      [1, 2, 3].map(() => [['old'], 'stale']),
    );
    source.resolve({ value: ['new'], complete: true });
    await vi.waitFor(async () => expect(await value()).toEqual(['new']));
    expect(load).toHaveBeenCalledTimes(2);
    expect(served[0]?.entry.freshness.invalidated).toBe(true);
  });

  it('goes on while refreshes fail, and its source is not hammered', async () => {
    const { cache, load, answers, value, refresh, pass, onRefreshFailed } = setUp();
    answers('old');
    await value();
    load.mockRejectedValue(new Error('away'));
    await refresh();
    for (let asked = 0; asked < 50; asked++) await value();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onRefreshFailed).toHaveBeenCalledWith('cookers', new Error('away'));
    pass(10_001);
    expect(await cache.get('cookers')).toMatchObject({ entry: { value: ['old'] }, outcome: 'stale' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not served when it is too old', async () => {
    const { cache, load, answers, value, pass } = setUp();
    answers('old');
    await value();
    load.mockRejectedValue(new Error('away'));
    pass(8 * dayMs);
    await expect(value()).rejects.toThrow('away');
    expect(cache.peek('cookers')).toBeUndefined();
  });

  it('is tried again at the next call where its first load failed', async () => {
    const { fails, answers, value } = setUp();
    fails();
    await expect(value()).rejects.toThrow('away');
    answers('back');
    expect(await value()).toEqual(['back']);
  });
});

describe('what is trusted', () => {
  it('a partial answer for a short time, and never in the place of a complete one', async () => {
    const { cache, load, answers, value, refresh } = setUp();
    const part = { value: ['part'], complete: false };
    load.mockResolvedValueOnce(part);
    expect((await cache.get('cookers')).entry.complete).toBe(false);
    answers('part', 'rest');
    await refresh();
    expect(await value()).toEqual(['part', 'rest']);
    load.mockResolvedValueOnce(part);
    await refresh();
    expect(await value()).toEqual(['part', 'rest']);
  });

  it('a sudden empty answer only when it comes a second time', async () => {
    const { answers, value, refresh } = setUp();
    answers('a');
    await value();
    answers();
    await refresh();
    expect(await value()).toEqual(['a']);
    answers();
    await refresh();
    expect(await value()).toEqual([]);
  });

  it('no sudden empty answer for one that came weeks before', async () => {
    const { answers, value, refresh } = setUp();
    for (const answer of [['a'], [], ['a'], []]) {
      answers(...answer);
      await refresh();
    }
    expect(await value()).toEqual(['a']);
  });

  it('absence for a short time, and it is never served stale', async () => {
    const { cache, absent, fails, value, pass } = setUp();
    absent();
    await value('sku');
    pass(29_999);
    expect((await cache.get('sku')).outcome).toBe('hit');
    fails();
    pass(2);
    await expect(value('sku')).rejects.toThrow('away');
  });

  it('that there is nothing any more, for good', async () => {
    const disk = aDisk();
    const { cache, answers, absent, fails, value, refresh, pass } = setUp({ aDisk: disk });
    answers('there');
    const { entry } = await cache.get('sku');
    absent();
    await refresh('sku');
    expect(entry.freshness.invalidated).toBe(true);
    expect(await value('sku')).toEqual([]);
    expect(disk.remove).toHaveBeenCalledWith('sku');
    fails();
    pass(30_001);
    await expect(value('sku')).rejects.toThrow('away');
  });

  it('no number of absences, which would evict what is there', async () => {
    const { cache, load, answers, value } = setUp({ maxEntries: 3 });
    answers('there');
    await value('real');
    load.mockResolvedValue({ value: [], complete: true, absent: true });
    for (let asked = 0; asked < 50; asked++) await value(`nobody's ${asked}`);
    expect(cache.peek('real')?.value).toEqual(['there']);
  });
});

describe('a refresh that finds nothing new', () => {
  it('invalidates nothing and writes nothing, a thousand times over', async () => {
    const disk = aDisk();
    const { cache, load, clock, refresh } = setUp({ aDisk: disk, freshForMs: 1_000 });
    load.mockImplementation(async () => ({ value: ['same'], complete: true }));
    const { entry } = await cache.get('cookers');
    const { freshness } = entry;
    for (let time = 0; time < 1_000; time++) {
      clock.now -= 5 * minuteMs - 1_000;
      await refresh();
    }
    expect(load).toHaveBeenCalledTimes(1_001);
    expect(cache.peek('cookers')).toBe(entry);
    expect(freshness).toMatchObject({ invalidated: false, storedAt: clock.now });
    expect(disk.write).toHaveBeenCalledTimes(1);
  });

  it('is noted on disk once an hour, lest a restart take the answer for too old', async () => {
    const disk = aDisk();
    const { load, value, refresh, clock } = setUp({ aDisk: disk });
    load.mockImplementation(async () => ({ value: ['same'], complete: true }));
    await value();
    for (let time = 0; time < 12; time++) await refresh();
    expect(disk.write.mock.calls.map(([, { storedAt }]) => storedAt)).toEqual([
      clock.now - 60 * minuteMs,
      clock.now,
    ]);
  });
});

describe('whoever holds on to a freshness', () => {
  it('may use it until the refresh that it started has ended', async () => {
    const { cache, load, clock, answers, pass } = setUp();
    answers('old');
    const { freshness } = (await cache.get('cookers')).entry;
    expect(freshness.tag).toBe('test:cookers');
    pass(6 * minuteMs);
    expect(clock.now >= freshness.revalidateAt).toBe(true);
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    freshness.revalidate();
    expect(isUsable(freshness, clock.now)).toBe(true);
    expect(clock.now >= freshness.revalidateAt).toBe(false);
    source.resolve({ value: ['new'], complete: true });
    await vi.waitFor(() => expect(isUsable(freshness, clock.now)).toBe(false));
  });

  it('is told where the answer was evicted', async () => {
    const { cache, load } = setUp({ maxEntries: 2 });
    load.mockResolvedValue({ value: ['x'], complete: true });
    const { freshness } = (await cache.get('a')).entry;
    for (const key of ['b', 'c']) await cache.get(key);
    expect(freshness.invalidated).toBe(true);
  });
});

describe('a change of the source', () => {
  it('lets the old answer be served while it is refreshed, and on while that fails', async () => {
    const { cache, answers, fails, value, pass, clock } = setUp();
    answers('old');
    await value();
    pass(1_000);
    cache.expire('cookers', clock.now);
    fails();
    expect(await cache.get('cookers')).toMatchObject({ entry: { value: ['old'] }, outcome: 'stale' });
    await new Promise(setImmediate);
    answers('new');
    pass(10_001);
    expect(await value()).toEqual(['old']);
    await vi.waitFor(async () => expect(await value()).toEqual(['new']));
  });

  it('is no concern of what was stored since', async () => {
    const { cache, load, answers, value, pass, clock } = setUp();
    const changedAt = clock.now;
    pass(1);
    answers('new');
    await value();
    await cache.renew('cookers', changedAt);
    expect((await cache.get('cookers')).outcome).toBe('hit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renews what is cached at once, and nothing that nobody asked for', async () => {
    const { cache, load, answers, value, clock } = setUp();
    answers('old');
    await value();
    answers('new');
    await cache.renew('cookers', clock.now);
    expect(cache.peek('cookers')?.value).toEqual(['new']);
    await cache.renew('hobs', clock.now);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is read even where a load was under way when it came', async () => {
    const { cache, load, answers, value, pass, clock } = setUp();
    answers('first');
    await value();
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    pass(6 * minuteMs);
    await value();
    pass(1);
    const renewed = cache.renew('cookers', clock.now);
    answers('new');
    source.resolve({ value: ['old'], complete: true });
    await renewed;
    expect(await value()).toEqual(['new']);
  });

  it('ends the belief that there is nothing', async () => {
    const { cache, absent, answers, value, clock } = setUp();
    absent();
    await value('sku');
    cache.expireAll(clock.now);
    answers('made meanwhile');
    expect(await value('sku')).toEqual(['made meanwhile']);
  });
});

it('a cache starts from what an earlier process wrote to disk, fresh or stale', async () => {
  const now = Date.UTC(2026, 0, 1);
  const stored = (value: string, ageMs: number): [string, StoredAnswer<string[]>] => [
    value,
    { value: [value], complete: true, storedAt: now - ageMs },
  ];
  const disk = aDisk(
    stored('fresh', minuteMs),
    stored('stale', 60 * minuteMs),
    stored('too old', 30 * dayMs),
  );
  const { cache, load, value } = setUp({ aDisk: disk });
  load.mockRejectedValue(new Error('away'));
  await cache.restore();
  expect((await cache.get('fresh')).outcome).toBe('hit');
  expect((await cache.get('stale')).outcome).toBe('stale');
  await expect(value('too old')).rejects.toThrow('away');
  expect(disk.remove).toHaveBeenCalledWith('too old');
});

it('a clock that is ahead elsewhere keeps nothing fresh for longer', async () => {
  const now = Date.UTC(2026, 0, 1);
  const ahead: StoredAnswer<string[]> = { value: ['a'], complete: true, storedAt: now + dayMs };
  const { cache, clock } = setUp({ aDisk: aDisk(['cookers', ahead]) });
  await cache.restore();
  expect(cache.peek('cookers')?.freshness.freshUntil).toBe(clock.now + 5 * minuteMs);
});

describe('a clock that was put forward by a day and back', () => {
  it('keeps no answer fresh for longer, and lets it grow old as ever', async () => {
    const { cache, load, answers, pass, jump, value } = setUp();
    jump(dayMs);
    answers('stored meanwhile');
    await value();
    jump(-dayMs);
    pass(5 * minuteMs - 1);
    expect((await cache.get('cookers')).outcome).toBe('hit');
    answers('new');
    pass(1);
    expect((await cache.get('cookers')).outcome).toBe('stale');
    await vi.waitFor(async () => expect(await value()).toEqual(['new']));
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRejectedValue(new Error('away'));
    pass(7 * dayMs);
    await expect(value()).rejects.toThrow('away');
  });

  it('makes no pause after a failed refresh longer', async () => {
    const { load, answers, fails, pass, jump, value } = setUp();
    answers('old');
    await value();
    jump(dayMs);
    pass(5 * minuteMs);
    fails();
    await value();
    await new Promise(setImmediate);
    jump(-dayMs);
    answers('new');
    pass(10_000);
    await value();
    await vi.waitFor(async () => expect(await value()).toEqual(['new']));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('makes an answer that is under way no older', async () => {
    const { cache, load, jump } = setUp({ staleForMs: dayMs / 2 });
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    const asked = cache.get('cookers');
    jump(dayMs);
    source.resolve({ value: ['new'], complete: true });
    await asked;
    expect((await cache.get('cookers')).outcome).toBe('hit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('makes nothing of what was known too old', async () => {
    const { cache, answers, jump } = setUp({ staleForMs: dayMs / 2 });
    answers('old');
    await cache.get('cookers');
    jump(dayMs);
    expect((await cache.get('cookers')).outcome).toBe('hit');
  });

  it('writes to disk what another process takes for no newer than now', async () => {
    const disk = aDisk();
    const { answers, value, jump, clock } = setUp({ aDisk: disk });
    jump(dayMs);
    answers('stored meanwhile');
    await value();
    const [[key, stored] = []] = disk.write.mock.calls;
    const next = setUp({ aDisk: aDisk([key, stored]) });
    await next.cache.restore();
    expect(stored.storedAt).toBe(clock.now);
    next.pass(5 * minuteMs);
    next.answers('new');
    expect((await next.cache.get('cookers')).outcome).toBe('stale');
  });
});
