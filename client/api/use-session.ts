import type { Session, User } from '@kitchen/shared/session.ts';
import { sessionApiPath, sessionRenewHeader, sessionSchema } from '@kitchen/shared/session.ts';
import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiProblem } from './api-problem.ts';
import { asProblem } from './api-problem.ts';
import type { ReservedKey } from './fetch-reserved.ts';
import { fetchReserved, isReserved, reservedKey } from './fetch-reserved.ts';
import { noteLogin, noteLogout, useHasEnded, useLoginId } from './session-mark.ts';
import type { Reload } from './use-answer.ts';

/**
 * Who is logged in: nobody, as far as this browser knows (`none`), nobody any more (`ended`), or somebody
 * whom the server is being asked about (`asking`), knows (`open`) or cannot say (`failed`).
 */
export type SessionState =
  | { state: 'none' | 'ended' | 'asking' }
  | {
      state: 'open';
      user: User;
      /** In its last two minutes, where nobody uses it: in how many seconds it is over, and whether it can be extended. */
      ending: Pick<Session, 'endsInS' | 'extendable'> | null;
      /** Uses the session, so that it lasts; tells whether the server was reached. */
      stay(): Promise<boolean>;
    }
  | { state: 'failed'; problem: ApiProblem; reload: Reload };

/** A session with the time at which it is over if nobody uses it, in ms since 1970 by this browser's clock. */
type DatedSession = Session & { endsAt: number };

const dated = (session: Session): DatedSession => ({
  ...session,
  endsAt: Date.now() + session.endsInS * 1000,
});

/** So long after that it is asked whether it is really over. */
const marginMs = 500;

/** So long before its end a visitor is told of it. */
const warningS = 2 * 60;
/** So often it is asked then: it may have been used, or ended, in another window. */
const lookAgainMs = 15_000;

/** When to ask whether a session that should be over at `endsAt` goes on. */
function nextLookMs(endsAt: number): number {
  const leftMs = Math.max(endsAt - Date.now(), 0);
  const warningMs = warningS * 1000;
  return leftMs > warningMs ? leftMs - warningMs : Math.min(leftMs + marginMs, lookAgainMs);
}

/** Asks again when the visitor comes back to the tab, when the session is about to end, and when it should be over. */
export function useSession(): SessionState {
  const loginId = useLoginId();
  const hasEnded = useHasEnded();
  const key = reservedKey(sessionApiPath, loginId);
  const { data, error, mutate } = useSWR<DatedSession, unknown, ReservedKey | null>(
    key,
    async (asked: ReservedKey) => dated(await fetchReserved(asked, sessionSchema)),
    { revalidateIfStale: false, revalidateOnFocus: true },
  );
  const ask = useCallback(
    async (headers: Record<string, string>) => {
      if (loginId === null) return false;
      const asked = fetchReserved([sessionApiPath, loginId], sessionSchema, headers);
      return mutate(asked.then(dated), { revalidate: false }).then(
        () => true,
        () => false,
      );
    },
    [loginId, mutate],
  );
  useEffect(() => {
    if (data === undefined) return;
    let timer: number;
    let isCurrent = true;
    const look = async () => {
      // Another window may have used the session meanwhile; that this one asks is no use of it.
      await ask({ [sessionRenewHeader]: 'no' });
      if (isCurrent) timer = window.setTimeout(look, lookAgainMs);
    };
    timer = window.setTimeout(look, nextLookMs(data.endsAt));
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [data, ask]);
  const { mutate: mutateAny } = useSWRConfig();
  useEffect(() => {
    // Removes the answers of earlier logins from the cache.
    void mutateAny((known) => isReserved(known) && known[1] !== loginId, undefined, { revalidate: false });
  }, [loginId, mutateAny]);
  if (key === null) return { state: hasEnded ? 'ended' : 'none' };
  if (data !== undefined) {
    const ending = data.endsInS <= warningS ? data : null;
    return { state: 'open', user: data.user, ending, stay: () => ask({}) };
  }
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
