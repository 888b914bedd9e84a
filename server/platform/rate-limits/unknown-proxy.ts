import type { FastifyRequest } from 'fastify';
import { throttle } from '../../lib/throttle.ts';

/** Warns once of a proxy that nobody named: behind it all visitors have one address, and count as one. */
export function createProxyWarning(message: string): (request: FastifyRequest) => void {
  const warn = throttle(Number.POSITIVE_INFINITY, ({ log }: FastifyRequest) => log.warn(message));
  return (request) => {
    // Those that are trusted, and the first that is not.
    const { headers, ips = [] } = request;
    if (headers['x-forwarded-for'] !== undefined && ips.length < 2) warn(request);
  };
}
