import { randomBytes } from 'node:crypto';
import type { Finding } from '../../lib/finding.ts';
import { fault, works } from '../../lib/finding.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import { encodingRefused } from '../../platform/outbound/refuse-encodings.ts';

const timeLimitMs = 10_000;

/** Logs in with an account that nobody has: the only right answer is a refusal. */
export async function checkLogin(loginUrl: string): Promise<Finding> {
  const what = 'login';
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
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    await response.body?.cancel();
    const { status } = response;
    if ([400, 401, 403].includes(status)) {
      return isJson
        ? works(what, `${host} refused a made-up account (${status}).`)
        : fault(
            what,
            `${host} refused with a page, not with data (${status}).`,
            'A firewall or a bot check may stand before LOGIN_URL: let this server pass.',
          );
    }
    if (status >= 200 && status < 300) {
      return fault(
        what,
        `${host} did not refuse a made-up account (${status}).`,
        isJson
          ? 'LOGIN_URL must answer 401 or 403 for accounts that it does not know.'
          : 'It answers with a page: LOGIN_URL must be the address that the login plugin gives, such as https://shop.example.com/wp-json/jwt-auth/v1/token.',
      );
    }
    if (status >= 300 && status < 400) {
      return fault(
        what,
        `${host} redirects (${status}).`,
        'Write the address that it leads to into LOGIN_URL.',
      );
    }
    if (status === 404 || status === 405) {
      return fault(
        what,
        `${host} has no login there (${status}).`,
        'Check the path in LOGIN_URL, and that the login plugin is active.',
      );
    }
    if (status === 429) {
      return fault(what, `${host} asks for fewer attempts (429).`, 'Let this server pass its limit.');
    }
    return fault(
      what,
      `${host} is in trouble (${status}).`,
      'Look into its error log; a JWT plugin lacks its secret key, say.',
    );
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
