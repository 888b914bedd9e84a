import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TestSite } from '../../testing/test-site.ts';
import { startTestSite } from '../../testing/test-site.ts';

/** A browser, say, that keeps its connection for the next request. */
function keptConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (url: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      }).on('error', reject);
    });
}

/** A connection over which nothing has come yet. */
async function silentConnection({ url }: TestSite) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it('while a site shuts down, each answer ends its connection, whether it lay ready or not', async () => {
  const shuttingDown = new AbortController();
  await using site = await startTestSite({ shuttingDown: shuttingDown.signal });
  await site.knowCategories();
  const paths = [apiPaths.listing('en', 'hobs', {}, 1), enquiryApiPaths.token, '/healthz', '/api/nothing'];
  const ask = keptConnection();
  const connections = async () => {
    const answers = [];
    for (const path of paths) answers.push((await ask(site.url + path)).connection);
    return new Set(answers);
  };
  expect(await connections()).toEqual(new Set(['keep-alive']));
  shuttingDown.abort();
  expect(await connections()).toEqual(new Set(['close']));
});

it('an answer that was waited for when the shutdown began ends its connection, too', async () => {
  const shuttingDown = new AbortController();
  await using site = await startTestSite({ shuttingDown: shuttingDown.signal, trouble: 'slow' });
  const waiting = keptConnection()(`${site.url}/api/products/NEVER-SEEN`);
  await expect.poll(() => site.store.requests('list').length).toBeGreaterThan(0);
  shuttingDown.abort();
  site.store.trouble(null);
  expect(await waiting).toEqual({ status: 404, connection: 'close' });
});

it('a request that came late over an open connection is served, not refused', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  const socket = await silentConnection(site);
  const ended = site.app.close();
  await vi.waitFor(() => expect(site.app.server.listening).toBe(false));
  socket.write(`GET ${apiPaths.listing('en', 'hobs', {}, 1)} HTTP/1.1\r\nhost: here\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await ended;
});

it('a connection over which nothing ever comes does not hold up the end', async () => {
  await using site = await startTestSite();
  const socket = await silentConnection(site);
  const closed = once(socket, 'close');
  const from = performance.now();
  await site.app.close();
  await closed;
  expect(performance.now() - from).toBeLessThan(10_000);
});
