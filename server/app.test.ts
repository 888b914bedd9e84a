import { request } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TroubleKind } from './demo/store/troubles.ts';
import type { Client } from './pages/client-build.ts';
import { manyProducts } from './testing/many-products.ts';
import { sendBytes } from './testing/send-raw.ts';
import type { TestSite } from './testing/test-site.ts';
import { loadBuiltClient, startSiteWithPages, startTestSite } from './testing/test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 30_000 });

let client: Client;
let site: TestSite;

beforeAll(async () => {
  client = await loadBuiltClient();
  site = await startSiteWithPages({ client });
});
afterAll(() => site[Symbol.asyncDispose]());

/** The address as it is, without a library that tidies it. */
function getRaw(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('nasty input', () => {
  const nasty = [
    '%',
    '%zz',
    '%E0%A4%A',
    '%C0%AF',
    '%FF%FE',
    '%00',
    'a%00b',
    '%0d%0aset-cookie:%20x=1',
    '..%2f..%2fetc%2fpasswd',
    '../../etc/passwd',
    '..%5c..%5c',
    '%2e%2e%2f',
    '//evil.example/',
    '/',
    '//',
    '//[',
    '%E2%80%A8',
    'x'.repeat(5_000),
    '%F0%9F%8D%95',
    '%ED%A0%80',
    '__proto__',
    'constructor',
    "'%20OR%201=1--",
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%7B%7B7*7%7D%7D',
  ];
  const places: [string, (part: string) => string][] = [
    ['a page', (part) => `/${part}`],
    ['a product page', (part) => `/product/${part}`],
    ['a category page', (part) => `/product-category/${part}`],
    ['a page selection', (part) => `/product-category/cookers?color=${part}&page=${part}&lng=${part}`],
    ['a campaign parameter', (part) => `/?utm_source=${part}&${part}=1&${part}`],
    ['a listing', (part) => `/api/categories/${part}/products`],
    ['a listing selection', (part) => `/api/categories/cookers/products?color=${part}`],
    ['a listing page', (part) => `/api/categories/cookers/products?page=${part}`],
    ['a parameter name', (part) => `/api/categories/cookers/products?${part}=1&lng[]=it&page[a]=2`],
    ['a product', (part) => `/api/products/${part}`],
    ['a search', (part) => `/api/search?q=${part}`],
    ['a language', (part) => `/api/search?q=a&lng=${part}`],
    ['a picture', (part) => `/media/352/${part}`],
    ['a picture width', (part) => `/media/${part}/x`],
    ['an asset', (part) => `/assets/${part}`],
    ['the API', (part) => `/api/${part}`],
    ['a probe', (part) => `/healthz/${part}?${part}`],
  ];

  it.each(places)('never makes %s fail', async (_, address) => {
    for (const part of nasty) {
      const { status, body } = await getRaw(address(part));
      expect({ part, fails: status >= 500 || status < 200 }).toEqual({ part, fails: false });
      expect(body).not.toMatch(/root:x:|node_modules|\.ts:\d+|at Object\./);
      expect(body).not.toContain('<script>alert(1)</script>');
    }
  });

  it.each(['/product/%E0', '/%', '/api/%zz', '/product/%E0?x=<script>'])(
    'in %s, which cannot be decoded, is not found and not repeated',
    async (path) => {
      const answer = await supertest(site.url).get(path);
      expect(answer.status).toBe(404);
      expect(problemTypeOf(problemSchema.parse(JSON.parse(answer.text)).type)).toBe('not-found');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(answer.text).not.toMatch(/%E0|script/);
    },
  );

  it.each([
    ['cookie', `lng=${'x'.repeat(3_000)}; =; ;lng=it=en;%zz`],
    ['accept-language', `${'it;q=2,'.repeat(500)};;;q=,*;q=x`],
    ['accept-encoding', 'br;q=9e99, gzip;q=, ;;'],
    ['accept', '*/*;q=x,,;'],
    ['if-none-match', `W/W/"${'"'.repeat(100)}`],
    ['x-forwarded-for', '::::, <script>, 1.2.3.4.5'],
    ['range', 'bytes=0-1,5-,-9'],
    ['host', 'evil.example:99'],
    ['expect', '100-continue'],
  ])('in the header %s does no harm', async (name, value) => {
    for (const path of [
      '/',
      '/product-category/cookers',
      apiPaths.listing('en', 'cookers', {}, 1),
      '/favicon.svg',
      '/site.webmanifest',
    ]) {
      const { status, body } = await getRaw(path, 'GET', { [name]: value });
      expect({ path, fails: status >= 400 }).toEqual({ path, fails: false });
      expect(body).not.toContain('evil.example');
    }
  });

  it('that is no HTTP, or far too large, is refused', async () => {
    const requests = [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`,
      `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ];
    for (const bytes of requests) {
      const answer = await sendBytes(site.url, bytes);
      expect({ bytes: bytes.slice(0, 40), status: answer?.status }).toEqual({
        bytes: bytes.slice(0, 40),
        status: bytes.length > 1_000 ? 431 : 400,
      });
      expect(answer?.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(problemSchema.parse(JSON.parse(String(answer?.body))).status).toBe(answer?.status);
    }
  });

  it('that never ends is let go', async () => {
    await using own = await startTestSite();
    const { requestTimeout, headersTimeout } = own.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
    // As if that time had passed.
    Object.assign(own.app.server, { requestTimeout: 100, headersTimeout: 100 });
    const head = 'POST /api/enquiries HTTP/1.1\r\nHost: a\r\n';
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":';
    for (const bytes of [head, head + body]) {
      expect((await sendBytes(own.url, bytes))?.status).toBe(408);
    }
  });

  it('whose answer is never read is let go', async () => {
    await using own = await startTestSite({ client });
    expect(own.app.server.timeout).toBe(60_000);
    // As if that time had passed.
    own.app.server.timeout = 300;
    const connections = promisify((done: (error: Error | null, count: number) => void) =>
      own.app.server.getConnections(done),
    );
    let made = 0;
    own.app.server.on('connection', () => (made += 1));
    const requests = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300);
    const sockets = Array.from({ length: 20 }, () =>
      connect(Number(new URL(own.url).port), '127.0.0.1').pause(),
    );
    for (const socket of sockets) {
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      socket.write(requests);
    }
    await expect.poll(() => made, { timeout: 10_000 }).toBe(20);
    await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'the method %s, which nothing here takes, is refused',
    async (method) => {
      for (const path of [
        '/',
        '/product-category/cookers',
        '/api/search?q=a',
        '/api/x',
        '/media/352/x',
        '/assets/x',
      ]) {
        const { status } = await getRaw(path, method);
        expect({ path, refused: status >= 400 && status < 500 }).toEqual({ path, refused: true });
      }
    },
  );

  it('in a body is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{', '{"__proto__":{}}', 'x'.repeat(2_000_000)]) {
      for (const url of ['/api/search?q=a', '/', '/api/x']) {
        const { statusCode } = await site.app.inject({ method: 'POST', url, headers, payload });
        expect({ url, refused: statusCode >= 400 && statusCode < 500 }).toEqual({ url, refused: true });
      }
    }
  });
});

