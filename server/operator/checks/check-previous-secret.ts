import type { Config } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning } from '../../lib/finding.ts';

/** Points out a former secret that is still accepted: it is so for a day after each start, not for a day in all. */
export function checkPreviousSecret({
  previousSessionSecret,
}: Pick<Config, 'previousSessionSecret'>): Finding[] {
  if (previousSessionSecret === null) return [];
  return [
    warning(
      'SESSION_SECRET_PREVIOUS',
      'Whoever knows it can make sessions, for a day after each start.',
      'Empty it once that day is over.',
    ),
  ];
}
