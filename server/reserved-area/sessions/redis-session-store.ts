import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { SessionStore } from './session-store.ts';
import { longestSessionMs, visitsSchema, visitsTtlMs } from './session-store.ts';

const endedTopic = 'session-ended';

const endedSchema = z.object({ id: z.string() });

/** Ended sessions that a process holds in memory; the oldest go first. */
const mostKnown = 10_000;

const endedKey = (id: string) => `session-ended:${id}`;
const visitsKey = (userId: string) => `session-visits:${userId}`;

/**
 * Remembers sessions in the Redis that the processes share. What a process has ended, or others have published as
 * ended, is in its memory also while Redis is away; what it could not write it writes when Redis is back.
 */
export function createRedisSessionStore(
  { commands, publish, subscribe }: SharedRedis,
  now: () => number,
): SessionStore {
  const known = new LRUCache<string, true>({ max: mostKnown, ttl: longestSessionMs });
  const unwritten = new Map<string, number>();

  async function write(): Promise<void> {
    const writing = [...unwritten].map(async ([id, until]) => {
      await commands.set(endedKey(id), '', 'PX', Math.max(1, until - now()));
      unwritten.delete(id);
    });
    await Promise.allSettled(writing);
  }

  commands.on('ready', write);
  subscribe(endedTopic, (message) => {
    const { data } = endedSchema.safeParse(message);
    if (data) known.set(data.id, true);
  });

  return {
    async end(id, until) {
      known.set(id, true);
      unwritten.set(id, until);
      publish(endedTopic, { id });
      await write();
    },
    async hasEnded(id) {
      return known.has(id) || (await commands.exists(endedKey(id)).catch(() => 0)) === 1;
    },
    async saveVisits(userId, visits) {
      const text = JSON.stringify(visits);
      await commands.set(visitsKey(userId), text, 'PX', visitsTtlMs).catch(() => undefined);
    },
    async visits(userId) {
      try {
        const text = await commands.get(visitsKey(userId));
        return text === null ? null : visitsSchema.parse(JSON.parse(text));
      } catch {
        // Then nothing is marked as new, as at a first visit.
        return null;
      }
    },
    close: () => void commands.off('ready', write),
  };
}
