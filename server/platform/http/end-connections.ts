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
    // For answers to requests that came before: whoever asks again over their connections meanwhile is answered.
    app.server.keepAliveTimeout = silentForMs;
  };
  shuttingDown?.addEventListener('abort', begin, { once: true });

  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  // Before Fastify, which may answer at once; a hook at each answer would cost a tenth of what sending a cached one does.
  app.server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    if (isShuttingDown) response.setHeader('connection', 'close');
  });
  app.addHook('preClose', async () => {
    begin();
    // Node closes idle connections, but takes one over which nothing has come yet for a busy one, and would wait.
    setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, silentForMs).unref();
  });
}
