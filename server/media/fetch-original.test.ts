import type { LookupAddress, lookup as systemLookup } from 'node:dns';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import getTLSOptions from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import type { OriginalFetcherOptions } from './fetch-original.ts';
import { createOriginalFetcher } from './fetch-original.ts';

const sends =
  (body: string | Buffer, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);
const redirectsTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

let host: ScriptedServer;
let other: ScriptedServer;
beforeAll(async () => {
  [host, other] = await Promise.all([startScriptedServer(sends('')), startScriptedServer(sends('other'))]);
});
afterAll(() => Promise.all([host[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]));
beforeEach(() => {
  host.requests.length = 0;
});

function fetchOriginal(source: URL, options: Partial<OriginalFetcherOptions> = {}) {
  const fetcher = createOriginalFetcher({
    mediaHosts: [source.host],
    byteLimit: 1000,
    timeLimitMs: 5000,
    ...options,
  });
  onTestFinished(() => fetcher.close());
  return fetcher.fetch(source);
}

function fetchFrom(listener: RequestListener, options: Partial<OriginalFetcherOptions> = {}) {
  host.answer(listener);
  return fetchOriginal(new URL('/a.jpg', host.url), options);
}

test('brings the bytes, asked for as they are, in no encoding but gzip and deflate', async () => {
  expect(await fetchFrom(sends('picture'))).toEqual({ outcome: 'fetched', bytes: Buffer.from('picture') });
  expect(host.requests[0]?.headers).toMatchObject({
    accept: 'image/png,image/jpeg,image/*;q=0.8',
    'accept-encoding': 'gzip, deflate',
  });
});

test.each([
  [404, 'absent'],
  [410, 'absent'],
  [400, 'unusable'],
  [403, 'unusable'],
  [304, 'unusable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('status %i is %s', async (status, outcome) => {
  const answer = await fetchFrom((_, response) => void response.writeHead(status).end());
  expect(answer).toEqual({ outcome, reason: `status ${status}` });
});

describe('the byte limit', () => {
  test.each([
    ['lets a picture of just that size pass', sends(Buffer.alloc(1000)), 'fetched'],
    ['stops at an announced length above it', sends(Buffer.alloc(1001)), 'unusable'],
    [
      'counts a compressed body unpacked',
      sends(gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' }),
      'unusable',
    ],
  ])('%s', async (_what, listener, outcome) => {
    expect(await fetchFrom(listener)).toMatchObject({ outcome });
  });

  test('stops a body without announced length, and hangs up', async () => {
    const hungUp = Promise.withResolvers<void>();
    const answer = await fetchFrom((_, response) => {
      response.on('close', hungUp.resolve);
      const pour = () => {
        while (response.write(Buffer.alloc(400)));
        response.once('drain', pour);
      };
      pour();
    });
    expect(answer).toMatchObject({ outcome: 'unusable' });
    await hungUp.promise;
  });
});

test.each([
  ['br', brotliCompressSync('picture')],
  ['gzip, br', brotliCompressSync(gzipSync('picture'))],
])('a picture in %s, which nobody asked for, is unusable', async (encoding, bytes) => {
  expect(await fetchFrom(sends(bytes, { 'content-encoding': encoding }))).toEqual({
    outcome: 'unusable',
    reason: 'ENCODING_REFUSED',
  });
});

describe('redirects', () => {
  test('are followed on hosts that are allowed', async () => {
    const answer = await fetchFrom((request, response) =>
      (request.url === '/a.jpg' ? redirectsTo('/b.jpg') : sends('moved'))(request, response),
    );
    expect(answer).toEqual({ outcome: 'fetched', bytes: Buffer.from('moved') });
  });

  test('to any other place are not', async () => {
    for (const place of [`${other.url}/b.jpg`, 'file:///etc/passwd', 'http://user@127.0.0.1/', 'http://[']) {
      expect(await fetchFrom(redirectsTo(place))).toMatchObject({ outcome: 'unusable' });
    }
    expect(other.requests).toEqual([]);
  });

  test('in a loop end', async () => {
    expect(await fetchFrom(redirectsTo('/a.jpg'))).toMatchObject({ outcome: 'unusable' });
    expect(host.requests).toHaveLength(4);
  });
});

describe('a host that does not answer as it should is unavailable', () => {
  test.each<[string, RequestListener]>([
    ['when it stays silent', () => undefined],
    ['when it stops in the middle', (_, response) => void response.writeHead(200).write('half')],
  ])('%s', async (_what, listener) => {
    expect(await fetchFrom(listener, { timeLimitMs: 50 })).toEqual({
      outcome: 'unavailable',
      reason: 'TimeoutError',
    });
  });

  test('when it hangs up before the announced length', async () => {
    const answer = await fetchFrom((_, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('half', () => response.destroy());
    });
    expect(answer).toMatchObject({ outcome: 'unavailable' });
  });

  test('when nothing listens, with a reason that names no address', async () => {
    const gone = await startScriptedServer(sends(''));
    await gone[Symbol.asyncDispose]();
    const answer = await fetchOriginal(new URL('/a.jpg', gone.url));
    expect(answer).toEqual({ outcome: 'unavailable', reason: 'ECONNREFUSED' });
  });

  test('when its connection breaks off, by whichever version of HTTP it might have come', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const versions: string[] = [];
    const secure = createSecureServer({ ...getTLSOptions(), allowHTTP1: true }, (request, response) => {
      versions.push(request.httpVersion);
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.write('half a picture', () => response.stream?.close(2) ?? request.socket.destroy());
    });
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    onTestFinished(() => void secure.close());
    const { port } = secure.address() as AddressInfo;
    const answer = await fetchOriginal(new URL(`https://localhost:${port}/a.jpg`));
    expect({ outcome: answer.outcome, versions }).toEqual({ outcome: 'unavailable', versions: ['1.1'] });
  });
});

describe('where the name of a host leads', () => {
  /** Asks for a picture of a host whose name leads to these addresses. */
  function fetchFromName(hostname: string, addresses: LookupAddress[], isStore = false) {
    host.answer(sends('picture'));
    const resolve = ((
      _hostname: string,
      _options: object,
      done: (error: null, found: LookupAddress[]) => void,
    ) => done(null, addresses)) as unknown as typeof systemLookup;
    const source = new URL(`http://${hostname}:${new URL(host.url).port}/a.jpg`);
    return fetchOriginal(source, { resolve, ...(isStore && { storeHomeUrl: source.origin }) });
  }

  const loopback = { address: '127.0.0.1', family: 4 };

  test.each([
    ['this machine', loopback],
    ['this machine, as IPv6 writes it', { address: '::1', family: 6 }],
    ['this machine, in the clothes of IPv6', { address: '::ffff:127.0.0.1', family: 6 }],
    ['an inner network', { address: '10.1.2.3', family: 4 }],
    ['the machine’s provider', { address: '169.254.169.254', family: 4 }],
    ['an inner network of IPv6', { address: 'fd00::1', family: 6 }],
  ])('a host of pictures that leads to %s is not called', async (_what, address) => {
    expect(await fetchFromName('cdn.example', [address])).toEqual({
      outcome: 'unusable',
      reason: 'PRIVATE_ADDRESS',
    });
    expect(host.requests).toEqual([]);
  });

  test.each([
    ['the store’s own host', 'store.example', true],
    ['a name that only an inner network knows', 'cdn', false],
    ['a name of the inner network', 'cdn.internal', false],
  ])('%s may lie in an inner network', async (_what, hostname, isStore) => {
    expect(await fetchFromName(hostname, [loopback], isStore)).toMatchObject({ outcome: 'fetched' });
  });
});
