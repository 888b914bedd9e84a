import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import { connectRedis, failFast } from './connect-redis.ts';

/** The Redis that the processes of one site share. */
export interface SharedRedis {
  /** Commands reject at once while Redis is away, and after half a second where it hangs. */
  commands: Redis;
  /** Sends a message to the other processes; what cannot be sent now is lost. */
  publish(topic: string, message: unknown): void;
  /** Passes on what other processes publish, not what this one does. The message is to be parsed by a schema. */
  subscribe(topic: string, onMessage: (message: unknown) => void): void;
  close(): void;
}

const channel = 'site-messages';

/** How long a start waits for Redis; the site runs without it too. */
const connectWithinMs = 3_000;

const messageSchema = z.object({ from: z.string(), topic: z.string(), message: z.unknown() });

/** Connects to the Redis of `REDIS_URL`. Resolves once it answers, or cannot be reached for now. */
export async function openSharedRedis(url: string, logger: FastifyBaseLogger): Promise<SharedRedis> {
  const id = randomUUID();
  const commands = connectRedis(
    url,
    (error) =>
      logger.warn({ err: error }, 'Redis cannot be reached: this process works alone until it is back'),
    failFast,
    () => logger.info('Redis is back'),
  );
  const subscriber = commands.duplicate({ enableOfflineQueue: true, autoResubscribe: false });
  const subscribers = new Map<string, (message: unknown) => void>();
  // The other connection logs that Redis is away.
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel: string, text: string) => {
    const { data } = messageSchema.safeParse(parseJson(text));
    if (data && data.from !== id) subscribers.get(data.topic)?.(data.message);
  });
  // ioredis would subscribe again by itself only where the first attempt succeeded, and leave the rejection of
  // a Redis that hangs to nobody, which ends the process.
  subscriber.on('ready', () => void subscriber.subscribe(channel).catch(() => undefined));
  const isReady = (connection: Redis) =>
    once(connection, 'ready', { signal: AbortSignal.timeout(connectWithinMs) }).catch(() => undefined);
  await Promise.all([commands, subscriber].map(isReady));

  return {
    commands,
    publish(topic, message) {
      commands.publish(channel, JSON.stringify({ from: id, topic, message })).catch(() => undefined);
    },
    subscribe: (topic, onMessage) => void subscribers.set(topic, onMessage),
    close() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
