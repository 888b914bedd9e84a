import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { serveClientFiles } from './client-files.ts';

const built = fileURLToPath(new URL('../../client/dist/browser/', import.meta.url));
const app = Fastify();
let script: string;
let picture: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'client-files-'));
  await cp(built, folder, { recursive: true });
  app.decorateReply('isCached', false);
  const files = await serveClientFiles(app, folder);
  // What is served does not come from the disk.
  await rm(folder, { recursive: true });
  script = files.find((path) => path.endsWith('.js')) ?? '';
  picture = files.find((path) => path.endsWith('.avif')) ?? '';
});
afterAll(() => app.close());

it.each([
  ['a script', () => script, 'br, gzip', 'br', 'text/javascript; charset=utf-8', /immutable/],
  ['a script', () => script, 'gzip', 'gzip', 'text/javascript; charset=utf-8', /immutable/],
  ['a picture', () => picture, 'br, gzip', undefined, 'image/avif', /immutable/],
  ['an icon', () => '/favicon.svg', 'br, gzip', undefined, 'image/svg+xml', /^public, max-age=86400$/],
])('%s comes from memory, with %#', async (_what, path, accepted, encoding, type, caching) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await app.inject({ url: path(), headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-length': String(answer.rawPayload.length),
    'cache-control': expect.stringMatching(caching),
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeGreaterThan(0);

  const head = await app.inject({ method: 'HEAD', url: path(), headers });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', answer.headers.etag]);
  const known = { ...headers, 'if-none-match': String(answer.headers.etag) };
  expect((await app.inject({ url: path(), headers: known })).statusCode).toBe(304);
});

it.each(['/assets/', '/assets/nothing.js', '/assets/../manifest.json', '/assets/%2e%2e%2fmanifest.json'])(
  '%s is none of the files',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

it('what is there and cannot be read stops the start: a script is not sent ten times as large in silence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'client-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(built, folder, { recursive: true });
  const copy = `${join(folder, script)}.br`;
  await rm(copy);
  // Nobody reads a folder as a file, root included.
  await mkdir(copy);
  await expect(serveClientFiles(Fastify(), folder)).rejects.toThrow('EISDIR');
});
