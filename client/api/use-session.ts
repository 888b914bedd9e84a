import type { Session, User } from '@kitchen/shared/session.ts';
import { sessionApiPath, sessionSchema } from '@kitchen/shared/session.ts';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiProblem } from './api-problem.ts';
import type { ReservedKey } from './fetch-reserved.ts';
import { asProblem, fetchReserved, isReserved, reservedKey } from './fetch-reserved.ts';
import { noteLogin, noteLogout, useHasEnded, useOpening } from './session-mark.ts';
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
  const opening = useOpening();
  const hasEnded = useHasEnded();
  const key = reservedKey(sessionApiPath, opening);
  const { data, error, mutate } = useSWR<Session, unknown, ReservedKey | null>(
    key,
    (asked: ReservedKey) => fetchReserved(asked, sessionSchema),
    { revalidateIfStale: false, revalidateOnFocus: true },
  );
  const { mutate: mutateAny } = useSWRConfig();
  useEffect(() => {
    // What was shown under an earlier login is nobody's business after it.
    void mutateAny((known) => isReserved(known) && known[1] !== opening, undefined, { revalidate: false });
  }, [opening, mutateAny]);
  if (key === null) return { state: hasEnded ? 'ended' : 'none' };
  if (data !== undefined) return { state: 'open', user: data.user };
  if (error === undefined) return { state: 'asking' };
  const reload = async () => {
    await mutate();
  };
  return { state: 'failed', problem: asProblem(error), reload };
}

/** What to do once the server opened a session, or ended it. */
export function useSessionChange() {
  const { mutate } = useSWRConfig();
  return {
    async opened(session: Session): Promise<void> {
      const opening = String(Date.now());
      // Known before the login is noted, so that nobody asks for it once more.
      await mutate(reservedKey(sessionApiPath, opening), session, { revalidate: false });
      noteLogin(opening);
    },
    closed: noteLogout,
  };
}
