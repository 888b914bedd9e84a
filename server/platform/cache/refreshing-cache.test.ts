import { describe, expect, it, vi } from 'vitest';
import { isUsable } from './cache-entry.ts';
import type { EntryShelf, KeptEntry, Loaded, RefreshingCacheOptions } from './refreshing-cache.ts';
import { RefreshingCache } from './refreshing-cache.ts';

const minuteMs = 60_000;

/** A cache over a source that answers as the test says, on a clock that the test drives. */
function setUp(options: Partial<RefreshingCacheOptions<string[]>> = {}) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const load = vi.fn<(key: string) => Promise<Loaded<string[]>>>();
  const onRefreshFailed = vi.fn();
  const cache = new RefreshingCache<string[]>({
    load,
    freshForMs: 5 * minuteMs,
    staleForMs: 7 * 24 * 60 * minuteMs,
    retryAfterMs: 10_000,
    absentForMs: 30_000,
    maxEntries: 10,
    now: () => clock.now,
    onRefreshFailed,
    ...options,
  });
  const answer = (...value: string[]) => load.mockResolvedValueOnce({ value, complete: true });
  const pass = (ms: number) => {
    clock.now += ms;
  };
  /** Lets a refresh in the background come to its end. */
  const settle = () =>
    vi.waitFor(() =>
      Promise.all(load.mock.settledResults.map((result) => expect(result.type).not.toBe('incomplete'))),
    );
  return { cache, load, answer, pass, settle, clock, onRefreshFailed };
}

