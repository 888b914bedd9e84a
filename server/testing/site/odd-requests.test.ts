import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import { webVitalsApiPath } from '@kitchen/shared/web-vitals.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from '../send-raw.ts';
import type { TestSite } from '../test-site.ts';
import { startSiteWithPages } from '../test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages();
});
afterAll(() => site[Symbol.asyncDispose]());

/** The address as it is, without a library that tidies it. */
function getRaw(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a request', () => {
  it.each(['/product/%E0', '/%', '/api/%zz', '/product/%E0?x=<script>'])(
    'for %s, which cannot be decoded, is answered as not found, and its path not repeated',
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
  ])('with an odd header %s is answered as if it had none', async (name, value) => {
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

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'of the method %s is told which methods the address takes, and where there is none that it is not found',
    async (method) => {
      for (const path of [
        '/',
        '/product-category/cookers/',
        '/api/search?q=a',
        '/api/products/MX90-PT',
        '/api/openapi.json',
        '/media/352/x',
        '/favicon.svg',
        '/sitemap.xml',
        '/healthz',
      ]) {
        const { status, headers } = await getRaw(path, method);
        expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow: 'GET, HEAD' });
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
      for (const path of ['/no-such-page', '/api', '/api/x', '/assets/x', '/media']) {
        const { status, headers } = await getRaw(path, method);
        expect({ path, status, allow: headers.allow }).toEqual({ path, status: 404, allow: undefined });
      }
    },
  );

  it('of a method that an address does not take beside others is told all that it takes', async () => {
    for (const [path, allow] of [
      [sessionApiPath, 'GET, HEAD, POST, DELETE'],
      [enquiryApiPaths.submit, 'POST'],
      ['/api/webhooks/store', 'POST'],
    ] as const) {
      const { status, headers, body } = await getRaw(path, 'PUT');
      const allowed = headers.allow?.split(', ').sort();
      expect({ path, status, allowed }).toEqual({ path, status: 405, allowed: allow.split(', ').sort() });
      expect(problemSchema.parse(JSON.parse(body)).status).toBe(405);
    }
    expect((await getRaw(enquiryApiPaths.submit)).headers.allow).toBe('POST');
  });

  it('for the head of whatever can be got is answered', async () => {
    for (const path of [
      '/',
      '/api/search?q=a',
      enquiryApiPaths.token,
      '/favicon.svg',
      '/sitemap.xml',
      '/healthz',
    ]) {
      const { status, body } = await getRaw(path, 'HEAD');
      expect({ path, status, body }).toEqual({ path, status: 200, body: '' });
    }
  });

  it('with a body that nobody reads is refused before any of it has come', async () => {
    const head = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';
    for (const [request, status] of [
      ['POST /', 405],
      ['POST /api/search?q=a', 405],
      ['PUT /api/enquiries', 405],
      ['POST /api/anything', 404],
      ['POST /no-such-page', 404],
      ['PROPFIND /', 405],
    ] as const) {
      const answer = await sendBytes(site.url, `${request} ${head}Content-Length: 1000000\r\n\r\n`);
      expect({ request, status: answer?.status }).toEqual({ request, status });
    }
  });

  it('with a body that is larger than its route takes is refused before any of it has come', async () => {
    const head = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';
    for (const [request, bytes] of [
      [`POST ${webVitalsApiPath}`, 513],
      [`DELETE ${sessionApiPath}`, 4 * 1024 + 1],
      [`POST ${sessionApiPath}`, 16 * 1024 + 1],
    ] as const) {
      const answer = await sendBytes(site.url, `${request} ${head}Content-Length: ${bytes}\r\n\r\n`);
      expect({ request, status: answer?.status }).toEqual({ request, status: 413 });
    }
  });
});
