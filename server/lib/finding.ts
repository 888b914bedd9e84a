/**
 * What one check found out. `says` is a sentence; `advice` says what to do about it. Neither holds a
 * secret, nor what another server wrote.
 */
export interface Finding {
  what: string;
  outcome: 'works' | 'warning' | 'fault';
  says: string;
  advice?: string;
}

export const works = (what: string, says: string): Finding => ({ what, outcome: 'works', says });

const withAdvice =
  (outcome: 'warning' | 'fault') =>
  (what: string, says: string, advice: string): Finding => ({ what, outcome, says, advice });

export const warning = withAdvice('warning');
export const fault = withAdvice('fault');
