import { sessionApiPath } from '@kitchen/shared/session.ts';

const answerLimitMs = 10_000;

/** Whether the server has ended the session, or `offline` where it was not reached. */
export type LogoutOutcome = 'closed' | 'offline' | 'unavailable';

export async function logOut(): Promise<LogoutOutcome> {
  try {
    const { ok, status } = await fetch(sessionApiPath, {
      method: 'DELETE',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerLimitMs),
    });
    return ok || status === 401 ? 'closed' : 'unavailable';
  } catch {
    return 'offline';
  }
}
