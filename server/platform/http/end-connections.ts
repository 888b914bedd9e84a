import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection without a request is waited for: browsers open some to have them. */
const silentForMs = 1_000;

/**
 * Lets each connection end with an answer from the moment that the site begins to shut down, while new connections
 * are still taken: one that is closed without an answer takes along the request that is just being sent over it.
 */
export function endConnections(app: FastifyInstance, shuttingDown: AbortSignal | undefined): void {
  let isShuttingDown = false;
  const begin = () => {
    isShuttingDown = true;
  };
  shuttingDown?.addEventListener('abort', begin, { once: true });

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isShuttingDown) reply.header('connection', 'close');
    done(null, payload);
  });

  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    begin();
    // Node closes idle connections, but takes one over which nothing has come yet for a busy one, and would wait.
    setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, silentForMs).unref();
  });
}
