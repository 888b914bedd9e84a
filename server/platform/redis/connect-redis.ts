import type { RedisOptions } from 'ioredis';
import { Redis } from 'ioredis';

const longestPauseMs = 2_000;

/** Options of a connection; ioredis' own type allows more than its constructor takes. */
export type ConnectionOptions = Omit<RedisOptions, 'replyMapping'>;

/** For work in the background, which can wait for Redis to come back for a while. */
const patient: ConnectionOptions = { commandTimeout: 5_000, connectTimeout: 5_000, maxRetriesPerRequest: 3 };

/**
 * For what a visitor waits for: while Redis is away commands reject at once. One that hangs costs half
 * a second once: then its connection is given up, and there is none until it answers.
 */
export const failFast: ConnectionOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 500,
  socketTimeout: 500,
};

/** One failure alone may be the process': busy, it takes an answer that waits for none, and is connected anew at once. */
const failsAgainWithinMs = 10_000;

/**
 * A connection to the Redis that the site's processes share. It comes back by itself; commands reject
 * while it is away. `warn` is called once each time it goes, at a second failure soon after another; `tellBack` once it is back.
 */
export function connectRedis(
  url: string,
  warn: (error: Error) => void,
  options: ConnectionOptions = patient,
  tellBack: () => void = () => undefined,
): Redis {
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, longestPauseMs);
  const redis = new Redis(url, { ...options, retryStrategy });
  let lastFailure = Number.NEGATIVE_INFINITY;
  let isAway = false;
  redis.on('error', (error: Error) => {
    const failsAgain = performance.now() - lastFailure < failsAgainWithinMs;
    lastFailure = performance.now();
    if (isAway || !failsAgain) return;
    isAway = true;
    warn(withoutCommand(error));
  });
  redis.on('ready', () => {
    if (isAway) tellBack();
    isAway = false;
  });
  return redis;
}

/** The client's errors carry the command that failed, and with it the password or what somebody wrote into the log. */
export function withoutCommand({ message, code }: NodeJS.ErrnoException): Error {
  return new Error(message || code);
}
