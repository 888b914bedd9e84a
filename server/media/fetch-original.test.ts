import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDialRule } from './dial-address.ts';
import { fetchOriginal } from './fetch-original.ts';
import { createPictureAgent } from './picture-agent.ts';
import type { PictureOrigin } from './picture-origin.ts';
import { startPictureOrigin } from './picture-origin.ts';

let origin: PictureOrigin;
let other: PictureOrigin;

beforeAll(async () => {
  [origin, other] = await Promise.all([startPictureOrigin(), startPictureOrigin()]);
});
const agent = createPictureAgent([]);
afterAll(() => Promise.all([origin.stop(), other.stop(), agent.destroy()]));
beforeEach(() => {
  origin.requests.length = 0;
  other.requests.length = 0;
});

const redirectTo = (location: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(302, { location }).end();

function fetchPath(
  path: string,
  { validators = null as Parameters<typeof fetchOriginal>[1], timeLimitMs = 5000 } = {},
) {
  return fetchOriginal(new URL(path, origin.url), validators, {
    dialAddress: createDialRule({ mediaHosts: [origin.host] }),
    agent,
    byteLimit: 1000,
    timeLimitMs,
    closing: new AbortController().signal,
  });
}

test('brings the bytes and what the host says of their version', async () => {
  const headers = { etag: '"v1"', 'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT' };
  origin.serve('/a.jpg', Buffer.from('picture'), headers);
  expect(await fetchPath('/a.jpg')).toEqual({
    outcome: 'fetched',
    bytes: Buffer.from('picture'),
    etag: '"v1"',
    lastModified: 'Mon, 02 Nov 2026 10:00:00 GMT',
  });
});

test('given validators, asks only for a change', async () => {
  origin.serve('/a.jpg', (_, response) => void response.writeHead(304).end());
  const validators = { etag: '"v1"', lastModified: 'Mon, 02 Nov 2026 10:00:00 GMT' };
  expect(await fetchPath('/a.jpg', { validators })).toEqual({ outcome: 'unchanged' });
  expect(origin.requests[0]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Mon, 02 Nov 2026 10:00:00 GMT',
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
  origin.serve('/a.jpg', (_, response) => void response.writeHead(status).end());
  expect(await fetchPath('/a.jpg')).toMatchObject({ outcome });
});

describe('the byte limit', () => {
  test('lets a picture of just that size pass', async () => {
    origin.serve('/a.jpg', Buffer.alloc(1000));
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'fetched' });
  });

  test('stops at an announced length above it', async () => {
    origin.serve('/a.jpg', Buffer.alloc(1001));
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unusable' });
  });

  test('stops a body without announced length, and hangs up', async () => {
    const hungUp = new Promise<void>((resolve) =>
      origin.serve('/a.jpg', (_, response) => {
        response.on('close', resolve);
        const pour = () => {
          while (response.write(Buffer.alloc(400)));
          response.once('drain', pour);
        };
        pour();
      }),
    );
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unusable' });
    await hungUp;
  });

  test('counts a compressed body unpacked', async () => {
    origin.serve('/a.jpg', gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' });
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unusable' });
  });
});

test('asks for no encoding but gzip and deflate', async () => {
  origin.serve('/a.jpg', Buffer.from('picture'));
  await fetchPath('/a.jpg');
  expect(origin.requests[0]?.headers['accept-encoding']).toBe('gzip, deflate');
});

test.each([
  ['br', brotliCompressSync('picture')],
  ['gzip, br', brotliCompressSync(gzipSync('picture'))],
])('a picture in %s, which nobody asked for, is unusable', async (encoding, bytes) => {
  origin.serve('/a.jpg', bytes, { 'content-encoding': encoding });
  expect(await fetchPath('/a.jpg')).toEqual({ outcome: 'unusable', reason: 'ENCODING_REFUSED' });
});

describe('redirects', () => {
  test('are followed on hosts that are allowed', async () => {
    origin.serve('/b.jpg', Buffer.from('moved'));
    origin.serve('/a.jpg', redirectTo('/b.jpg'));
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'fetched', bytes: Buffer.from('moved') });
  });

  test('to any other place are not', async () => {
    other.serve('/b.jpg', Buffer.from('other'));
    for (const place of [`${other.url}/b.jpg`, 'file:///etc/passwd', 'http://user@127.0.0.1/', 'http://[']) {
      origin.serve('/a.jpg', redirectTo(place));
      expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unusable' });
    }
    expect(other.requests).toEqual([]);
  });

  test('in a loop end', async () => {
    origin.serve('/a.jpg', redirectTo('/a.jpg'));
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unusable' });
    expect(origin.requests).toHaveLength(4);
  });
});

describe('a host that does not answer as it should is unavailable', () => {
  test('when it stays silent', async () => {
    origin.serve('/a.jpg', () => undefined);
    expect(await fetchPath('/a.jpg', { timeLimitMs: 50 })).toEqual({
      outcome: 'unavailable',
      reason: 'TimeoutError',
    });
  });

  test('when it stops in the middle', async () => {
    origin.serve('/a.jpg', (_, response) => void response.writeHead(200).write('half'));
    expect(await fetchPath('/a.jpg', { timeLimitMs: 50 })).toMatchObject({ outcome: 'unavailable' });
  });

  test('when it hangs up before the announced length', async () => {
    origin.serve('/a.jpg', (_, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('half', () => response.destroy());
    });
    expect(await fetchPath('/a.jpg')).toMatchObject({ outcome: 'unavailable' });
  });

  test('when nothing listens, with a reason that names no address', async () => {
    const gone = await startPictureOrigin();
    await gone.stop();
    const answer = await fetchOriginal(new URL('/a.jpg', gone.url), null, {
      dialAddress: (source) => source,
      agent,
      byteLimit: 1000,
      timeLimitMs: 5000,
      closing: new AbortController().signal,
    });
    expect(answer).toEqual({ outcome: 'unavailable', reason: 'ECONNREFUSED' });
  });
});
