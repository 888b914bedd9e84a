import { setImmediate } from 'node:timers/promises';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { expect, it, vi } from 'vitest';
import { loadBuiltClient, startTestSite } from '../../testing/test-site.ts';
import { usualBounds } from './overload.ts';

const quickBounds = { maxEventLoopDelay: 50, sampleInterval: 200 };

function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Keeps the event loop busy in long pieces, as visits that cost much do, until they are stopped. */
function press() {
  let pressing = true;
  const pressed = (async () => {
    while (pressing) {
      keepBusy(100);
      await setImmediate();
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      pressing = false;
      await pressed;
    },
  };
}

const patience = { timeout: 20_000, interval: 20 };

it('under pressure what would have to be made is refused for a moment; then all is well again', async () => {
  await using site = await startTestSite({ client: await loadBuiltClient(), loadBounds: quickBounds });
  await vi.waitFor(() => site.knowCategories(), patience);
  const asBrowser = { accept: 'text/html' };
  const cached = '/product-category/hobs?lng=en';
  const cachedApi = apiPaths.listing('en', 'cookers', {}, 1);
  await vi.waitFor(async () => expect((await site.app.inject(cached)).statusCode).toBe(200), patience);
  await vi.waitFor(async () => expect((await site.app.inject(cachedApi)).statusCode).toBe(200), patience);
  {
    await using _ = press();
    let asked = 0;
    const refused = await vi.waitFor(async () => {
      asked += 1;
      const answer = await site.app.inject({ url: `/product?q=oven${asked}`, headers: asBrowser });
      expect(answer.statusCode).toBe(503);
      return answer;
    }, patience);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['cache-control']).toBe('no-store');

    const refusedApi = await site.app.inject('/api/search?q=unasked&lng=it');
    expect([refusedApi.statusCode, refusedApi.headers['retry-after']]).toEqual([503, '5']);
    const problem = problemSchema.parse(refusedApi.json());
    expect([problemTypeOf(problem.type), problem.title]).toEqual([
      'internal',
      'The site has too much to do. Please try again in a moment.',
    ]);

    // What costs no more than the refusal, and what must not be lost.
    for (const url of [cached, cachedApi, '/healthz', '/readyz', '/robots.txt', '/api/enquiries/token']) {
      expect({ url, status: (await site.app.inject(url)).statusCode }).toEqual({ url, status: 200 });
    }
    // What is known but no longer fresh is better than a refusal.
    site.clock.now += 3_600_000;
    for (const url of [cached, cachedApi]) {
      const answer = await site.app.inject(url);
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
      expect(answer.headers['cache-status']).toMatch(/hit; ttl=-\d+/);
    }

    const metrics = await site.registry.metrics();
    expect(metrics).toContain('site_overloaded 1');
    expect(metrics).toMatch(/http_requests_shed_total [1-9]/);
  }
  await vi.waitFor(
    async () => expect((await site.app.inject('/api/search?q=unasked&lng=it')).statusCode).toBe(200),
    patience,
  );
  const lines = site.log.map((line) => JSON.parse(line) as { level: number; msg: string });
  const logged = lines.filter(({ level }) => level >= 30).map(({ msg }) => msg);
  // Nobody wants a line for each visitor while there is too much to do.
  expect(logged.filter((message) => /too much to do/i.test(message))).toEqual([
    'Too much to do: what is not cached is refused for now',
  ]);
});

it('a machine that pauses for a second or two makes nobody wait longer than that', async () => {
  await using site = await startTestSite({ loadBounds: usualBounds });
  await vi.waitFor(() => site.knowCategories(), patience);
  for (const _ of [1, 2, 3]) {
    keepBusy(1_200);
    await setImmediate();
  }
  expect((await site.app.inject('/api/search?q=oven&lng=en')).statusCode).toBe(200);
});
