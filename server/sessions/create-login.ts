import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { createPatientRedis } from '../redis/patient-redis.ts';
import { askLogin } from './ask-login.ts';
import { createAttempts } from './attempts.ts';
import { createCookies } from './cookies.ts';
import { createKnownDevices } from './known-devices.ts';
import type { LogIn } from './log-in.ts';
import { createLogIn } from './log-in.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { openSessionStore } from './open-session-store.ts';
import { createRedisCounts } from './redis-counts.ts';
import type { SessionKeeper } from './sessions.ts';
import { createSessions } from './sessions.ts';
import { createSharedCounts } from './shared-counts.ts';

const usualTimes = { timeoutMs: 10_000, wait: pause };

/** For tests, which do not wait. */
interface LoginTimes {
  /** Time limit for one question to the login. */
  timeoutMs?: number;
  /** Lets an answer be waited for. */
  wait?: (ms: number) => Promise<unknown>;
}

export interface LoginParts {
  config: Pick<Config, 'loginUrl' | 'publicUrl' | 'dataDir'>;
  secret: string;
  /** Null where this is the only process of the site. */
  redis: Redis | null;
  logger: FastifyBaseLogger;
  now(): number;
  times?: LoginTimes;
}

export interface Login {
  sessions: SessionKeeper;
  /** Null where this site has no login. */
  logIn: LogIn | null;
  close(): Promise<void>;
}

/** Builds what logging in takes, over the own memory and disk, and over Redis where there is one. */
export function createLogin(parts: LoginParts): Login {
  const { config, secret, redis, logger, now } = parts;
  const { timeoutMs, wait } = { ...usualTimes, ...parts.times };
  const shared = redis && { connection: redis, ask: createPatientRedis(redis, now) };
  const store = openSessionStore({ dataDir: config.dataDir, redis: shared, now });
  const { publicUrl, loginUrl } = config;
  const cookies = createCookies({ publicUrl, warn: (message) => logger.warn(message), now });
  const sessions = createSessions({ secret, store, cookies, logger, now });
  const ownCounts = createMemoryCounts(now);
  const counts = shared
    ? createSharedCounts(ownCounts, createRedisCounts(shared.connection, now), shared.ask)
    : ownCounts;
  const logIn = createLogIn({
    secret,
    ask: (credentials) => askLogin(credentials, { url: loginUrl ?? '', timeoutMs }),
    attempts: createAttempts(counts, wait),
    devices: createKnownDevices(secret, cookies, now),
    sessions,
  });
  return { sessions, logIn: loginUrl === null ? null : logIn, close: () => store.close() };
}
