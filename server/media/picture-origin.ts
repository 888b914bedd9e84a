import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormatEnum } from 'sharp';
import sharp from 'sharp';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of pictures on a free port, for tests: answers by path, and remembers what it was asked. */
export interface PictureOrigin {
  url: string;
  host: string;
  /** Requests so far, oldest first. */
  requests: IncomingMessage[];
  /** Sets what a path answers: bytes of a picture with headers, or whatever a function does. */
  serve(path: string, answer: Buffer | Answer, headers?: Record<string, string>): void;
  /** Stops listening and drops every connection; `start` listens again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startPictureOrigin(): Promise<PictureOrigin> {
  const answers = new Map<string, Answer>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end('No such file here: /var/www/secret');
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests,
    serve: (path, answer, headers = {}) => {
      answers.set(
        path,
        typeof answer === 'function'
          ? answer
          : (_request, response) =>
              response.writeHead(200, { 'content-length': answer.length, ...headers }).end(answer),
      );
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}

/** A picture of random grain: no two are the same, and its bytes grow with its size. */
export function aPicture({
  width = 800,
  height = 600,
  format = 'jpeg' as keyof FormatEnum,
} = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer();
}
