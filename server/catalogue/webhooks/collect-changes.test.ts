import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

function setUp() {
  const renew = vi.fn<(change: StoreChange, changedAt: number) => Promise<string[]>>().mockResolvedValue([]);
  const changes = collectChanges({
    redis: null,
    renew,
    onRenewed: () => undefined,
    times: usualChangeTimes,
    logger: pino({ level: 'silent' }),
    now: Date.now,
  });
  return { renew, changes };
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
