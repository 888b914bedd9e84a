import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { StoreChange } from './collect-changes.ts';
import { collectChanges, usualChangeTimes } from './collect-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (id: number, values: Partial<StoreChange> = {}): StoreChange => ({
  ids: [id],
  skus: [`SKU-${id}`],
  categories: ['cookers'],
  ...values,
});

function setUp(redis: SharedRedis | null = null) {
  const renew = vi
    .fn<(change: StoreChange, changedAt: number) => Promise<string[]>>()
    .mockResolvedValue(['tag']);
  const onRenewed = vi.fn<(tags: string[]) => void>();
  const changes = collectChanges({
    redis,
    renew,
    onRenewed,
    times: usualChangeTimes,
    logger: pino({ level: 'silent' }),
    now: Date.now,
    steadyNow: Date.now,
  });
  return { renew, onRenewed, changes };
}

it('looks at what changed a second later, and once more half a minute after that', () => {
  const { renew, changes } = setUp();
  const at = Date.now();
  changes.add(change(1));
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(renew.mock.calls).toEqual([[change(1), at]]);
  vi.advanceTimersByTime(29_000);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(renew.mock.calls.slice(1)).toEqual([[change(1), at + 30_000]]);
  vi.advanceTimersByTime(600_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('makes one look of what was edited at once', () => {
  const { renew, changes } = setUp();
  for (let id = 1; id <= 200; id++) changes.add(change(id, { categories: [id % 2 ? 'cookers' : 'hobs'] }));
  vi.advanceTimersByTime(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
  const [seen] = renew.mock.calls[0] ?? [];
  expect(seen?.ids).toHaveLength(200);
  expect(seen?.categories).toEqual(['cookers', 'hobs']);
});

it('lets the store rest while it goes on telling of changes, and misses none', () => {
  const { renew, changes } = setUp();
  for (let id = 1; id <= 60; id++) {
    changes.add(change(id));
    vi.advanceTimersByTime(500);
  }
  vi.advanceTimersByTime(10_000);
  const looks = renew.mock.calls.slice();
  expect(new Set(looks.flatMap(([{ ids }]) => ids)).size).toBe(60);
  // Four looks for thirty seconds of changes, and the first of their second looks.
  expect(looks.length).toBeLessThanOrEqual(6);
});

it('looks at nothing any more once it is closed', () => {
  const { renew, changes } = setUp();
  changes.add(change(1));
  vi.advanceTimersByTime(1_000);
  changes.close();
  vi.advanceTimersByTime(60_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('of several processes only the one that was told says what was renewed', async () => {
  const subscribers: ((message: unknown) => void)[] = [];
  const redis = {
    publish: (_topic: string, message: unknown) => subscribers[1]?.(message),
    subscribe: (_topic: string, onMessage: (message: unknown) => void) => subscribers.push(onMessage),
  } as unknown as SharedRedis;
  const [told, other] = [setUp(redis), setUp(redis)];
  told.changes.add(change(1));
  await vi.advanceTimersByTimeAsync(31_000);
  expect([told, other].map(({ renew }) => renew.mock.calls.length)).toEqual([2, 2]);
  expect([told, other].map(({ onRenewed }) => onRenewed.mock.calls)).toEqual([[[['tag']], [['tag']]], []]);
});
