import { readdir, readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { DemoStore } from '../../demo/store/demo-store.ts';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import type { SiteProcess } from '../site-processes.ts';
import { startSiteProcess } from '../site-processes.ts';

/** Thousands of sockets are opened here. */
vi.setConfig({ testTimeout: 120_000 });

const patient = { timeout: 30_000 };
const mb = 1024 * 1024;

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore();
});
afterAll(() => store.close());

/** Opens connections and sends each the same bytes; those that the site closes leave the set. */
function openConnections({ url }: SiteProcess, count: number, bytes: Buffer[] = []): Set<Socket> {
  const open = new Set<Socket>();
  for (let number = 0; number < count; number++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.resume();
    for (const chunk of bytes) socket.write(chunk);
  }
  onTestFinished(() => open.forEach((socket) => void socket.destroy()));
  return open;
}

/** A body that stops just before its end. */
function upload(path: string, length: number, headers: string[] = []): Buffer[] {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
  ];
  return [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.alloc(length - 1, ' ')];
}

async function ask(url: string, agent: Agent | undefined = undefined, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    encoding: string | undefined;
  }>();
  get(url, { agent, headers }, async (response) => {
    await buffer(response);
    resolve({ status: response.statusCode ?? 0, encoding: response.headers['content-encoding'] });
  }).on('error', reject);
  return promise;
}

test('500 uploads that do not end and 2,000 connections leave memory, and pages are answered meanwhile', async () => {
  const compose = parse(await readFile(new URL('../../../docker-compose.yml', import.meta.url), 'utf8'), {
    merge: true,
  });
  const limitBytes = Number.parseInt(compose.services.site.mem_limit, 10) * mb;
  // The limits of an address are not what is tried.
  await using site = await startSiteProcess(store, null, { MALLOC_ARENA_MAX: '2' });
  await expect.poll(async () => (await ask(`${site.url}/readyz`)).status, patient).toBe(200);
  const idle = openConnections(site, 2_000);
  const signature = ['X-WC-Webhook-Signature: AAAA'];
  openConnections(site, 200, upload('/api/webhooks/store', 2 * mb, signature));
  openConnections(site, 100, upload('/api/webhooks/store', 2 * mb));
  openConnections(site, 100, upload('/api/enquiries', 48 * 1024, ['Idempotency-Key: the-same-one']));
  openConnections(site, 100, upload('/api/anything', mb));
  for (const path of ['/', '/product-category/cookers', '/product/MX90-PT', '/api/search?q=oven']) {
    for (let time = 0; time < 10; time++) {
      expect({ path, ...(await ask(site.url + path)) }).toMatchObject({ path, status: 200 });
    }
  }
  expect(idle.size).toBe(2_000);
  expect((await site.memory()).peak).toBeLessThan(limitBytes);
});

test.each([1_024, 256])(
  'with %i open files at the most it starts, refuses connections beyond, goes on answering and takes new ones later',
  async (openFiles) => {
    await using site = await startSiteProcess(store, null, {}, { openFiles });
    await expect.poll(async () => (await ask(`${site.url}/readyz`)).status, patient).toBe(200);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect((await ask(`${site.url}/`, agent)).status).toBe(200);
    // The system keeps a connection that is silent from the process while too many come at once.
    const flood = openConnections(site, 2_000, [Buffer.from('GET / HTTP/1.1\r\n')]);
    await expect.poll(() => flood.size, patient).toBeLessThan(openFiles);
    // Whoever has a connection is served: pages, and files as small as the build made them.
    const assets = await readdir(
      fileURLToPath(new URL('../../../client/dist/browser/assets', import.meta.url)),
    );
    const scripts = assets
      .filter((name) => name.endsWith('.js') && assets.includes(`${name}.br`))
      .slice(0, 20);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of ['/', '/product-category/ovens', ...scripts.map((name) => `/assets/${name}`)]) {
      const answer = await ask(site.url + path, agent, { 'accept-encoding': 'br' });
      expect({ path, ...answer }).toEqual({ path, status: 200, encoding: 'br' });
    }
    expect(site.log.filter((line) => line.includes('Too many connections'))).toHaveLength(1);
    for (const socket of flood) socket.destroy();
    await expect
      .poll(
        () =>
          ask(`${site.url}/product-category/hobs`).then(
            ({ status }) => status,
            () => 0,
          ),
        patient,
      )
      .toBe(200);
    expect(site.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 60)).toEqual([]);
  },
);
