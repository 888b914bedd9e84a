import type { ServerResponse } from 'node:http';
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
  /** The latest response of each connection; null where nothing was asked over it yet. */
  const connections = new Map<Socket, ServerResponse | null>();
  const begin = () => {
    isShuttingDown = true;
    // For answers that are being sent: whoever asks again over their connections meanwhile is answered.
    app.server.keepAliveTimeout = silentForMs;
    for (const response of connections.values()) {
      if (response && !response.headersSent) response.setHeader('connection', 'close');
    }
  };
  shuttingDown?.addEventListener('abort', begin, { once: true });

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  // Before Fastify, which may answer at once; a hook at each answer would cost a tenth of what sending a cached one does.
  app.server.prependListener('request', ({ socket }, response) => {
    connections.set(socket, response);
    if (isShuttingDown) response.setHeader('connection', 'close');
  });
  app.addHook('preClose', async () => {
    begin();
    // Node closes idle connections, but takes one over which nothing has come yet for a busy one, and would wait.
    setTimeout(() => {
      for (const [socket, response] of connections) if (!response) socket.destroy();
    }, silentForMs).unref();
  });
}
