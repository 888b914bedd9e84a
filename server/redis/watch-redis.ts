import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { withPatience } from '../catalogue/with-patience.ts';

/** Tells whether a Redis takes what it is given, and whether it still knows what it was given before. */
export interface RedisWatch {
  isThere(): boolean;
  /** Something did not work: it counts as away until it has proved the contrary. */
  doubt(error: unknown): void;
  /** Resolves once it is known how Redis is. */
  begin(): Promise<void>;
  end(): void;
}

export interface WatchOptions {
  redis: Redis;
  /** Redis is there for the first time, is back, or has forgotten everything meanwhile. */
  onJoin(): void;
  /** It is away; told once, whatever fails until it is back. */
  onLeave(error: unknown): void;
}

/** What is gone when everything is gone. */
const markKey = 'enquiries-mark';

const lookEveryMs = 1_000;

/** Whoever takes longer for two words is not of use. */
const patienceMs = 1_000;

/** A connection over which so many looks went unanswered is made anew: there may be nobody at its other end. */
const mostDeadLooks = 3;

/** A Redis that listens may be frozen, full, or a copy that may only be read: only writing tells. */
export function watchRedis({ redis, onJoin, onLeave }: WatchOptions): RedisWatch {
  let state: 'unknown' | 'there' | 'away' = 'unknown';
  let mark: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let deadLooks = 0;
  let ended = false;

  async function readMark(): Promise<string> {
    await redis.setnx(markKey, randomUUID());
    return (await redis.get(markKey)) ?? '';
  }

  function doubt(error: unknown): void {
    if (ended || state === 'away') return;
    state = 'away';
    onLeave(error);
  }

  async function look(): Promise<void> {
    const answer = await withPatience(readMark(), patienceMs);
    if (ended) return;
    deadLooks = answer.state === 'late' && redis.status === 'ready' ? deadLooks + 1 : 0;
    if (answer.state === 'arrived') {
      const isNews = state !== 'there' || answer.value !== mark;
      state = 'there';
      mark = answer.value;
      if (isNews) onJoin();
    } else {
      doubt(answer.state === 'failed' ? answer.error : new Error('Redis does not answer'));
    }
    if (deadLooks === mostDeadLooks) {
      deadLooks = 0;
      redis.disconnect(true);
    }
    timer = setTimeout(() => void look(), lookEveryMs);
  }

  const leave = () => doubt(new Error('The connection to Redis has ended'));
  redis.on('close', leave);
  return {
    isThere: () => state === 'there' && redis.status === 'ready',
    doubt,
    begin: look,
    end() {
      ended = true;
      clearTimeout(timer);
      redis.off('close', leave);
    },
  };
}
