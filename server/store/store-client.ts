import { BrokenCircuitError, BulkheadRejectedError, bulkhead, wrap } from 'cockatiel';
import type { Logger } from 'pino';
import { onceAMinute } from '../lib/once-a-minute.ts';
import type { StorePage } from './classify-response.ts';
import type { StoreQuery } from './sign-request.ts';
import type { StoreFailureKind } from './store-failure.ts';
import { StoreFailure } from './store-failure.ts';
import type { BreakerLimits, BreakerState, RetryLimits } from './store-policies.ts';
import { createStoreBreaker, createStoreRetries } from './store-policies.ts';
import type { StoreAccess } from './store-request.ts';
import { apiPath, createStoreRequest } from './store-request.ts';

/** As much of a logger as reading the store needs. */
export type StoreLogger = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** The lists of the store's REST API that this site reads. */
export type StoreList = 'products' | 'products/categories';

/** A finished call, for metrics. */
export interface FinishedCall {
  list: StoreList;
  outcome: 'ok' | StoreFailureKind;
  /** From the moment the call was asked for, waiting for a free place included. */
  durationMs: number;
  /** Requests that went out; 0 if none did. */
  attempts: number;
}

interface StoreClientLimits extends RetryLimits, BreakerLimits {
  /** Requests under way at once. */
  concurrency: number;
  /** Calls that may wait for a free place; more are refused. */
  queue: number;
  /** Largest answer, in bytes after decompression. */
  answerBytes: number;
}

export interface StoreClientOptions extends StoreAccess {
  logger: StoreLogger;
  onCall?: (call: FinishedCall) => void;
  /** Measures the time that passes, in ms. */
  steadyNow?: () => number;
  /** The breaker changed its state; it begins closed. */
  onBreaker?: (state: BreakerState) => void;
  limits?: Partial<StoreClientLimits & { lookupsPerSecond: number }>;
}

export interface StoreClient {
  /**
   * Reads one page of a list. Rejects with a `StoreFailure` if nothing came that can be trusted;
   * that was logged by then. A quiet call, on which nothing depends, is tried once and not logged.
   */
  get(list: StoreList, query: StoreQuery, options?: { quiet?: boolean }): Promise<StorePage>;
}

const defaultLimits: StoreClientLimits = {
  retries: 2,
  firstPauseMs: 250,
  failuresToOpen: 5,
  openForMs: 5_000,
  openForAtMostMs: 60_000,
  concurrency: 4,
  queue: 64,
  answerBytes: 32 * 1024 * 1024,
};

/** Parameters whose values this site makes itself; what a visitor typed stays out of logs. */
const ownParameters = new Set(['category', 'page', 'per_page', 'orderby', 'order', 'status']);

/**
 * Calls the store's REST API: signed, with a time limit, few at once, tried again where that helps,
 * and leaving a store alone that is down.
 */
export function createStoreClient(options: StoreClientOptions): StoreClient {
  const { logger, timeoutMs, onCall, steadyNow = () => performance.now() } = options;
  const logRepeated = onceAMinute();
  const limits = { ...defaultLimits, ...options.limits };
  const request = createStoreRequest(options, limits.answerBytes);
  const guarded = wrap(
    bulkhead(limits.concurrency, limits.queue),
    createStoreBreaker(limits, logger, steadyNow, options.onBreaker),
  );

  return {
    async get(list, query, { quiet = false } = {}) {
      const startedAt = steadyNow();
      const passedMs = () => Math.round(steadyNow() - startedAt);
      let attempts = 0;
      const retries = createStoreRetries(quiet ? { ...limits, retries: 0 } : limits, timeoutMs, steadyNow);
      try {
        const page = await retries.execute(() =>
          guarded.execute(async () => {
            attempts++;
            retries.startClock();
            const { answer } = await request(list, query);
            if (answer instanceof StoreFailure) throw answer;
            return answer;
          }),
        );
        onCall?.({ list, outcome: 'ok', durationMs: passedMs(), attempts });
        return page;
      } catch (error) {
        const failure = toFailure(error);
        const durationMs = passedMs();
        const report = {
          kind: failure.kind,
          advice: failure.advice,
          ...failure.detail,
          call: describeCall(list, query),
          durationMs,
          attempts,
        };
        // While the store is left alone, every visitor's call ends here: its cause was logged already.
        if (failure.kind === 'breaker-open') logger.debug(report, failure.message);
        else if (!quiet) {
          const level = failure.storeDown ? 'warn' : 'error';
          logRepeated(`${failure.kind} ${report.call}`, (times) =>
            logger[level]({ ...report, ...(times > 1 && { times }) }, failure.message),
          );
        }
        onCall?.({ list, outcome: failure.kind, durationMs, attempts });
        throw failure;
      }
    },
  };
}

function toFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (error instanceof BrokenCircuitError) return new StoreFailure('breaker-open');
  if (error instanceof BulkheadRejectedError) return new StoreFailure('queue-full');
  throw error;
}

/** A call as it is logged: without an address, and with `…` for values that come from visitors. */
function describeCall(list: StoreList, query: StoreQuery): string {
  const parameters = Object.entries(query)
    .filter(([name]) => name !== '_fields')
    .map(([name, value]) => `${name}=${ownParameters.has(name) ? value : '…'}`);
  return `GET ${apiPath}${list}?${parameters.join('&')}`;
}
