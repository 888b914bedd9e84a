import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../problems/problems.ts';
import type { KeyDigest } from './key-digest.ts';

/** Addresses whose requests are counted in memory at a time; those that were not seen for longest go first. */
const mostAddresses = 20_000;

const minuteMs = 60_000;

/** Counts by the time that passes. The plugin's own goes by the machine's clock: put back by a day, it counts a day as one minute. */
class SteadyCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { current: number }>({
    max: mostAddresses,
    ttl: minuteMs,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
    const count = this.#counts.get(key) ?? { current: 0 };
    count.current += 1;
    if (count.current === 1) this.#counts.set(key, count);
    done(null, { current: count.current, ttl: this.#counts.getRemainingTTL(key) });
  }

  child(): this {
    return this;
  }
}

export interface RequestLimit {
  /** Counts a request of its address, and throws a 429 where there were too many; fit for a hook. */
  consume(request: FastifyRequest): Promise<void>;
}

/**
 * Makes the limits of a site: each counts under its own name how often one address asks in a minute. `redis` is
 * where the processes of the site count together, failing fast; where it fails, or is null, each counts in memory.
 */
export function createRequestLimits(app: FastifyInstance, redis: Redis | null, digest: KeyDigest) {
  /** In a scope of its own, since the plugin gives each scope one store. */
  async function openCounter(options: FastifyRateLimitOptions) {
    const opened = Promise.withResolvers<ReturnType<FastifyInstance['createRateLimit']>>();
    await app.register(async (scope) => {
      await scope.register(rateLimit, {
        ...options,
        global: false,
        timeWindow: minuteMs,
        keyGenerator: ({ ip }: FastifyRequest) => digest(normalizeIP(ip)),
      });
      opened.resolve(scope.createRateLimit());
    });
    return opened.promise;
  }

  return async (name: string, perMinute: number): Promise<RequestLimit> => {
    const inMemory = await openCounter({ max: perMinute, store: SteadyCounts });
    const shared = redis && (await openCounter({ max: perMinute, redis, nameSpace: `requests:${name}:` }));
    return {
      async consume(request) {
        const count = await (shared ? shared(request).catch(() => inMemory(request)) : inMemory(request));
        if (!count.isAllowed && count.isExceeded) throw tooManyRequests(count.ttlInSeconds);
      },
    };
  };
}
