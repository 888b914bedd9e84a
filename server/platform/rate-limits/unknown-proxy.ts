import type { FastifyRequest } from 'fastify';

/** Warns once of a proxy that nobody named: behind it all visitors have one address, and count as one. */
export function createProxyWarning(message: string): (request: FastifyRequest) => void {
  let isTold = false;
  return ({ headers, ip, socket, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    log.warn(message);
  };
}
