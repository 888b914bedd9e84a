import { createStoredText, useStored } from './stored.ts';

/**
 * Remembers in the browser that somebody logged in with it, and nothing about who, so that all other
 * visitors never ask. The session itself is the server's: this only says whether asking makes sense.
 */
const login = createStoredText('localStorage', 'session');

const ended = 'ended';
/** `ended` in a tab whose session ended by itself. */
const end = createStoredText('sessionStorage', 'session');

function note(loginId: string | null, hasEnded: boolean): void {
  end.set(hasEnded ? ended : null);
  login.set(loginId);
}

/** Id of the last login in this browser, in whatever tab; null where nobody is logged in. */
export const readLoginId = login.get;

/** Notes a login under an id of its own. */
export const noteLogin = (loginId: string): void => note(loginId, false);

export const noteLogout = (): void => note(null, false);

/** Notes that the server no longer knows the session: this tab says so until the next login. */
export const noteEnd = (): void => note(null, true);

/** The last login as `readLoginId` gives it; null in what the server renders, which is the same for all. */
export const useLoginId = (): string | null => useStored(login) ?? null;

/** Whether a session ended by itself in this tab. */
export const useHasEnded = (): boolean => useStored(end) === ended;
