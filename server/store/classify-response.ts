import { parseJson } from '../lib/parse-json.ts';
import type { StoreFailureDetail, StoreFailureKind } from './store-failure.ts';
import { StoreFailure } from './store-failure.ts';

/** Those of Node or of undici's package: they differ by name only. */
type AnyHeaders = Pick<Headers, 'get'>;

/** An answer of the store as it came, its body read as text (the beginning is enough unless the status is 200). */
export interface StoreResponse {
  status: number;
  headers: AnyHeaders;
  body: string;
}

/** What was asked: redirects are understood by it. */
export interface AskedFor {
  homeUrl: string;
  dialUrl: string;
  /** Path below the home address, from its slash on. */
  path: string;
  /** When the answer came, milliseconds since 1970. */
  now: number;
}

/** A list that can be trusted, with the totals that the store gives for it. */
export interface StorePage {
  body: unknown[];
  total: number;
  totalPages: number;
}

/** The store's own error codes that may appear in a log; anything else is not repeated. */
const knownCodes = new Set(
  `woocommerce_rest_authentication_error woocommerce_rest_authentication_missing_parameter
  woocommerce_rest_cannot_view woocommerce_rest_product_invalid_id woocommerce_rest_term_invalid rest_invalid_param
  rest_no_route rest_forbidden rest_disabled rest_not_logged_in internal_server_error wp_die`.split(/\s+/),
);

/** Longest wait taken over from a Retry-After header. */
const maxRetryAfterMs = 86_400_000;

const clockToleranceMs = 15 * 60_000;

/** Gives the list in an answer, or the failure that the answer stands for. Pure. */
export function classifyResponse(response: StoreResponse, asked: AskedFor): StorePage | StoreFailure {
  if (response.status === 200) return readPage(response);
  const { json, code } = readError(response);
  const clockAheadMs = readClock(response.headers, asked.now);
  const kind = kindOf(response, asked, json, code, clockAheadMs);
  const detail: StoreFailureDetail = { status: response.status };
  if (code && knownCodes.has(code)) detail.code = code;
  const retryAfterMs = readRetryAfter(response.headers, asked.now);
  if (retryAfterMs !== undefined && (kind === 'rate-limited' || kind === 'maintenance'))
    detail.retryAfterMs = retryAfterMs;
  if (kind === 'clock-off' && clockAheadMs !== undefined) detail.clockAheadMs = clockAheadMs;
  return new StoreFailure(kind, detail);
}

function readPage({ status, headers, body }: StoreResponse): StorePage | StoreFailure {
  const failure = (kind: StoreFailureKind) => new StoreFailure(kind, { status });
  if (!isJson(headers)) {
    const looksLikeData = /^\s*[[{]/.test(body);
    return failure(looksLikeData || isPhpWarning(body) ? 'output-before-json' : 'html-instead-of-json');
  }
  const parsed = parseJson(body);
  if (parsed === undefined) return failure(isPhpWarning(body) ? 'output-before-json' : 'broken-answer');
  if (!Array.isArray(parsed)) return failure('unexpected-shape');
  const total = readCount(headers, 'x-wp-total');
  const totalPages = readCount(headers, 'x-wp-totalpages');
  if (total === undefined || totalPages === undefined) return failure('totals-missing');
  return { body: parsed, total, totalPages };
}

function kindOf(
  { status, headers, body }: StoreResponse,
  asked: AskedFor,
  json: boolean,
  code: string | undefined,
  clockAheadMs: number | undefined,
): StoreFailureKind {
  if (status >= 300 && status < 400) return kindOfRedirect(headers.get('location'), asked);
  if (status === 401 || status === 403) {
    if (!json) return 'blocked-in-front';
    switch (code) {
      case 'woocommerce_rest_cannot_view':
        return status === 403 ? 'owner-cannot-see-products' : 'credentials-not-seen';
      case 'woocommerce_rest_authentication_missing_parameter':
        return 'credentials-not-seen';
      case 'woocommerce_rest_authentication_error':
        return kindOfRefusal(body, clockAheadMs);
      default:
        return 'blocked-in-front';
    }
  }
  if (status === 404 || status === 410) {
    return code !== undefined && code !== 'rest_no_route' ? 'not-found' : 'api-not-found';
  }
  if (status === 408) return 'timeout';
  if (status === 414 || status === 431) return 'address-too-long';
  if (status === 429) return 'rate-limited';
  // Of nginx and Apache, whose other pages have no such words.
  if (status === 400 && /plain HTTP (?:request was sent to HTTPS|to an SSL-enabled)/i.test(body))
    return 'https-expected';
  if (status >= 400 && status < 500) return 'request-refused';
  if (status === 503) return 'maintenance';
  // 520 to 524 are those of a well-known content delivery network.
  if (status === 502 || status === 504 || (status >= 520 && status <= 524)) return 'gateway';
  if (status >= 500) {
    if (/database connection|<title>Database Error/i.test(body)) return 'database-refused';
    if (code === 'internal_server_error' || /critical error|<title>WordPress &rs/i.test(body))
      return 'php-fatal';
    return 'server-error';
  }
  return 'unexpected-shape';
}

/**
 * All refused credentials share one code, so the message decides. It is in the store's language:
 * the telling words are looked for in English and Italian.
 */
function kindOfRefusal(body: string, clockAheadMs: number | undefined): StoreFailureKind {
  if (/nonce/i.test(body)) return 'nonce-reused';
  if (/timestamp/i.test(body) || (clockAheadMs !== undefined && Math.abs(clockAheadMs) > clockToleranceMs))
    return 'clock-off';
  if (/signature|firma/i.test(body)) return 'signature-refused';
  if (/permission|permess|autorizzazion/i.test(body)) return 'key-cannot-read';
  if (/consumer key|chiave/i.test(body)) return 'unknown-key';
  return 'authentication-refused';
}

function kindOfRedirect(location: string | null, { homeUrl, dialUrl, path }: AskedFor): StoreFailureKind {
  const target = location === null ? null : URL.parse(location, dialUrl + path);
  if (!target) return 'redirected';
  const known = [new URL(homeUrl), new URL(dialUrl)];
  if (!known.some((url) => url.hostname === target.hostname)) return 'redirected-to-other-host';
  if (target.protocol === 'https:' && new URL(dialUrl).protocol === 'http:') return 'redirected-to-https';
  return target.pathname.endsWith(`${path}/`) ? 'redirected-by-permalinks' : 'redirected';
}

function readError({ headers, body }: StoreResponse): { json: boolean; code: string | undefined } {
  const parsed = isJson(headers) ? parseJson(body) : undefined;
  const code = parsed !== null && typeof parsed === 'object' && 'code' in parsed ? parsed.code : undefined;
  return { json: parsed !== undefined, code: typeof code === 'string' ? code : undefined };
}

function isJson(headers: AnyHeaders): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}

function isPhpWarning(body: string): boolean {
  return /<b>(?:Warning|Notice|Deprecated|Strict Standards|(?:Recoverable )?Fatal error|Parse error)<\/b>:/i.test(
    body.slice(0, 4_000),
  );
}

function readCount(headers: AnyHeaders, name: string): number | undefined {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(headers: AnyHeaders, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxRetryAfterMs);
}

export function readClock(headers: AnyHeaders, now: number): number | undefined {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : now - at;
}
