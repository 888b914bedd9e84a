import type { Refusal } from './authenticate.ts';
import { phpJson } from './product-json.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const json = 'application/json; charset=UTF-8';
export const html = 'text/html; charset=UTF-8';

export const uncached = {
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

export const php = { 'X-Powered-By': 'PHP/8.2.35' };

/** An answer of the store's API; headers given replace those of the same name. */
export function apiAnswer(
  homeUrl: string,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: {
      'Content-Type': json,
      ...php,
      'X-Robots-Tag': 'noindex',
      Link: `<${homeUrl}/wp-json/>; rel="https://api.w.org/"`,
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
      'Access-Control-Allow-Headers':
        'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
      ...headers,
    },
    body: phpJson(body),
  };
}

export function refusalAnswer(homeUrl: string, { status, code, message, early }: Refusal): Answer {
  return apiAnswer(
    homeUrl,
    status,
    { code, message, data: { status } },
    early ? { Vary: 'Origin' } : uncached,
  );
}

/** A page that the web server in front of PHP makes by itself. */
export function frontAnswer(status: number, title: string, headers: Record<string, string> = {}): Answer {
  const body =
    `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n` +
    '<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n';
  return {
    status,
    headers: { 'Content-Type': 'text/html', 'Content-Length': String(body.length), ...headers },
    body,
  };
}
