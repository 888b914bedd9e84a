import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { badInput, HttpProblem, internal, notFound } from './problems.ts';

/** Every failure of a route ends here: as problem details for the caller (RFC 9457), logged once where it is ours. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) {
      request.log[problem.type === 'internal' ? 'error' : 'warn']({ err: problem.cause }, problem.title);
    }
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound('page')));
}

function sendProblem(_request: FastifyRequest, reply: FastifyReply, problem: HttpProblem): FastifyReply {
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body()));
}

function toProblem(error: FastifyError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return badInput(
      error.validation.map((issue) => ({
        name: issue.instancePath.split('/')[1] ?? '',
        message: issue.message ?? 'not valid',
      })),
    );
  }
  // Fastify's own refusals (a malformed address, a body too large) carry a status below 500.
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return internal(error);
  return new HttpProblem('bad-input', status, 'The request is not valid.');
}
