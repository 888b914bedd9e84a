import type { LookupAddress, lookup as systemLookup } from 'node:dns';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import getTLSOptions from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDialRule } from './dial-address.ts';
import { fetchOriginal } from './fetch-original.ts';
import { createPictureAgent } from './picture-agent.ts';
import type { PictureOrigin } from './picture-origin.ts';
import { startPictureOrigin } from './picture-origin.ts';

let origin: PictureOrigin;

beforeAll(async () => {
  origin = await startPictureOrigin();
  origin.serve('/a.jpg', Buffer.from('picture'));
});
afterAll(() => origin.stop());
beforeEach(() => {
  origin.requests.length = 0;
});

/** Asks for a picture of a host whose name leads to these addresses. */
function fetchFrom(hostname: string, addresses: LookupAddress[], ownHostnames: string[] = []) {
  const resolve = ((
    _hostname: string,
    _options: object,
    done: (error: null, found: LookupAddress[]) => void,
  ) => done(null, addresses)) as unknown as typeof systemLookup;
  const agent = createPictureAgent(ownHostnames, resolve);
  onTestFinished(() => agent.destroy());
  const host = `${hostname}:${new URL(origin.url).port}`;
  return fetchOriginal(new URL(`http://${host}/a.jpg`), null, {
    dialAddress: createDialRule({ mediaHosts: [host] }),
    agent,
    byteLimit: 1000,
    timeLimitMs: 5000,
    closing: new AbortController().signal,
  });
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
  expect(await fetchFrom('cdn.example', [address])).toEqual({
    outcome: 'unusable',
    reason: 'PRIVATE_ADDRESS',
  });
  expect(origin.requests).toEqual([]);
});

test.each([
  ['the store’s own host', 'store.example', ['store.example']],
  ['a name that only an inner network knows', 'cdn', []],
  ['a name of the inner network', 'cdn.internal', []],
])('%s may lie in an inner network', async (_what, hostname, own) => {
  expect(await fetchFrom(hostname, [loopback], own)).toMatchObject({ outcome: 'fetched' });
});

test('a picture whose connection breaks off is none, by whichever version of HTTP it might have come', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const versions: string[] = [];
  const host = createSecureServer({ ...getTLSOptions(), allowHTTP1: true }, (request, response) => {
    versions.push(request.httpVersion);
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.write('half a picture', () => response.stream?.close(2) ?? request.socket.destroy());
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const url = new URL(`https://localhost:${(host.address() as AddressInfo).port}/a.jpg`);
  const agent = createPictureAgent([]);
  onTestFinished(() => agent.destroy());
  const fetched = await fetchOriginal(url, null, {
    dialAddress: createDialRule({ mediaHosts: [url.host] }),
    agent,
    byteLimit: 1000,
    timeLimitMs: 5000,
    closing: new AbortController().signal,
  });
  expect({ outcome: fetched.outcome, versions }).toEqual({ outcome: 'unavailable', versions: ['1.1'] });
});
