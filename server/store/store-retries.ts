import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { StoreFailure } from './store-failure.ts';

export interface RetryLimits {
  /** Tries after the first one. */
  retries: number;
  /** Pause before the second try; doubles with each further one. */
  firstPauseMs: number;
}

export const defaultRetryLimits: RetryLimits = { retries: 2, firstPauseMs: 250 };

export interface StoreRetries {
  execute<T>(call: () => Promise<T>): Promise<T>;
  /** To be called when a try starts: waiting for a free place before the first one takes nothing off the budget. */
  startClock(): void;
}

/**
 * Tries one call again after failures that may pass, with growing, jittered pauses, or with the
 * pause that the store asks for. No try starts later than `budgetMs` after the first one: somebody
 * is waiting, and a store that is slow is not helped by more calls.
 */
export function createStoreRetries(options: {
  limits: RetryLimits;
  budgetMs: number;
  now(): number;
  random(): number;
}): StoreRetries {
  const { limits, budgetMs, now, random } = options;
  let startedAt: number | undefined;
  let tries = 0;
  let pauseMs = 0;

  function isWorthAnotherTry(error: Error): boolean {
    if (!(error instanceof StoreFailure) || !error.retryable) return false;
    const growingMs = limits.firstPauseMs * 2 ** tries++ * (0.5 + random() / 2);
    pauseMs = Math.max(growingMs, error.detail.retryAfterMs ?? 0);
    return now() + pauseMs < (startedAt ?? now()) + budgetMs;
  }

  const policy = retry(handleWhen(isWorthAnotherTry), {
    maxAttempts: limits.retries,
    backoff: new DelegateBackoff(() => pauseMs),
  });
  return {
    execute: (call) => policy.execute(call),
    startClock() {
      startedAt ??= now();
    },
  };
}
