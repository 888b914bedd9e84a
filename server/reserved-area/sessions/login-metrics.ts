import type { Registry } from 'prom-client';
import { zeroedCounter } from '../../platform/metrics/zeroed-counter.ts';
import type { LoginResultKind } from './log-in.ts';

const loginOutcomes = Object.keys({
  accepted: true,
  refused: true,
  limited: true,
  unreachable: true,
  nonsense: true,
  closed: true,
} satisfies Record<LoginResultKind, true>);

export type LoginMetrics = ReturnType<typeof createLoginMetrics>;

/** Attempts to log in to the reserved area. */
export function createLoginMetrics(registry: Registry) {
  const logins = zeroedCounter(
    registry,
    'logins_total',
    'Attempts to log in, by what became of them: refused (wrong user name or password), limited (too many attempts), unreachable or nonsense (the login behind the site), closed (there is none)',
    { outcome: loginOutcomes },
  );
  return { onLogin: (outcome: LoginResultKind): void => logins.inc({ outcome }) };
}
