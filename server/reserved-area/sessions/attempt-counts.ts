/** Pauses that grow with the number of attempts: none after the first `free` ones, then doubling up to the longest. */
export interface Pauses {
  free: number;
  firstMs: number;
  longestMs: number;
}

/** Attempts are forgotten when there was none for so long. */
export const attemptsKeptForMs = 60 * 60_000;

/**
 * Counts attempts to log in by whom they come from and whom they are about. Whoever turns out to be
 * right is taken back: what stays is failures.
 */
export interface AttemptCounts {
  /** Counts an attempt and answers 0, or answers how many ms of the pause after the last one are left. */
  admit(key: string, pauses: Pauses): Promise<number>;
  /** Counts an attempt, and tells how many were counted before. */
  add(key: string): Promise<number>;
  /** Takes back so many attempts, or as many as there are, and ends the pause; tells how many there were. */
  takeBack(key: string, number: number): Promise<number>;
}

export function pauseAfter(attempts: number, { free, firstMs, longestMs }: Pauses): number {
  return attempts <= free ? 0 : Math.min(firstMs * 2 ** (attempts - free - 1), longestMs);
}
