import type { FastifyRequest } from 'fastify';
import { throttle } from '../../lib/throttle.ts';

/** Warns once of a proxy that nobody named: behind it all visitors have one address, and count as one. */
export function createProxyWarning(message: string): (request: FastifyRequest) => void {
  const warn = throttle(Number.POSITIVE_INFINITY, ({ log }: FastifyRequest) => log.warn(message));
  return (request) => {
    const { headers, ip, socket } = request;
    if (headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress) warn(request);
  };
}
