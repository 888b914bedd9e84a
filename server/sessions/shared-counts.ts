import type { AskRedis } from '../redis/patient-redis.ts';
import type { AttemptCounts } from './attempt-counts.ts';

/** Counts with the other processes; while Redis is away, those that come here. */
export function createSharedCounts(
  local: AttemptCounts,
  remote: AttemptCounts,
  ask: AskRedis,
): AttemptCounts {
  return {
    admit: async (key, pauses) =>
      (await ask(() => remote.admit(key, pauses))) ?? (await local.admit(key, pauses)),
    add: async (key) => (await ask(() => remote.add(key))) ?? (await local.add(key)),
    async takeBack(key, number) {
      const here = await local.takeBack(key, number);
      return Math.max(here, (await ask(() => remote.takeBack(key, number))) ?? 0);
    },
  };
}
