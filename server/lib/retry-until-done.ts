import { setTimeout } from 'node:timers/promises';

/** Pauses between tries: the first one, doubled each time up to the last. */
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** Tries until the work succeeds or `signal` ends it; the work says itself why it failed. */
export async function retryUntilDone(work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
    await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
