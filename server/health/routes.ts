import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Probes for whoever runs the container: alive at once, ready also while the catalogue still warms up. */
export const healthRoutes: FastifyPluginAsync<{ catalogue: Catalogue }> = async (app, { catalogue }) => {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ready', categories: catalogue.known() };
  });
};
