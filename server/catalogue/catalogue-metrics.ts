import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Registry } from 'prom-client';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import { searchOutcomes } from './search/catalogue-search.ts';

const cacheNames = ['categories', 'products', 'searches'] as const;
export type CacheName = (typeof cacheNames)[number];

/** Counters of lookups of the store's answers. */
export type CatalogueMetrics = ReturnType<typeof createCatalogueMetrics>;

/** What is known of a category. */
export interface Snapshot {
  category: Category;
  /** When the store gave it, in ms by the steady clock. */
  storedAt: number;
  /** False where the store broke off in the middle. */
  complete: boolean;
}

/** What the site knows of the store's products, and how often it had to ask. */
export function createCatalogueMetrics(
  registry: Registry,
  snapshots: () => Snapshot[],
  steadyNow: () => number,
) {
  const lookups = zeroedCounter(
    registry,
    'cache_lookups_total',
    'Lookups of what the store answered: hit (fresh), stale (answered at once, refreshed behind), miss (waited for the store), failed',
    { cache: cacheNames, outcome: ['hit', 'stale', 'miss', 'failed'] },
  );
  const failedRefreshes = zeroedCounter(
    registry,
    'cache_refresh_failures_total',
    'Refreshes that failed, so that the older answer goes on being served',
    { cache: cacheNames },
  );
  measuredGauge(
    registry,
    'catalogue_snapshot_age_seconds',
    'Time since the store last answered with the products of a category; no value where it never did',
    () =>
      Object.fromEntries(
        snapshots().map(({ category, storedAt }) => [category, (steadyNow() - storedAt) / 1000]),
      ),
    'category',
  );
  measuredGauge(
    registry,
    'catalogue_snapshot_complete',
    '1 where the whole of a category is known, 0 where the store broke off in its middle or nothing is known',
    () => {
      const whole = snapshots().filter(({ complete }) => complete);
      return Object.fromEntries(
        categories.map((category) => [
          category,
          Number(whole.some((snapshot) => snapshot.category === category)),
        ]),
      );
    },
    'category',
  );
  const searches = zeroedCounter(
    registry,
    'searches_total',
    'Searches that were answered anew: found, nearly (nothing has all that was asked), none',
    { outcome: searchOutcomes },
  );
  return { lookups, failedRefreshes, searches };
}
