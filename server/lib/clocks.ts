import { uptime } from 'node:os';

/** How the site tells the time, in ms. */
export interface Clocks {
  /** The machine's clock, since 1970: what others go by. It may be put forward or back by any amount. */
  now(): number;
  /** Measures the time that passes, from an arbitrary beginning: it never jumps. */
  steadyNow(): number;
}

/** The clocks of a process of the site. */
export interface ProcessClocks extends Clocks {
  /** Measures the time that passes as well, also while the machine sleeps, which stops the steady clock; to some hundredths of a second. */
  uptime(): number;
}

/** The clocks of this process; the steady one begins with the machine's. */
export const processClocks: ProcessClocks = {
  now: Date.now,
  steadyNow: () => performance.timeOrigin + performance.now(),
  uptime: () => uptime() * 1_000,
};

/** A moment that others tell by the machine's clock; one that is still to come there is now. */
export const toSteady = ({ now, steadyNow }: Clocks, moment: number): number =>
  steadyNow() - Math.max(0, now() - moment);

/** A moment of the steady clock as the machine's tells it today. */
export const fromSteady = ({ now, steadyNow }: Clocks, moment: number): number =>
  now() - (steadyNow() - moment);
