import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpMetrics } from './http-metrics.ts';

export interface RequestCounting extends Pick<HttpMetrics, 'onKept' | 'onMade'> {
  /** Requests that the site makes of itself are no visitor's. */
  isOwnRequest(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, by the clock of `performance.now`. */
    cameAt: number;
  }
  interface FastifyInstance {
    /** For whoever sends an answer that lay ready past Fastify. */
    countKept(request: FastifyRequest, route: string | undefined, status: number): void;
    /** For whoever sends an answer past Fastify that was made for the request. */
    countMade(request: FastifyRequest, route: string | undefined, status: number): void;
  }
}

/** To be called before anything that answers by itself, as CORS does. */
export function noteArrivals(app: FastifyInstance): void {
  app.decorateRequest('cameAt', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.cameAt = performance.now();
    done();
  });
}

/**
 * Tells of each request as its answer is sent. A hook for when it has been sent would be run for ready
 * answers too, which costs a good part of what sending them does.
 */
export function countRequests(app: FastifyInstance, { onKept, onMade, isOwnRequest }: RequestCounting): void {
  app.decorate('countKept', (request: FastifyRequest, route: string | undefined, status: number) => {
    if (!isOwnRequest(request)) onKept(request.method, route, status);
  });
  app.decorate('countMade', (request: FastifyRequest, route: string | undefined, status: number) => {
    if (!isOwnRequest(request)) onMade(request.method, route, status, performance.now() - request.cameAt);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    app.countMade(request, request.routeOptions.url, reply.statusCode);
    done(null, payload);
  });
}
