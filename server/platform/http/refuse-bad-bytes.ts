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
    const problem = problemFor(error.code);
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

function problemFor(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpProblem('bad-input', 408, 'The request took too long.');
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem('bad-input', 431, 'The headers are too large.');
  return new HttpProblem('bad-input', 400, 'The request is not valid.');
}
