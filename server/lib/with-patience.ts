import { setImmediate, setTimeout } from 'node:timers/promises';

/** How a promise stood when patience ran out: settled one way or the other, or still under way. */
export type Patient<T> =
  | { state: 'arrived'; value: T }
  | { state: 'failed'; error: unknown }
  | { state: 'late' };

/**
 * Waits for a promise no longer than `patienceMs`, or as long as it takes where that is null. The work
 * behind it goes on.
 */
export async function withPatience<T>(work: Promise<T>, patienceMs: number | null): Promise<Patient<T>> {
  const settled = work.then(
    (value): Patient<T> => ({ state: 'arrived', value }),
    (error: unknown): Patient<T> => ({ state: 'failed', error }),
  );
  if (patienceMs === null) return settled;
  const patience = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: patience.signal, ref: false })
    // What arrived while this process was busy with something else is not late.
    .then(() => setImmediate())
    .catch(() => undefined)
    .then((): Patient<T> => ({ state: 'late' }));
  try {
    return await Promise.race([settled, late]);
  } finally {
    patience.abort();
  }
}
