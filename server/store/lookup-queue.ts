import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { StoreFailure } from './store-failure.ts';

/** Lookups under way at once, of the places that the store's client has. */
const concurrency = 2;
/** Lookups that may wait; more are refused. */
const mostWaiting = 8;

/**
 * Lets few lookups through to the store: every different text or SKU that visitors make up is a call, and the
 * refreshes of the catalogue need places too. Rejects with `queue-full` where there is no room.
 */
export function createLookupQueue(perSecond = 4) {
  const places = bulkhead(concurrency, mostWaiting);
  const pace = new RateLimiterQueue(new RateLimiterMemory({ points: perSecond, duration: 1 }));
  return async <T>(lookUp: () => Promise<T>): Promise<T> => {
    try {
      return await places.execute(async () => {
        await pace.removeTokens(1);
        return lookUp();
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new StoreFailure('queue-full') : error;
    }
  };
}
