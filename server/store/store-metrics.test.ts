import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it, vi } from 'vitest';
import { readMetric, scrape, sumOf } from '../testing/scrape.ts';
import { startTestSite } from '../testing/test-site.ts';

const patience = { timeout: 15_000, interval: 50 };

describe('a store in trouble, in the metrics,', () => {
  it('shows by the kind of its failures, in lookups, and in the breaker', async () => {
    await using site = await startTestSite({ trouble: 'bad-gateway' });
    expect(await readMetric(site, 'store_calls_total', { outcome: 'ok' })).toBe(0);
    await vi.waitFor(async () => {
      // What failed a moment ago is not asked for again.
      site.clock.now += 60_000;
      await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1));
      const series = await scrape(site);
      expect(sumOf(series, 'store_calls_total', { outcome: 'gateway' })).toBeGreaterThan(0);
      expect(sumOf(series, 'store_breaker_state', { state: 'closed' })).toBe(0);
      expect(sumOf(series, 'store_breaker_state', { state: 'open' })).toBe(1);
      expect(
        sumOf(series, 'cache_lookups_total', { cache: 'categories', outcome: 'failed' }),
      ).toBeGreaterThan(0);
      expect(sumOf(series, 'site_ready')).toBe(1);
    }, patience);
    const series = await scrape(site);
    expect(sumOf(series, 'store_call_attempts_total')).toBeGreaterThan(0);
    expect(sumOf(series, 'store_call_duration_seconds_count', { result: 'failed' })).toBeGreaterThan(0);
    expect(series.some(({ name }) => name === 'catalogue_snapshot_age_seconds')).toBe(false);
    const complete = series.filter(({ name }) => name === 'catalogue_snapshot_complete');
    expect(complete.map(({ labels, value }) => [labels.category, value])).toEqual(
      categories.map((category) => [category, 0]),
    );

    site.store.trouble(null);
    await vi.waitFor(async () => {
      site.clock.now += 60_000;
      await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1));
      expect(await readMetric(site, 'store_breaker_state', { state: 'closed' })).toBe(1);
      expect(await readMetric(site, 'store_calls_total', { outcome: 'ok' })).toBeGreaterThan(0);
    }, patience);
  });

  it('lets what is known of a category grow old', async () => {
    await using site = await startTestSite();
    await site.knowCategories();
    const hobs = { category: 'hobs' };
    expect(await readMetric(site, 'catalogue_snapshot_age_seconds', hobs)).toBe(0);
    expect(await readMetric(site, 'catalogue_snapshot_complete', hobs)).toBe(1);
    site.store.trouble('bad-gateway');
    site.clock.now += 600_000;
    await site.app.inject(apiPaths.listing('en', 'hobs', {}, 2));
    await vi.waitFor(async () => {
      const series = await scrape(site);
      expect(sumOf(series, 'catalogue_snapshot_age_seconds', hobs)).toBe(600);
      expect(sumOf(series, 'cache_refresh_failures_total', { cache: 'categories' })).toBe(1);
      expect(sumOf(series, 'cache_lookups_total', { cache: 'categories', outcome: 'stale' })).toBeGreaterThan(
        0,
      );
    }, patience);
  });
});
