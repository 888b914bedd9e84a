import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { BrotliDecompress } from 'node:zlib';
import zlib, { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
// biome-ignore lint/style/noRestrictedImports: what is kept from it is told by comparison
import { fetch } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { encodingRefused } from './refuse-encodings.ts';

const good = JSON.stringify({ said: 'Perché no' });

const sends =
  (encoding: string | string[] | null, body: string | Buffer, status = 200): RequestListener =>
  (_request, response) => {
    if (encoding !== null) response.setHeader('content-encoding', encoding);
    response.writeHead(status).end(body);
  };

const causeOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the answer was taken'),
    (error: Error) => error.cause as Error & { code?: string },
  );

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks for nothing but what it takes', async () => {
  await using server = await startScriptedServer(sends(null, good));
  const headers = { accept: 'application/json' };
  await (await outboundFetch(server.url, { method: 'POST', headers, body: '{}' })).text();
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    headers: { accept: 'application/json', 'accept-encoding': 'gzip, deflate' },
  });
});

it.each<[string, string | null, string | Buffer]>([
  ['plain', null, good],
  ['said to be plain', 'identity', good],
  ['with an empty header', '', good],
  ['under a name of no encoding', 'none', good],
  ['under the name of its characters', 'UTF-8', good],
  ['under the name of how a storage got it', 'aws-chunked', good],
  ['in gzip', 'gzip', gzipSync(good)],
  ['in gzip, by its old name', 'X-GZip', gzipSync(good)],
  ['in deflate', 'deflate', deflateSync(good)],
  ['in both', 'deflate, gzip', gzipSync(deflateSync(good))],
])('reads an answer that is %s', async (_what, encoding, body) => {
  await using server = await startScriptedServer(sends(encoding, body));
  const answer = await outboundFetch(server.url);
  expect(await answer.json()).toEqual(JSON.parse(good));
});

describe('an answer in another encoding is refused, good as it may be', () => {
  const brotli = brotliCompressSync(good);
  it.each<[string | string[], Buffer]>([
    ['br', brotli],
    ['BR', brotli],
    [' Br ', brotli],
    ['gzip, br', brotliCompressSync(gzipSync(good))],
    ['br,gzip', gzipSync(brotli)],
    ['identity, br', brotli],
    [['gzip', 'br'], brotliCompressSync(gzipSync(good))],
    ['zstd', zstdCompressSync(good)],
    ['compress', Buffer.from(good)],
  ])('%j', async (encoding, body) => {
    const decoders = [vi.spyOn(zlib, 'createBrotliDecompress'), vi.spyOn(zlib, 'createZstdDecompress')];
    for (const status of [200, 307, 404, 503]) {
      await using server = await startScriptedServer(sends(encoding, body, status));
      const cause = await causeOf(outboundFetch(server.url, { redirect: 'manual' }));
      expect({ status, code: cause.code }).toEqual({ status, code: encodingRefused });
      expect(cause.message).not.toContain(String(encoding).trim());
    }
    for (const decoder of decoders) expect(decoder).not.toHaveBeenCalled();
  });

  it('at its head, with no wait for the body, and hung up on', async () => {
    let asked: IncomingMessage | undefined;
    await using server = await startScriptedServer((request, response) => {
      asked = request;
      response.writeHead(200, { 'content-encoding': 'br', 'content-length': brotli.length }).flushHeaders();
    });
    expect(await causeOf(outboundFetch(server.url))).toMatchObject({ code: encodingRefused });
    const socket = asked?.socket;
    if (socket && !socket.destroyed) await once(socket, 'close');
    server.answer(sends(null, good));
    expect(await (await outboundFetch(server.url)).json()).toEqual(JSON.parse(good));
  });
});

it.each([204, 304])('a %i has nothing to decode, whatever it names', async (status) => {
  await using server = await startScriptedServer(sends('br', '', status));
  expect((await outboundFetch(server.url)).status).toBe(status);
});

it('would have had the decoder run, were it fetch alone', async () => {
  const decoder = vi.spyOn(zlib, 'createBrotliDecompress');
  await using server = await startScriptedServer(sends('br', brotliCompressSync(good)));
  expect(await (await fetch(server.url)).json()).toEqual(JSON.parse(good));
  const [run] = decoder.mock.results as { value: BrotliDecompress }[];
  expect(run?.value.bytesWritten).toBeGreaterThan(0);
});

it('uses connections again', async () => {
  await using server = await startScriptedServer(sends(null, good));
  for (let call = 0; call < 10; call++) await (await outboundFetch(server.url)).text();
  expect(new Set(server.requests.map(({ socket }) => socket)).size).toBeLessThan(5);
});

it('ends at the time limit of the caller', async () => {
  await using server = await startScriptedServer(() => undefined);
  await expect(outboundFetch(server.url, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
