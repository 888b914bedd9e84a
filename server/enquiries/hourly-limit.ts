import { normalizeIP } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../platform/problems/problems.ts';

export type HourlyLimit = (address: string) => Promise<void>;

/** Counts the enquiries of each address, and throws a 429 for those beyond the limit. While Redis is away each process counts. */
export function createHourlyLimit(perHour: number, redis: Redis | null): HourlyLimit {
  const limit = { points: perHour, duration: 60 * 60, keyPrefix: 'enquiries-per-hour' };
  const memory = new RateLimiterMemory(limit);
  const shared = redis && new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter: memory });
  return async (address) => {
    await (shared ?? memory).consume(normalizeIP(address)).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    });
  };
}
