import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';

export interface MetricsServerOptions {
  registry: Registry;
  host: string;
  port: number;
  logger: FastifyBaseLogger;
}

/**
 * Serves the metrics at `/metrics` on a port of their own. Where that is taken the site goes on without:
 * being seen matters less than being there. Null then.
 */
export async function serveMetrics({
  registry,
  host,
  port,
  logger,
}: MetricsServerOptions): Promise<Server | null> {
  const server = createServer((request, response) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !/^\/metrics(?:\?|$)/.test(url ?? '')) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  // Nobody waits for somebody who reads metrics.
  server.unref();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    logger.info(`Metrics for Prometheus are at port ${port}, /metrics`);
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    logger.warn(
      { code, host, port },
      'The metrics cannot be served: METRICS_PORT is taken or not allowed, or METRICS_HOST is none of this machine. The site runs without them',
    );
    return null;
  }
}
