import type { Session, User } from '@kitchen/shared/session.ts';
import { sessionApiPath, sessionRenewHeader, sessionSchema } from '@kitchen/shared/session.ts';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiProblem } from './api-problem.ts';
import type { ReservedKey } from './fetch-reserved.ts';
import { asProblem, fetchReserved, isReserved, reservedKey } from './fetch-reserved.ts';
import { noteLogin, noteLogout, useHasEnded, useLoginId } from './session-mark.ts';
import type { Reload } from './use-answer.ts';

/**
 * Who is logged in: nobody, as far as this browser knows (`none`), nobody any more (`ended`), or somebody
 * whom the server is being asked about (`asking`), knows (`open`) or cannot say (`failed`).
 */
export type SessionState =
  | { state: 'none' | 'ended' | 'asking' }
  | { state: 'open'; user: User }
  | { state: 'failed'; problem: ApiProblem; reload: Reload };

/** A session with the time at which it is over if nobody uses it, in ms since 1970 by this browser's clock. */
type DatedSession = Session & { endsAt: number };

const dated = (session: Session): DatedSession => ({
  ...session,
  endsAt: Date.now() + session.endsInS * 1000,
});

/** So long after that it is asked whether it is really over. */
const marginMs = 500;

/** Asks again when the visitor comes back to the tab, and when the session should be over. */
export function useSession(): SessionState {
  const loginId = useLoginId();
  const hasEnded = useHasEnded();
  const key = reservedKey(sessionApiPath, loginId);
  const { data, error, mutate } = useSWR<DatedSession, unknown, ReservedKey | null>(
    key,
    async (asked: ReservedKey) => dated(await fetchReserved(asked, sessionSchema)),
    { revalidateIfStale: false, revalidateOnFocus: true },
  );
  useEffect(() => {
    if (data === undefined || loginId === null) return;
    // Another window may have used the session meanwhile; that this one asks is no use of it.
    const ask = async () => {
      const asked = fetchReserved([sessionApiPath, loginId], sessionSchema, { [sessionRenewHeader]: 'no' });
      await mutate(asked.then(dated), { revalidate: false }).catch(() => undefined);
    };
    const timer = window.setTimeout(ask, data.endsAt + marginMs - Date.now());
    return () => window.clearTimeout(timer);
  }, [data, loginId, mutate]);
  const { mutate: mutateAny } = useSWRConfig();
  useEffect(() => {
    // Removes the answers of earlier logins from the cache.
    void mutateAny((known) => isReserved(known) && known[1] !== loginId, undefined, { revalidate: false });
  }, [loginId, mutateAny]);
  if (key === null) return { state: hasEnded ? 'ended' : 'none' };
  if (data !== undefined) return { state: 'open', user: data.user };
  if (error === undefined) return { state: 'asking' };
  const reload = async () => {
    await mutate();
  };
  return { state: 'failed', problem: asProblem(error), reload };
}

/** What to call once the server has opened a session, or ended it. */
export function useSessionChange() {
  const { mutate } = useSWRConfig();
  return {
    async opened(session: Session): Promise<void> {
      const loginId = String(Date.now());
      // Cached before the login is noted, so that no hook fetches it again.
      await mutate(reservedKey(sessionApiPath, loginId), dated(session), { revalidate: false });
      noteLogin(loginId);
    },
    closed: noteLogout,
  };
}
