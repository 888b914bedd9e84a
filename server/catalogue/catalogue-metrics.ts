import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { CatalogueObserver, Snapshot } from './catalogue-observer.ts';
import { cacheNames, lookupOutcomes } from './catalogue-observer.ts';

/** What the site knows of the store's products, and how often it had to ask. */
export function createCatalogueMetrics(registry: Registry, now: () => number) {
  const lookups = zeroedCounter(
    registry,
    'cache_lookups_total',
    'Lookups of what the store answered: hit (fresh), stale (answered at once, refreshed behind), miss (waited for the store), failed',
    { cache: cacheNames, outcome: lookupOutcomes },
  );
  const failures = zeroedCounter(
    registry,
    'cache_refresh_failures_total',
    'Refreshes that failed, so that the older answer goes on being served',
    { cache: cacheNames },
  );
  let snapshots: () => Snapshot[] = () => [];
  new Gauge({
    name: 'catalogue_snapshot_age_seconds',
    help: 'Time since the store last answered with the products of a category; no value where it never did',
    labelNames: ['category'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { category, storedAt } of snapshots()) this.set({ category }, (now() - storedAt) / 1000);
    },
  });
  new Gauge({
    name: 'catalogue_snapshot_complete',
    help: '1 where the whole of a category is known, 0 where the store broke off in its middle',
    labelNames: ['category'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { category, complete } of snapshots()) this.set({ category }, complete ? 1 : 0);
    },
  });

  const observer: CatalogueObserver = {
    onLookup: (cache, outcome) => lookups.inc({ cache, outcome }),
    onRefreshFailed: (cache) => failures.inc({ cache }),
  };
  return {
    ...observer,
    watch(source: { snapshots(): Snapshot[] }): void {
      snapshots = () => source.snapshots();
    },
  };
}
