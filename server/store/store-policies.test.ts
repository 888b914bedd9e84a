import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreFailure } from './store-failure.ts';
import { createStoreRetries } from './store-policies.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs a call that always fails the same way; gives the moments at which it was tried. */
async function triedAt(failure: StoreFailure, { takesMs = 0, random = 1 } = {}): Promise<number[]> {
  const moments: number[] = [];
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const retries = createStoreRetries({ retries: 3, firstPauseMs: 100 }, 10_000, Date.now);
  const ended = retries
    .execute(async () => {
      retries.startClock();
      moments.push(Date.now());
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
      throw failure;
    })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await ended).toBe(failure);
  return moments;
}

it('pauses longer from try to try', async () => {
  expect(await triedAt(new StoreFailure('gateway'))).toEqual([0, 100, 300, 700]);
});

it('takes up to half off each pause, so that callers do not come back together', async () => {
  expect(await triedAt(new StoreFailure('gateway'), { random: 0 })).toEqual([0, 50, 150, 350]);
});

it('waits as long as the store asks', async () => {
  expect(await triedAt(new StoreFailure('rate-limited', { retryAfterMs: 3_000 }))).toEqual([
    0, 3_000, 6_000, 9_000,
  ]);
});

it('gives up at once when the store asks for longer than a caller waits', async () => {
  expect(await triedAt(new StoreFailure('maintenance', { retryAfterMs: 600_000 }))).toEqual([0]);
});

it('starts no try after the time of one call has passed', async () => {
  expect(await triedAt(new StoreFailure('gateway'), { takesMs: 6_000 })).toEqual([0, 6_100]);
  expect(await triedAt(new StoreFailure('timeout'), { takesMs: 10_000 })).toHaveLength(1);
});

it('does not try again what no second try mends', async () => {
  expect(await triedAt(new StoreFailure('signature-refused'))).toEqual([0]);
});
