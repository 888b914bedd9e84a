import type { FastifyInstance } from 'fastify';
import type { HttpMetrics } from './http-metrics.ts';

/** Counts each request once its answer is sent. */
export function countRequests(app: FastifyInstance, { onResponse }: Pick<HttpMetrics, 'onResponse'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    onResponse({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      isCached: reply.isCached,
      tookMs: reply.elapsedTime,
    });
    done();
  });
}
