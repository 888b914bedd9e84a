/** What browsers and Vite say when a module of the site, or its style sheet, cannot be had. */
const failedImports = [
  /dynamically imported module/i, // Chromium, Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // Vite
];

const storageKey = 'reloaded-for';

/** Whether code of the site could not be had: a deployment replaced it, or there is no connection. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImports.some((pattern) => pattern.test(error.message));
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
