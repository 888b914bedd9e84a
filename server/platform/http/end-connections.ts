import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site was asked to end: each answer is the last one of its connection. */
    isLeaving: boolean;
  }
}

/** How long a connection without a request is waited for: browsers open some to have them. */
const silentForMs = 1_000;

/**
 * Lets connections end with an answer once the site was asked to end, for as long as new ones are still taken: one
 * that was closed without would take along the request that is just being sent over it.
 */
export function endConnections(app: FastifyInstance, leaving: AbortSignal | undefined): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.decorate('isLeaving', false);
  const leave = () => {
    app.isLeaving = true;
  };
  leaving?.addEventListener('abort', leave, { once: true });
  app.addHook('preClose', async () => {
    leave();
    // Node counts these among those that are busy, and would wait.
    setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, silentForMs).unref();
  });
}
