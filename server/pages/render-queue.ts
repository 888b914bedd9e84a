import { setImmediate } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import type { BulkheadPolicy } from 'cockatiel';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** Network addresses that wait for a page: more would wait for longer than visitors do. */
const mostWaiting = 100;

/** Pages that one address waits for: at two seconds a page, where nobody else waits, the last comes before its connection is given up. */
const mostWaitingOfOne = 25;

/** The event loop takes up one new connection a turn; a turn without work is microseconds. */
const turnsBetween = 64;

export interface RenderQueue {
  <T>(address: string, render: () => Promise<T>): Promise<T>;
  /** Whether nothing is rendered, so that nobody waits either. */
  isIdle(): boolean;
}

/**
 * Renders one page at a time. The network addresses that ask take turns, so that a flood from one of them makes the
 * others wait for a single page. Where too many wait, of all addresses or of one, `refuse` throws.
 */
export function createRenderQueue(
  refuse: () => never,
  waiting = mostWaiting,
  waitingOfOne = mostWaitingOfOne,
): RenderQueue {
  const queue = bulkhead(1, waiting);
  const queuesByAddress = new LRUCache<string, BulkheadPolicy>({
    max: 10_000,
    memoMethod: () => bulkhead(1, waitingOfOne),
  });
  const inTurn = async <T>(address: string, render: () => Promise<T>): Promise<T> => {
    try {
      return await queuesByAddress.memo(normalizeIP(address)).execute(() =>
        queue.execute(async () => {
          // What arrived during the last rendering and needs none is answered first.
          for (let turn = 0; turn < turnsBetween; turn++) await setImmediate();
          return render();
        }),
      );
    } catch (error) {
      throw isBulkheadRejectedError(error) ? refuse() : error;
    }
  };
  return Object.assign(inTurn, { isIdle: () => queue.executionSlots === 1 });
}
