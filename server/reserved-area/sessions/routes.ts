import { problemSchema } from '@kitchen/shared/problem.ts';
import {
  credentialsSchema,
  logoutSchema,
  sessionApiPath,
  sessionRenewHeader,
  sessionSchema,
} from '@kitchen/shared/session.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  badInput,
  foreignOrigin,
  HttpProblem,
  loginRequired,
  tooManyRequests,
} from '../../platform/problems/problems.ts';
import { createProxyWarning } from '../../platform/rate-limits/unknown-proxy.ts';
import type { LogIn, LoginMetrics } from './log-in.ts';
import type { Sessions } from './sessions.ts';

const bodyLimit = 16 * 1024;

export interface SessionRouteOptions extends LoginMetrics {
  sessions: Sessions;
  /** Null where this site has no login. */
  logIn: LogIn | null;
  isOwnOrigin(origin: string, request: FastifyRequest): boolean;
}

/** Logging in and out, on the wire (`shared/session.ts`). */
export const sessionRoutes: FastifyPluginAsyncZod<SessionRouteOptions> = async (app, options) => {
  const { sessions, logIn, onLogin } = options;
  const warnOfProxy = createProxyWarning(
    'Logins come through a proxy that TRUST_PROXY does not name: one visitor’s wrong passwords slow all others down',
  );

  // Forms of other sites can send text without asking; JSON they cannot.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && isForeign(request)) throw foreignOrigin();
  });
  app.addHook('preValidation', async (request) => {
    const odd = Object.keys(request.query as object);
    if (odd.length > 0) throw badInput(odd.map((name) => ({ name, message: 'expected no parameters' })));
  });

  /** Browsers say which page sends a request; whatever else does it has no visitor's cookies. */
  function isForeign(request: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site !== undefined) return site !== 'same-origin';
    return origin !== undefined && !options.isOwnOrigin(origin, request);
  }

  app.get(
    sessionApiPath,
    {
      schema: {
        operationId: 'getSession',
        summary: 'Who is logged in to the reserved area; 401 where nobody is',
        security: [{ session: [] }],
        headers: z.looseObject({
          [sessionRenewHeader]: z.string().optional().describe('`no` asks without using the session'),
        }),
        response: { 200: sessionSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const session = await sessions.read(request, reply, {
        renews: request.headers[sessionRenewHeader] !== 'no',
      });
      if (session === null) throw loginRequired();
      const { user, endsInS, extendable } = session;
      return { user, endsInS, extendable };
    },
  );

  app.post(
    sessionApiPath,
    {
      bodyLimit,
      schema: {
        operationId: 'logIn',
        summary: 'Logs in to the reserved area: the session is in the cookie that comes with the answer',
        body: credentialsSchema,
        response: { 200: sessionSchema, '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      warnOfProxy(request);
      if (logIn === null) {
        onLogin('closed');
        throw new HttpProblem('login-unavailable', 503, 'This site has no login at the moment.');
      }
      const result = await logIn(request, reply, request.body);
      onLogin(result.outcome);
      if (result.outcome === 'accepted') {
        const { user, endsInS, extendable } = result.session;
        return { user, endsInS, extendable };
      }
      if (result.outcome === 'limited')
        throw tooManyRequests(result.retryAfterS, 'Too many attempts to log in. Please wait a moment.');
      // Which of the two was wrong stays unsaid.
      throw result.outcome === 'refused'
        ? new HttpProblem('login-refused', 401, 'The user name or the password is not right.')
        : new HttpProblem('login-unavailable', 502, 'The login cannot be reached at the moment.', {
            retryAfterS: 10,
          });
    },
  );

  app.delete(
    sessionApiPath,
    {
      schema: {
        operationId: 'logOut',
        summary: 'Logs out; also where nobody is logged in',
        response: { 202: logoutSchema, 204: z.void(), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const ended = await sessions.end(request, reply);
      if (ended !== 'none') request.log.info('Somebody logged out');
      return ended === 'here' ? reply.code(202).send({ endedEverywhere: false }) : reply.code(204).send();
    },
  );
};
