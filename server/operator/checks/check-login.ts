import { randomBytes } from 'node:crypto';
import type { Finding } from '../../lib/finding.ts';
import { fault, works } from '../../lib/finding.ts';
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
    return explainAnswer(host, response.status, isJson);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') {
      return fault(what, `${host} did not answer in ${timeLimitMs / 1000} s.`, 'Find out why it is slow.');
    }
    if (cause?.code === encodingRefused) {
      return fault(
        what,
        `${host} answers compressed in a way that was not asked for.`,
        'Let the web server or proxy before LOGIN_URL keep to Accept-Encoding: gzip and deflate are read, Brotli and others refused.',
      );
    }
    return fault(
      what,
      `${host} cannot be reached (${cause?.code ?? name}).`,
      'Check LOGIN_URL, name resolution, its certificate and firewalls.',
    );
  }
}

function explainAnswer(host: string, status: number, isJson: boolean): Finding {
  const isRefusal = [400, 401, 403].includes(status);
  if (isRefusal && isJson) return works(what, `${host} refused a made-up account (${status}).`);
  const causes: [isThis: boolean, says: string, advice: string][] = [
    [
      isRefusal,
      'refused with a page, not with data',
      'A firewall or a bot check may stand before LOGIN_URL: let this server pass.',
    ],
    [
      status < 300,
      'did not refuse a made-up account',
      isJson
        ? 'LOGIN_URL must answer 401 or 403 for accounts that it does not know.'
        : 'It answers with a page: LOGIN_URL must be the address that the login plugin gives, such as https://shop.example.com/wp-json/jwt-auth/v1/token.',
    ],
    [status < 400, 'redirects', 'Write the address that it leads to into LOGIN_URL.'],
    [
      status === 404 || status === 405,
      'has no login there',
      'Check the path in LOGIN_URL, and that the login plugin is active.',
    ],
    [status === 429, 'asks for fewer attempts', 'Let this server pass its limit.'],
  ];
  const [, says, advice] = causes.find(([isThis]) => isThis) ?? [
    true,
    'is in trouble',
    'Look into its error log; a JWT plugin lacks its secret key, say.',
  ];
  return fault(what, `${host} ${says} (${status}).`, advice);
}
