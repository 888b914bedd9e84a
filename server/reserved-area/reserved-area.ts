import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@kitchen/shared/paths.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clocks } from '../lib/clocks.ts';
import type { ReportFileFaults } from '../platform/metrics/file-faults.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { SharedRedis } from '../platform/redis/shared-redis.ts';
import type { PreviousSecret } from '../platform/secrets/previous-secret.ts';
import { askToLogIn } from './ask-to-log-in.ts';
import { openDocuments } from './documents/documents.ts';
import { documentRoutes } from './documents/routes.ts';
import { createAccountNames } from './sessions/account-names.ts';
import { askLogin } from './sessions/ask-login.ts';
import { createEncryptedCookies } from './sessions/encrypted-cookies.ts';
import type { LoginMetrics } from './sessions/log-in.ts';
import { createLogIn } from './sessions/log-in.ts';
import { createLoginAttempts } from './sessions/login-attempts.ts';
import { createRedisSessionStore } from './sessions/redis-session-store.ts';
import { sessionRoutes } from './sessions/routes.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSqliteSessionStore } from './sessions/sqlite-session-store.ts';

/** In the data folder, where there is no Redis: sessions that have ended, and when users were there. */
export const sessionsFile = 'sessions.sqlite';

export { readManifest } from './documents/manifest.ts';
export { createLoginMetrics } from './sessions/log-in.ts';
export { longestSessionMs } from './sessions/session-store.ts';
export { userIdOf } from './sessions/sessions.ts';

/** Time limit of one question to the login. */
const loginTimeoutMs = 10_000;

export interface ReservedAreaOptions extends Clocks {
  config: Pick<
    Config,
    'loginUrl' | 'loginDefaultRole' | 'publicUrl' | 'dataDir' | 'reservedDocumentsDir' | 'defaultLanguage'
  >;
  secret: string;
  previousSecret?: PreviousSecret;
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  metrics: LoginMetrics;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
  /** Hears how much is wrong in the list of documents. */
  reportFaults?: ReportFileFaults;
  logger: FastifyBaseLogger;
  /** For tests, which do not wait. */
  times?: { loginTimeoutMs: number; wait(ms: number): Promise<unknown> };
}

export type ReservedArea = Awaited<ReturnType<typeof createReservedArea>>;

interface ReservedAreaRouteOptions {
  limit: RequestLimit;
  /** Whether an `Origin` is that of this site's pages. */
  isOwnOrigin(origin: string, request: FastifyRequest): boolean;
}

/** What the site remembers of sessions: in the Redis that its processes share, else in the data folder. */
export function openSessionStore(
  dataDir: string,
  redis: SharedRedis | null,
  now: () => number,
): SessionStore {
  return redis
    ? createRedisSessionStore(redis, now)
    : createSqliteSessionStore(join(dataDir, sessionsFile), now);
}

/** Builds the reserved area. Throws a `ConfigError` where the list of documents is wrong. */
export async function createReservedArea(options: ReservedAreaOptions) {
  const { config, secret, previousSecret, redis, metrics, givingUp, logger, now, steadyNow } = options;
  const { publicUrl, loginUrl, loginDefaultRole: defaultRole, dataDir, defaultLanguage } = config;
  const { wait, loginTimeoutMs: timeoutMs } = options.times ?? { loginTimeoutMs, wait: pause };
  const documents = await openDocuments(config.reservedDocumentsDir, logger, options.reportFaults);
  const store = openSessionStore(dataDir, redis, now);
  const warn = (message: string) => logger.warn(message);
  const createCookie = createEncryptedCookies({ secret, previousSecret, publicUrl, warn, now });
  const sessions = createSessions({ secret, previousSecret, store, createCookie, logger, now });
  const logIn =
    loginUrl === null
      ? null
      : createLogIn({
          secret,
          previousSecret,
          ask: (credentials) => askLogin(credentials, { url: loginUrl, defaultRole, timeoutMs, givingUp }),
          attempts: createLoginAttempts({ redis: redis?.commands ?? null, now: steadyNow, wait }),
          accountNames: createAccountNames(redis?.commands ?? null),
          createCookie,
          sessions,
          now,
          steadyNow,
          wait,
        });
  return {
    /** Logging in and out, and the documents for those who are logged in. */
    async routes(app: FastifyInstance, { limit, isOwnOrigin }: ReservedAreaRouteOptions): Promise<void> {
      app.addHook('onRequest', limit.consume);
      await app.register(sessionRoutes, { ...metrics, sessions, logIn, isOwnOrigin });
      await app.register(documentRoutes, { documents, sessions, defaultLanguage, now });
    },
    /** Who sends a request; null where nobody is logged in. */
    readSession: sessions.read,
    /** Leads a browser to the login and on to the reserved area; a program gets a 401. */
    askToLogIn: (request: FastifyRequest, reply: FastifyReply) =>
      askToLogIn(request, reply, paths.reservedArea, defaultLanguage),
    close: store.close,
  };
}
