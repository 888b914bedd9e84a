/**
 * How current a cached answer of the store is; all times in ms, by the steady clock. What is made from an
 * answer holds on to this and not to the answer. The cache updates it in place: a refresh that finds
 * nothing new only moves the times.
 */
export interface Freshness {
  /** Names what the answer is about, in ASCII: `categories:cookers`, say. */
  readonly tag: string;
  readonly storedAt: number;
  readonly freshUntil: number;
  /** Until when it may be served although no longer fresh. */
  readonly staleUntil: number;
  /** When whoever reads it is to start a refresh; later than `freshUntil` while one runs or after it failed. */
  readonly revalidateAt: number;
  /** True once something else stands in its place. */
  readonly invalidated: boolean;
  /** Starts a refresh in the background, unless one runs. */
  revalidate(): void;
}

/** What holds until something else stands in its place, such as what was read from a file. */
export function fixedSource(tag: string): Freshness & { invalidated: boolean } {
  const never = Number.POSITIVE_INFINITY;
  return {
    tag,
    storedAt: 0,
    freshUntil: never,
    staleUntil: never,
    revalidateAt: never,
    invalidated: false,
    revalidate: () => undefined,
  };
}

/** Whether an answer may be served now. */
export function isUsable({ invalidated, staleUntil }: Freshness, now: number): boolean {
  return !invalidated && now < staleUntil;
}
