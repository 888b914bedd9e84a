import type { FastifyPluginAsync } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Probes for whoever runs the site: whether the process turns, and whether visitors should be sent to it. */
export const healthRoutes: FastifyPluginAsync<{ readiness: Readiness }> = async (app, { readiness }) => {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', options, async (_request, reply) => {
    const status = readiness.status();
    reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
    return { status, categories: readiness.categories() };
  });
};
