import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { AskRedis } from '../redis/patient-redis.ts';
import { createRedisStore } from './redis-store.ts';
import type { SessionStore } from './session-store.ts';
import { createSharedStore } from './shared-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** A Redis that was emptied is told so soon who has logged out. */
const shareEveryMs = 60_000;

export interface SessionStorePlaces {
  dataDir: string;
  redis: { connection: Redis; ask: AskRedis } | null;
  now(): number;
}

/** Where this site remembers its sessions: in its data folder, and in the Redis that its processes share. */
export function openSessionStore({ dataDir, redis, now }: SessionStorePlaces): SessionStore {
  const local = openSqliteStore(join(dataDir, 'sessions.sqlite'), now);
  if (!redis) return local;
  const { connection, ask } = redis;
  const shared = createSharedStore(local, createRedisStore(connection, now), ask);
  let sharing = Promise.resolve();
  const share = () => {
    sharing = sharing.then(() => shared.share());
  };
  connection.on('ready', share);
  const timer = setInterval(share, shareEveryMs).unref();
  return {
    ...shared,
    async close() {
      clearInterval(timer);
      connection.off('ready', share);
      await sharing;
      await shared.close();
    },
  };
}
