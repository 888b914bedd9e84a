import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { EnquiryStore } from './enquiry-store.ts';
import { openRedisStore } from './redis-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** Where this site keeps its enquiries: in the Redis that its processes share, else in its data folder. */
export function openEnquiryStore(
  dataDir: string,
  redis: Redis | null,
  now: () => number = Date.now,
): EnquiryStore {
  if (!redis) return openSqliteStore(join(dataDir, 'enquiries.sqlite'), now);
  const own = redis.duplicate();
  // Its calls reject as well; whoever made the other connection hears of Redis being away.
  own.on('error', () => undefined);
  return openRedisStore(own);
}
