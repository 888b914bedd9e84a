import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnsweredRequest } from './http-figures.ts';

export interface RequestCounting {
  onAnswer(answered: AnsweredRequest): void;
  /** Requests that the site makes of itself are no visitor's. */
  isOwnRequest(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For whoever sends an answer past Fastify. */
    countAnswer(request: FastifyRequest, answered: Omit<AnsweredRequest, 'method'>): void;
  }
}

/**
 * Tells of each request as its answer is sent. A hook for when it has been sent would be run for ready
 * answers too, which costs a good part of what sending them does.
 */
export function countRequests(app: FastifyInstance, { onAnswer, isOwnRequest }: RequestCounting): void {
  app.decorate('countAnswer', (request: FastifyRequest, answered: Omit<AnsweredRequest, 'method'>) => {
    if (!isOwnRequest(request)) onAnswer({ ...answered, method: request.method });
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    app.countAnswer(request, {
      route: request.routeOptions.url,
      status: reply.statusCode,
      kept: false,
      durationMs: reply.elapsedTime,
    });
    done(null, payload);
  });
}
