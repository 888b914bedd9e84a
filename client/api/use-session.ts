import type { Session, User } from '@kitchen/shared/session.ts';
import { sessionApiPath, sessionSchema } from '@kitchen/shared/session.ts';
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

/** Asks again when the visitor comes back to the tab, since a session ends after a while without use. */
export function useSession(): SessionState {
  const loginId = useLoginId();
  const hasEnded = useHasEnded();
  const key = reservedKey(sessionApiPath, loginId);
  const { data, error, mutate } = useSWR<Session, unknown, ReservedKey | null>(
    key,
    (asked: ReservedKey) => fetchReserved(asked, sessionSchema),
    { revalidateIfStale: false, revalidateOnFocus: true },
  );
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
      await mutate(reservedKey(sessionApiPath, loginId), session, { revalidate: false });
      noteLogin(loginId);
    },
    closed: noteLogout,
  };
}
