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

export const warning = (what: string, says: string, advice: string): Finding => ({
  what,
  outcome: 'warning',
  says,
  advice,
});

export const fault = (what: string, says: string, advice: string): Finding => ({
  what,
  outcome: 'fault',
  says,
  advice,
});
