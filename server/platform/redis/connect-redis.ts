import { Redis } from 'ioredis';

/** How long a command may take before whoever asked is told that Redis cannot be reached. */
const commandTimeoutMs = 5_000;

/** Attempts to connect anew that a command lives through. */
const attemptsPerCommand = 3;

const longestPauseMs = 2_000;

/**
 * A connection to the Redis that the site's processes share. It comes back by itself; commands reject
 * while it is away. `warn` is told once each time it goes.
 */
export function connectRedis(url: string, warn: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: commandTimeoutMs,
    maxRetriesPerRequest: attemptsPerCommand,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) warn(withoutCommand(error));
    away = true;
  });
  redis.on('ready', () => {
    away = false;
  });
  return redis;
}

/** The client's errors carry the command that failed, and with it the password or what somebody wrote into the log. */
export function withoutCommand({ message, code }: NodeJS.ErrnoException): Error {
  return new Error(message || code);
}
