import { setImmediate } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import type { BulkheadPolicy } from 'cockatiel';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';

const oneAtATime = () => bulkhead(1, Number.POSITIVE_INFINITY);

/**
 * Renders one page at a time. The network addresses that ask take turns, so that a flood from one of them makes the
 * others wait for a single page. How many pages may wait is for the limit of renders to say.
 */
export function createRenderQueue() {
  const queue = oneAtATime();
  const queuesByAddress = new LRUCache<string, BulkheadPolicy>({ max: 10_000, memoMethod: oneAtATime });
  return <T>(address: string, render: () => Promise<T>): Promise<T> =>
    queuesByAddress.memo(normalizeIP(address)).execute(() =>
      queue.execute(async () => {
        // What arrived during the last rendering and needs none is answered first.
        await setImmediate();
        return render();
      }),
    );
}
