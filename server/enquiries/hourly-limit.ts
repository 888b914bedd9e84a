import { normalizeIP } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts an enquiry of an address; null where it may send it, else the seconds after which it may. */
export type HourlyLimit = (address: string) => Promise<number | null>;

/** Counts are shared over Redis, and each process has its own while that is away. */
export function createHourlyLimit(perHour: number, redis: Redis | null): HourlyLimit {
  const limit = { points: perHour, duration: 60 * 60, keyPrefix: 'enquiries-per-hour' };
  const inMemory = new RateLimiterMemory(limit);
  const limiter = redis
    ? new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter: inMemory })
    : inMemory;
  return async (address) => {
    try {
      await limiter.consume(normalizeIP(address));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
}
