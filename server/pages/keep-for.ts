import type { Freshness } from '../platform/cache/freshness.ts';

/** Stands among an answer's sources for what changes by itself: it is kept for so long at most. */
export function keepFor(lifetimeMs: number, now: number): Freshness {
  const until = now + lifetimeMs;
  return {
    tag: '',
    storedAt: now,
    freshUntil: until,
    staleUntil: until,
    revalidateAt: until,
    invalidated: false,
    revalidate: () => undefined,
  };
}
