import { z } from 'zod';

/** A session lasts no longer, however busy. */
export const longestSessionMs = 8 * 60 * 60_000;

/** A visit is forgotten after so long. */
export const visitsTtlMs = 365 * 24 * 60 * 60_000;

export const visitsSchema = z.object({
  /** When the last visit began, in ms since 1970. */
  at: z.number(),
  /** When the one before it did; null where there was none. */
  before: z.number().nullable(),
});
type Visits = z.infer<typeof visitsSchema>;

/** What the site has to remember of sessions, which are otherwise in their cookies. */
export interface SessionStore {
  /** Once it resolves, the session stays ended; `until` is when its cookie stops being good by itself. */
  end(id: string, until: number): Promise<void>;
  hasEnded(id: string): Promise<boolean>;
  saveVisits(userId: string, visits: Visits): Promise<void>;
  visits(userId: string): Promise<Visits | null>;
  close(): void;
}
