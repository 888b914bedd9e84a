import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { SharedRedis } from '../redis/shared-redis.ts';
import type { StoredAnswer } from './refreshing-cache.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Raised when the form of what is stored changes: processes of two versions leave each other alone. */
const formatVersion = 3;

/** A process that ended in the middle of a load keeps the others waiting no longer. */
const lockMs = 10_000;

/** How long others wait for a load that goes on; then they load for themselves. */
const mostWaitMs = 30_000;

/** Besides being notified: a notice may be lost. */
const lookAgainMs = 500;

/** Clocks of several machines differ by less. What was stored later than that is from a clock that was ahead. */
const mostAheadMs = 60_000;

const noticeSchema = z.object({ key: z.string(), storedAt: z.number() });

/** Makes a lock last so many ms from now, or ends it (0), for whoever holds it with this token. */
const expireOwnLock = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
`;

export interface RedisCacheOptions<T> {
  redis: SharedRedis;
  /** Tells its keys from those of other caches. */
  name: string;
  schema: z.ZodType<T>;
  /** How long after it was stored an answer may be served, in ms. */
  ttlMs: number;
  /** Aborts when nobody waits for another process's load any more. */
  givingUp?: AbortSignal | undefined;
  now(): number;
  warn(message: string, error: unknown): void;
}

type Answer<T> = StoredAnswer<T> & { absent: boolean };

export type RedisCache<T> = ReturnType<typeof createRedisCache<T>>;

/**
 * The level of a cache that the processes of a site share in Redis, so that what one has loaded no
 * other loads. While Redis is away each process loads for itself.
 */
export function createRedisCache<T>(options: RedisCacheOptions<T>) {
  const { redis, name, schema, ttlMs, givingUp, now, warn } = options;
  const { commands } = redis;
  const prefix = `cache:${formatVersion}:${name}:`;
  const topic = `cache:${name}`;
  /** Those who wait for an answer, by key. */
  const waiting = new Map<string, AbortController>();

  async function nextNotice(key: string): Promise<void> {
    const notice = new AbortController();
    waiting.set(key, notice);
    await pause(lookAgainMs, undefined, { signal: notice.signal }).catch(() => undefined);
    waiting.delete(key);
  }

  async function read(key: string, storedAfter: number): Promise<Answer<T> | null> {
    try {
      // In one command: another process may store the answer between two.
      const [time, body] = await commands.hmgetBuffer(prefix + key, 'storedAt', 'body');
      if (!time || !body) return null;
      const storedAt = Number(time);
      if (!(storedAt > storedAfter) || storedAt > now() + mostAheadMs) return null;
      const value = schema.parse(JSON.parse((await decompress(body)).toString()));
      return { value, complete: true, storedAt, absent: false };
    } catch (error) {
      if (commands.status === 'ready') warn('A cached answer could not be read from Redis', error);
      return null;
    }
  }

  async function write(key: string, { value, storedAt }: StoredAnswer<T>): Promise<void> {
    const place = prefix + key;
    try {
      const body = await compress(JSON.stringify(value));
      await commands.multi().hset(place, { storedAt, body }).pexpire(place, ttlMs).exec();
      redis.publish(topic, { key, storedAt });
    } catch (error) {
      if (commands.status === 'ready') warn('An answer could not be cached in Redis', error);
    }
  }

  /** Whether this process may load: nobody else does, or Redis cannot say. */
  async function takeLock(lock: string, token: string): Promise<boolean> {
    try {
      return (await commands.set(lock, token, 'PX', lockMs, 'NX')) === 'OK';
    } catch (error) {
      if (commands.status === 'ready')
        warn('Redis gives no lock in time: this process loads for itself', error);
      return true;
    }
  }

  return {
    /** `onStored` is called for each answer that another process has stored. */
    subscribe(onStored: (key: string, storedAt: number) => void): void {
      redis.subscribe(topic, (message) => {
        const { data } = noticeSchema.safeParse(message);
        if (!data) return;
        const notice = waiting.get(data.key);
        if (notice) notice.abort();
        else onStored(data.key, data.storedAt);
      });
    },

    /**
     * An answer that was stored after `storedAfter`; else that of `load`, which only one process runs
     * at a time. What it gives is stored where it is complete; null and absence are passed on.
     */
    async load(
      key: string,
      storedAfter: number,
      load: () => Promise<Answer<T> | null>,
    ): Promise<Answer<T> | null> {
      const lock = `${prefix}${key}:lock`;
      const token = randomUUID();
      const expireLock = (ms: number) =>
        commands.eval(expireOwnLock, 1, lock, token, ms).catch(() => undefined);
      const giveUpAt = performance.now() + mostWaitMs;
      for (;;) {
        const stored = await read(key, storedAfter);
        if (stored) return stored;
        if (await takeLock(lock, token)) break;
        if (givingUp?.aborted) break;
        if (performance.now() >= giveUpAt) {
          warn(
            'Another process loads for too long: this process loads for itself',
            new Error(`Waited ${mostWaitMs} ms for ${key}`),
          );
          break;
        }
        await nextNotice(key);
      }
      const renewal = setInterval(() => expireLock(lockMs), lockMs / 3);
      try {
        // Whoever had the lock may have stored an answer just before it was taken here.
        const stored = await read(key, storedAfter);
        if (stored) return stored;
        const answer = await load();
        if (answer?.complete && !answer.absent) await write(key, answer);
        return answer;
      } finally {
        clearInterval(renewal);
        void expireLock(0);
      }
    },
  };
}
