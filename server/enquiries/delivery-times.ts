/** All in ms. */
export interface DeliveryTimes {
  /** Pause after the first attempt that failed; each further one doubles it. */
  firstPause: number;
  longestPause: number;
  /** An enquiry that has waited for so long is given up, and stays for the operator. */
  giveUpAfter: number;
  /** It is given up only after a process has tried it for so long without a break: time when the site was down is not enough. */
  leastTrying: number;
  /** How long after a crash an enquiry that was being delivered is taken up again. */
  lease: number;
  /** How often the store is looked at for what other processes put there. */
  look: number;
  /** How often enquiries are looked for whose time is over. */
  sweep: number;
  /** How long a site that is asked to end goes on with the mail under way. */
  finish: number;
}

const minute = 60_000;

export const usualTimes: DeliveryTimes = {
  firstPause: 5_000,
  longestPause: 30 * minute,
  giveUpAfter: 3 * 24 * 60 * minute,
  leastTrying: 2 * 60 * minute,
  lease: minute,
  look: 5_000,
  sweep: 60 * minute,
  finish: 7_000,
};

/** Least part of a pause that is kept: what failed together does not come back together. */
const leastPart = 0.75;

/** Pause after the attempt of this number, from 1. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, times: DeliveryTimes, random = Math.random()): number {
  const whole = Math.min(times.firstPause * 2 ** (attempt - 1), times.longestPause);
  return Math.round(whole * (leastPart + (1 - leastPart) * random));
}
