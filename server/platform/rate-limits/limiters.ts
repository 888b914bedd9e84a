import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyDigest } from './key-digest.ts';

export interface Limiter {
  /** Counts one of a key. Resolves to null, or, where that is one too many, to the seconds until the next one may come. */
  count(key: string): Promise<number | null>;
  /** Of one that was counted and came to nothing. */
  takeBack(key: string): Promise<unknown>;
}

/** Makes a limit of so many of each key in a time that begins with the first. */
export type CreateLimiter = (name: string, most: number, durationS: number) => Limiter;

/** The processes of the site count together in Redis; while that is away, or full, each counts in its memory. */
export function createLimiters(redis: Redis | null, digest: KeyDigest): CreateLimiter {
  return (name, points, duration) => {
    const options = { keyPrefix: name, points, duration };
    const memory = new RateLimiterMemory(options);
    const counter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    return {
      async count(key) {
        try {
          await counter.consume(digest(key));
          return null;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          await counter.reward(digest(key));
          return Math.ceil(refusal.msBeforeNext / 1000);
        }
      },
      takeBack: (key) => counter.reward(digest(key)),
    };
  };
}
