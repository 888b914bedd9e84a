/**
 * An answer as it is kept. Times are in milliseconds since the epoch.
 * What is made from an entry (a rendered page, say) may be used while `isUsable` holds for it.
 */
export interface CacheEntry<T> {
  readonly value: T;
  readonly storedAt: number;
  readonly freshUntil: number;
  /** Until when it may be served although no longer fresh. */
  readonly staleUntil: number;
  /** False where only a part of the answer could be had. */
  readonly complete: boolean;
  /** When the cache wants to be asked again; later than `freshUntil` while a refresh runs or pauses. */
  nextCheckAt: number;
  /** True once a newer answer stands in its place. */
  superseded: boolean;
}

/** Whether the entry is what the cache would answer now, without anything having to be started. */
export function isUsable(entry: CacheEntry<unknown>, now: number): boolean {
  return !entry.superseded && now < entry.nextCheckAt;
}
