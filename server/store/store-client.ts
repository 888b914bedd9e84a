import { BrokenCircuitError, BulkheadRejectedError, bulkhead, wrap } from 'cockatiel';
import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { readBody } from '../platform/outbound/read-body.ts';
import type { StorePage } from './classify-response.ts';
import { classifyResponse } from './classify-response.ts';
import { describeCall } from './describe-call.ts';
import type { StoreQuery } from './sign-request.ts';
import { createRequestSigner, encodeQuery } from './sign-request.ts';
import type { BreakerLimits, BreakerState } from './store-breaker.ts';
import { createStoreBreaker, defaultBreakerLimits } from './store-breaker.ts';
import type { StoreFailureKind } from './store-failure.ts';
import { StoreFailure, toStoreFailure } from './store-failure.ts';
import type { StoreLogger } from './store-logger.ts';
import type { RetryLimits } from './store-retries.ts';
import { createStoreRetries, defaultRetryLimits } from './store-retries.ts';

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

export interface StoreClientOptions {
  /** The store's public home address, without a slash at the end: it is what is signed. */
  homeUrl: string;
  /** Where the store is reached. */
  dialUrl: string;
  key: string;
  secret: string;
  /** Time limit of one request, its body included. */
  timeoutMs: number;
  logger: StoreLogger;
  onCall?: (call: FinishedCall) => void;
  /** The breaker changed its state; it begins closed. */
  onBreaker?: (state: BreakerState) => void;
  limits?: Partial<StoreClientLimits>;
  now?: () => number;
  /** From 0 to 1, for the jitter of pauses. */
  random?: () => number;
  makeNonce?: () => string;
}

export interface StoreClient {
  /**
   * Reads one page of a list. Rejects with a `StoreFailure` if nothing came that can be believed;
   * that was logged by then.
   */
  get(list: StoreList, query: StoreQuery): Promise<StorePage>;
}

/** Below the store's home address. */
export const apiPath = '/wp-json/wc/v3/';

const defaultLimits: StoreClientLimits = {
  ...defaultRetryLimits,
  ...defaultBreakerLimits,
  concurrency: 4,
  queue: 64,
  answerBytes: 32 * 1024 * 1024,
};

/** Enough of a failed answer to recognise it. */
const failureBytes = 64 * 1024;

/**
 * Calls the store's REST API: signed, with a time limit, few at once, tried again where that helps,
 * and leaving a store alone that is down.
 */
export function createStoreClient(options: StoreClientOptions): StoreClient {
  const { homeUrl, dialUrl, logger, timeoutMs, onCall } = options;
  const now = options.now ?? Date.now;
  const limits = { ...defaultLimits, ...options.limits };
  const sign = createRequestSigner({
    key: options.key,
    secret: options.secret,
    now,
    ...(options.makeNonce && { makeNonce: options.makeNonce }),
  });
  const guarded = wrap(
    bulkhead(limits.concurrency, limits.queue),
    createStoreBreaker(limits, logger, options.onBreaker),
  );

  async function request(path: string, query: StoreQuery): Promise<StorePage> {
    try {
      const response = await outboundFetch(`${dialUrl}${path}?${encodeQuery(query)}`, {
        headers: {
          // Without it, a store in trouble answers with a web page.
          accept: 'application/json',
          authorization: sign(homeUrl + path, query),
        },
        // A signature is good for one address only: following would hide a wrong configuration.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body =
        response.status === 200
          ? await readBody(response, { maxBytes: limits.answerBytes, tooLarge: 'refuse' })
          : await readBody(response, { maxBytes: failureBytes, tooLarge: 'cut' });
      const outcome = classifyResponse(
        { status: response.status, headers: response.headers, body },
        { homeUrl, dialUrl, path, now: now() },
      );
      if (outcome instanceof StoreFailure) throw outcome;
      return outcome;
    } catch (error) {
      throw toStoreFailure(error);
    }
  }

  return {
    async get(list, query) {
      const path = apiPath + list;
      const startedAt = now();
      let attempts = 0;
      const retries = createStoreRetries({
        limits,
        budgetMs: timeoutMs,
        now,
        random: options.random ?? Math.random,
      });
      try {
        const page = await retries.execute(() =>
          guarded.execute(() => {
            attempts++;
            retries.startClock();
            return request(path, query);
          }),
        );
        onCall?.({ list, outcome: 'ok', durationMs: now() - startedAt, attempts });
        return page;
      } catch (error) {
        const failure = toFailure(error);
        const durationMs = now() - startedAt;
        const report = {
          kind: failure.kind,
          advice: failure.advice,
          ...failure.detail,
          call: describeCall(path, query),
          durationMs,
          attempts,
        };
        // While the store is left alone, every visitor's call ends here: its cause was logged already.
        if (failure.kind === 'breaker-open') logger.debug(report, failure.message);
        else logger[failure.storeDown ? 'warn' : 'error'](report, failure.message);
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
