import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { withPatience } from '../catalogue/with-patience.ts';

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

/** What is gone when everything is gone. */
const markKey = 'site-group:mark';

/** How long a visitor may be kept waiting by one step. */
const stepMs = 500;

/** Coming back takes an answer quicker than the one for which it counted as away, lest it come and go. */
const lookMs = 300;

const lookEveryMs = 1_000;

/** How long the start waits for a connection, and then for a first answer: no visitor does. */
const startMs = 3_000;

/** A connection over which so many looks went unanswered is made anew: nobody may be at its other end. */
const mostDeadLooks = 5;

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
  let state: 'unknown' | 'here' | 'away' = 'unknown';
  let mark: string | null = null;
  let listens = false;
  let deadLooks = 0;
  let isToldOfRefusal = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  for (const connection of [commands, ears]) {
    // Whoever made the first connection tells of errors.
    connection.on('error', () => undefined);
    connection.on('close', () => leave());
  }
  ears.on('close', () => {
    listens = false;
  });
  ears.on('message', (_channel: string, text: string) => {
    const heard = messageSchema.safeParse(parseJson(text));
    if (heard.success && heard.data.from !== id) hearing.get(heard.data.topic)?.(heard.data.message);
  });

  function leave(): void {
    if (closed || state === 'away') return;
    state = 'away';
    logger.warn('Redis does not answer: this process goes on by itself until it does');
  }

  async function join(): Promise<void> {
    if (state === 'away') logger.info('Redis answers again: this process is one of several again');
    state = 'here';
    await Promise.allSettled(catchingUp.map((catchUp) => catchUp()));
  }

  async function listenAndReadMark(): Promise<string | null> {
    if (!listens) await ears.subscribe(channel);
    listens = true;
    const [, , found] = await Promise.all([
      ears.ping(),
      commands.set(markKey, randomUUID(), 'NX'),
      commands.get(markKey),
    ]);
    return found;
  }

  /** Only writing and reading tells: what listens may be frozen, full, or new and empty. */
  async function look(patienceMs: number): Promise<void> {
    const looked = await withPatience(listenAndReadMark(), patienceMs);
    if (closed) return;
    if (looked.state === 'arrived') {
      deadLooks = 0;
      const isNews = state !== 'here' || looked.value !== mark;
      mark = looked.value;
      if (isNews) await join();
    } else {
      leave();
      if (looked.state === 'late' && ++deadLooks >= mostDeadLooks) {
        deadLooks = 0;
        commands.disconnect(true);
        ears.disconnect(true);
      }
    }
    timer = setTimeout(() => void look(lookMs), lookEveryMs).unref();
  }

  const group: SiteGroup = {
    async ask(step) {
      if (state !== 'here') return undefined;
      const answer = await withPatience(step(commands), stepMs);
      if (answer.state === 'arrived') return answer.value;
      if (answer.state === 'late' || !isRefusal(answer.error)) leave();
      else if (!isToldOfRefusal) {
        isToldOfRefusal = true;
        logger.warn({ err: answer.error }, 'Redis refuses what the processes of the site share');
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
      if (state === 'here') await catchUp();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      commands.disconnect();
      ears.disconnect();
    },
  };

  const connected = Promise.all([commands, ears].map((connection) => once(connection, 'ready')));
  await withPatience(connected, startMs);
  await look(startMs);
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
