import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnsweredRequest } from './http-figures.ts';

export interface RequestCounting {
  onAnswer(answered: AnsweredRequest): void;
  /** Requests that the site makes of itself are no visitor's. */
  isOwnRequest(request: FastifyRequest): boolean;
}

/** Tells of each request once its answer is sent. */
export function countRequests(app: FastifyInstance, { onAnswer, isOwnRequest }: RequestCounting): void {
  app.decorateReply('wasKept', false);
  app.addHook('onResponse', (request, reply, done) => {
    if (!isOwnRequest(request)) {
      onAnswer({
        route: request.routeOptions.url,
        method: request.method,
        status: reply.raw.statusCode,
        kept: reply.wasKept,
        durationMs: reply.elapsedTime,
      });
    }
    done();
  });
}
