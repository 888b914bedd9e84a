import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { StoreFailure } from './store-failure.ts';

export interface SearchLimits {
  /** Searches under way at once. */
  concurrency: number;
  perSecond: number;
  /** Searches that may wait; more are refused, for the known products can answer in their place. */
  queue: number;
}

export const defaultSearchLimits: SearchLimits = { concurrency: 2, perSecond: 4, queue: 8 };

/**
 * Lets few searches through to the store: every different text that visitors type is a call, and the
 * refreshes of the catalogue need places too. Rejects with `queue-full` where there is no room.
 */
export function createSearchQueue({ concurrency, perSecond, queue }: SearchLimits) {
  const places = bulkhead(concurrency, queue);
  const pace = new RateLimiterQueue(new RateLimiterMemory({ points: perSecond, duration: 1 }));
  return async <T>(search: () => Promise<T>): Promise<T> => {
    try {
      return await places.execute(async () => {
        await pace.removeTokens(1);
        return search();
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new StoreFailure('queue-full') : error;
    }
  };
}
