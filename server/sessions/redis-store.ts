import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { SessionStore } from './session-store.ts';
import { longestSessionMs, visitsKeptForMs } from './session-store.ts';

const endedKey = 'sessions:ended';

const visitsSchema = z.object({ at: z.number(), before: z.number().nullable() });

/** Remembers sessions where all processes of the site look; its commands reject while Redis is away. */
export function createRedisStore(redis: Redis, now: () => number): SessionStore {
  const visitsKey = (userId: string) => `sessions:visits:${userId}`;
  return {
    async end({ id, until }) {
      await redis
        .multi()
        .zadd(endedKey, until, id)
        .zremrangebyscore(endedKey, '-inf', now())
        .pexpire(endedKey, longestSessionMs)
        .exec();
    },
    hasEnded: async (id) => (await redis.zscore(endedKey, id)) !== null,
    async ended() {
      const pairs = await redis.zrangebyscore(endedKey, `(${now()}`, '+inf', 'WITHSCORES');
      return Array.from({ length: pairs.length / 2 }, (_, index) => ({
        id: String(pairs[index * 2]),
        until: Number(pairs[index * 2 + 1]),
      }));
    },
    async keepVisits(userId, { at, before }) {
      await redis.set(visitsKey(userId), JSON.stringify({ at, before }), 'PX', visitsKeptForMs);
    },
    async visits(userId) {
      const text = await redis.get(visitsKey(userId));
      return text === null ? null : visitsSchema.parse(JSON.parse(text));
    },
    close: async () => undefined,
  };
}
