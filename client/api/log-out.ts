import { sessionApiPath } from '@kitchen/shared/session.ts';

const answerLimitMs = 10_000;

/**
 * Whether the server has ended the session, `closedHere` where others of its processes may still take a copy of it, or
 * `offline` where it was not reached.
 */
export type LogoutOutcome = 'closed' | 'closedHere' | 'offline' | 'unavailable';

export async function logOut(): Promise<LogoutOutcome> {
  try {
    const { ok, status } = await fetch(sessionApiPath, {
      method: 'DELETE',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (status === 202) return 'closedHere';
    return ok || status === 401 ? 'closed' : 'unavailable';
  } catch {
    return 'offline';
  }
}