describe('the rate limit', () => {
  const visit = (own: TestSite, forwardedFor?: string, path = '/robots.txt') => {
    const asked = supertest(own.url).get(path);
    return forwardedFor ? asked.set('x-forwarded-for', forwardedFor) : asked;
  };

  it('is one for each visitor behind a trusted proxy', async () => {
    await using own = await startTestSite({
      limits: { requests: 3 },
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    for (const _ of [1, 2, 3]) expect((await visit(own, '198.51.100.7')).status).toBe(200);
    expect((await visit(own, '198.51.100.7')).status).toBe(429);
    expect((await visit(own, '198.51.100.8')).status).toBe(200);
    // What a visitor writes in front of what the proxy adds does not count.
    expect((await visit(own, '203.0.113.1, 198.51.100.7')).status).toBe(429);
  });

  it('takes no notice of forwarded addresses without a trusted proxy', async () => {
    await using own = await startTestSite({ limits: { requests: 3 } });
    const visits = [];
    for (const visitor of [1, 2, 3, 4]) visits.push((await visit(own, `198.51.100.${visitor}`)).status);
    expect(visits).toEqual([200, 200, 200, 429]);
  });

  it('answers with a problem that says when to come back, and then lets in again', async () => {
    await using own = await startTestSite({ limits: { requests: 1 } });
    await visit(own);
    const refused = await visit(own, undefined, '/api/search?q=a');
    expect([refused.status, refused.headers['content-type']]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
    ]);
    expect(problemTypeOf(problemSchema.parse(refused.body).type)).toBe('too-many-requests');
    const retryAfterS = Number(refused.headers['retry-after']);
    expect(retryAfterS).toBeGreaterThan(0);
    expect(retryAfterS).toBeLessThanOrEqual(60);
  });

  it('counts what is not found, but neither pictures, files nor probes', async () => {
    await using own = await startTestSite({ client, limits: { requests: 2 } });
    for (const path of ['/healthz', '/favicon.svg', '/media/352/x', '/readyz', '/healthz']) {
      expect({ path, status: (await visit(own, undefined, path)).status }).not.toMatchObject({ status: 429 });
    }
    for (const _ of [1, 2]) expect((await visit(own, undefined, '/api/nothing')).status).toBe(404);
    expect((await visit(own, undefined, '/api/nothing')).status).toBe(429);
  });

  it('counts answers that lie ready, and all addresses of an IPv6 network as one', async () => {
    await using own = await startTestSite({
      limits: { requests: 3 },
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    const search = '/api/search?q=antique&lng=en';
    for (const host of [1, 2, 3]) expect((await visit(own, `2001:db8::${host}`, search)).status).toBe(200);
    expect((await visit(own, '2001:db8::4', search)).status).toBe(429);
    expect((await visit(own, '2001:db8::5')).status).toBe(429);
    expect((await visit(own, '2001:db8:0:1::1', search)).status).toBe(200);
  });

  it('does not count what a page itself asks the API for', async () => {
    await using own = await startTestSite({ client, limits: { requests: 2 } });
    for (const path of ['/product-category/cookers?page=3', '/product-category/hobs?page=3']) {
      expect((await visit(own, undefined, path)).status).toBe(200);
    }
  });
});

describe('what must stay on the server', () => {
  const upstream =
    // Names of pictures are random letters, so a key is known by more than its beginning.
    /c[ks]_[0-9a-f]{8}|oauth|wp-json|wp-content|wp_die|store\.example|127\.0\.0\.1|plugins\/|critical error|database connection|scheduled maintenance|Bad Gateway|nginx|WooCommerce|The shop/i;
  const addresses = [
    '/',
    ...categories.map((category) => `/product-category/${category}`),
    '/product/MX90-PT',
    '/product/NEVER-SEEN',
    '/robots.txt',
    '/sitemap.xml',
    '/readyz',
    '/api/openapi.json',
    apiPaths.categories,
    ...categories.map((category) => apiPaths.listing('it', category, {}, 1)),
    apiPaths.product('en', 'MX90-PT'),
    apiPaths.product('en', 'NEVER-SEEN'),
    apiPaths.search('en', 'oven'),
    '/media/352/x',
  ];

  it.each<TroubleKind | 'no trouble'>([
    'no trouble',
    'maintenance',
    'php-fatal',
    'database-refused',
    'printed-warning',
    'redirect-to-https',
    'bad-gateway',
    'html-page',
    'authorization-stripped',
    'broken-json',
    'unasked-brotli',
    'connection-reset',
  ])('is in no answer and no line of the log (%s)', async (trouble) => {
    await using own = await startTestSite({
      client,
      products: manyProducts(5),
      ...(trouble !== 'no trouble' && { trouble }),
    });
    const secrets = [own.store.key, own.store.secret, new URL(own.store.dialUrl).host];
    for (const address of addresses) {
      const answer = await own.app.inject(address);
      const text = `${JSON.stringify(answer.headers)}\n${answer.body}`;
      expect({ address, found: upstream.exec(text)?.[0] }).toEqual({ address, found: undefined });
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    if (trouble !== 'no trouble') expect(own.log.length).toBeGreaterThan(0);
    for (const line of own.log) {
      for (const secret of secrets) expect(line).not.toContain(secret);
      expect(line).not.toMatch(/oauth_|plugins\/old|critical error on this website|wp_die<|<html/i);
    }
  });

  it('is in no header of an answer: what the server is made with', async () => {
    const { headers } = await supertest(site.url).get('/');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/nothing-here',
    '/product-category/cookers',
    apiPaths.listing('en', 'cookers', {}, 1),
    '/api/nothing',
    '/api/categories/cookers/products?page=0',
    '/media/352/x',
    '/favicon.svg',
    '/assets/nothing.js',
    '/robots.txt',
    '/healthz',
  ])('has the security headers: %s', async (url) => {
    for (const _ of [1, 2]) {
      const { headers } = await supertest(site.url).get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('of the API may be read by the origins that the operator lists, and by no others', async () => {
    await using own = await startTestSite({ environment: { CORS_ORIGINS: 'https://partner.example' } });
    for (const _ of [1, 2]) {
      const allowed = (origin: string) =>
        supertest(own.url)
          .get(apiPaths.listing('en', 'hobs', {}, 1))
          .set('origin', origin);
      const listed = await allowed('https://partner.example');
      expect(listed.headers['access-control-allow-origin']).toBe('https://partner.example');
      expect(listed.headers.vary).toMatch(/Origin/i);
      expect((await allowed('https://evil.example')).headers['access-control-allow-origin']).not.toBe(
        'https://evil.example',
      );
    }
  });
});

describe('the description of the API', () => {
  it('is an OpenAPI document that lists the routes, their parameters and answers', async () => {
    const description = (await site.app.inject('/api/openapi.json')).json();
    expect(description.openapi).toMatch(/^3\./);
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/catalogues',
      '/api/categories',
      '/api/categories/{category}/products',
      '/api/comparison',
      '/api/documents',
      '/api/documents/{id}',
      '/api/enquiries',
      '/api/enquiries/token',
      '/api/partners/catalogue.csv',
      '/api/partners/catalogue.json',
      '/api/partners/catalogue.schema.json',
      '/api/products',
      '/api/products/{sku}',
      '/api/products/{sku}/companions',
      '/api/products/{sku}/documents',
      '/api/recalls',
      '/api/search',
      '/api/session',
      '/api/web-vitals',
      '/api/webhooks/store',
      '/product-documents/{sku}/{file}',
      '/product/{sku}/drawing.dxf',
      '/product/{sku}/drawing.svg',
      '/product/{sku}/sheet.pdf',
      '/recalls/feed.en.json',
      '/recalls/feed.en.xml',
      '/recalls/feed.it.json',
      '/recalls/feed.it.xml',
    ]);
    const { parameters, responses } = description.paths['/api/categories/{category}/products'].get;
    const names = parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['category', 'lng', 'page', 'color', 'width']));
    expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
    const schema = JSON.stringify(responses['200']);
    for (const name of ['items', 'total', 'facets', 'complete']) expect(schema).toContain(`"${name}"`);
  });

  it('says by what one gets at what is reserved', async () => {
    const { paths, components } = (await site.app.inject('/api/openapi.json')).json();
    expect(components.securitySchemes).toEqual({
      session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: '__Host-session' }),
      accessKey: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
    });
    const schemes = (path: string) => paths[path].get.security?.flatMap(Object.keys);
    for (const format of ['json', 'csv']) {
      expect(schemes(`/api/partners/catalogue.${format}`)).toEqual(['accessKey', 'session']);
    }
    for (const path of ['/api/documents', '/api/documents/{id}', '/api/session']) {
      expect(schemes(path)).toEqual(['session']);
    }
    expect(schemes('/api/search')).toBeUndefined();
  });
});
