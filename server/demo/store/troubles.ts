import { brotliCompressSync, constants } from 'node:zlib';
import type { Answer } from './answer.ts';
import { apiAnswer, frontAnswer, html, php, refusalAnswer, uncached } from './answer.ts';
import { cannotView } from './authenticate.ts';
import { phpJson } from './product-json.ts';
import type { StoreRequest } from './store-api.ts';

/** Ways in which real stores and the fronts before them fail. */
export type TroubleKind =
  | 'maintenance'
  | 'php-fatal'
  | 'database-refused'
  | 'printed-warning'
  | 'empty-list'
  | 'redirect-to-https'
  | 'bad-gateway'
  | 'gateway-timeout'
  | 'rate-limited'
  | 'html-page'
  | 'plain-permalinks'
  | 'authorization-stripped'
  | 'broken-json'
  | 'unasked-brotli'
  | 'slow'
  | 'connection-reset';

/** Kinds that spoil an answer; the others concern the connection. */
type SpoilingKind = Exclude<TroubleKind, 'slow' | 'connection-reset'>;

function page(status: number, title: string, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': html, ...php, ...headers },
    body: `<!DOCTYPE html>\n<html lang="en-US">\n<head>\n\t<title>${title}</title>\n</head>\n<body>\n<h1>${title}</h1>\n<p>${text}</p>\n</body>\n</html>\n`,
  };
}

/** PHP's own emergency answer: JSON where the caller accepts it, else a page. */
function emergency(request: StoreRequest, status: number, code: string, message: string, extra = {}): Answer {
  const headers = { ...(status === 503 && { 'Retry-After': '600' }), ...uncached };
  if (!request.headers.accept?.includes('application/json')) {
    return page(status, message.replace(/<[^<>]*>/g, ''), message, headers);
  }
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...php, ...headers },
    body: phpJson({ code, message, data: { status, ...extra }, additional_errors: [] }),
  };
}

const spoil: Record<
  SpoilingKind,
  (request: StoreRequest, homeUrl: string, answerWell: () => Answer) => Answer
> = {
  maintenance: (request) =>
    emergency(
      request,
      503,
      'wp_die',
      'Briefly unavailable for scheduled maintenance. Check back in a minute.',
    ),
  'php-fatal': (request) =>
    emergency(
      request,
      500,
      'internal_server_error',
      '<p>There has been a critical error on this website.</p>',
      {
        error: {
          type: 1,
          message:
            'Uncaught Error: Call to undefined function old_plugin() in /var/www/html/wp-content/plugins/old/old.php:11',
          file: '/var/www/html/wp-content/plugins/old/old.php',
          line: 11,
        },
      },
    ),
  'database-refused': (request) =>
    emergency(request, 500, 'wp_die', '<h1>Error establishing a database connection</h1>'),
  'printed-warning': (_, __, answerWell) => ({
    status: 200,
    headers: { 'Content-Type': html, ...php },
    body:
      '<br />\n<b>Warning</b>:  Undefined variable $foo in <b>/var/www/html/wp-content/plugins/some-plugin/some-plugin.php</b> on line <b>12</b><br />\n' +
      answerWell().body,
  }),
  'empty-list': (_, homeUrl) =>
    apiAnswer(homeUrl, 200, [], {
      'X-WP-Total': '0',
      'X-WP-TotalPages': '0',
      Allow: 'GET, POST',
      ...uncached,
    }),
  'redirect-to-https': ({ path, queryString }, homeUrl) =>
    frontAnswer(301, '301 Moved Permanently', {
      Location: `${homeUrl.replace(/^http:/, 'https:')}${path}${queryString && `?${queryString}`}`,
    }),
  'bad-gateway': () => frontAnswer(502, '502 Bad Gateway'),
  'gateway-timeout': () => frontAnswer(504, '504 Gateway Time-out'),
  'rate-limited': () => frontAnswer(429, '429 Too Many Requests'),
  'html-page': () => page(200, 'The shop', 'Welcome.'),
  'plain-permalinks': ({ path, queryString }, homeUrl) =>
    path.endsWith('/')
      ? page(200, 'The shop', 'Welcome.', {
          ...uncached,
          Link: `<${homeUrl}/index.php?rest_route=/>; rel="https://api.w.org/"`,
        })
      : {
          status: 301,
          headers: {
            'Content-Type': html,
            ...php,
            ...uncached,
            'X-Redirect-By': 'WordPress',
            Location: `${homeUrl}${path}/${queryString && `?${queryString}`}`,
          },
          body: '',
        },
  'authorization-stripped': (_, homeUrl) =>
    refusalAnswer(homeUrl, { ...cannotView, status: 401, early: true }),
  'broken-json': (_, __, answerWell) => {
    const answer = answerWell();
    return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) };
  },
  'unasked-brotli': (_, __, answerWell) => {
    const answer = answerWell();
    return {
      ...answer,
      headers: { ...answer.headers, 'Content-Encoding': 'br' },
      body: brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    };
  },
};

/** What the store answers in trouble instead of what it would have answered. */
export function spoilAnswer(
  kind: SpoilingKind,
  request: StoreRequest,
  homeUrl: string,
  answerWell: () => Answer,
): Answer {
  return spoil[kind](request, homeUrl, answerWell);
}
