import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@kitchen/shared/session.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import type { FastifyBaseLogger } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino from 'pino';
import { handleErrors } from '../platform/http/error-handling.ts';
import { openSharedRedis } from '../platform/redis/shared-redis.ts';
import { acceptForADay } from '../platform/secrets/previous-secret.ts';
import { createReservedArea } from '../reserved-area/reserved-area.ts';
import type { ScriptedServer } from './scripted-server.ts';
import { startScriptedServer } from './scripted-server.ts';

export const sessionSiteUrl = 'https://www.calidora.example';

export const sessionSiteSecret = 'the secret of a site that runs in tests';

export const rightPassword = 'the right password';

/** What the login of these tests knows somebody by. */
export const upstreamToken = 'eyJ0eXAiOiJKV1QifQ.upstream-token.signature';

/** Takes everybody with the right password. */
const usualLogin: RequestListener = async (request, response) => {
  const { username, password } = (await readJson(request)) as Record<string, string>;
  const right = password === rightPassword;
  response.writeHead(right ? 200 : 403, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(
    JSON.stringify(
      right
        ? {
            token: upstreamToken,
            user_email: username,
            user_display_name: 'Anna Bianchi',
            roles: ['service'],
          }
        : { code: '[jwt_auth] incorrect_password', message: `No: ${username}`, data: { status: 403 } },
    ),
  );
};

async function readJson(request: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

export interface SessionSiteOptions {
  dataDir?: string;
  redisUrl?: string;
  secret?: string;
  /** What SESSION_SECRET_PREVIOUS says. */
  previousSecret?: string;
  /** Null: PUBLIC_URL is not set. */
  publicUrl?: string | null;
  trustProxy?: string;
  /** False: this site has no login. */
  hasLogin?: boolean;
  /** What LOGIN_DEFAULT_ROLE says. */
  defaultRole?: Role;
  /** Shared by several sites, say. */
  clock?: { now: number };
}

/** What a browser keeps between its visits. */
export type CookieJar = Map<string, string>;

export interface Asking {
  method?: 'GET' | 'POST' | 'DELETE';
  jar?: CookieJar;
  from?: string;
  headers?: Record<string, string>;
  body?: string;
  query?: string;
}

/** Serves the routes of the login, over a login whose answers a test decides; closes at the end of the block. */
export async function startSessionSite(options: SessionSiteOptions = {}) {
  const parts = new AsyncDisposableStack();
  const login: ScriptedServer = parts.use(await startScriptedServer(usualLogin));
  const clock = options.clock ?? { now: Date.UTC(2026, 10, 21, 9) };
  const now = () => clock.now;
  const log: string[] = [];
  const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line) => log.push(line) });
  const waits: number[] = [];
  const outcomes: string[] = [];
  const gate = { wait: async (ms: number): Promise<unknown> => ms };

  let dataDir = options.dataDir;
  if (dataDir === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'session-site-'));
    parts.defer(() => rm(folder, { recursive: true, force: true }));
    dataDir = folder;
  }
  const redis = options.redisUrl ? await openSharedRedis(options.redisUrl, logger) : null;
  parts.defer(() => redis?.close());
  const { publicUrl = sessionSiteUrl, trustProxy = false, hasLogin = true, defaultRole = null } = options;
  const reservedArea = await createReservedArea({
    config: {
      loginUrl: hasLogin ? login.url : null,
      loginDefaultRole: defaultRole,
      publicUrl,
      dataDir,
      reservedDocumentsDir: null,
      defaultLanguage: 'en',
    },
    secret: options.secret ?? sessionSiteSecret,
    previousSecret: acceptForADay(options.previousSecret ?? null, now),
    redis,
    metrics: { onLogin: (outcome) => void outcomes.push(outcome) },
    logger,
    now,
    steadyNow: now,
    times: {
      loginTimeoutMs: 1_500,
      wait: (ms) => {
        waits.push(ms);
        return gate.wait(ms);
      },
    },
  });
  parts.defer(() => reservedArea.close());

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  await app.register(reservedArea.routes, {
    limit: { consume: async () => undefined },
    isOwnOrigin: (origin) => origin === sessionSiteUrl,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  parts.defer(() => app.close());

  /** Asks as a browser does, which keeps what cookies it gets. */
  async function ask({ method = 'GET', jar, from, headers = {}, body, query = '' }: Asking = {}) {
    const cookie = [...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url: sessionApiPath + query,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(from && { remoteAddress: from }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar?.delete(name);
      else jar?.set(name, value);
    }
    return answer;
  }

  return {
    app,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    dataDir,
    login,
    clock,
    log,
    /** The pauses before answers, in ms, which pass at once unless `gate` holds them. */
    waits,
    gate,
    outcomes,
    ask,
    logIn: (username: string, password = rightPassword, asking: Asking = {}) =>
      ask({ method: 'POST', body: JSON.stringify({ username, password }), ...asking }),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

export type SessionSite = Awaited<ReturnType<typeof startSessionSite>>;
