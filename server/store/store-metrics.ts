import type { Registry } from 'prom-client';
import { Histogram } from 'prom-client';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { FinishedCall, StoreList } from './store-client.ts';
import { storeFailureKinds } from './store-failure.ts';
import type { BreakerState } from './store-policies.ts';
import { breakerStates } from './store-policies.ts';

const lists = ['products', 'products/categories'] as const satisfies readonly StoreList[];

/** Calls to the store, each of whose requests may take `timeoutMs`. */
export function createStoreMetrics(registry: Registry, timeoutMs: number) {
  const calls = zeroedCounter(
    registry,
    'store_calls_total',
    'Calls to the store, by list and by what became of them: ok, or the kind of failure',
    { list: lists, outcome: ['ok', ...storeFailureKinds] },
  );
  const attempts = zeroedCounter(
    registry,
    'store_call_attempts_total',
    'Requests that went out to the store: more than calls where some were tried again, fewer where the store was left alone',
    { list: lists },
  );
  const durations = new Histogram({
    name: 'store_call_duration_seconds',
    help: 'Time that a call to the store took, waiting for a free place and further tries included',
    labelNames: ['list', 'result'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  measuredGauge(
    registry,
    'store_time_limit_seconds',
    'STORE_TIMEOUT_MS: a request to the store that takes longer has failed',
    () => timeoutMs / 1000,
  );
  let breaker: BreakerState = 'closed';
  measuredGauge(
    registry,
    'store_breaker_state',
    '1 for the state that the breaker is in: closed (calls go out), open (the store is left alone), half-open (one call tries)',
    () => Object.fromEntries(breakerStates.map((state) => [state, Number(state === breaker)])),
    'state',
  );

  return {
    onCall(call: FinishedCall): void {
      calls.inc({ list: call.list, outcome: call.outcome });
      attempts.inc({ list: call.list }, call.attempts);
      const result = call.outcome === 'ok' ? 'ok' : 'failed';
      durations.observe({ list: call.list, result }, call.durationMs / 1000);
    },
    onBreaker(state: BreakerState): void {
      breaker = state;
    },
  };
}
