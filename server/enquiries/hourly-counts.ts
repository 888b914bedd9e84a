import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SiteGroup } from '../platform/redis/site-group.ts';

const hourMs = 60 * 60_000;

/** Addresses that are counted at a time; those that sent nothing for longest go first. */
const mostAddresses = 20_000;

interface Count {
  current: number;
  /** In ms. */
  ttl: number;
}

/**
 * Counts the enquiries of each address in an hour: those to all processes on a Redis, and while it is away those
 * to this one.
 */
export function createHourlyCounts(
  group: SiteGroup | null,
): Pick<RateLimitPluginOptions, 'timeWindow' | 'store'> {
  const windows = new LRUCache<string, { endsAt: number; current: number }>({ max: mostAddresses });

  function countHere(address: string): Count {
    const now = performance.now();
    let window = windows.get(address);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + hourMs, current: 0 };
      windows.set(address, window);
    }
    window.current += 1;
    return { current: window.current, ttl: window.endsAt - now };
  }

  async function countTogether(address: string): Promise<Count | undefined> {
    const key = `enquiry-limit:${address}`;
    const answers = await group?.ask((redis) =>
      redis.multi().set(key, 0, 'PX', hourMs, 'NX').incr(key).pttl(key).exec(),
    );
    const [current, ttl] =
      answers?.slice(1).map(([error, answer]) => (error ? Number.NaN : Number(answer))) ?? [];
    return current && ttl && ttl > 0 ? { current, ttl } : undefined;
  }

  async function count(address: string): Promise<Count> {
    const here = countHere(address);
    const together = await countTogether(address);
    return together && together.current >= here.current ? together : here;
  }

  return {
    timeWindow: hourMs,
    store: class Counts {
      incr(address: string, done: (error: null, result: Count) => void): void {
        void count(address).then((result) => done(null, result));
      }
      child(): Counts {
        return this;
      }
    },
  };
}
