import { setImmediate, setTimeout } from 'node:timers/promises';

/** What became of a promise within the time limit. */
export type TimedResult<T> =
  | { state: 'arrived'; value: T }
  | { state: 'failed'; error: unknown }
  | { state: 'late' };

/**
 * Waits for a promise no longer than `timeoutMs`, or as long as it takes where that is null. The work
 * behind it goes on.
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number | null): Promise<TimedResult<T>> {
  const result = work.then(
    (value): TimedResult<T> => ({ state: 'arrived', value }),
    (error: unknown): TimedResult<T> => ({ state: 'failed', error }),
  );
  if (timeoutMs === null) return result;
  const timer = new AbortController();
  const late = setTimeout(timeoutMs, undefined, { signal: timer.signal, ref: false })
    // What arrived while this process was busy with something else is not late.
    .then(() => setImmediate())
    .catch(() => undefined)
    .then((): TimedResult<T> => ({ state: 'late' }));
  try {
    return await Promise.race([result, late]);
  } finally {
    timer.abort();
  }
}
