import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withoutCommand } from '../../platform/redis/connect-redis.ts';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { SessionStore } from './session-store.ts';
import { endsKeptMs, longestSessionMs, visitsSchema, visitsTtlMs } from './session-store.ts';
import { covers, createUnwrittenEnds } from './unwritten-ends.ts';

const endedTopic = 'session-ended';

const endedSchema = z.object({ id: z.string(), until: z.number() });

/** Ends that a process holds in memory; the oldest go first. */
const mostKnown = 10_000;

const endedKey = (id: string) => `session-ended:${id}`;
const visitsKey = (userId: string) => `session-visits:${userId}`;

/**
 * Remembers sessions in the Redis that the processes share. What a process has ended or found ended, or others have
 * published as ended, is in its memory also while Redis is away; what it could not write it writes when Redis is back.
 */
export function createRedisSessionStore(
  { commands, publish, subscribe }: SharedRedis,
  now: () => number,
): SessionStore {
  const known = new LRUCache<string, number>({ max: mostKnown, ttl: longestSessionMs });
  /** Of several ends of one id the latest counts. */
  const learn = (id: string, until: number) => known.set(id, Math.max(until, known.get(id) ?? 0));
  const keptForMs = (until: number) => Math.max(1, until - now() + endsKeptMs);
  const unwritten = createUnwrittenEnds(async (id, until) => {
    try {
      const before = Number(await commands.set(endedKey(id), until, 'PX', keptForMs(until), 'GET'));
      // Another process may have ended later ones meanwhile.
      if (before > until) await commands.set(endedKey(id), before, 'PX', keptForMs(before));
    } catch (error) {
      throw withoutCommand(error as Error);
    }
  }, now);

  commands.on('ready', unwritten.write);
  subscribe(endedTopic, (message) => {
    const { data } = endedSchema.safeParse(message);
    if (data) learn(data.id, data.until);
  });

  return {
    end(id, until) {
      learn(id, until);
      publish(endedTopic, { id, until });
      return unwritten.add(id, until);
    },
    async hasEnded(session) {
      if (covers(known, session) || unwritten.covers(session)) return true;
      const { id, userId, until } = session;
      const found = await commands.mget(endedKey(id), endedKey(userId)).catch(() => []);
      const [ofSession, ofUser] = found;
      // Versions before have written nothing as the value of a session's key.
      if (ofSession != null) learn(id, until);
      if (ofUser != null) learn(userId, Number(ofUser));
      return covers(known, session);
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
    close: () => void commands.off('ready', unwritten.write),
  };
}
