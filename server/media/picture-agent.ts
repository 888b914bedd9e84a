import { lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/** What the log says of a host that was not called. */
export const privateAddress = 'PRIVATE_ADDRESS';

/** Names that only an inner network knows: whoever lists one means it (RFC 6761, RFC 6762; `internal` by ICANN). */
const innerName = /^[^.]+$|\.(?:localhost|local|internal)$/;

/**
 * Connections to the hosts of pictures. Those of the operator's own store may lie in an inner network;
 * any other must have a public address. That is looked at where a connection is made, since a name may
 * lead elsewhere a moment later (DNS rebinding).
 */
export function createPictureAgent(ownHostnames: readonly string[], resolve: typeof lookup = lookup): Agent {
  return new Agent({
    // By HTTP/2, an answer that broke off would pass for a whole one.
    allowH2: false,
    connect: {
      lookup(hostname, options, done) {
        if (ownHostnames.includes(hostname) || innerName.test(hostname)) {
          resolve(hostname, options, done);
          return;
        }
        resolve(hostname, { ...options, all: true }, (error, found) => {
          const [first, ...others] = found?.filter(({ address }) => isPublic(address)) ?? [];
          if (error) done(error, []);
          else if (!first) done(Object.assign(new Error('private address'), { code: privateAddress }), []);
          else if (options.all) done(null, [first, ...others]);
          else done(null, first.address, first.family);
        });
      },
    },
  });
}

function isPublic(address: string): boolean {
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  return ipaddr.process(address).range() === 'unicast';
}
