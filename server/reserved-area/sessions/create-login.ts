import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/config.ts';
import type { SiteGroup } from '../../platform/redis/site-group.ts';
import { askLogin } from './ask-login.ts';
import { createCookies } from './cookies.ts';
import { createKnownDevices } from './known-devices.ts';
import type { LogIn } from './log-in.ts';
import { createLogIn } from './log-in.ts';
import { createLoginAttempts } from './login-attempts.ts';
import type { SessionKeeper } from './sessions.ts';
import { createSessions } from './sessions.ts';
import { createSharedStore } from './shared-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

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
  /** The other processes of the site; null where there are none. */
  group: SiteGroup | null;
  /** What they share, over a connection that fails fast. */
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

/** Builds what logging in takes, over the own memory and disk, and over Redis where there are several processes. */
export function createLogin(parts: LoginParts): Login {
  const { config, secret, group, redis, logger, now } = parts;
  const { timeoutMs, wait } = { ...usualTimes, ...parts.times };
  const { publicUrl, loginUrl } = config;
  const local = openSqliteStore(join(config.dataDir, 'sessions.sqlite'), now);
  const store = group ? createSharedStore({ local, group, logger, now }) : local;
  const cookies = createCookies({ publicUrl, warn: (message) => logger.warn(message), now });
  const sessions = createSessions({ secret, store, cookies, logger, now });
  const logIn =
    loginUrl === null
      ? null
      : createLogIn({
          secret,
          ask: (credentials) => askLogin(credentials, { url: loginUrl, timeoutMs }),
          attempts: createLoginAttempts({ redis, wait }),
          devices: createKnownDevices(secret, cookies, now),
          sessions,
        });
  return { sessions, logIn, close: () => store.close() };
}
