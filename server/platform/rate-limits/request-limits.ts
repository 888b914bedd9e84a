import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { tooManyRequests } from '../problems/problems.ts';

/** Addresses whose requests are counted in memory at a time; those that were not seen for longest go first. */
const mostAddresses = 20_000;

export interface RequestLimit {
  /** Counts a request of its address, and throws a 429 where there were too many; fit for a hook. */
  consume(request: FastifyRequest): Promise<void>;
}

/**
 * Makes the limits of a site: each counts under its own name how often one address asks in a minute. `redis` is
 * where the processes of the site count together, failing fast; null: in memory.
 */
export function createRequestLimits(app: FastifyInstance, redis: Redis | null) {
  return async (name: string, perMinute: number): Promise<RequestLimit> => {
    let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
    // In a scope of its own, since the plugin gives each scope one store.
    await app.register(async (scope) => {
      await scope.register(rateLimit, {
        global: false,
        max: perMinute,
        timeWindow: 60_000,
        cache: mostAddresses,
        nameSpace: `requests:${name}:`,
        ...(redis && { redis, skipOnError: true }),
      });
      check = scope.createRateLimit();
    });
    return {
      async consume(request) {
        const count = await check?.(request);
        if (count && !count.isAllowed && count.isExceeded) throw tooManyRequests(count.ttlInSeconds);
      },
    };
  };
}
