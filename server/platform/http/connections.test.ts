import { connect } from 'node:net';
import { promisify } from 'node:util';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendBytes, sendRaw } from '../../testing/send-raw.ts';
import { loadBuiltClient, startTestSite } from '../../testing/test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
describe('a connection', () => {
  it('with what is no HTTP, or far too large, is refused with a problem', async () => {
    await using site = await startTestSite();
    const requests = [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`,
      `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ];
    for (const bytes of requests) {
      const answer = await sendBytes(site.url, bytes);
      expect({ bytes: bytes.slice(0, 40), status: answer?.status }).toEqual({
        bytes: bytes.slice(0, 40),
        status: bytes.length > 1_000 ? 431 : 400,
      });
      expect(answer?.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(problemSchema.parse(JSON.parse(String(answer?.body))).status).toBe(answer?.status);
    }
  });

  it('whose head is not right is refused as whatever is refused here', async () => {
    await using site = await startTestSite();
    const long = 'x'.repeat(2_048);
    const heads: [head: string, status: number][] = [
      ['GET / HTTP/1.1\r\nHost: a\r\nhost: b', 400],
      ['GET / HTTP/1.1\r\nAccept: */*', 400],
      ['GET / HTTP/1.1\r\nHost: a\r\nExpect: the-unexpected', 417],
      [`GET /${long} HTTP/1.1\r\nHost: a`, 414],
      [`GET /?${long} HTTP/1.1\r\nHost: a`, 414],
      [`GET /${'%'.repeat(2_048)} HTTP/1.1\r\nHost: a`, 414],
      [`GET /product/${long} HTTP/1.1\r\nHost: a`, 414],
      [`POST /api/x?${long} HTTP/1.1\r\nHost: a`, 414],
    ];
    for (const [head, status] of heads) {
      const answer = await sendBytes(site.url, `${head}\r\nConnection: close\r\n\r\n`);
      expect({ head, status: answer?.status }).toEqual({ head, status });
      expect(answer?.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      });
      expect(problemSchema.parse(JSON.parse(String(answer?.body))).status).toBe(status);
    }
    // Only the older version of HTTP may leave the host out.
    expect((await sendBytes(site.url, 'GET /healthz HTTP/1.0\r\n\r\n'))?.status).toBe(200);
  });

  it('of a visitor with too long an address gets a page, with the longest that is read what is there', async () => {
    await using site = await startTestSite({ client: await loadBuiltClient() });
    const ask = (target: string) =>
      sendRaw(site.url, { method: 'GET', target, headers: [['accept', 'text/html']] });
    const longest = await ask(`/?x=${'x'.repeat(2_044)}`);
    expect(longest?.status).toBe(200);
    const longer = await ask(`/?x=${'x'.repeat(2_045)}`);
    expect([longer?.status, longer?.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    expect(String(longer?.body)).toContain('Controlla l’indirizzo');
  });

  it('with a request that never ends is let go', async () => {
    await using own = await startTestSite();
    const { requestTimeout, headersTimeout } = own.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
    // As if that time had passed.
    Object.assign(own.app.server, { requestTimeout: 100, headersTimeout: 100 });
    const head = 'POST /api/enquiries HTTP/1.1\r\nHost: a\r\n';
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":';
    for (const bytes of [head, head + body]) {
      expect((await sendBytes(own.url, bytes))?.status).toBe(408);
    }
  });

  it('whose answer is never read is let go', async () => {
    await using own = await startTestSite({ client: await loadBuiltClient() });
    expect(own.app.server.timeout).toBe(60_000);
    // As if that time had passed.
    own.app.server.timeout = 300;
    const connections = promisify((done: (error: Error | null, count: number) => void) =>
      own.app.server.getConnections(done),
    );
    let made = 0;
    own.app.server.on('connection', () => (made += 1));
    const requests = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300);
    const sockets = Array.from({ length: 4 }, () =>
      connect(Number(new URL(own.url).port), '127.0.0.1').pause(),
    );
    for (const socket of sockets) {
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      socket.write(requests);
    }
    await expect.poll(() => made, { timeout: 10_000 }).toBe(4);
    await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0);
  });
});
