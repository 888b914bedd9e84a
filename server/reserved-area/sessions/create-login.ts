import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import { askLogin } from './ask-login.ts';
import { createCookies } from './cookies.ts';
import { createKnownDevices } from './known-devices.ts';
import type { LogIn } from './log-in.ts';
import { createLogIn } from './log-in.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { createRedisSessionStore } from './redis-session-store.ts';
import type { SessionKeeper } from './sessions.ts';
import { createSessions } from './sessions.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

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
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  logger: FastifyBaseLogger;
  now(): number;
  times?: LoginTimes;
}

export interface Login {
  sessions: SessionKeeper;
  /** Null where this site has no login. */
  logIn: LogIn | null;
  close(): void;
}

/** Builds what logging in takes, over the own memory and disk, or over Redis where there are several processes. */
export function createLogin(parts: LoginParts): Login {
  const { config, secret, redis, logger, now } = parts;
  const { timeoutMs, wait } = { ...usualTimes, ...parts.times };
  const { publicUrl, loginUrl } = config;
  const store = redis
    ? createRedisSessionStore(redis, now)
    : createSqliteSessionStore(join(config.dataDir, 'sessions.sqlite'), now);
  const cookies = createCookies({ publicUrl, warn: (message) => logger.warn(message), now });
  const sessions = createSessions({ secret, store, cookies, logger, now });
  const logIn =
    loginUrl === null
      ? null
      : createLogIn({
          secret,
          ask: (credentials) => askLogin(credentials, { url: loginUrl, timeoutMs }),
          attempts: createLoginAttempts({ redis: redis?.commands ?? null, wait }),
          devices: createKnownDevices(secret, cookies, now),
          sessions,
        });
  return { sessions, logIn, close: () => store.close() };
}
