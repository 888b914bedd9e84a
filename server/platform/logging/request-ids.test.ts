import { problemSchema } from '@kitchen/shared/problem.ts';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { TestSite } from '../../testing/test-site.ts';
import { loadBuiltClient, startTestSite } from '../../testing/test-site.ts';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  status?: number;
  req?: { method: string; route: string };
  err?: { type: string; message: string; kind?: string };
}

const linesOf = ({ log }: TestSite) => log.map((line) => JSON.parse(line) as Line);

const behindProxy = { environment: { TRUST_PROXY: 'loopback' } };

const missing = '/api/categories/spoons/products';

describe('the id of a request', () => {
  it('is told to whoever met a problem, and is another one each time', async () => {
    await using site = await startTestSite();
    const ids = [];
    for (const _ of [1, 2]) ids.push((await supertest(site.url).get(missing)).headers['x-request-id']);
    expect(ids[0]).toMatch(/^[\w-]{8,12}-[0-9a-z]+$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('is told on pages too that could not be shown', async () => {
    await using site = await startTestSite({ client: await loadBuiltClient(), trouble: 'bad-gateway' });
    const answer = await supertest(site.url).get('/product-category/cookers').set('accept', 'text/html');
    expect(answer.status).toBe(503);
    const id = answer.headers['x-request-id'];
    const failed = linesOf(site).filter(({ reqId, status }) => reqId === id && status === 503);
    expect(failed).toMatchObject([
      {
        level: 30,
        req: { method: 'GET', route: '/*' },
        err: { type: 'StoreFailure' },
      },
    ]);
    expect(failed[0]?.err?.kind).toBeDefined();
  });

  it('is what a trusted proxy calls the request', async () => {
    await using site = await startTestSite(behindProxy);
    const asked = await supertest(site.url).get(missing).set('x-request-id', '6f1c0b3e-aa21');
    expect(asked.headers['x-request-id']).toBe('6f1c0b3e-aa21');
    expect(problemSchema.parse(asked.body).status).toBe(404);
  });

  it('is never what a visitor says, nor anything odd', async () => {
    await using site = await startTestSite();
    const direct = await supertest(site.url).get(missing).set('x-request-id', 'mine');
    expect(direct.headers['x-request-id']).not.toBe('mine');
    await using behind = await startTestSite(behindProxy);
    for (const odd of ['', 'a b', '<script>', 'x'.repeat(129), 'a,b', '{"level":60}']) {
      const answer = await supertest(behind.url).get(missing).set('x-request-id', odd);
      expect(answer.headers['x-request-id']).not.toBe(odd);
    }
  });
});

it('what visitors ask wrongly makes no line of the log', async () => {
  await using site = await startTestSite({ limits: { requests: 3 } });
  for (const url of [missing, '/api/nothing', '/api/search', '/api/search?q=a', '/api/search?q=b']) {
    await supertest(site.url).get(url);
  }
  expect(linesOf(site).filter(({ level, reqId }) => reqId !== undefined && level >= 30)).toEqual([]);
});
