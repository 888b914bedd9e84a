import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** A count that ends within so long may have ended when a command arrives. */
export const aboutToEndMs = 1_000;

/** What was added to a count. */
export interface Point {
  /** Of the points with this one. */
  number: number;
  /** When all of them are forgotten. */
  endsAt: number;
  /** Takes it back, with as many of the same source's as make up the number: once, from the store where it was counted. */
  takeBack(points: number): Promise<void>;
}

/** What is counted under a key in a store; null where nothing is. Leaves no key. */
export async function findCount(store: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  const found = await store.get(key);
  return found && found.msBeforeNext > 0 ? found : null;
}

/** Counts one of a key in a store. No count is ever deleted or falls below 0, or taking back would buy what comes later. */
export async function countPoint(store: RateLimiterAbstract, key: string, now: () => number): Promise<Point> {
  const { consumedPoints, msBeforeNext } = await store.penalty(key);
  const endsAt = now() + msBeforeNext;
  return {
    number: consumedPoints,
    endsAt,
    async takeBack(points) {
      // It has gone with its time, and what is counted since are others' points.
      if (now() > endsAt - aboutToEndMs) return;
      // Null where somebody has emptied Redis.
      const left = await findCount(store, key);
      if (left) await store.reward(key, Math.min(points, left.consumedPoints));
    },
  };
}
