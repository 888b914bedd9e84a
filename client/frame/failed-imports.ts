const storageKey = 'reloaded-for';

const failures = new WeakSet<object>();

/** Learns from Vite which of the site's modules and style sheets cannot be had. */
export function watchImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether code of the site could not be had: a deployment replaced it, or there is no connection. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}

/**
 * Whether the page was already loaded anew for this failure: what that did not mend is shown to the
 * visitor. Without storage it counts as done, since nothing would stop the second reload.
 */
export function wasReloadedFor(error: Error, address: string, storage: () => Storage): boolean {
  try {
    return storage().getItem(storageKey) === failure(error, address);
  } catch {
    return true;
  }
}

export function noteReload(error: Error, address: string, storage: () => Storage): void {
  storage().setItem(storageKey, failure(error, address));
}

const failure = (error: Error, address: string) => `${address} ${error.message}`;
