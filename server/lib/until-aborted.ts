/**
 * Settles as the work does, or rejects with what `reason` gives once the signal aborts. The work behind it goes on;
 * where the signal has aborted before, it is not begun.
 */
export async function untilAborted<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
  reason: () => Error,
): Promise<T> {
  if (!signal) return work();
  if (signal.aborted) throw reason();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(reason());
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
