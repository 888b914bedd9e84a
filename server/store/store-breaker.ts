import type { CircuitBreakerPolicy } from 'cockatiel';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import { StoreFailure } from './store-failure.ts';
import type { StoreLogger } from './store-logger.ts';

export interface BreakerLimits {
  /** Failures in a row that say the store is down, after which it is left alone. */
  failuresToOpen: number;
  /** How long it is left alone at first; doubles while a single trial call goes on failing. */
  openForMs: number;
  openForAtMostMs: number;
}

export const breakerStates = ['closed', 'open', 'half-open'] as const;
export type BreakerState = (typeof breakerStates)[number];

const stateNames: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
};

export const defaultBreakerLimits: BreakerLimits = {
  failuresToOpen: 5,
  openForMs: 5_000,
  openForAtMostMs: 60_000,
};

/** Stops calls to a store that is down. A refusal of one call (a bad parameter, a wrong key) does not count. */
export function createStoreBreaker(
  limits: BreakerLimits,
  logger: StoreLogger,
  onState?: (state: BreakerState) => void,
): CircuitBreakerPolicy {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof StoreFailure && error.storeDown),
    {
      breaker: new ConsecutiveBreaker(limits.failuresToOpen),
      halfOpenAfter: new ExponentialBackoff({
        generator: noJitterGenerator,
        initialDelay: limits.openForMs,
        maxDelay: limits.openForAtMostMs,
      }),
    },
  );
  breaker.onBreak((reason) => {
    const failure = 'error' in reason && reason.error instanceof StoreFailure ? reason.error : undefined;
    logger.error(
      { kind: failure?.kind, advice: failure?.advice },
      'The store is down and is left alone for a moment.',
    );
  });
  breaker.onReset(() => logger.info('The store answers again.'));
  if (onState) breaker.onStateChange((state) => onState(stateNames[state]));
  return breaker;
}
