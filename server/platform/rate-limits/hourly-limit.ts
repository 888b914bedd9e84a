import { normalizeIP } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../problems/problems.ts';

/** Resolves to what takes the count back. */
export type HourlyLimit = (address: string) => Promise<() => Promise<unknown>>;

/**
 * Counts under a name what each address sends, and throws a 429 for what is beyond the limit. While Redis is away
 * each process counts.
 */
export function createHourlyLimit(name: string, perHour: number, redis: Redis | null): HourlyLimit {
  const limit = { points: perHour, duration: 60 * 60, keyPrefix: `${name}-per-hour` };
  const memory = new RateLimiterMemory(limit);
  const shared = redis && new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter: memory });
  return async (address) => {
    const [counter, key] = [shared ?? memory, normalizeIP(address)];
    await counter.consume(key).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    });
    return () => counter.reward(key);
  };
}
