import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer extends AsyncDisposable {
  url: string;
  /** The requests that came, in order. */
  requests: IncomingMessage[];
  /** What answers from now on. */
  answer(listener: RequestListener): void;
}

/** A real HTTP server on a free port whose answers a test decides as it goes; closes at the end of the block. */
export async function startScriptedServer(listener: RequestListener): Promise<ScriptedServer> {
  let current = listener;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      current = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends JSON with the headers that a store gives a list. */
export function sendList(
  response: ServerResponse,
  body: unknown,
  total = Array.isArray(body) ? body.length : 0,
) {
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'x-wp-total': String(total),
    'x-wp-totalpages': String(Math.ceil(total / 100)),
  });
  response.end(JSON.stringify(body));
}
