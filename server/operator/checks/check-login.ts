import { randomBytes } from 'node:crypto';
import type { Role } from '@kitchen/shared/session.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault, warning, works } from '../../lib/finding.ts';
import { splitAdvice } from '../../lib/split-advice.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import { encodingRefused } from '../../platform/outbound/refuse-encodings.ts';

const what = 'login';
const timeLimitMs = 10_000;

/** Logs in with an account that nobody has: the only right answer is a refusal. */
export async function checkLogin(loginUrl: string): Promise<Finding> {
  const { host } = new URL(loginUrl);
  const madeUp = () => `check-${randomBytes(8).toString('hex')}`;
  try {
    const response = await outboundFetch(loginUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ username: madeUp(), password: madeUp() }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    await response.body?.cancel();
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    const { status } = response;
    return isRefusal(status) && isJson
      ? works(what, `${host} refused a made-up account (${status}).`)
      : fault(what, ...splitAdvice(`${host} ${explainAnswer(status, isJson)}`));
  } catch (error) {
    return fault(what, ...splitAdvice(`${host} ${explainFailure(error as Error)}`));
  }
}

/** What the login opens for those of whom it states no roles, as WordPress' JWT login does by itself. */
export function checkDefaultRole(role: Role | null): Finding {
  if (role === null) {
    return works(
      what,
      'Whoever it accepts without stating a role (partner or service) is logged in and finds nothing to read.',
    );
  }
  const opened = { partner: 'price lists and the catalogue as data included', service: 'bulletins included' };
  return warning(
    'LOGIN_DEFAULT_ROLE',
    `Everyone whom the login accepts, and of whom it states no roles, reads what is for the role ${role}, ${opened[role]}.`,
    'Leave it empty where customers of a shop have accounts there too, and let the login state roles.',
  );
}

function explainFailure({ name, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: string };
  if (name === 'TimeoutError')
    return `did not answer in ${timeLimitMs / 1000} s.
      Find out why it is slow.`;
  if (code === encodingRefused)
    return `answers compressed in a way that was not asked for.
      Let the web server or proxy before LOGIN_URL keep to Accept-Encoding: gzip and deflate are read, Brotli and
      others refused.`;
  return `cannot be reached (${code ?? name}).
    Check LOGIN_URL, name resolution, its certificate and firewalls.`;
}

function explainAnswer(status: number, isJson: boolean): string {
  if (isRefusal(status))
    return `refused with a page, not with data (${status}).
      A firewall or a bot check may stand before LOGIN_URL: let this server pass.`;
  if (status < 300 && isJson)
    return `did not refuse a made-up account (${status}).
      LOGIN_URL must answer 401 or 403 for accounts that it does not know.`;
  if (status < 300)
    return `did not refuse a made-up account (${status}).
      It answers with a page: LOGIN_URL must be the address that the login plugin gives, such as
      https://shop.example.com/wp-json/jwt-auth/v1/token.`;
  if (status < 400)
    return `redirects (${status}).
      Write the address that it leads to into LOGIN_URL.`;
  if (status === 404 || status === 405)
    return `has no login there (${status}).
      Check the path in LOGIN_URL, and that the login plugin is active.`;
  if (status === 429)
    return `asks for fewer attempts (${status}).
      Let this server pass its limit.`;
  return `is in trouble (${status}).
    Look into its error log; a JWT plugin lacks its secret key, say.`;
}

const isRefusal = (status: number) => [400, 401, 403].includes(status);
