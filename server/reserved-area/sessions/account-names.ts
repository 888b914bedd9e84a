import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';

/** So long after a login its account's names are known to belong together. */
const knownForS = 30 * 24 * 60 * 60;

/** In memory; the oldest go first. */
const mostKnown = 10_000;

const entrySchema = z.object({ name: z.string(), account: z.string() });

/**
 * Names share 262,144 places in Redis, by three characters of their hash, and a later one takes the place of one
 * before: whoever finds ever new names for an account fills no memory.
 */
const placeOf = (name: string) => `login-account:${name.slice(0, 3)}`;

export type AccountNames = ReturnType<typeof createAccountNames>;

/** Which account a user name belongs to, where a login has told it; all by their hashes. */
export function createAccountNames(redis: Redis | null) {
  const known = new LRUCache<string, string>({ max: mostKnown, ttl: knownForS * 1000 });
  return {
    /** The account of a name; the name itself where none is known. */
    async find(name: string): Promise<string> {
      if (!redis) return known.get(name) ?? name;
      try {
        // First, also for names that this process knows: nobody shall hear which these are.
        const text = await redis.get(placeOf(name));
        const { data } = entrySchema.safeParse(text === null ? null : parseJson(text));
        return data?.name === name ? data.account : name;
      } catch {
        return known.get(name) ?? name;
      }
    },
    async remember(name: string, account: string): Promise<void> {
      if (name === account) return;
      known.set(name, account);
      const text = JSON.stringify({ name, account });
      await redis?.set(placeOf(name), text, 'EX', knownForS).catch(() => undefined);
    },
  };
}
