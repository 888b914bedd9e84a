import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { countPoint, findCount } from './count-point.ts';
import type { KeyDigest } from './key-digest.ts';

/** `retryAfterS`: until the next one may come. */
export type Counted =
  | { outcome: 'limited'; retryAfterS: number }
  /** `takeBack`: of one that came to nothing, once. */
  | { outcome: 'admitted'; takeBack(): Promise<unknown> };

export interface Limiter {
  /** Counts one of a key; what is one too many does not count. */
  count(key: string): Promise<Counted>;
  /** Whether another one would be too many: null, or the seconds until it may come. Counts nothing and leaves no key. */
  look(key: string): Promise<number | null>;
}

/** Makes a limit of so many of each key in a time that begins with the first. */
export type CreateLimiter = (name: string, most: number, durationS: number) => Limiter;

/**
 * The processes of the site count together in Redis; while that is away, or full, each counts in its memory. (The
 * library's `insuranceLimiter` does not say where it has counted.)
 */
export function createLimiters(redis: Redis | null, digest: KeyDigest, now: () => number): CreateLimiter {
  return (name, most, duration) => {
    const options = { keyPrefix: name, points: most, duration };
    const inMemory = new RateLimiterMemory(options);
    const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis });
    const inStore = <T>(use: (store: RateLimiterAbstract) => Promise<T>): Promise<T> =>
      shared ? use(shared).catch(() => use(inMemory)) : use(inMemory);
    // The counts in memory go by the machine's clock, which may have been put back.
    const toSeconds = (ms: number) => Math.min(Math.ceil(ms / 1000), duration);
    return {
      async count(key) {
        const { number, endsAt, takeBack } = await inStore((store) => countPoint(store, digest(key), now));
        // Where Redis goes away meanwhile, it stays counted there until it is forgotten.
        const takeOneBack = () => takeBack(1).catch(() => undefined);
        if (number <= most) return { outcome: 'admitted', takeBack: takeOneBack };
        await takeOneBack();
        return { outcome: 'limited', retryAfterS: toSeconds(endsAt - now()) };
      },
      async look(key) {
        const found = await inStore((store) => findCount(store, digest(key)));
        return found && found.consumedPoints >= most ? toSeconds(found.msBeforeNext) : null;
      },
    };
  };
}
