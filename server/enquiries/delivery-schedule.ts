/** When deliveries are tried, in ms. */
export interface DeliverySchedule {
  /** An enquiry that failed so often is given up, until an operator sends it again. */
  mostAttempts: number;
  /** Pause after the first failure; each further one doubles it. */
  firstPause: number;
  longestPause: number;
  /**
   * How long after a crash an enquiry that was being delivered is tried again; longer than a mail may take. As often Redis is
   * asked whether the clock jumped.
   */
  lease: number;
  /** How often SQLite is asked for what is due, and Redis for what it did not take. */
  poll: number;
  /** How often delivered enquiries are looked for whose retention is over. */
  erase: number;
  /** How long a process that shuts down waits for the mail under way. */
  finish: number;
}

const minute = 60_000;

export const defaultSchedule: DeliverySchedule = {
  // Three days: 43 minutes of growing pauses, then half an hour each.
  mostAttempts: 152,
  firstPause: 5_000,
  longestPause: 30 * minute,
  lease: 100_000,
  poll: 1_000,
  erase: 60 * minute,
  finish: 7_000,
};

/** No pause is longer: what is due later than that was written before the clock was set back. */
export const mostAheadMs = 60 * minute;

/** Part of a pause by which chance makes it shorter or longer, so that what failed together is not retried together. */
const jitter = 0.1;

/** Pause after so many failures in ms; null where the enquiry is given up. `random` is from 0 to 1. */
export function pauseAfter(
  failures: number,
  { mostAttempts, firstPause, longestPause }: DeliverySchedule,
  random = Math.random(),
): number | null {
  if (failures >= mostAttempts) return null;
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
  return Math.round(pause * (1 - jitter + 2 * jitter * random));
}
