import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import getTLSOptions from 'smtp-server/lib/tls-options.js';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import type { DemoStore, DemoStoreOptions } from '../demo/store/demo-store.ts';
import { startDemoStore } from '../demo/store/demo-store.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import type { TroubleKind } from '../demo/store/troubles.ts';
import type { Finding } from '../lib/finding.ts';
import { freePort } from '../testing/free-port.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { mailsToNowhere } from '../testing/test-site.ts';
import { checkStore } from './check-store.ts';

async function startStore(options: DemoStoreOptions = {}): Promise<DemoStore> {
  const store = await startDemoStore(options);
  onTestFinished(() => store.close());
  return store;
}

/** Checks a store over the configuration that an operator would have written, with some of it changed. */
async function check(store: DemoStore, environment: Record<string, string> = {}, now?: () => number) {
  const config = readConfig({
    STORE_URL: store.homeUrl,
    STORE_DIAL_URL: store.dialUrl,
    STORE_KEY: store.key,
    STORE_SECRET: store.secret,
    STORE_TIMEOUT_MS: '2000',
    ...mailsToNowhere,
    ...environment,
  });
  const findings = await checkStore(config as Config & { store: NonNullable<Config['store']> }, now);
  const text = JSON.stringify(findings);
  for (const secret of [config.store?.key, config.store?.secret]) expect(text).not.toContain(secret);
  return findings;
}

const outcomeOf = (findings: Finding[], what: string) => findings.find((finding) => finding.what === what);

