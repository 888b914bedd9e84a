import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cataloguePath } from '@kitchen/shared/catalogues.ts';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Picture } from '@kitchen/shared/pictures.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import { createTokens } from '../../enquiries/tokens.ts';
import { anEnquiry } from '../an-enquiry.ts';
import type { FollowedImage } from '../follow-dockerfile.ts';
import { followDockerfile, handOver, placeNode } from '../follow-dockerfile.ts';
import { freePort } from '../free-port.ts';
import type { TestMailServer } from '../mail-server.ts';
import { startMailServer } from '../mail-server.ts';

/** Packages are installed and processes started here, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const context = fileURLToPath(new URL('../../..', import.meta.url));
const sessionSecret = 'the secret of a container that runs in tests';

/** Other work may go on at the same time. */
const patient = { timeout: 30_000 };

/** Docker's own patience, after which it kills. */
const graceMs = 10_000;

let folder: string;
let image: FollowedImage;
let node: string;
let mails: TestMailServer;

beforeAll(async () => {
  mails = await startMailServer();
  folder = await mkdtemp(join(tmpdir(), 'container-'));
  // What the first stage would build is built already: it is the same command on the same files.
  const built = join(folder, 'built');
  for (const dist of ['client/dist', 'server/dist']) {
    await mkdir(join(built, 'build', dist), { recursive: true });
    await cp(join(context, dist), join(built, 'build', dist), { recursive: true });
  }
  image = await followDockerfile({ context, folder, finished: { build: built } });
  node = await placeNode(image);
  await handOver(image);
});
afterAll(async () => {
  await mails[Symbol.asyncDispose]();
  await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

interface Container {
  child: ChildProcess;
  url: string;
  env: Record<string, string>;
  store: Awaited<ReturnType<typeof startDemoStore>>;
  output(): string;
  /** Its exit code, and how long it took to end after the image's signal. */
  stop(): Promise<{ code: number | null; tookMs: number }>;
}

/** Starts the image's command over a store and a mail server of this test, as the image's user. */
async function startContainer(environment: Record<string, string> = {}): Promise<Container> {
  const store = await startDemoStore();
  onTestFinished(() => store.close());
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    ...image.env,
    DATA_DIR: join(image.root, image.env.DATA_DIR ?? ''),
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
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
  };
  const [program = '', ...parameters] = image.command;
  expect(program).toBe('node');
  const child = spawn(node, parameters, { ...asUser(), cwd: image.workdir, env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The container ended: ${output}`);
  });
  ended.catch(() => undefined);
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([expect.poll(isUp, patient).toBe(true), ended]);
  return {
    child,
    url,
    env,
    store,
    output: () => output,
    async stop() {
      const from = performance.now();
      const ended = once(child, 'exit');
      child.kill(image.stopSignal as NodeJS.Signals);
      const [code] = (await ended) as [number | null];
      return { code, tookMs: performance.now() - from };
    },
  };
}

function asUser() {
  return process.getuid?.() === 0 ? image.user : {};
}

function sendEnquiry(url: string, message: string): Promise<Response> {
  const token = createTokens(sessionSecret, () => Date.now() - 60_000).issue();
  return fetch(url + enquiryApiPaths.submit, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(anEnquiry({ token, message })),
  });
}

/** A request over a connection that stays open, as browsers and proxies keep them. */
function ask(url: string, agent: Agent): Promise<{ status: number; connection: string; length: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection ?? '',
          length,
        });
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Takes the beginning of an answer and leaves the rest, which is more than buffers hold, for later. */
async function readSlowly(url: string): Promise<{ announced: number; finish(): Promise<number> }> {
  const asked = request(url);
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.pause();
  return {
    announced: Number(response.headers['content-length']),
    async finish() {
      let length = 0;
      for await (const chunk of response) length += (chunk as Buffer).length;
      return length;
    },
  };
}

test('the image runs the Node that everything is tested with, or a newer one of its kind that is mended', async () => {
  const dockerfile = await readFile(join(context, 'Dockerfile'), 'utf8');
  const version = /^ARG NODE_VERSION=(\d+\.\d+\.\d+)$/m.exec(dockerfile)?.[1] ?? '';
  const lock = JSON.parse(await readFile(join(context, 'package-lock.json'), 'utf8'));
  const tested: string = lock.packages['node_modules/node'].version;
  expect(version.split('.')[0]).toBe(tested.split('.')[0]);
  // Before it, Brotli that nobody asked for writes out of bounds.
  for (const least of [tested, '24.22.1']) {
    expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  }
  expect(dockerfile.match(/^FROM node:\$\{NODE_VERSION\}-/gm)).toHaveLength(3);
});

test('the image holds what production needs and no more', async () => {
  const has = (path: string) =>
    readFile(join(image.workdir, path)).then(
      () => true,
      () => false,
    );
  expect(await has('server/main.ts')).toBe(true);
  expect(await has('server/dist/catalogues/cookers-en.pdf')).toBe(true);
  for (const path of [
    'node_modules/typescript/package.json',
    'node_modules/react/package.json',
    'node_modules/node/package.json',
    'server/app.test.ts',
    'server/testing/test-site.ts',
    'client/main.tsx',
  ]) {
    expect({ path, isThere: await has(path) }).toEqual({ path, isThere: false });
  }
});

test('the image stays under 350 MB: its base takes 225 MB of them', async () => {
  const files = await readdir(image.workdir, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20_000_000);
  expect(bytes).toBeLessThan(115_000_000);
});

test('as its user, with nothing but the data folder to write to, it serves pages, pictures and enquiries', async () => {
  const { url, env, output, stop } = await startContainer();
  const page = await fetch(`${url}/product-category/cookers?lng=it`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="it"');
  const listing = await fetch(url + apiPaths.listing('en', 'hobs', {}, 1));
  const { items } = (await listing.json()) as { items: { picture: Picture | null }[] };
  const source = items.find(({ picture }) => picture)?.picture?.source ?? '';
  expect((await fetch(url + picturePath(source, 176))).status).toBe(200);

  const accepted = await sendEnquiry(url, 'Does this one arrive?');
  expect(accepted.status).toBe(202);
  await expect
    .poll(async () => JSON.stringify(await mails.mails()), patient)
    .toContain('Does this one arrive?');

  const [program = '', ...parameters] = image.healthcheck;
  expect(program).toBe('node');
  await promisify(execFile)(node, parameters, { ...asUser(), env });
  await expect(
    promisify(execFile)(node, parameters, { ...asUser(), env: { PORT: String(await freePort()) } }),
  ).rejects.toMatchObject({ code: 1 });

  expect((await stop()).code).toBe(0);
  expect(output()).not.toMatch(/EACCES|EROFS|EPERM/);
});

test('asked to end, it answers whoever waits, keeps their enquiries, takes nobody new and goes', async () => {
  const { url, store, stop } = await startContainer({
    CATALOGUES_DIR: join(image.workdir, 'server/dist/catalogues'),
  });
  await fetch(url + apiPaths.listing('en', 'cookers', {}, 1));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  // One connection stays open without a request; it must not hold up the end.
  await ask(`${url}/healthz`, agent);
  store.forget();
  store.trouble('slow', ({ query }) => typeof query.sku === 'string' || typeof query.search === 'string');
  const waiting = ['/api/products/NEVER-SEEN?lng=en', '/product/NEVER-SEEN?lng=en'].map((path) =>
    ask(url + path, agent),
  );
  const enquiries = [1, 2, 3, 4].map((number) => sendEnquiry(url, `Sent just before the end: ${number}.`));
  await expect.poll(() => store.requests('list').length, patient).toBeGreaterThan(0);
  const accepted = await Promise.all(enquiries);
  const download = await readSlowly(url + cataloguePath('cookers', 'en'));
  const stopping = stop();
  const isGone = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone, patient).toBe(true);
  store.trouble(null);
  expect(await download.finish()).toBe(download.announced);
  for (const answer of await Promise.all(waiting)) {
    expect(answer).toMatchObject({ status: 404, connection: 'close' });
  }
  expect(accepted.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  const { code, tookMs } = await stopping;
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(graceMs);

  // What was accepted is delivered, by this process or by the next one.
  const next = await startContainer();
  await expect
    .poll(async () => {
      const text = JSON.stringify(await mails.mails());
      return [1, 2, 3, 4].filter((number) => text.includes(`Sent just before the end: ${number}.`));
    }, patient)
    .toEqual([1, 2, 3, 4]);
  expect((await next.stop()).code).toBe(0);
});

test('a store that never answers does not keep it beyond the grace that containers get', async () => {
  const { url, store, stop } = await startContainer();
  store.trouble('slow');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const waiting = ask(`${url}/api/products/NEVER-SEEN?lng=en`, agent).catch(() => 'cut off');
  await expect.poll(() => store.requests('list').length, patient).toBeGreaterThan(0);
  const { tookMs } = await stop();
  expect(tookMs).toBeLessThan(graceMs);
  await waiting;
});

test('a wrong configuration ends it at once with a message', async () => {
  const child = spawn(node, image.command.slice(1), {
    ...asUser(),
    cwd: dirname(join(image.workdir, 'package.json')),
    env: { ...image.env, PORT: 'none', DATA_DIR: join(image.root, '/data') },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(said).toContain('PORT: expected a whole number');
});
