import { Agent } from 'node:http';
import { apiPaths } from '@kitchen/shared/paths.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSite } from '../../testing/test-site.ts';
import { startSiteWithPages } from '../../testing/test-site.ts';

const addresses = ['/product-category/cookers', apiPaths.listing('en', 'cookers', {}, 1)];

let site: TestSite;
let whole: Map<string, string>;

beforeAll(async () => {
  site = await startSiteWithPages();
  whole = new Map();
  for (const address of addresses) whole.set(address, (await site.app.inject(address)).body);
});
afterAll(() => site[Symbol.asyncDispose]());

/** Over a socket. The library undoes the encoding, and would fail at a wrong one. */
function get(address: string, headers: Record<string, string> = {}) {
  return supertest(site.url)
    .get(address)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
      response.on('end', () => done(null, Buffer.concat(chunks).toString()));
    });
}

describe.each(addresses)('%s', (address) => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    ['brotli', undefined],
    [';;,,q=', undefined],
  ])('for Accept-Encoding "%s" is encoded as %s and says the same', async (accepted, encoding) => {
    const response = await get(address, { 'accept-encoding': accepted });
    expect([response.status, response.headers['content-encoding']]).toEqual([200, encoding]);
    expect(response.body).toBe(whole.get(address));
    expect(response.headers.vary).toContain('Accept-Encoding');
  });

  it('tells its length, encoded, and takes less of it that way', async () => {
    const lengths = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) =>
        Number((await get(address, { 'accept-encoding': encoding })).headers['content-length']),
      ),
    );
    const [identity = 0, gzip = 0, br = 0] = lengths;
    expect(identity).toBe(Buffer.byteLength(whole.get(address) ?? ''));
    expect(gzip).toBeLessThan(identity / 2);
    expect(br).toBeLessThan(gzip);
  });

  it('has tags of its own for each encoding', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get(address, { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag marked as weak, as proxies do', (tag: string) => `W/${tag}`, 304],
    ['its tag among others', (tag: string) => `"a", ${tag} , "b"`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['a part of its tag', (tag: string) => tag.slice(0, -2), 200],
    ['nothing', () => '', 200],
  ])('with If-None-Match saying %s is answered rightly', async (_, ifNoneMatch, status) => {
    const first = await get(address, { 'accept-encoding': 'br' });
    const again = await get(address, {
      'accept-encoding': 'br',
      'if-none-match': ifNoneMatch(String(first.headers.etag)),
    });
    expect(again.status).toBe(status);
    if (status === 304) {
      // RFC 9110, 15.4.5: what a 200 would have said about caching, and no body.
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
      }
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-encoding']).toBeUndefined();
    }
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [get, head] = await Promise.all(
      (['get', 'head'] as const).map((method) =>
        supertest(site.url)[method](address).set('accept-encoding', 'gzip'),
      ),
    );
    const { date: _, ...expected } = get?.headers ?? {};
    expect(head?.status).toBe(200);
    expect(head?.headers).toMatchObject(expected);
    expect(head?.text).toBeUndefined();
  });

  it('keeps the connection open for the next request', async () => {
    const connections = vi.fn();
    site.app.server.on('connection', connections);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const _ of [1, 2, 3]) {
      const response = await get(address, { connection: 'keep-alive' }).agent(agent);
      expect(response.headers.connection).toBe('keep-alive');
    }
    agent.destroy();
    site.app.server.off('connection', connections);
    expect(connections).toHaveBeenCalledTimes(1);
  });
});

it('a listing is asked for again each time, so that a change is seen at once', async () => {
  const response = await get(addresses[1] ?? '');
  expect(response.headers['cache-control']).toBe('public, no-cache');
});
