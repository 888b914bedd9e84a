import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cataloguePath } from '@kitchen/shared/catalogues.ts';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { demoCataloguesFolder } from '../../demo/demo-folders.ts';
import type { DemoStore } from '../../demo/store/demo-store.ts';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import { createTokens } from '../../enquiries/tokens.ts';
import { anEnquiry } from '../an-enquiry.ts';
import { freePort } from '../free-port.ts';
import type { TestMailServer } from '../mail-server.ts';
import { startMailServer } from '../mail-server.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const sessionSecret = 'the secret of a process that a test ends';

/** Docker's patience between SIGTERM and SIGKILL. */
const graceMs = 10_000;
const patient = { timeout: 30_000 };

let store: DemoStore;
let mails: TestMailServer;
let dataDir: string;

beforeAll(async () => {
  store = await startDemoStore();
  mails = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'shutdown-'));
});
beforeEach(() => {
  store.trouble(null);
  store.forget();
});
afterAll(async () => {
  await Promise.all([store.close(), mails[Symbol.asyncDispose](), rm(dataDir, { recursive: true })]);
});

/** Runs the site as a process; all of them have one data folder. */
async function startSite(environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      CATALOGUES_DIR: demoCataloguesFolder,
      SESSION_SECRET: sessionSecret,
      STORE_URL: store.homeUrl,
      STORE_DIAL_URL: store.dialUrl,
      STORE_KEY: store.key,
      STORE_SECRET: store.secret,
      SMTP_URL: mails.url,
      MAIL_FROM: 'web@calidora.example',
      CONTACT_TO: 'sales@calidora.example',
      DEALER_TO: 'dealers@calidora.example',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const logged = text(child.stdout);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, patient).toBe(true);
  async function stop() {
    const askedAt = performance.now();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return { code, tookMs: performance.now() - askedAt };
  }
  return { url, isUp, stop, logged };
}

/** A request over a connection that stays open, as browsers and proxies keep them. */
async function ask(url: string, agent: Agent) {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await buffer(response);
  return { status: response.statusCode, connection: response.headers.connection };
}

test('asked to end, it answers whoever waits, keeps their enquiries, takes nobody new and goes', async () => {
  const { url, isUp, stop } = await startSite();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  // One connection stays open without a request; it must not hold up the end.
  await ask(`${url}/healthz`, agent);
  store.trouble('slow', ({ query }) => typeof query.sku === 'string' || typeof query.search === 'string');
  const waiting = ['/api/products/NEVER-SEEN?lng=en', '/product/NEVER-SEEN?lng=en'].map((path) =>
    ask(url + path, agent),
  );
  await expect.poll(() => store.requests('list').length, patient).toBeGreaterThan(0);
  const token = createTokens(sessionSecret).issue(Date.now() - 60_000);
  const messages = [1, 2, 3, 4].map((number) => `Sent just before the end: ${number}.`);
  const accepted = await Promise.all(
    messages.map((message) =>
      fetch(url + enquiryApiPaths.submit, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(anEnquiry({ token, message })),
      }),
    ),
  );
  expect(accepted.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  // More than buffers hold, and read only after the end has begun.
  const [download] = (await once(get(url + cataloguePath('cookers', 'en')), 'response')) as [IncomingMessage];

  const stopping = stop();
  // A balancer hears of it while the site still serves.
  const readiness = () => fetch(`${url}/readyz`).then((answer) => answer.json());
  await expect.poll(readiness, patient).toMatchObject({ status: 'shutting down' });
  expect(await isUp()).toBe(true);
  await expect.poll(isUp, patient).toBe(false);
  store.trouble(null);
  expect((await buffer(download)).length).toBe(Number(download.headers['content-length']));
  for (const answer of await Promise.all(waiting)) {
    expect(answer).toEqual({ status: 404, connection: 'close' });
  }
  const { code, tookMs } = await stopping;
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(graceMs);

  // What was accepted is delivered, by this process or by the next one.
  const next = await startSite();
  await expect
    .poll(async () => {
      const text = JSON.stringify(await mails.mails());
      return messages.filter((message) => text.includes(message));
    }, patient)
    .toEqual(messages);
  expect((await next.stop()).code).toBe(0);
});

test('a store that never answers keeps nobody without an answer, and not beyond the grace that containers get', async () => {
  const { url, stop } = await startSite({ CACHE_FRESH_S: '1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const known = `${url}/api/categories/hobs/products?lng=en`;
  await expect.poll(async () => (await ask(known, agent)).status, patient).toBe(200);
  store.trouble('slow');
  store.forget();
  const waiting = [
    '/api/products/NEVER-SEEN?lng=en',
    '/product/NEVER-SEEN?lng=en',
    '/api/search?q=nobody',
  ].map((path) => ask(url + path, agent));
  await expect.poll(() => store.requests('list').length, patient).toBeGreaterThan(1);
  const stopping = stop();
  // What is known is served while the store is asked for it anew.
  expect((await ask(known, agent)).status).toBe(200);
  // What is known answers a search in the store's place.
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 200]);
  const { code, tookMs } = await stopping;
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(graceMs);
});

test('a visitor whose upload hangs does not make the end a failure', async () => {
  const { url, stop, logged } = await startSite();
  const upload = request(url + enquiryApiPaths.submit, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1000, expect: '100-continue' },
  });
  const cutOff = once(upload, 'error');
  const begun = once(upload, 'continue');
  upload.flushHeaders();
  await begun;
  upload.write('{"half');
  const { code, tookMs } = await stop();
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(graceMs);
  expect(await logged).toBe('');
  await cutOff;
});
