/**
 * How current something kept is, apart from what it is: whatever is made from it holds on to this and
 * not to the thing itself. Times are in milliseconds since the epoch.
 */
export interface Freshness {
  readonly storedAt: number;
  /** Earlier than it was at first where the source is known to have changed. */
  freshUntil: number;
  /** Until when it may be served although no longer fresh. */
  readonly staleUntil: number;
  /** When the cache wants to be asked again; later than `freshUntil` while a refresh runs or pauses. */
  nextCheckAt: number;
  /** True once something newer stands in its place. */
  superseded: boolean;
}

/** An answer as it is kept. */
export interface CacheEntry<T> {
  readonly value: T;
  /** False where only a part of the answer could be had. */
  readonly complete: boolean;
  readonly freshness: Freshness;
}

/** Whether it is what the cache would answer now, without anything having to be started. */
export function isUsable({ superseded, nextCheckAt }: Freshness, now: number): boolean {
  return !superseded && now < nextCheckAt;
}

/** The same age, to be looked at again soon: for what stands in while the real thing cannot be had. */
export function untilNextTry(
  { storedAt, freshUntil, staleUntil }: Freshness,
  nextCheckAt: number,
): Freshness {
  return { storedAt, freshUntil, staleUntil, nextCheckAt, superseded: false };
}
