import { categories } from '@kitchen/shared/categories.ts';
import { expect, it, vi } from 'vitest';
import { startTestSite } from '../../testing/test-site.ts';

async function askReadiness({ app }: Awaited<ReturnType<typeof startTestSite>>) {
  const answer = await app.inject('/readyz');
  return { status: answer.statusCode, facts: answer.json(), caching: answer.headers['cache-control'] };
}

it('the process is alive while the store takes its time', async () => {
  await using site = await startTestSite({ trouble: 'slow' });
  const answer = await site.app.inject('/healthz');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('visitors are wanted once the products are known, and the probe says which are', async () => {
  await using site = await startTestSite({ trouble: 'slow' });
  expect(await askReadiness(site)).toEqual({
    status: 503,
    facts: { status: 'starting', categories: [] },
    caching: 'no-store',
  });
  site.store.trouble(null);
  await site.knowCategories();
  expect(await askReadiness(site)).toEqual({
    status: 200,
    facts: { status: 'ready', categories },
    caching: 'no-store',
  });
});

it('what an earlier process knew is enough, however old, while the store is away', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  site.store.trouble('connection-reset');
  site.clock.now += 86_400_000;
  await site.restart();
  expect((await askReadiness(site)).facts).toEqual({ status: 'ready', categories });
});

it('a site whose store was asked in vain wants visitors all the same', async () => {
  await using site = await startTestSite({ trouble: 'bad-gateway' });
  await vi.waitFor(async () =>
    expect(await askReadiness(site)).toMatchObject({
      status: 200,
      facts: { status: 'ready', categories: [] },
    }),
  );
});

it('a store that takes for ever holds visitors up for half a minute at most', async () => {
  await using site = await startTestSite({ trouble: 'slow' });
  site.clock.now += 29_000;
  expect((await askReadiness(site)).status).toBe(503);
  site.clock.now += 1_000;
  expect((await askReadiness(site)).status).toBe(200);
});

it('a site that is shutting down wants no more visitors, and serves those who come', async () => {
  const shuttingDown = new AbortController();
  await using site = await startTestSite({ shuttingDown: shuttingDown.signal });
  await site.knowCategories();
  expect((await askReadiness(site)).status).toBe(200);
  shuttingDown.abort();
  expect(await askReadiness(site)).toMatchObject({ status: 503, facts: { status: 'shutting down' } });
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
  expect((await site.app.inject('/api/categories/hobs/products')).statusCode).toBe(200);
});
