import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter, Histogram } from 'prom-client';

/** Methods with a name of their own; whatever else a scanner sends is one. */
const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** Counts each request once its answer is sent. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by pattern of the route, method, class of the status, and whether the response was cached',
    labelNames: ['route', 'method', 'status', 'answer'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that a response took that was not cached',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, isCached, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    const labels = { route, method: methods.includes(method) ? method : 'other' };
    const status = statuses[Math.floor(statusCode / 100) - 1] ?? 'other';
    requests.inc({ ...labels, status, answer: isCached ? 'cached' : 'made' });
    // Those from the cache would hide the others.
    if (!isCached) durations.observe(labels, elapsedTime / 1000);
    done();
  });
}
