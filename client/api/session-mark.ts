import { useSyncExternalStore } from 'react';

/**
 * Remembers in the browser that somebody logged in with it, and nothing about who, so that all other
 * visitors never ask. The session itself is the server's: this only says whether asking makes sense.
 */
const storageKey = 'session';
const ended = 'ended';

/** Used where the browser's storage is off: it lasts as long as the page. */
let unstored: { loginId: string | null; hasEnded: boolean } = { loginId: null, hasEnded: false };

const listeners = new Set<() => void>();

function store(loginId: string | null, hasEnded: boolean): void {
  unstored = { loginId, hasEnded };
  try {
    if (loginId === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, loginId);
    if (hasEnded) window.sessionStorage.setItem(storageKey, ended);
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is off: `unstored` is used instead.
  }
  for (const listener of listeners) listener();
}

/** Id of the last login in this browser, in whatever tab; null where nobody is logged in. */
export function readLoginId(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return unstored.loginId;
  }
}

function readEnded(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) === ended;
  } catch {
    return unstored.hasEnded;
  }
}

/** Notes a login under an id of its own. */
export const noteLogin = (loginId: string): void => store(loginId, false);

export const noteLogout = (): void => store(null, false);

/** Notes that the server no longer knows the session: this tab says so until the next login. */
export const noteEnd = (): void => store(null, true);

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fires for changes that other tabs make.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The last login as `readLoginId` gives it; null in what the server renders, which is the same for all. */
export const useLoginId = (): string | null => useSyncExternalStore(subscribe, readLoginId, () => null);

/** Whether a session ended by itself in this tab. */
export const useHasEnded = (): boolean => useSyncExternalStore(subscribe, readEnded, () => false);
