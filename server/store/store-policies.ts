import type { CircuitBreakerPolicy } from 'cockatiel';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { steadyPauses } from '../lib/steady-pauses.ts';
import type { StoreLogger } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

export interface RetryLimits {
  /** Tries after the first one. */
  retries: number;
  /** Pause before the second try; doubles with each further one. */
  firstPauseMs: number;
}

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

/**
 * Tries one call again after failures that may pass, with growing, jittered pauses, or with the
 * pause that the store asks for. No try starts later than `budgetMs` after the first one: somebody
 * is waiting, and a store that is slow is not helped by more calls.
 */
export function createStoreRetries(limits: RetryLimits, budgetMs: number, steadyNow: () => number) {
  let startedAt: number | undefined;
  let tries = 0;
  let pauseMs = 0;

  function isWorthAnotherTry(error: Error): boolean {
    if (!(error instanceof StoreFailure) || !error.retryable) return false;
    const growingMs = limits.firstPauseMs * 2 ** tries++ * (0.5 + Math.random() / 2);
    pauseMs = Math.max(growingMs, error.detail.retryAfterMs ?? 0);
    return steadyNow() + pauseMs < (startedAt ?? steadyNow()) + budgetMs;
  }

  const policy = retry(handleWhen(isWorthAnotherTry), {
    maxAttempts: limits.retries,
    backoff: new DelegateBackoff(() => pauseMs),
  });
  return {
    execute: <T>(call: () => Promise<T>): Promise<T> => policy.execute(call),
    /** To be called when a try starts: waiting for a free place before the first one takes nothing off the budget. */
    startClock(): void {
      startedAt ??= steadyNow();
    },
  };
}

/** Stops calls to a store that is down. A refusal of one call (a bad parameter, a wrong key) does not count. */
export function createStoreBreaker(
  limits: BreakerLimits,
  logger: StoreLogger,
  steadyNow: () => number,
  onState?: (state: BreakerState) => void,
): CircuitBreakerPolicy {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof StoreFailure && error.storeDown),
    {
      breaker: new ConsecutiveBreaker(limits.failuresToOpen),
      halfOpenAfter: steadyPauses(limits.openForMs, steadyNow, limits.openForAtMostMs),
    },
  );
  breaker.onBreak((reason) => {
    const failure = 'error' in reason && reason.error instanceof StoreFailure ? reason.error : undefined;
    logger.error(
      { kind: failure?.kind, advice: failure?.advice, ...failure?.detail },
      'The store is down and is left alone for a moment.',
    );
  });
  breaker.onReset(() => logger.info('The store answers again.'));
  if (onState) breaker.onStateChange((state) => onState(stateNames[state]));
  return breaker;
}
