import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection without a request is waited for: browsers open some to have them. */
const silentForMs = 1_000;

/**
 * Lets each connection end with an answer from the moment that the site begins to shut down, while new connections
 * are still taken: one that is closed without an answer takes along the request that is just being sent over it.
 */
export function createConnectionEnd(shuttingDown: AbortSignal | undefined) {
  let isShuttingDown = false;
  /** Connections over which nothing was asked yet. */
  const silent = new Set<Socket>();

  // In place of hooks, which would cost a tenth of what sending a cached answer does.
  class EndingResponse extends ServerResponse {
    constructor(...parameters: ConstructorParameters<typeof ServerResponse>) {
      super(...parameters);
      silent.delete(this.req.socket);
    }

    override writeHead(status: number, ...rest: unknown[]): this {
      if (isShuttingDown) this.setHeader('connection', 'close');
      return super.writeHead(status, ...(rest as []));
    }
  }

  /** Ends the connections of a server whose responses are of the class that comes with this. */
  function endConnections(app: FastifyInstance): void {
    const begin = () => {
      isShuttingDown = true;
      // For answers that are being sent: whoever asks again over their connections meanwhile is answered.
      app.server.keepAliveTimeout = silentForMs;
    };
    shuttingDown?.addEventListener('abort', begin, { once: true });
    app.server.on('connection', (socket: Socket) => {
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
    });
    app.addHook('preClose', async () => {
      begin();
      // Node closes idle connections, but takes one over which nothing has come yet for a busy one, and would wait.
      setTimeout(() => {
        for (const socket of silent) socket.destroy();
      }, silentForMs).unref();
    });
  }
  return { EndingResponse, endConnections };
}
