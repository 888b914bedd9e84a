import { setTimeout as pause } from 'node:timers/promises';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
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
  // Each turn is free again after a second that a timer measures: a clock that is put back holds nobody up.
  const turns = bulkhead(perSecond, Number.POSITIVE_INFINITY);
  const takeTurn = () =>
    new Promise<void>((resolve) => {
      void turns.execute(() => {
        resolve();
        return pause(1_000, undefined, { ref: false });
      });
    });
  return async <T>(lookUp: () => Promise<T>): Promise<T> => {
    try {
      return await places.execute(async () => {
        await takeTurn();
        return lookUp();
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new StoreFailure('queue-full') : error;
    }
  };
}
