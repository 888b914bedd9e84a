import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { HttpProblem } from '../problems/problems.ts';

/** Answers what Node cannot read as a request: Fastify never sees it, so `headers` come along. */
export function refuseBadBytes(headers: Record<string, string>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, title] = refusals[error.code] ?? [400, 'The request is not valid.'];
    const problem = new HttpProblem('bad-input', status, title);
    const body = JSON.stringify(problem.body());
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const first = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
    socket.end(`${[first, ...lines].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

const refusals: Record<string, [status: number, title: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};
