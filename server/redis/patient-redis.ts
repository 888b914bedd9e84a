import type { Redis } from 'ioredis';
import { withPatience } from '../catalogue/with-patience.ts';

const patienceMs = 300;

/** A Redis that just kept somebody waiting is not asked for so long. */
const restMs = 5_000;

/** The value that a command brought; undefined where Redis is away, or too slow to be waited for. */
export type AskRedis = <T>(command: () => Promise<T>) => Promise<T | undefined>;

/** For what the site can do without Redis, and must not wait for. A command that came too late may still be done. */
export function createPatientRedis(redis: Redis, now: () => number): AskRedis {
  let restsUntil = 0;
  return async (command) => {
    if (redis.status !== 'ready' || now() < restsUntil) return undefined;
    // Whoever made the connection tells where it goes.
    const answer = await withPatience(command(), patienceMs);
    if (answer.state === 'arrived') return answer.value;
    restsUntil = now() + restMs;
    return undefined;
  };
}
