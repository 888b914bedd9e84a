import { z } from 'zod';

/** A session lasts no longer, however busy. */
export const longestSessionMs = 8 * 60 * 60_000;

/** That a session has ended is kept for so long after it would have: a clock that is put forward, and back, forgets none. */
export const endsKeptMs = 30 * 24 * 60 * 60_000;

/** A visit is forgotten after so long. */
export const visitsTtlMs = 365 * 24 * 60 * 60_000;

export const visitsSchema = z.object({
  /** When the last visit began, in ms since 1970. */
  at: z.number(),
  /** When the one before it did; null where there was none. */
  before: z.number().nullable(),
});
type Visits = z.infer<typeof visitsSchema>;

/** A session; `until` is when its cookie stops being good by itself, in ms since 1970. */
export interface DatedSession {
  id: string;
  userId: string;
  until: number;
}

/** Whether an end is kept for other processes and over restarts; this process knows of it either way. */
export type Ending = { isKept: true } | { isKept: false; cause: unknown };

/** What the site has to remember of sessions, which are otherwise in their cookies. */
export interface SessionStore {
  /**
   * Ends what goes by an id and lasts until `until` at most. The id is a session's, or a user's: then sessions that
   * began later, and so last longer, go on.
   */
  end(id: string, until: number): Promise<Ending>;
  hasEnded(session: DatedSession): Promise<boolean>;
  saveVisits(userId: string, visits: Visits): Promise<void>;
  visits(userId: string): Promise<Visits | null>;
  close(): void;
}
