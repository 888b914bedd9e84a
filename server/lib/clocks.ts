/** How the site tells the time, in ms. */
export interface Clocks {
  /** The machine's clock, since 1970: what others go by. It may be put forward or back by any amount. */
  now(): number;
  /** Measures the time that passes, from an arbitrary beginning: it never jumps. */
  steadyNow(): number;
}

/** The clocks of this process; the steady one begins with the machine's. */
export const processClocks: Clocks = {
  now: Date.now,
  steadyNow: () => performance.timeOrigin + performance.now(),
};

/** A moment that others tell by the machine's clock; one that is still to come there is now. */
export const toSteady = ({ now, steadyNow }: Clocks, moment: number): number =>
  steadyNow() - Math.max(0, now() - moment);

/** A moment of the steady clock as the machine's tells it today. */
export const fromSteady = ({ now, steadyNow }: Clocks, moment: number): number =>
  now() - (steadyNow() - moment);
