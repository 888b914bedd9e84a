import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { requestIdHeader } from '../logging/request-ids.ts';
import { badInput, HttpProblem, internal, notFound } from '../problems/problems.ts';
import { collectAllowedMethods } from './allowed-methods.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { languageOf } from './negotiate-language.ts';
import { prefersPage } from './prefers-page.ts';
import { faultOfHead } from './refuse-by-head.ts';

/** What pages that say what went wrong have of the site. */
interface FailingSite {
  brandName: string;
  defaultLanguage: Language;
}

/**
 * Every failure of a route ends here: as a page for visitors who asked for one, else as problem
 * details (RFC 9457); logged once where it is ours.
 */
export function handleErrors(
  app: FastifyInstance,
  site: FailingSite = { brandName: defaultBrand.name, defaultLanguage: 'en' },
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) logProblem(request, problem);
    return sendProblem(request, reply, problem, site);
  });
  collectAllowedMethods(app);
  app.setNotFoundHandler(async (request, reply) =>
    sendProblem(request, reply, await app.refusalOf(request), site),
  );
}

/** Logs a failure that is not the visitor's. */
export function logProblem(request: FastifyRequest, problem: HttpProblem): void {
  const { status, cause } = problem;
  request.log[logLevel(problem)]({ err: cause, status, req: request }, problem.title);
}

/** Answers addresses that the router cannot read (`/%E0`, too long a part): no hook runs for them, so `headers` come along. */
export function refuseBadAddress(site: FailingSite, headers: Record<string, string>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    sendProblem(request, reply, faultOfHead(request.raw) ?? notFound('page'), site);
  };
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
  { brandName, defaultLanguage }: FailingSite,
): FastifyReply {
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS);
  if (problem.allowed) reply.header('allow', problem.allowed.join(', '));
  reply.code(problem.status).header('cache-control', 'no-store').header(requestIdHeader, request.id);
  if (wantsPage(request)) {
    // Also without scripts: nobody need look at the clock.
    if (problem.retryAfterS !== undefined) reply.header('refresh', problem.retryAfterS);
    return reply
      .header('content-security-policy', errorPagePolicy)
      .type('text/html; charset=utf-8')
      .send(errorPage(problem, brandName, languageOf(request, defaultLanguage)));
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem.body()));
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, raw } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Documents are what visitors go to by links and bookmarks, although they are part of the API.
  if (/^\/+(?:api(?!\/documents\/)|media)(?:[/?]|$)/.test(raw.url ?? '')) return false;
  return prefersPage(request);
}

/** What is refused in a flood of requests is counted; what visits meet because of a cause that was logged is for who looks for one request. */
function logLevel({ type, status, cause, isCauseLogged }: HttpProblem): 'error' | 'warn' | 'info' | 'debug' {
  if (status === 503 && cause === undefined) return 'debug';
  if (type === 'internal') return 'error';
  return isCauseLogged || cause === undefined ? 'info' : 'warn';
}

/** What any failure is to whoever asked. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return badInput(
      error.validation.map((issue) => ({
        name: issue.instancePath.split('/')[1] || (error.validationContext ?? ''),
        message: issue.message ?? 'not valid',
      })),
    );
  }
  // Fastify's own refusals (a malformed address, a body too large) carry a status below 500.
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status < 400 || status >= 500) return internal(error);
  return new HttpProblem('bad-input', status, refusals[status] ?? 'The request is not valid.');
}

const refusals: Record<number, string> = {
  413: 'The request is too large.',
  415: 'A body of the type application/json is expected.',
};
