import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cataloguePath } from '@kitchen/shared/catalogues.ts';
import { documentPath, documentsApiPath } from '@kitchen/shared/documents.ts';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Picture } from '@kitchen/shared/pictures.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCataloguesFolder } from '../../demo/demo-folders.ts';
import { demoAccounts } from '../../demo/login/demo-accounts.ts';
import type { TestSite } from '../test-site.ts';
import { startSiteWithPages, startTestSite } from '../test-site.ts';

const partner = 'https://partner.example';
const marks = {
  SESSION_SECRET: 'marked-session-secret-0123456789abcdef',
  STORE_WEBHOOK_SECRET: 'marked-webhook-secret',
  SMTP_URL: 'smtp://marked-user:marked-password@127.0.0.1:1',
  LOGIN_URL: 'http://127.0.0.1:1/marked-login',
};

let site: TestSite;
let source = '';

beforeAll(async () => {
  site = await startSiteWithPages({
    environment: { CORS_ORIGINS: partner, CATALOGUES_DIR: demoCataloguesFolder, ...marks },
  });
  const listing = await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1));
  const { items } = listing.json<{ items: { picture: Picture | null }[] }>();
  source = items.find(({ picture }) => picture)?.picture?.source ?? '';
});
afterAll(() => site[Symbol.asyncDispose]());

const page = '/product-category/cookers?lng=en';
const listing = apiPaths.listing('en', 'cookers', {}, 1);
const accept = { accept: 'text/html' };

async function unchanged(url: string): Promise<InjectOptions> {
  const { headers } = await site.app.inject(url);
  return { url, headers: { 'if-none-match': String(headers.etag) } };
}

async function anAsset(): Promise<string> {
  const { body } = await site.app.inject(page);
  return /<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? 'none';
}

/** One of each kind of answer that the site gives, with the status that it has. */
const kinds: [what: string, status: number, asked: () => InjectOptions | Promise<InjectOptions>][] = [
  ['page', 200, () => ({ url: page })],
  ['page again', 304, () => unchanged(page)],
  ['page, without its body', 200, () => ({ url: page, method: 'HEAD' })],
  ['page that is none', 404, () => ({ url: '/nothing-here', headers: accept })],
  ['page of a product that is none', 404, () => ({ url: '/product/NEVER-SEEN?lng=en', headers: accept })],
  ['page that moved', 301, () => ({ url: '/collections/collections-hobs/country-hobs' })],
  ['path that nobody can decode', 404, () => ({ url: '/%E0%A4%A' })],
  ['method that the page does not take', 405, () => ({ url: page, method: 'DELETE' })],
  ['listing', 200, () => ({ url: listing })],
  ['listing again', 304, () => unchanged(listing)],
  ['listing with a parameter at fault', 400, () => ({ url: `${listing}&page=0` })],
  ['API path that is none', 404, () => ({ url: '/api/nothing' })],
  ['product that is none', 404, () => ({ url: apiPaths.product('en', 'NEVER-SEEN') })],
  ['description of the API', 200, () => ({ url: '/api/openapi.json' })],
  ['token of a form', 200, () => ({ url: enquiryApiPaths.token })],
  ['enquiry at fault', 400, () => ({ url: enquiryApiPaths.submit, method: 'POST', payload: {} })],
  [
    'body that is too large',
    413,
    () => ({
      url: enquiryApiPaths.submit,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ message: 'x'.repeat(2_000_000) }),
    }),
  ],
  ['session of nobody', 401, () => ({ url: sessionApiPath })],
  ['documents for nobody', 401, () => ({ url: documentsApiPath })],
  ['document for nobody', 401, () => ({ url: documentPath('prices-2026') })],
  ['picture', 200, () => ({ url: picturePath(source, 176, 'webp') })],
  ['picture that is none', 404, () => ({ url: picturePath('none', 176, 'webp') })],
  ['asset', 200, async () => ({ url: await anAsset() })],
  ['asset again', 304, async () => unchanged(await anAsset())],
  ['asset that is none', 404, () => ({ url: '/assets/nothing.js' })],
  ['icon', 200, () => ({ url: '/favicon.svg' })],
  ['catalogue to download', 200, () => ({ url: cataloguePath('cookers', 'en') })],
  [
    'part of a catalogue',
    206,
    () => ({ url: cataloguePath('cookers', 'en'), headers: { range: 'bytes=0-9' } }),
  ],
  ['sitemap', 200, () => ({ url: '/sitemap.xml' })],
  ['robots.txt', 200, () => ({ url: '/robots.txt' })],
  ['manifest', 200, () => ({ url: '/site.webmanifest' })],
  ['security.txt', 200, () => ({ url: '/.well-known/security.txt' })],
  ['sign of life', 200, () => ({ url: '/healthz' })],
  [
    'leave for a listed origin',
    204,
    () => ({
      url: listing,
      method: 'OPTIONS',
      headers: { origin: partner, 'access-control-request-method': 'GET' },
    }),
  ],
];

