import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

export const requestIdHeader = 'x-request-id';

/** Whatever else a header may hold, it is not to be repeated in answers and logs. */
const sane = /^[\w.:+/=@-]{1,128}$/;

/** Names requests: by what a trusted proxy calls them, else by a name that no other process gives. */
export function createRequestIds(trustProxy: string[]) {
  const trusts = compile(trustProxy);
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    if (typeof given === 'string' && sane.test(given)) {
      const from = socket.remoteAddress;
      if (from !== undefined && trusts(from, 0)) return given;
    }
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
