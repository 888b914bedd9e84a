import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a signature refused whatever is signed leads to the secret', async () => {
  const [finding] = await check(await startStore(), { STORE_SECRET: 'cs_some_other_secret' });
  expect(finding?.advice).toContain('STORE_SECRET is most likely wrong');
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
