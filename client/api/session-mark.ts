import { useSyncExternalStore } from 'react';

/**
 * Remembers in the browser that somebody logged in with it, and nothing about who, so that all other
 * visitors never ask. The session itself is the server's: this only says whether asking makes sense.
 */
const storageKey = 'session';
const ended = 'ended';

/** Where the browser keeps nothing for pages, the mark lasts as long as this one. */
let unstored: { opening: string | null; hasEnded: boolean } = { opening: null, hasEnded: false };

const listeners = new Set<() => void>();

function keep(opening: string | null, hasEnded: boolean): void {
  unstored = { opening, hasEnded };
  try {
    if (opening === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, opening);
    if (hasEnded) window.sessionStorage.setItem(storageKey, ended);
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // What is kept above stands in.
  }
  for (const listener of listeners) listener();
}

/** Which login was the last in this browser, in whatever tab; null where nobody is logged in. */
export function readOpening(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return unstored.opening;
  }
}

function readEnded(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) === ended;
  } catch {
    return unstored.hasEnded;
  }
}

/** Notes a login, by a name unlike those of the logins before. */
export const noteLogin = (opening: string): void => keep(opening, false);

export const noteLogout = (): void => keep(null, false);

/** Notes that the server no longer knows the session, of which this tab tells until the next login. */
export const noteEnd = (): void => keep(null, true);

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Tells of the other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The last login as `readOpening` gives it; null in what the server renders, which is the same for all. */
export const useOpening = (): string | null => useSyncExternalStore(subscribe, readOpening, () => null);

/** Whether a session ended by itself in this tab. */
export const useHasEnded = (): boolean => useSyncExternalStore(subscribe, readEnded, () => false);
