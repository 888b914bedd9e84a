import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import type { Credentials, Session } from '@kitchen/shared/session.ts';
import { loginProblemTypeOf, sessionApiPath, sessionSchema } from '@kitchen/shared/session.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/** The service behind the login has a time limit of its own, which ends before this one. */
const answerLimitMs = 20_000;

/**
 * Why nobody is logged in yet: user name and password do not go together, too many attempts, no
 * connection, a browser that takes no cookies, or a service that cannot say.
 */
export type LoginFailure =
  | { why: 'refused' | 'offline' | 'no-cookies' | 'unavailable' }
  | { why: 'too-many'; seconds: number };

export type LoginOutcome =
  | { outcome: 'open'; session: Session }
  | { outcome: 'failed'; failure: LoginFailure };

const failed = (failure: LoginFailure): LoginOutcome => ({ outcome: 'failed', failure });

export async function logIn(credentials: Credentials): Promise<LoginOutcome> {
  // The session would be lost at once.
  if (!navigator.cookieEnabled) return failed({ why: 'no-cookies' });
  let response: Response;
  try {
    response = await fetch(sessionApiPath, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(answerLimitMs),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return failed({ why: isTimeout ? 'unavailable' : 'offline' });
  }
  const body: unknown = await response.json().catch(() => undefined);
  const session = sessionSchema.safeParse(body);
  if (response.ok && session.success) return { outcome: 'open', session: session.data };
  if (response.status === 429) return failed({ why: 'too-many', seconds: secondsToWait(response) });
  return failed({ why: isRefusal(body) ? 'refused' : 'unavailable' });
}

function isRefusal(body: unknown): boolean {
  const type = problemSchema.safeParse(body).data?.type ?? '';
  // What cannot be a user name or a password opens nothing either.
  return loginProblemTypeOf(type) === 'login-refused' || problemTypeOf(type) === 'bad-input';
}
