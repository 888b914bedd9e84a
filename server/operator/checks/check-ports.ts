import { once } from 'node:events';
import { createServer, isIPv6 } from 'node:net';
import type { Finding } from '../../lib/finding.ts';
import { fault, works } from '../../lib/finding.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import { codeOf } from './check-folders.ts';

const timeoutMs = 2_000;

const hostOf = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' };

/** Whether the site can listen, or does so already. */
export async function checkPort(what: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<Finding> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return works(what, `${port} is free.`);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE' && (await isThisSite(what, port, host))) {
      return works(what, `The site runs on ${port} already.`);
    }
    return explainListening(error, what, port);
  } finally {
    server.close();
  }
}

/** Why nothing could be made to listen on a port. */
export function explainListening(error: unknown, what: 'PORT' | 'METRICS_PORT', port: number): Finding {
  const code = codeOf(error);
  return code === 'EADDRINUSE'
    ? fault(what, `Something else listens on ${port}.`, `End it, or set ${what} to another.`)
    : fault(what, `It cannot be listened on ${port} (${code}).`, `Check ${what} and ${hostOf[what]}.`);
}

/** Addresses that stand for every one of this machine. */
const everywhere = ['0.0.0.0', '::'];

/** Whether the site, or its metrics, can be seen on this machine where it is to listen. */
export async function isThisSite(
  what: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string,
): Promise<boolean> {
  const at = everywhere.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const path = what === 'PORT' ? '/healthz' : '/metrics';
  try {
    const answer = await outboundFetch(`http://${at}:${port}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    return answer.ok && (what === 'PORT' ? text.includes('"alive"') : text.includes('# TYPE'));
  } catch {
    return false;
  }
}
