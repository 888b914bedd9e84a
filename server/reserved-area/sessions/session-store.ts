import { z } from 'zod';

/** A session lasts no longer, however busy. */
export const longestSessionMs = 8 * 60 * 60_000;

/** A visit is forgotten after so long. */
export const visitsKeptForMs = 365 * 24 * 60 * 60_000;

export const endedSessionSchema = z.object({
  id: z.string(),
  /** When its cookie stops being good by itself, in ms since 1970. */
  until: z.number(),
});
export type EndedSession = z.infer<typeof endedSessionSchema>;

export const visitsSchema = z.object({
  /** When the last visit began, in ms since 1970. */
  at: z.number(),
  /** When the one before it did; null where there was none. */
  before: z.number().nullable(),
});
type Visits = z.infer<typeof visitsSchema>;

/** What the site has to remember of sessions, which are otherwise in their cookies. */
export interface SessionStore {
  /** Once it resolves, the session stays ended, over restarts too. */
  end(session: EndedSession): Promise<void>;
  hasEnded(id: string): Promise<boolean>;
  /** The ended ones whose cookies would still be good. */
  ended(): Promise<EndedSession[]>;
  keepVisits(userId: string, visits: Visits): Promise<void>;
  visits(userId: string): Promise<Visits | null>;
  close(): Promise<void>;
}
