const acceptedForMs = 24 * 60 * 60_000;

/** The key of signatures before the present one; null where there was none, or it is accepted no longer. */
export type PreviousSecret = () => string | null;

export const noPreviousSecret: PreviousSecret = () => null;

/** A former key is accepted for a day after the process began: forms and sessions that it has signed last no longer. */
export function acceptForADay(secret: string | null, now: () => number): PreviousSecret {
  const until = now() + acceptedForMs;
  return () => (now() < until ? secret : null);
}
