import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;

/** Methods with a name of their own; whatever else a scanner sends is one. */
const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** Stands for the pattern of a route where none was found. */
const noRoute = 'none';

const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

export interface SentResponse {
  method: string;
  /** Its pattern; undefined where none was found. */
  route: string | undefined;
  status: number;
  isCached: boolean;
  tookMs: number;
}

/** Requests and what was refused of them. */
export function createHttpMetrics(registry: Registry) {
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
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 since their answer was not cached and the process had too much to do',
    registers: [registry],
  });
  let isOverloaded = () => false;
  new Gauge({
    name: 'site_overloaded',
    help: '1 while the process has too much to do, so that only cached answers are given',
    registers: [registry],
    collect() {
      this.set(isOverloaded() ? 1 : 0);
    },
  });

  return {
    /** A response was sent. Those from the cache are not timed: they would hide the others. */
    onResponse({ method, route = noRoute, status, isCached, tookMs }: SentResponse): void {
      const labels = { route, method: methods.includes(method) ? method : 'other' };
      const statusClass = statuses[Math.floor(status / 100) - 1] ?? 'other';
      requests.inc({ ...labels, status: statusClass, answer: isCached ? 'cached' : 'made' });
      if (!isCached) durations.observe(labels, tookMs / 1000);
    },
    onShed: (): void => shed.inc(),
    watchOverload(overload: { isOverloaded(): boolean }): void {
      isOverloaded = overload.isOverloaded;
    },
  };
}