function expectSafe(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
}

describe('every kind of answer', () => {
  it.each(kinds)('tells browsers what it may do: %s (%i)', async (_, status, asked) => {
    // The second may be from a cache.
    for (const _ of [1, 2]) {
      const answer = await site.app.inject(await asked());
      expect(answer.statusCode).toBe(status);
      expectSafe(answer.headers);
    }
  });

  it.each([
    ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('does, also to %s', async (_, bytes, status) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(bytes);
    await once(socket, 'close');
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(first).toContain(String(status));
    expectSafe(
      Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 2),
        ]),
      ),
    );
  });

  it('speaks for subdomains where the operator says so', async () => {
    await using wide = await startTestSite({
      environment: { PUBLIC_URL: 'https://www.example.com', HSTS_INCLUDE_SUBDOMAINS: 'true' },
    });
    const { headers } = await wide.app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('says nothing of encryption where the site has none', async () => {
    await using open = await startTestSite({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
    const { headers } = await open.app.inject('/healthz');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('other origins', () => {
  const preflight = (origin: string, method = 'GET'): Promise<LightMyRequestResponse> =>
    site.app.inject({
      url: listing,
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });

  it('may ask before they call where they are listed, never with cookies', async () => {
    const listed = await preflight(partner);
    expect(listed.headers['access-control-allow-origin']).toBe(partner);
    expect(listed.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(String(listed.headers.vary)).toMatch(/origin/i);
  });

  it('may read the API where they are listed, whoever asked before', async () => {
    for (const _ of [1, 2]) {
      const ask = (origin: string) => site.app.inject({ url: listing, headers: { origin } });
      const listed = await ask(partner);
      expect(listed.headers['access-control-allow-origin']).toBe(partner);
      expect(String(listed.headers.vary)).toMatch(/origin/i);
      const other = await ask('https://evil.example');
      expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    }
  });

  it.each(['https://evil.example', 'https://partner.example.evil.example', 'http://partner.example', 'null'])(
    'get no leave where they are not: %s',
    async (origin) => {
      const refused = await preflight(origin);
      expect(refused.headers['access-control-allow-origin']).not.toBe(origin);
      expect(refused.headers['access-control-allow-origin']).not.toBe('*');
    },
  );

  it('get no leave at all where none is listed', async () => {
    await using closed = await startTestSite();
    const answer = await closed.app.inject({
      url: listing,
      method: 'OPTIONS',
      headers: { origin: partner, 'access-control-request-method': 'GET' },
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('secrets', () => {
  it('stand in no answer, header or address that visitors reach', async () => {
    const { body: sitemap } = await site.app.inject('/sitemap.xml');
    const pages = [...sitemap.matchAll(/<loc>https:\/\/www\.calidora\.example([^<]*)<\/loc>/g)]
      .map(([, address]) => (address ?? '').replaceAll('&amp;', '&') || '/')
      // Products are all of one make; a few tell as much as hundreds.
      .filter((address, index) => !address.startsWith('/product/') || index % 40 === 0);
    const asked: InjectOptions[] = [...pages, '/ita/login', '/api/search?q=oven&lng=en'].map((url) => ({
      url,
    }));
    for (const [, , kind] of kinds) asked.push(await kind());
    const secrets = [
      site.store.key,
      site.store.secret,
      new URL(site.store.dialUrl).host,
      'marked-',
      marks.SESSION_SECRET,
    ];
    for (const one of asked) {
      const answer = await site.app.inject(one);
      const text = `${JSON.stringify(answer.headers)}\n${answer.body}`;
      for (const secret of secrets) {
        expect({ url: one.url, found: text.includes(secret) }).toEqual({ url: one.url, found: false });
      }
    }
    for (const line of site.log) {
      for (const secret of secrets) expect(line).not.toContain(secret);
    }
  });

  it('stand in no file that browsers get', async () => {
    const folder = fileURLToPath(new URL('../../../client/dist/browser', import.meta.url));
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = files.filter((file) => file.isFile() && /\.(?:js|css|json|svg|html|map)$/.test(file.name));
    expect(texts.length).toBeGreaterThan(10);
    // Names of files end in letters of chance behind a dash, which may look like the beginning of a key.
    const words =
      /\b(?:STORE_|SMTP_|SESSION_|REDIS_|LOGIN_)(?:KEY|SECRET|URL)\b|(?<!-)\bc[ks]_[0-9a-z]{4,}|oauth_|hmac/i;
    for (const { parentPath, name } of texts) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect({ name, found: words.exec(text)?.[0] }).toEqual({ name, found: undefined });
      for (const { password } of demoAccounts('calidora.example')) expect(text).not.toContain(password);
    }
  });
});
