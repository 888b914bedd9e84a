import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;

/** Methods with a name of their own; whatever else a scanner sends is one. */
const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** Stands for the pattern of a route where none was found. */
const noRoute = 'none';

const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** Requests and what was refused of them. */
export function createHttpMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by pattern of the route, method, class of the status, and whether the answer lay ready',
    labelNames: ['route', 'method', 'status', 'answer'],
    registers: [registry],
    collect: flush,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that an answer took that did not lie ready',
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

  // Sending a kept answer takes little longer than counting it above: by route and class of status, these wait
  // for the scrape.
  const keptByRoute = new Map<string, number[]>();

  function flush(): void {
    for (const [route, counts] of keptByRoute) {
      counts.forEach((count, statusClass) => {
        if (count > 0) requests.inc(labelsOf(route, 'GET', statusClass * 100, 'kept'), count);
      });
    }
    keptByRoute.clear();
  }

  return {
    /** An answer was sent that lay ready. */
    onKept(method: string, route: string | undefined, status: number): void {
      if (method !== 'GET') {
        requests.inc(labelsOf(route ?? noRoute, method, status, 'kept'));
        return;
      }
      const counts = keptByRoute.get(route ?? noRoute) ?? [0, 0, 0, 0, 0, 0];
      keptByRoute.set(route ?? noRoute, counts);
      const statusClass = Math.floor(status / 100);
      counts[statusClass] = (counts[statusClass] ?? 0) + 1;
    },
    /** An answer was made and sent; `route` is a pattern, undefined where no route was found. */
    onMade(method: string, route: string | undefined, status: number, tookMs: number): void {
      const labels = labelsOf(route ?? noRoute, method, status, 'made');
      requests.inc(labels);
      durations.observe({ route: labels.route, method: labels.method }, tookMs / 1000);
    },
    onShed: (): void => shed.inc(),
    watchOverload(overload: { isOverloaded(): boolean }): void {
      isOverloaded = overload.isOverloaded;
    },
  };
}

function labelsOf(route: string, method: string, status: number, answer: 'kept' | 'made') {
  return {
    route,
    method: methods.includes(method) ? method : 'other',
    status: statuses[Math.floor(status / 100) - 1] ?? 'other',
    answer,
  };
}