describe('RefreshingCache', () => {
  it('asks once for a key, however many ask for it at the same time', async () => {
    const { cache, load } = setUp();
    const source = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(source.promise);
    const asked = Array.from({ length: 100 }, () => cache.get('cookers'));
    source.resolve({ value: ['a'], complete: true });
    const answers = await Promise.all(asked);
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ entry }) => entry)).size).toBe(1);
  });

  it('asks for nothing while the answer is fresh', async () => {
    const { cache, load, answer, pass } = setUp();
    answer('a');
    expect((await cache.get('cookers')).outcome).toBe('miss');
    pass(5 * minuteMs - 1);
    expect((await cache.get('cookers')).outcome).toBe('hit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves the old answer at once while one refresh runs, and the new one afterwards', async () => {
    const { cache, load, answer, pass, settle } = setUp();
    answer('old');
    await cache.get('cookers');
    pass(6 * minuteMs);
    const refresh = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(refresh.promise);
    const served = await Promise.all([cache.get('cookers'), cache.get('cookers'), cache.get('cookers')]);
    expect(served.map(({ entry, outcome }) => [entry.value, outcome])).toEqual(
      Array.from({ length: 3 }, () => [['old'], 'stale']),
    );
    refresh.resolve({ value: ['new'], complete: true });
    await settle();
    const { entry, outcome } = await cache.get('cookers');
    expect([entry.value, outcome, load.mock.calls.length]).toEqual([['new'], 'hit', 2]);
    expect(served[0]?.entry.freshness.superseded).toBe(true);
  });

  it('lets what was made from an old answer be used until its refresh ends', async () => {
    const { cache, load, answer, pass, settle, clock } = setUp();
    answer('old');
    const { entry } = await cache.get('cookers');
    pass(6 * minuteMs);
    expect(isUsable(entry.freshness, clock.now)).toBe(false);
    const refresh = Promise.withResolvers<Loaded<string[]>>();
    load.mockReturnValueOnce(refresh.promise);
    await cache.get('cookers');
    expect(isUsable(entry.freshness, clock.now)).toBe(true);
    refresh.resolve({ value: ['new'], complete: true });
    await settle();
    expect(isUsable(entry.freshness, clock.now)).toBe(false);
  });

  it('goes on with the old answer while refreshes fail, and does not hammer the source', async () => {
    const { cache, load, answer, pass, settle, onRefreshFailed } = setUp();
    answer('old');
    await cache.get('cookers');
    load.mockRejectedValue(new Error('away'));
    pass(6 * minuteMs);
    await cache.get('cookers');
    await settle();
    for (let asked = 0; asked < 50; asked++) await cache.get('cookers');
    expect(load).toHaveBeenCalledTimes(2);
    expect(onRefreshFailed).toHaveBeenCalledWith('cookers', new Error('away'));
    pass(10_001);
    const { entry, outcome } = await cache.get('cookers');
    expect([entry.value, outcome]).toEqual([['old'], 'stale']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stops serving an answer that is too old', async () => {
    const { cache, load, answer, pass } = setUp();
    answer('old');
    await cache.get('cookers');
    load.mockRejectedValue(new Error('away'));
    pass(8 * 24 * 60 * minuteMs);
    await expect(cache.get('cookers')).rejects.toThrow('away');
    expect(cache.peek('cookers')).toBeUndefined();
  });

  it('passes on the failure of a first load and tries again at the next call', async () => {
    const { cache, load, answer } = setUp();
    load.mockRejectedValueOnce(new Error('away'));
    await expect(cache.get('cookers')).rejects.toThrow('away');
    answer('back');
    expect((await cache.get('cookers')).entry.value).toEqual(['back']);
  });

  it('keeps a partial answer for a short time only', async () => {
    const { cache, load, answer, pass, settle } = setUp();
    load.mockResolvedValueOnce({ value: ['part'], complete: false });
    expect((await cache.get('cookers')).entry.complete).toBe(false);
    answer('part', 'rest');
    pass(10_001);
    await cache.get('cookers');
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual(['part', 'rest']);
  });

  it('never puts a partial answer over a complete one', async () => {
    const { cache, load, answer, pass, settle } = setUp();
    answer('all');
    await cache.get('cookers');
    load.mockResolvedValueOnce({ value: ['part'], complete: false });
    pass(6 * minuteMs);
    await cache.get('cookers');
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual(['all']);
  });

  it('believes a doubtful answer only when it comes a second time', async () => {
    const doubts = (kept: string[], refreshed: string[]) => kept.length > 0 && refreshed.length === 0;
    const { cache, answer, pass, settle } = setUp({ doubts });
    answer('a');
    await cache.get('cookers');
    answer();
    pass(6 * minuteMs);
    await cache.get('cookers');
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual(['a']);
    answer();
    pass(10_001);
    await cache.get('cookers');
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual([]);
  });

  it('remembers absence for a short time and never serves it stale', async () => {
    const { cache, load, pass } = setUp();
    load.mockResolvedValueOnce({ value: [], complete: true, absent: true });
    await cache.get('sku');
    pass(29_999);
    expect((await cache.get('sku')).outcome).toBe('hit');
    load.mockRejectedValueOnce(new Error('away'));
    pass(2);
    await expect(cache.get('sku')).rejects.toThrow('away');
  });

  it('gives up a kept answer for good when the source says that there is nothing', async () => {
    const shelf = { readAll: async () => [], write: vi.fn(), remove: vi.fn() };
    const { cache, load, answer, pass, settle } = setUp({ shelf });
    answer('there');
    await cache.get('sku');
    load.mockResolvedValueOnce({ value: [], complete: true, absent: true });
    pass(6 * minuteMs);
    await cache.get('sku');
    await settle();
    expect((await cache.get('sku')).entry.value).toEqual([]);
    expect(shelf.remove).toHaveBeenCalledWith('sku');
    load.mockRejectedValueOnce(new Error('away'));
    pass(30_001);
    await expect(cache.get('sku')).rejects.toThrow('away');
  });

  it('lets no number of absences push out what is there', async () => {
    const { cache, load, answer } = setUp({ maxEntries: 3 });
    answer('there');
    await cache.get('real');
    load.mockResolvedValue({ value: [], complete: true, absent: true });
    for (let asked = 0; asked < 50; asked++) await cache.get(`nobody's ${asked}`);
    expect(cache.peek('real')?.value).toEqual(['there']);
  });

  it('keeps what a refreshed answer has in common with the kept one', async () => {
    const reconcile = (kept: string[], refreshed: string[]) => [...kept.slice(0, 1), ...refreshed.slice(1)];
    const { cache, answer, pass, settle } = setUp({ reconcile });
    answer('same', 'old');
    await cache.get('cookers');
    answer('same', 'new');
    pass(6 * minuteMs);
    await cache.get('cookers');
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual(['same', 'new']);
  });

  it('keeps the value itself where a refresh brought the same, so that what was derived from it stays', async () => {
    const { cache, answer, pass, settle } = setUp();
    answer('same');
    const before = (await cache.get('cookers')).entry;
    answer('same');
    pass(6 * minuteMs);
    await cache.get('cookers');
    await settle();
    const after = (await cache.get('cookers')).entry;
    expect(after).not.toBe(before);
    expect(after.value).toBe(before.value);
  });

  it('starts from what an earlier process kept, stale or fresh', async () => {
    const clock = Date.UTC(2026, 0, 1);
    const kept: KeptEntry<string[]>[] = [
      { key: 'fresh', value: ['f'], complete: true, storedAt: clock - minuteMs },
      { key: 'stale', value: ['s'], complete: true, storedAt: clock - 60 * minuteMs },
      { key: 'too old', value: ['o'], complete: true, storedAt: clock - 30 * 24 * 60 * minuteMs },
    ];
    const shelf: EntryShelf<string[]> = { readAll: async () => kept, write: vi.fn(), remove: vi.fn() };
    const { cache, load } = setUp({ shelf });
    load.mockRejectedValue(new Error('away'));
    await cache.restore();
    expect((await cache.get('fresh')).outcome).toBe('hit');
    expect((await cache.get('stale')).outcome).toBe('stale');
    await expect(cache.get('too old')).rejects.toThrow('away');
  });

  it('takes an entry off the shelf when there is no more room for it', async () => {
    const shelf = { readAll: async () => [], write: vi.fn(), remove: vi.fn() };
    const { cache, load } = setUp({ shelf, maxEntries: 2 });
    load.mockResolvedValue({ value: ['x'], complete: true });
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    expect(shelf.remove.mock.calls).toEqual([['a']]);
  });

  it('serves an expired answer at once, refreshes it behind, and serves it on while that fails', async () => {
    const { cache, load, answer, pass, settle, clock } = setUp();
    answer('old');
    const { entry } = await cache.get('cookers');
    pass(1_000);
    cache.expire('cookers', clock.now);
    expect(isUsable(entry.freshness, clock.now)).toBe(false);
    load.mockRejectedValueOnce(new Error('away'));
    expect(await cache.get('cookers')).toMatchObject({ entry: { value: ['old'] }, outcome: 'stale' });
    await settle();
    answer('new');
    pass(10_001);
    expect((await cache.get('cookers')).entry.value).toEqual(['old']);
    await settle();
    expect((await cache.get('cookers')).entry.value).toEqual(['new']);
  });

  it('expires nothing that was stored since the source changed', async () => {
    const { cache, load, answer, pass, clock } = setUp();
    const changedAt = clock.now;
    pass(1);
    answer('new');
    await cache.get('cookers');
    cache.expire('cookers', changedAt);
    await cache.renew('cookers', changedAt);
    expect((await cache.get('cookers')).outcome).toBe('hit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renews what is kept at once, and nothing that nobody asked for', async () => {
    const { cache, load, answer, clock } = setUp();
    answer('old');
    await cache.get('cookers');
    answer('new');
    await cache.renew('cookers', clock.now);
    expect(cache.peek('cookers')?.value).toEqual(['new']);
    await cache.renew('hobs', clock.now);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('no longer believes that there is nothing once the source has changed', async () => {
    const { cache, load, answer, clock } = setUp();
    load.mockResolvedValueOnce({ value: [], complete: true, absent: true });
    await cache.get('sku');
    cache.expireAll(clock.now);
    answer('made meanwhile');
    expect((await cache.get('sku')).entry.value).toEqual(['made meanwhile']);
  });

  it('takes what another process loaded where it is newer, and never for longer than its own', async () => {
    const shelf = { readAll: async () => [], write: vi.fn(), remove: vi.fn() };
    const { cache, answer, pass, clock } = setUp({ shelf, maxEntries: 1 });
    pass(1_000);
    answer('own');
    const { entry } = await cache.get('cookers');
    const stored = (value: string, storedAt: number) => ({
      value: [value],
      complete: true,
      absent: false,
      storedAt,
    });
    cache.take('cookers', stored('older', clock.now - 1));
    expect(cache.peek('cookers')).toBe(entry);
    cache.take('cookers', { ...stored('part', clock.now + 1), complete: false });
    expect(cache.peek('cookers')).toBe(entry);
    cache.take('hobs', stored('no room', clock.now));
    expect(cache.peek('hobs')).toBeUndefined();
    cache.take('cookers', stored('from a clock that is ahead', clock.now + 60 * minuteMs));
    expect(cache.peek('cookers')?.value).toEqual(['from a clock that is ahead']);
    expect(cache.peek('cookers')?.freshness.freshUntil).toBe(clock.now + 5 * minuteMs);
    expect(entry.freshness.superseded).toBe(true);
    expect(shelf.write).toHaveBeenCalledTimes(2);
  });

  it('refreshes behind an old answer that another process had', async () => {
    const { cache, answer, settle, clock } = setUp({
      share: async (_key, storedAfter, load) =>
        storedAfter < 0
          ? {
              value: ['old'],
              complete: true,
              absent: false,
              believed: true,
              storedAt: clock.now - 60 * minuteMs,
            }
          : load(),
    });
    answer('new');
    expect((await cache.get('cookers')).entry.value).toEqual(['old']);
    await settle();
    await vi.waitFor(() => expect(cache.peek('cookers')?.value).toEqual(['new']));
  });
});
