import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it, vi } from 'vitest';
import type { PhpQuery } from '../demo/store/php-query.ts';
import { categoryIds } from '../demo/store/store-categories.ts';
import { startTestSite } from '../testing/test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
describe('a flood of lookups', () => {
  const ofSearches = {
    what: 'searches',
    address: (number: number) => apiPaths.search('en', `nothing${number}`),
    asks: ({ search }: PhpQuery) => search !== undefined,
    // The known products answer.
    refusedWith: 200,
  };
  const ofSkus = {
    what: 'SKUs that nothing has',
    address: (number: number) => apiPaths.product('en', `NEVER-${number}`),
    asks: ({ sku }: PhpQuery) => String(sku).startsWith('never-'),
    refusedWith: 503,
  };
  const told = (lines: string[]) => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 30);

  it.each([ofSearches, ofSkus])(
    'of 2,000 $what is counted, and logged as one failure of the store',
    async (flood) => {
      await using site = await startTestSite();
      await site.knowCategories();
      site.store.trouble('html-page');
      const logged = site.log.length;
      const answers = await Promise.all(
        Array.from({ length: 2_000 }, (_, number) => site.app.inject(flood.address(number))),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([flood.refusedWith]));
      const refused = /^store_calls_total\{list="products",outcome="queue-full"\} (\d+)$/m;
      expect(Number(refused.exec(await site.registry.metrics())?.[1])).toBeGreaterThan(1_900);
      // On a busy machine the visitors are answered before the store is.
      const isFailure = ({ level }: { level: number }) => level === 50;
      await vi.waitFor(() => expect(told(site.log.slice(logged)).filter(isFailure)).toHaveLength(1), 10_000);
      const lines = told(site.log.slice(logged));
      expect(lines.find(isFailure)).toMatchObject({ kind: 'html-instead-of-json' });
      // The visitors whose lookups found room can be told why they failed.
      const answered = lines.filter((line) => !isFailure(line));
      expect(answered.filter(({ level, status }) => level !== 30 || status !== 503)).toEqual([]);
      expect(answered.length).toBeLessThan(100);
    },
  );

  it.each([ofSearches, ofSkus])(
    'of $what takes few places of the store, leaves the others to the catalogue, and fills no log',
    async (flood) => {
      await using site = await startTestSite();
      await site.knowCategories();
      site.store.trouble('slow', ({ query }) => flood.asks(query));
      const logged = site.log.length;
      const statuses: number[] = [];
      const visits = Array.from({ length: 60 }, async (_, number) => {
        const { statusCode: status, headers } = await site.app.inject(flood.address(number));
        statuses.push(status);
        if (status === 503) {
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          expect(headers['cache-control']).toBe('no-store');
        }
      });
      await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(50), { timeout: 10_000 });
      expect(new Set(statuses)).toEqual(new Set([flood.refusedWith]));
      await vi.waitFor(() =>
        expect(site.store.requests('list').filter(({ query }) => flood.asks(query))).toHaveLength(2),
      );
      expect(await site.registry.metrics()).toMatch(
        /store_calls_total\{list="products",outcome="queue-full"\} 50\b/,
      );
      // Products and refreshes do not wait behind them.
      expect((await site.app.inject(apiPaths.product('en', 'MX90-PT'))).statusCode).toBe(200);
      const readings = () =>
        site.store.requests('list').filter(({ query }) => query.category === String(categoryIds.cookers))
          .length;
      const before = readings();
      site.clock.now += 301_000;
      await site.app.inject(apiPaths.listing('en', 'cookers', {}, 1));
      await vi.waitFor(() => expect(readings()).toBeGreaterThan(before));
      expect(told(site.log.slice(logged))).toEqual([]);
      site.store.trouble(null);
      await Promise.all(visits);
    },
  );
});
