import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { documentPath, documentsApiPath } from '@kitchen/shared/documents.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { productDocumentPath, productDocumentsApiPath } from '@kitchen/shared/product-documents.ts';
import { productFilePath, productFiles } from '@kitchen/shared/product-files.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { demoProductDocumentsFolder } from '../../demo/demo-folders.ts';
import { anEnquiry } from '../an-enquiry.ts';
import type { KnownRoute } from '../any-request.ts';
import { anyRequestTo, anyRequestUnder, anyVisit } from '../any-request.ts';
import { collectRoutes } from '../collect-routes.ts';
import { nastyAddresses } from '../nasty-addresses.ts';
import type { ScriptedServer } from '../scripted-server.ts';
import { startScriptedServer } from '../scripted-server.ts';
import type { RawAnswer, RawRequest } from '../send-raw.ts';
import { sendRaw } from '../send-raw.ts';
import type { TestSite } from '../test-site.ts';
import { loadBuiltClient, noEnquiryLimits, startTestSite } from '../test-site.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A failure tells its seed and path; `ANY_INPUT_SEED` asks for what another seed makes up. */
const seed = Number(process.env.ANY_INPUT_SEED ?? 1979);

/** The login behind the site knows this account, and nobody else. */
const credentials = { username: 'anna', password: 'kept to herself' };
const upstreamText = 'upstream knows no such user';
const account = {
  token: 'upstream’s own token',
  user_email: 'anna@partners.example',
  user_display_name: 'Anna',
  roles: ['partner'],
};
const prices = {
  id: 'prices',
  kind: 'price-list',
  file: 'prices.txt',
  title: { en: 'Prices', it: 'Listino' },
  date: '2026-11-01',
  roles: ['partner'],
  languages: ['en', 'it'],
};
const webhookSecret = 'the secret of the store’s webhooks';

/** Bodies that some route takes; which one, its schema tells. */
const samples = [anEnquiry(), anEnquiry({ kind: 'dealer', language: 'it', sku: 'MX90-PT' }), credentials];

/** Addresses that some route answers. */
const addresses = [
  apiPaths.listing('it', 'ovens', {}, 1),
  apiPaths.listing('en', 'cookers', { color: ['cream', 'nero'], width: ['90'] }, 2),
  apiPaths.search('it', 'forno'),
  apiPaths.product('en', 'MX90-PT'),
  apiPaths.companions('it', 'MX90-PT'),
  apiPaths.comparison('en', 'AN100-BU,MX90-PT'),
  apiPaths.products('it', ['AN100-BU', 'MX90-PT']),
  productDocumentsApiPath('AN100-BU'),
  productDocumentPath('AN100-BU', 'manual', 'en'),
  ...productFiles.map((file) => productFilePath('AN100-BU', file, 'it')),
  `${documentsApiPath}?lng=it`,
  documentPath('prices'),
];

let login: ScriptedServer;
let documents: string;
let site: TestSite;
/** The cookies of somebody who is logged in. */
let session: string;
let routes: KnownRoute[];
/** Words that mean something to the site: SKUs, names of pictures, categories, options. */
let known: string[];
let pages: string[];
let secrets: string[];

beforeAll(async () => {
  login = await startScriptedServer(async (request, response) => {
    const isKnown = (await text(request)) === JSON.stringify(credentials);
    response.writeHead(isKnown ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? account : { code: 'refused', message: upstreamText }));
  });
  documents = await mkdtemp(join(tmpdir(), 'any-input-documents-'));
  await writeFile(join(documents, 'prices.txt'), 'Prices for partners.\n'.repeat(100));
  await writeFile(join(documents, 'documents.json'), JSON.stringify([prices]));
  const collected = await collectRoutes(async () =>
    startTestSite({
      client: await loadBuiltClient(),
      enquiryLimits: noEnquiryLimits,
      // Each takes as long as a hundred others.
      limits: { feeds: 20 },
      environment: {
        LOGIN_URL: login.url,
        RESERVED_DOCUMENTS_DIR: documents,
        PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder,
        STORE_WEBHOOK_SECRET: webhookSecret,
        TRUST_PROXY: '127.0.0.1',
        CORS_ORIGINS: 'https://partner.example',
      },
    }),
  );
  site = collected.built;
  await site.knowCategories();
  session = await logIn();
  routes = collected.routes.flatMap(toKnownRoutes);
  known = await findWords();
  pages = await findPages();
  const { store } = site;
  secrets = [store.key, store.secret, new URL(store.dialUrl).host, new URL(login.url).host];
  secrets.push(webhookSecret, upstreamText, credentials.password, account.token);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await login[Symbol.asyncDispose]();
  await rm(documents, { recursive: true });
});

async function logIn(): Promise<string> {
  const { statusCode, cookies } = await site.app.inject({
    method: 'POST',
    url: sessionApiPath,
    payload: credentials,
  });
  if (statusCode !== 200) throw new Error(`Logging in answers ${statusCode}`);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const sign = (body: Buffer) => createHmac('sha256', webhookSecret).update(body).digest('base64');

function toKnownRoutes({ method, url, schema }: RouteOptions): KnownRoute[] {
  const body = schema?.body instanceof z.core.$ZodType ? schema.body : null;
  const bodies = body ? samples.filter((sample) => z.safeParse(body, sample).success) : [];
  const queryNames = namesIn(schema?.querystring);
  const headerNames = namesIn(schema?.headers);
  const isAnswered = new RegExp(`^${url.replaceAll('*', '\\*').replace(/:\w+/g, '[^/]+')}$`);
  const own = addresses.filter((address) => isAnswered.test(address.split('?')[0] ?? ''));
  const about = { url, queryNames, headerNames, addresses: own, bodies };
  return [method].flat().map((name) => ({ method: name, ...about }));
}

function namesIn(schema: unknown): string[] {
  if (!(schema instanceof z.core.$ZodType)) return [];
  return Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});
}

