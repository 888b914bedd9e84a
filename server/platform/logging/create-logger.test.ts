import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { StoreFailure } from '../../store/store.ts';
import { anEnquiry } from '../../testing/an-enquiry.ts';
import { startTestSite } from '../../testing/test-site.ts';
import { createLogger } from './create-logger.ts';

function logOf(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).info(fields, 'said');
  return JSON.parse(lines[0] ?? '{}');
}

it('an error says what and where it is, and its cause, but not what libraries hang on it', () => {
  const error = Object.assign(new TypeError('no', { cause: new StoreFailure('timeout') }), {
    code: 'EENVELOPE',
    recipients: ['anna@visitors.example'],
    command: { args: ['set', 'anna@visitors.example'] },
    rawPacket: Buffer.from('GET /?q=anna'),
  });
  const { err } = logOf({ err: error }) as { err: Record<string, unknown> };
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no',
    code: 'EENVELOPE',
    cause: { type: 'StoreFailure', kind: 'timeout' },
  });
  expect(err.stack).toContain('create-logger.test.ts');
  expect(JSON.stringify(err)).not.toMatch(/anna|rawPacket|recipients|command/);
});

it('what was thrown without being an error keeps its text to itself', () => {
  expect(logOf({ err: 'Anna Rossi' })).toMatchObject({ err: { type: 'string' } });
});

it('no line of the log names a visitor, says what they wrote or searched for, or where they are', async () => {
  await using site = await startTestSite({
    trouble: 'bad-gateway',
    environment: { TRUST_PROXY: 'loopback' },
  });
  const visitor = {
    'x-forwarded-for': '198.51.100.77',
    'user-agent': 'anna-browser/1.0',
    cookie: 'lng=it; session=annas-cookie',
    referer: 'https://elsewhere.example/annas-page',
  };
  const { token } = (await site.app.inject(enquiryApiPaths.token)).json() as { token: string };
  site.clock.now += 60_000;
  const sent = await supertest(site.url)
    .post(enquiryApiPaths.submit)
    .set({ ...visitor, 'idempotency-key': randomUUID() })
    .send(anEnquiry({ token, message: 'I would like the antique cooker' }));
  expect(sent.status).toBe(202);
  await vi.waitFor(() => expect(site.log.some((line) => line.includes('not delivered yet'))).toBe(true), {
    timeout: 15_000,
  });
  for (const url of [
    '/api/search?q=annas-search-words',
    '/api/products/ANNAS-SKU?lng=it',
    '/search?q=annas-search-words',
    '/api/session',
    '/annas-page?name=annas-search-words',
    '/%E0annas-page',
  ]) {
    await supertest(site.url).get(url).set(visitor);
  }
  await supertest(site.url)
    .post('/api/session')
    .set(visitor)
    .send({ username: 'annas-name', password: 'annas-password' });
  await new Promise<void>((resolve) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () =>
      socket.end('GET /annas-page HTTP/9.9 annas-bytes\r\n\r\n'),
    );
    socket.on('close', () => resolve());
    socket.resume();
  });
  expect(site.log.length).toBeGreaterThan(0);
  const personal =
    /198\.51\.100|anna|rossi|5550 0123|under a hood|would like|visitors\.example|remoteAddress|user-agent|elsewhere/i;
  for (const line of site.log)
    expect({ line, names: personal.exec(line)?.[0] }).toEqual({ line, names: undefined });
});
