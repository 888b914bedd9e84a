import type { IBackoff, IBackoffFactory } from 'cockatiel';

/**
 * How long a breaker stays open, in ms: each pause in a row is twice as long, up to the longest. Cockatiel compares
 * what a pause says with the machine's clock, and a breaker that opened before that was put back by a day would stay
 * open for a day: so each says, by the time that has passed, only whether it is over.
 */
export function steadyPauses(
  firstMs: number,
  steadyNow: () => number,
  longestMs = firstMs,
): IBackoffFactory<unknown> {
  function pause(ms: number): IBackoff<unknown> {
    const endsAt = steadyNow() + ms;
    return {
      get duration() {
        return steadyNow() < endsAt ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      next: () => pause(Math.min(ms * 2, longestMs)),
    };
  }
  return { next: () => pause(firstMs) };
}
