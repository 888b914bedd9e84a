import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const channel = 'fastify.initialization';

/** Every route of the apps that are built meanwhile, also those that the description of the API leaves out. */
export async function collectRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: RouteOptions[] }> {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  };
  subscribe(channel, listen);
  try {
    return { built: await build(), routes };
  } finally {
    unsubscribe(channel, listen);
  }
}
