import { ifAllowed } from '../api/if-allowed.ts';

const storageKey = 'reloaded-for';

const failures = new WeakSet<object>();

/** Collects the errors of modules and style sheets that could not be loaded, which Vite announces. */
export function watchImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether an error means that code could not be loaded: a deployment replaced it, or there is no connection. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}

/**
 * Whether the page was already reloaded for this failure; then the visitor sees it. Without storage the
 * answer is yes, since nothing would stop a second reload.
 */
export function wasReloadedFor(error: Error, address: string, storage: () => Storage): boolean {
  const noted = ifAllowed(() => storage().getItem(storageKey));
  return noted === undefined || noted === failure(error, address);
}

/** @returns False where it could not be noted. */
export function noteReload(error: Error, address: string, storage: () => Storage): boolean {
  const noted = failure(error, address);
  ifAllowed(() => storage().setItem(storageKey, noted));
  return ifAllowed(() => storage().getItem(storageKey)) === noted;
}

const failure = (error: Error, address: string) => `${address} ${error.message}`;
