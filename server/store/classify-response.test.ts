import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSample, samplesFolder } from '../testing/read-sample.ts';
import type { AskedFor, StoreResponse } from './classify-response.ts';
import { classifyResponse } from './classify-response.ts';
import type { StoreFailureKind } from './store-failure.ts';
import { StoreFailure } from './store-failure.ts';

const asked: AskedFor = {
  homeUrl: 'https://store.example',
  dialUrl: 'https://store.example',
  path: '/wp-json/wc/v3/products',
  now: Date.parse('2026-11-21T12:00:00Z'),
};

function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  contentType = typeof body === 'string' ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8',
): StoreResponse {
  return {
    status,
    headers: new Headers({ 'content-type': contentType, ...headers }),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function kindOf(response: StoreResponse, more: Partial<AskedFor> = {}): StoreFailureKind | 'page' {
  const outcome = classifyResponse(response, { ...asked, ...more });
  return outcome instanceof StoreFailure ? outcome.kind : 'page';
}

const captured: Record<string, StoreFailureKind | 'page'> = {
  'auth-401-bad-key': 'unknown-key',
  'auth-401-bad-secret': 'signature-refused',
  'auth-401-header-stripped': 'credentials-not-seen',
  'auth-401-nonce-reused': 'nonce-reused',
  'auth-401-none': 'credentials-not-seen',
  'auth-401-post-with-read-key': 'key-cannot-read',
  'auth-401-rest-route-form': 'credentials-not-seen',
  'auth-401-signed-with-wrong-scheme': 'signature-refused',
  'auth-401-signed-without-query': 'signature-refused',
  'auth-401-stale-timestamp': 'clock-off',
  'auth-401-write-only-key': 'key-cannot-read',
  'auth-403-key-of-ordinary-customer': 'owner-cannot-see-products',
  'error-400-orderby-bogus': 'request-refused',
  'error-400-page-0': 'request-refused',
  'error-400-page-x': 'request-refused',
  'error-400-per_page-0': 'request-refused',
  'error-400-per_page-101': 'request-refused',
  'error-400-status-bogus': 'request-refused',
  'error-404-product-id': 'not-found',
  'error-404-route': 'api-not-found',
  // An unreadable table cannot be told from an empty category here: that is for the cache to doubt.
  'trouble-200-empty-while-table-unreadable': 'page',
  'trouble-200-warning-printed-before-json': 'output-before-json',
  'trouble-301-http-to-https': 'redirected-to-https',
  'trouble-414-url-too-long': 'address-too-long',
  'trouble-429-front': 'rate-limited',
  'trouble-500-database-refused-html': 'database-refused',
  'trouble-500-database-refused-json': 'database-refused',
  'trouble-500-php-fatal-html': 'php-fatal',
  'trouble-500-php-fatal-json': 'php-fatal',
  'trouble-502-front': 'gateway',
  'trouble-503-maintenance-html': 'maintenance',
  'trouble-503-maintenance-json': 'maintenance',
  'trouble-plain-permalinks-200-html': 'html-instead-of-json',
  'trouble-plain-permalinks-301': 'redirected-by-permalinks',
};

describe('classifyResponse on answers that a store really gave', () => {
  it('has an expectation for every captured failure', () => {
    const files = readdirSync(samplesFolder)
      .filter((file) => /^(auth|trouble|error)-/.test(file))
      .map((file) => file.replace(/\.json$/, ''));
    expect(files.sort()).toEqual(Object.keys(captured).sort());
  });

  it.each(Object.entries(captured))('takes %s for %s', (name, kind) => {
    const sample = readSample(name);
    const more =
      name === 'trouble-301-http-to-https'
        ? { homeUrl: 'http://store.example', dialUrl: 'http://store.example' }
        : {};
    expect(kindOf(sample, more)).toBe(kind);
  });

  it.each(Object.keys(captured))('repeats nothing of what %s says', (name) => {
    const outcome = classifyResponse(readSample(name), asked);
    const told =
      outcome instanceof StoreFailure ? `${outcome.message} ${JSON.stringify(outcome.detail)}` : '';
    expect(told).not.toMatch(/store\.example|<|\/var\/www|nginx|Undefined variable|Sorry/);
  });

  it.each([
    'list-hoods-whole',
    'list-cookers-page1',
    'list-cookers-page4',
    'older-7.0.0-sku-two-languages',
    'newer-11.0.1-sku-two-languages',
  ])('believes %s', (name) => {
    const sample = readSample(name);
    expect(classifyResponse(sample, asked)).toEqual({
      body: JSON.parse(sample.body),
      total: Number(sample.headers.get('x-wp-total')),
      totalPages: Number(sample.headers.get('x-wp-totalpages')),
    });
  });
});

describe('classifyResponse on answers that stores and fronts can give', () => {
  const totals = { 'x-wp-total': '0', 'x-wp-totalpages': '0' };
  const refusal = (message: string) =>
    answer(401, { code: 'woocommerce_rest_authentication_error', message });

  it.each<[string, StoreResponse, StoreFailureKind | 'page']>([
    ['an empty list', answer(200, [], totals), 'page'],
    ['an empty list of another JSON type', answer(200, [], totals, 'application/hal+json'), 'page'],
    ['a list without totals', answer(200, []), 'totals-missing'],
    ['a list with half its totals', answer(200, [], { 'x-wp-total': '0' }), 'totals-missing'],
    [
      'totals that are no numbers',
      answer(200, [], { 'x-wp-total': '-1', 'x-wp-totalpages': 'x' }),
      'totals-missing',
    ],
    ['an object', answer(200, {}, totals), 'unexpected-shape'],
    ['null', answer(200, null, totals), 'unexpected-shape'],
    ['JSON cut off', answer(200, '[{"id":1', totals, 'application/json'), 'broken-answer'],
    ['an empty body', answer(200, '', totals, 'application/json'), 'broken-answer'],
    [
      'a warning in front of JSON, sent as JSON',
      answer(200, '<br />\n<b>Notice</b>: x[]', totals, 'application/json'),
      'output-before-json',
    ],
    ['JSON sent as HTML', answer(200, '[]', totals, 'text/html'), 'output-before-json'],
    ['no content type', answer(200, 'hello', {}, ''), 'html-instead-of-json'],
    ['a success that is none', answer(202, '', {}), 'unexpected-shape'],
    ['a password page in front', answer(401, '<html>', { 'www-authenticate': 'Basic' }), 'blocked-in-front'],
    ['a firewall', answer(403, '<html>Access denied'), 'blocked-in-front'],
    ['a security plugin', answer(403, { code: 'rest_forbidden' }), 'blocked-in-front'],
    [
      'a mangled header',
      answer(401, { code: 'woocommerce_rest_authentication_missing_parameter' }),
      'credentials-not-seen',
    ],
    ['a 404 page', answer(404, '<html>'), 'api-not-found'],
    ['a conflict', answer(409, {}), 'request-refused'],
    ['headers too large', answer(431, ''), 'address-too-long'],
    ['a gateway that waited in vain', answer(504, '<html>'), 'gateway'],
    ['a delivery network without its origin', answer(522, '<html>'), 'gateway'],
    ['an unknown failure', answer(500, '<html>oops'), 'server-error'],
    ['an unknown failure as JSON', answer(507, { code: 'x' }), 'server-error'],
    [
      'the signature refused in Italian',
      refusal('Firma non valida: la firma fornita non corrisponde.'),
      'signature-refused',
    ],
    ['the key refused in Italian', refusal('La chiave utente non è valida.'), 'unknown-key'],
    ['the nonce refused in Italian', refusal('Nonce non valido: già utilizzato.'), 'nonce-reused'],
    [
      'the permission refused in Italian',
      refusal('La chiave API fornita non ha i permessi di lettura.'),
      'key-cannot-read',
    ],
    ['a refusal in a language not known', refusal('署名が無効です'), 'authentication-refused'],
    ['a redirect to nowhere', answer(302, ''), 'redirected'],
    ['a redirect that is no address', answer(302, '', { location: 'http://' }), 'redirected'],
    [
      'a redirect elsewhere',
      answer(301, '', { location: 'https://www.store.example/x' }),
      'redirected-to-other-host',
    ],
    ['a redirect to a login', answer(302, '', { location: '/wp-login.php' }), 'redirected'],
  ])('takes %s for %s', (_, response, kind) => {
    expect(kindOf(response)).toBe(kind);
  });

  it('understands a redirect to the home address of a store reached by another name', () => {
    const response = answer(301, '', { location: 'https://store.example/wp-json/wc/v3/products' });
    expect(kindOf(response, { dialUrl: 'http://10.0.0.5:8080' })).toBe('redirected-to-https');
  });

  it('keeps the wait that the store asks for, in seconds or as a date', () => {
    const wait = (value: string) => {
      const outcome = classifyResponse(answer(429, '', { 'retry-after': value }), asked);
      return outcome instanceof StoreFailure ? outcome.detail.retryAfterMs : null;
    };
    expect(wait('7')).toBe(7_000);
    expect(wait('Sat, 21 Nov 2026 12:02:00 GMT')).toBe(120_000);
    expect(wait('Sat, 21 Nov 2026 11:00:00 GMT')).toBe(0);
    expect(wait('soon')).toBeUndefined();
    expect(wait('99999999999')).toBe(86_400_000);
    const maintenance = classifyResponse(readSample('trouble-503-maintenance-json'), asked);
    expect(maintenance).toMatchObject({ detail: { retryAfterMs: 600_000 } });
  });

  it('reads from the store’s clock by how much this one is off', () => {
    const response = answer(
      401,
      { code: 'woocommerce_rest_authentication_error', message: '時刻' },
      { date: 'Sat, 21 Nov 2026 11:40:00 GMT' },
    );
    expect(classifyResponse(response, asked)).toMatchObject({
      kind: 'clock-off',
      detail: { clockAheadMs: 1_200_000 },
    });
  });

  it('repeats an error code only if it is known', () => {
    const detail = (code: string) => {
      const outcome = classifyResponse(answer(400, { code }), asked);
      return outcome instanceof StoreFailure ? outcome.detail : null;
    };
    expect(detail('rest_invalid_param')).toEqual({ status: 400, code: 'rest_invalid_param' });
    expect(detail('mysql://root:secret@db')).toEqual({ status: 400 });
  });
});
