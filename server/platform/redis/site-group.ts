import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { withTimeout } from '../../lib/with-timeout.ts';
import { failureOf, watchRedis } from './watch-redis.ts';

/**
 * The processes of a site, as far as they spare one another work over Redis. Nobody needs it to go on: each
 * step is bounded, and none is tried while Redis is known to be away.
 */
export interface SiteGroup {
  /** What a step came to; undefined where Redis is away, refuses or is too slow. Never rejects. */
  ask<T>(step: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  /** Tells the other processes, as far as they can be reached. */
  tell(topic: string, message: unknown): Promise<void>;
  /** Hears what the others tell; the message is to be parsed. */
  listen(topic: string, hear: (message: unknown) => void): void;
  /**
   * Called when Redis is there, and whenever it is there again: after it was away, and after it forgot everything.
   * Resolves once that was done for the first time, or cannot be done now.
   */
  onJoin(catchUp: () => Promise<void>): Promise<void>;
  close(): void;
}

export interface SiteGroupOptions {
  /** Its connection is not used, only its address. */
  redis: Redis;
  logger: FastifyBaseLogger;
}

const channel = 'site-group';

/** How long a visitor may be kept waiting by one step. */
const stepMs = 500;

/** Coming back takes an answer quicker than the one for which it counted as away, lest it come and go. */
const lookMs = 300;

const messageSchema = z.object({ from: z.string(), topic: z.string(), message: z.unknown() });

/** Joins the processes on a Redis. Resolves once it is known whether it is there. */
export async function joinSiteGroup({ redis, logger }: SiteGroupOptions): Promise<SiteGroup> {
  const id = randomUUID();
  // What is no longer waited for must not be done later.
  const ownWay = { enableOfflineQueue: false, autoResendUnfulfilledCommands: false, autoResubscribe: false };
  const commands = redis.duplicate(ownWay);
  const ears = redis.duplicate(ownWay);
  const hearing = new Map<string, (message: unknown) => void>();
  const catchingUp: (() => Promise<void>)[] = [];
  let listens = false;
  let isToldOfRefusal = false;

  for (const connection of [commands, ears]) {
    // Whoever made the first connection tells of errors.
    connection.on('error', () => undefined);
  }
  ears.on('close', () => {
    listens = false;
  });
  ears.on('message', (_channel: string, text: string) => {
    const heard = messageSchema.safeParse(parseJson(text));
    if (heard.success && heard.data.from !== id) hearing.get(heard.data.topic)?.(heard.data.message);
  });

  const watch = watchRedis({
    redis: commands,
    also: { redis: ears, look: keepListening },
    timeoutMs: lookMs,
    async onJoin(wasAway) {
      if (wasAway) logger.info('Redis answers again: this process is one of several again');
      await Promise.allSettled(catchingUp.map((catchUp) => catchUp()));
    },
    onLeave: () => logger.warn('Redis does not answer: this process goes on by itself until it does'),
  });

  async function keepListening(): Promise<void> {
    if (!listens) await ears.subscribe(channel);
    listens = true;
    await ears.ping();
  }

  const group: SiteGroup = {
    async ask(step) {
      if (!watch.isThere()) return undefined;
      const answer = await withTimeout(step(commands), stepMs);
      if (answer.state === 'arrived') return answer.value;
      if (answer.state === 'late' || !isRefusal(answer.error)) watch.doubt(failureOf(answer));
      else if (!isToldOfRefusal) {
        isToldOfRefusal = true;
        logger.warn({ err: failureOf(answer) }, 'Redis refuses what the processes of the site share');
      }
      return undefined;
    },
    async tell(topic, message) {
      await group.ask((connection) =>
        connection.publish(channel, JSON.stringify({ from: id, topic, message })),
      );
    },
    listen: (topic, hear) => void hearing.set(topic, hear),
    async onJoin(catchUp) {
      catchingUp.push(catchUp);
      if (watch.isThere()) await catchUp();
    },
    close() {
      watch.end();
      commands.disconnect();
      ears.disconnect();
    },
  };

  await watch.begin();
  return group;
}

/** Redis itself said no; every other failure is one of the connection. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
