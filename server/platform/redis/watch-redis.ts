import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { TimedResult } from '../../lib/with-timeout.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { withoutCommand } from './connect-redis.ts';

/** Tells whether a Redis takes what it is given, and whether it still knows what it was given before. */
export interface RedisWatch {
  isThere(): boolean;
  /** Something did not work: it counts as away until it has proved the contrary. */
  doubt(error: Error): void;
  /** Resolves once it is known how Redis is, and what was to be done then. */
  begin(): Promise<void>;
  end(): void;
}

export interface WatchOptions {
  redis: Redis;
  /** Of another connection to it, which has to work as well. */
  also?: { redis: Redis; look(): Promise<unknown> };
  /** Whoever takes longer for two words is not of use. */
  timeoutMs: number;
  /** Redis is there for the first time, is back, or has forgotten everything meanwhile. */
  onJoin(wasAway: boolean): Promise<void> | void;
  /** It is away; told once, whatever fails until it is back. */
  onLeave(error: Error): void;
}

/** What is gone when everything is gone. */
const markKey = 'site-mark';

const lookEveryMs = 1_000;

/** How long the start waits for a connection, and then for a first answer. */
const startMs = 3_000;

/** Connections over which so many looks went unanswered are made anew: there may be nobody at their other end. */
const mostDeadLooks = 3;

/** Why nothing arrived, in words that may be logged. */
export function failureOf(answer: Exclude<TimedResult<unknown>, { state: 'arrived' }>): Error {
  return answer.state === 'failed'
    ? withoutCommand(answer.error as Error)
    : new Error('Redis does not answer');
}

/** A Redis that listens may be frozen, full, or a copy that may only be read: only writing tells. */
export function watchRedis({ redis, also, timeoutMs, onJoin, onLeave }: WatchOptions): RedisWatch {
  const connections = also ? [redis, also.redis] : [redis];
  let state: 'unknown' | 'there' | 'away' = 'unknown';
  let mark: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let deadLooks = 0;
  let ended = false;

  const areReady = () => connections.every(({ status }) => status === 'ready');

  async function readMark(): Promise<string | null> {
    const [, found] = await Promise.all([
      redis.setnx(markKey, randomUUID()),
      redis.get(markKey),
      also?.look(),
    ]);
    return found;
  }

  function doubt(error: Error): void {
    if (ended || state === 'away') return;
    state = 'away';
    onLeave(error);
  }

  async function look(limitMs: number): Promise<void> {
    const answer = await withTimeout(readMark(), limitMs);
    if (ended) return;
    deadLooks = answer.state === 'late' && areReady() ? deadLooks + 1 : 0;
    if (answer.state === 'arrived') {
      const wasAway = state === 'away';
      const isNews = state !== 'there' || answer.value !== mark;
      state = 'there';
      mark = answer.value;
      if (isNews) await onJoin(wasAway);
    } else {
      doubt(failureOf(answer));
    }
    if (deadLooks === mostDeadLooks) {
      deadLooks = 0;
      for (const connection of connections) connection.disconnect(true);
    }
    lookLater();
  }

  function lookLater(): void {
    if (!ended) timer = setTimeout(() => void look(timeoutMs), lookEveryMs).unref();
  }

  const leave = () => doubt(new Error('The connection to Redis has ended'));
  for (const connection of connections) connection.on('close', leave);
  return {
    isThere: () => state === 'there' && areReady(),
    doubt,
    async begin() {
      const unready = connections.filter(({ status }) => status !== 'ready');
      const ready = Promise.all(unready.map((connection) => once(connection, 'ready')));
      const connected = await withTimeout(ready, startMs);
      if (connected.state === 'arrived') return look(startMs);
      doubt(failureOf(connected));
      lookLater();
    },
    end() {
      ended = true;
      clearTimeout(timer);
      for (const connection of connections) connection.off('close', leave);
    },
  };
}
