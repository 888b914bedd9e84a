import type { Redis } from 'ioredis';
import { z } from 'zod';

/** A Redis with other settings loses enquiries: when it ends, or when it is full. */
const safeSettings = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

/** The settings with which a Redis may lose enquiries; null where it does not answer CONFIG, as some do not. */
export async function findUnsafeSettings(redis: Redis) {
  const unsafe: { name: string; needed: string }[] = [];
  let hasAnswered = false;
  for (const [name, needed] of Object.entries(safeSettings)) {
    const answer = await redis.config('GET', name).catch(() => null);
    const [, value] = z.tuple([z.string(), z.string()]).safeParse(answer).data ?? [];
    hasAnswered ||= value !== undefined;
    if (value !== undefined && value !== needed) unsafe.push({ name, needed });
  }
  return hasAnswered ? unsafe : null;
}