/** A front before the store that lets through what `change` makes of a request. */
async function startFront(
  store: DemoStore,
  change: (headers: Record<string, string | string[] | undefined>) => typeof headers,
) {
  const server = createServer((incoming, response) => {
    const onward = request(
      new URL(incoming.url ?? '/', store.dialUrl),
      { headers: change(incoming.headers) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a store that is configured well is in order in every part', async () => {
  const findings = await check(await startStore());
  expect(findings.filter(({ outcome }) => outcome !== 'works')).toEqual([]);
  expect(findings.map(({ what }) => what)).toEqual([
    'signed call',
    'key',
    'category cookers',
    'category ovens',
    'category hobs',
    'category hoods',
    'category compact-products',
    'pictures of store.example',
  ]);
});

test.each([
  ['the other scheme', 'https://store.example', 'http://store.example'],
  ['another name', 'http://www.store.example', 'http://store.example'],
  ['both', 'https://www.store.example', 'http://store.example'],
  ['a folder that is none', 'http://store.example/shop', 'http://store.example'],
])('a signature refused over %s names the address to sign', async (_, given, home) => {
  const store = await startStore();
  const [finding] = await check(store, { STORE_URL: given });
  expect(finding).toMatchObject({ what: 'signed call', outcome: 'fault' });
  expect(finding?.advice).toContain(`set STORE_URL=${home} and STORE_DIAL_URL=${store.dialUrl}`);
});

test('a home address that cannot be guessed is the one that the store itself names', async () => {
  const store = await startStore({ homeUrl: 'http://shop.elsewhere.example' });
  const [finding] = await check(store, { STORE_URL: 'http://127.0.0.1:8088', STORE_DIAL_URL: store.dialUrl });
  expect(finding?.advice).toContain('set STORE_URL=http://shop.elsewhere.example and STORE_DIAL_URL=');
  expect(store.requests('other')[0]).toMatchObject({
    path: '/wp-json/',
    queryString: '_fields=home,url',
    headers: { authorization: undefined },
  });
});

test('a store called by another name of its machine is to be called by its own', async () => {
  const port = await freePort();
  const store = await startStore({ port, homeUrl: `http://127.0.0.1:${port}` });
  const byName = `http://localhost:${port}`;
  const [finding] = await check(store, { STORE_URL: byName, STORE_DIAL_URL: byName });
  expect(finding?.advice).toMatch(/: set STORE_URL=http:\/\/127\.0\.0\.1:\d+\.$/);
});

test('a wrong home address is not blamed on the secret, where that is wrong as well', async () => {
  const store = await startStore({ homeUrl: 'http://shop.elsewhere.example' });
  const [finding] = await check(store, {
    STORE_URL: 'http://store.example',
    STORE_SECRET: 'cs_other_secret',
  });
  expect(finding?.advice).toMatch(
    /^The store says that its home is http:\/\/shop\.elsewhere\.example: set STORE_URL/,
  );
  expect(finding?.advice).toContain('STORE_SECRET');
});

test('a signature refused at the home that the store names leads to the secret', async () => {
  const [finding] = await check(await startStore(), { STORE_SECRET: 'cs_some_other_secret' });
  expect(finding?.advice).toContain('STORE_SECRET is most likely wrong');
  expect(finding?.advice).not.toContain('STORE_URL is not');
});

test.each(['http://127.0.0.1:8088', 'http://localhost:8088', 'http://wordpress', 'http://[::1]:8088'])(
  'nobody is sent to www. before %s',
  async (homeUrl) => {
    const store = await startStore();
    store.trouble('html-page', ({ path }) => path === '/wp-json/');
    const [finding] = await check(store, { STORE_URL: homeUrl, STORE_SECRET: 'cs_some_other_secret' });
    expect(finding?.advice).toContain('STORE_SECRET is most likely wrong');
    expect(finding?.advice).not.toContain('www.');
  },
);

test('https to a port without TLS is named, with the code of the system and the address that is answered', async () => {
  const store = await startStore();
  const tlsUrl = store.dialUrl.replace('http:', 'https:');
  const [finding] = await check(store, { STORE_DIAL_URL: tlsUrl });
  expect(finding?.says).toMatch(/No encrypted connection.*\(ERR_SSL_WRONG_VERSION_NUMBER\)/);
  expect(finding?.advice).toContain(`STORE_DIAL_URL=${store.dialUrl}`);
});

test('http to a TLS port is named, whether it says so or hangs up', async () => {
  const store = await startStore();
  const nginx = '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head></html>';
  await using front = await startScriptedServer((_, response) => {
    response.writeHead(400, { 'content-type': 'text/html' }).end(nginx);
  });
  const [named] = await check(store, { STORE_DIAL_URL: front.url });
  expect(named?.says).toContain('speaks https');
  expect(named?.advice).toContain('https://');

  const secure = createSecureServer(getTLSOptions()).listen(0, '127.0.0.1');
  onTestFinished(() => void secure.close());
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  const [reset] = await check(store, { STORE_DIAL_URL: `http://127.0.0.1:${port}` });
  expect(reset?.says).toMatch(/broke off.*\((UND_ERR_SOCKET|ECONNRESET)\)/);
  expect(reset?.advice).toContain('https://');
});

test('keys the wrong way round are told from unknown ones', async () => {
  const store = await startStore();
  const swapped = await check(store, { STORE_KEY: 'cs_1234567890', STORE_SECRET: 'ck_1234567890' });
  expect(swapped[0]?.advice).toContain('wrong way round');
  const unknown = await check(store, { STORE_KEY: 'ck_1234567890' });
  expect(unknown[0]?.advice).toContain('Check STORE_KEY');
});

test.each([
  [20, '20 minutes ahead of'],
  [-20, '20 minutes behind'],
])('a clock that is off by %i minutes is told how far', async (minutes, said) => {
  const [finding] = await check(await startStore(), {}, () => Date.now() + minutes * 60_000);
  expect(finding?.advice).toContain(said);
});

test('clocks that drift apart are a warning before they are a fault', async () => {
  const findings = await check(await startStore(), {}, () => Date.now() + 5 * 60_000);
  expect(outcomeOf(findings, 'clock')).toMatchObject({ outcome: 'warning' });
});

test('a front that strips the header is told from credentials that are wrong', async () => {
  const store = await startStore();
  const front = await startFront(store, ({ authorization: _, ...headers }) => headers);
  const [finding] = await check(store, { STORE_DIAL_URL: front });
  expect(finding?.advice).toContain('strips the Authorization header');
});

test('a key without rights is told what it lacks', async () => {
  const store = await startStore();
  const { writeOnly, customer } = store.otherKeys;
  const [cannotRead] = await check(store, { STORE_KEY: writeOnly.key, STORE_SECRET: writeOnly.secret });
  expect(cannotRead?.advice).toContain('read permission');
  const [cannotSee] = await check(store, { STORE_KEY: customer.key, STORE_SECRET: customer.secret });
  expect(cannotSee?.advice).toContain('a user who may see products');
});

test('a key that reads customers is wider than it has to be', async () => {
  const store = await startStore();
  await using front = await startScriptedServer((incoming, response) => {
    if (incoming.url?.includes('/customers')) {
      response.writeHead(200, {
        'content-type': 'application/json',
        'x-wp-total': '1',
        'x-wp-totalpages': '1',
      });
      response.end('[{"id":1}]');
      return;
    }
    const { host: _, ...headers } = incoming.headers;
    request(new URL(incoming.url ?? '/', store.dialUrl), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const findings = await check(store, { STORE_DIAL_URL: front.url });
  expect(outcomeOf(findings, 'key')).toMatchObject({ outcome: 'warning' });
});

test('a category that the store lacks, and one that is empty, are named', async () => {
  const store = await startStore({
    products: [aStoredProduct({ id: 1, sku: 'A', name: 'A', categoryIds: [16] })],
  });
  const findings = await check(store, { STORE_CATEGORIES: 'cookers:16,ovens:17' });
  expect(outcomeOf(findings, 'category cookers')).toMatchObject({ outcome: 'works' });
  expect(outcomeOf(findings, 'category ovens')).toMatchObject({ outcome: 'warning' });
  expect(outcomeOf(findings, 'pictures')).toMatchObject({ outcome: 'warning' });
});

test('ids of categories that were mixed up or given twice are seen by the names of the store', async () => {
  const store = await startStore();
  const swapped = await check(store, {
    // That of compact products is looked up: it is the one that hoods have here.
    STORE_CATEGORIES: 'cookers:16,ovens:18,hobs:17,hoods:20',
  });
  expect(outcomeOf(swapped, 'category cookers')).toMatchObject({
    outcome: 'works',
    says: expect.stringMatching(/^“Cookers” \(id 16\); published entries: \d+\.$/),
  });
  expect(outcomeOf(swapped, 'category ovens')).toMatchObject({
    outcome: 'warning',
    says: expect.stringContaining('“Hobs” (id 18)'),
  });
  expect(outcomeOf(swapped, 'category hobs')).toMatchObject({ outcome: 'warning' });
  expect(outcomeOf(swapped, 'category hoods')).toMatchObject({
    outcome: 'warning',
    says: expect.stringContaining('given twice'),
  });
});

test('a key that reads products alone is in order with all ids, and is told to give them without', async () => {
  const store = await startStore();
  const { key, secret } = store.otherKeys.productsOnly;
  const ids = Object.entries(store.categoryIds).map((pair) => pair.join(':'));
  const productsOnly = { STORE_KEY: key, STORE_SECRET: secret };
  const given = await check(store, { ...productsOnly, STORE_CATEGORIES: ids.join() });
  expect(given.filter(({ outcome }) => outcome !== 'works')).toEqual([]);
  expect(outcomeOf(given, 'key')?.says).toContain('does not read customers');
  const without = await check(store, productsOnly);
  expect(outcomeOf(without, 'categories')).toMatchObject({
    outcome: 'fault',
    advice: expect.stringContaining('STORE_CATEGORIES'),
  });
});

test('pictures from a host that is not listed are a fault that names it', async () => {
  const findings = await check(await startStore(), { MEDIA_HOSTS: 'cdn.example' });
  expect(outcomeOf(findings, 'pictures of store.example')).toMatchObject({
    outcome: 'fault',
    advice: expect.stringContaining('Add store.example to MEDIA_HOSTS'),
  });
});

test.each<[TroubleKind, string]>([
  ['maintenance', 'closed for maintenance'],
  ['redirect-to-https', 'sends http calls to https'],
  ['plain-permalinks', 'does not know its REST path'],
  ['html-page', 'a web page instead of data'],
  ['printed-warning', 'prints text before the data'],
  ['php-fatal', 'PHP code broke off'],
  ['unasked-brotli', 'compressed in a way that was not asked for'],
  ['slow', 'did not answer in time'],
  ['connection-reset', 'broke off'],
])('a store in trouble (%s) is a fault in plain words', async (trouble, said) => {
  const store = await startStore();
  store.trouble(trouble);
  const findings = await check(store, { STORE_TIMEOUT_MS: '300' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ outcome: 'fault', says: expect.stringContaining(said) });
});

test('a store that is not there is a fault', async () => {
  const [finding] = await check(await startStore(), {
    STORE_DIAL_URL: `http://127.0.0.1:${await freePort()}`,
  });
  expect(finding).toMatchObject({ outcome: 'fault', says: 'The store cannot be reached. (ECONNREFUSED)' });
});