async function findWords(): Promise<string[]> {
  const answers = [
    (await site.app.inject('/api/categories/ovens/products?lng=it')).json(),
    (await site.app.inject('/api/products/MX90-PT')).json(),
  ];
  const words = new Set(['en', 'it', 'MX90-PT', 'AN100-BU,MX90-PT', 'cookers', 'ovens', '352', '1', '2']);
  const read = (value: unknown): void => {
    if (typeof value === 'string') words.add(value.slice(0, 300));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  answers.forEach(read);
  return [...words];
}

async function findPages(): Promise<string[]> {
  const { body } = await site.app.inject('/sitemap.xml');
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set(found), paths.compare, paths.shortlist];
}

/** What no answer may show: traces of code, files of the machine, and what only the server knows. */
const innards =
  /root:x:|node_modules|\.tsx?:\d+|\bat \S+ \(|\/tmp\/|c[ks]_[0-9a-f]{8}|oauth_|wp-json|ECONN|ZodError|SyntaxError/;

function expectDecent({ method, target }: RawRequest, answer: RawAnswer | null): void {
  if (!answer) throw new Error('There was no answer');
  const { status, headers, body } = answer;
  const said = body.toString();
  expect(status, said).toBeGreaterThanOrEqual(200);
  expect(status, said).toBeLessThan(500);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  if (!target.startsWith(sessionApiPath)) expect(Object.keys(headers)).not.toContain('set-cookie');
  const shown = `${JSON.stringify(headers)}\n${said}`;
  expect(innards.exec(shown)?.[0]).toBeUndefined();
  for (const secret of secrets) expect(shown).not.toContain(secret);
  if (headers['content-type']?.startsWith('text/html')) {
    expect(said).not.toContain('<script>alert(1)');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/);
  }
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  // Who follows a link to a document sees a page where there is none.
  const isPage = target.startsWith(documentPath('')) && headers['content-type']?.startsWith('text/html');
  if (status >= 400 && method !== 'HEAD' && !isPage && /^\/api(?:[/?]|$)/.test(target)) {
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problemSchema.parse(JSON.parse(said)).status).toBe(status);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
}

/** Sends the examples and what is made up, `runs` requests, one after the other. */
async function expectDecentAnswers(
  requests: fc.Arbitrary<RawRequest>,
  runs: number,
  examples: RawRequest[] = [],
): Promise<void> {
  const asAnybody = fc.tuple(requests, fc.boolean()).map(([request, isLoggedIn]) => ({
    ...request,
    headers: [...(request.headers ?? []), ...(isLoggedIn ? [['cookie', session] as const] : [])],
  }));
  const printed = asAnybody.map((request) => ({
    ...request,
    [fc.toStringMethod]: () => JSON.stringify({ ...request, body: request.body?.toString('latin1') }),
  }));
  await fc.assert(
    fc.asyncProperty(printed, async (request) => expectDecent(request, await sendRaw(site.url, request))),
    { numRuns: examples.length + runs, seed, examples: examples.map((example) => [example]) },
  );
  expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
}

describe('whatever is sent', () => {
  it('to a route of the API or another that the site has is answered, and answered decently', async () => {
    const own = routes.filter(({ url }) => url !== '/*');
    expect(own.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining(['GET /api/search', 'POST /api/enquiries', 'GET /media/:size/*']),
    );
    // Each address that is known belongs to a route.
    expect(own.filter(({ method }) => method === 'GET').flatMap((route) => route.addresses)).toHaveLength(
      addresses.length,
    );
    const requests = own.map((route) => ({
      arbitrary: anyRequestTo(route, known),
      weight: route.addresses.length > 0 || route.url.startsWith('/media') ? 5 : 1,
    }));
    await expectDecentAnswers(fc.oneof(...requests), 2_500);
  });

  it('in a body is answered decently', async () => {
    const taking = routes.filter(({ bodies }) => bodies.length > 0);
    await expectDecentAnswers(fc.oneof(...taking.map((route) => anyRequestTo(route, known))), 1_000);
  });

  it('in a webhook that is signed is answered decently', async () => {
    const bodies = [{ id: 17, sku: 'MX90-PT', status: 'publish', categories: [{ id: 16, slug: 'cookers' }] }];
    const [webhook] = routes.filter(({ url }) => url.startsWith('/api/webhooks/'));
    if (!webhook) throw new Error('There is no webhook');
    const topic = fc.constantFrom('product.updated', 'product.deleted', 'order.created', '');
    const requests = fc.tuple(anyRequestTo({ ...webhook, headerNames: [], bodies }, known), topic);
    const signed = requests.map(([request, name]) => ({
      ...request,
      headers: [
        ...(request.headers ?? []),
        ['x-wc-webhook-topic', name] as const,
        ['x-wc-webhook-signature', sign(request.body ?? Buffer.alloc(0))] as const,
      ],
    }));
    await expectDecentAnswers(signed, 300);
  });

  it('anywhere, by any method, is answered decently', async () => {
    const beginnings = [
      '/',
      '//',
      '/api/',
      '/api/categories/',
      '/api/enquiries',
      '/media/',
      '/assets/',
      '/healthz',
    ];
    const examples = nastyAddresses.map((target) => ({ method: 'GET', target }));
    await expectDecentAnswers(anyRequestUnder(beginnings, known), 1_000, examples);
  });

  it('to a page is answered decently, in one of the languages', async () => {
    expect(pages.length).toBeGreaterThan(50);
    await expectDecentAnswers(anyVisit(pages, known), 400);
  });
});
