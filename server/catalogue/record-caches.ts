import { join } from 'node:path';
import { categories, categorySchema } from '@kitchen/shared/categories.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { withPatience } from '../lib/with-patience.ts';
import { DiskShelf } from '../platform/cache/disk-shelf.ts';
import type { Loaded } from '../platform/cache/refreshing-cache.ts';
import { RefreshingCache } from '../platform/cache/refreshing-cache.ts';
import { SharedAnswers } from '../platform/cache/shared-answers.ts';
import type { SiteGroup } from '../platform/redis/site-group.ts';
import type { ProductRecord } from '../store/product-record.ts';
import { productRecordSchema } from '../store/product-record.ts';
import type { Store } from '../store/store.ts';
import { StoreFailure } from '../store/store-failure.ts';
import type { CacheName, CatalogueObserver } from './catalogue-observer.ts';
import { keepKnownRecords } from './keep-known-records.ts';
import { renewChanged } from './renew-changed.ts';
import type { StoreChange } from './store-change.ts';

export type RecordCache = RefreshingCache<ProductRecord[]>;

/** The store's answers as they are kept, in memory and on disk. */
export interface RecordCaches {
  byCategory: RecordCache;
  /** By SKU in the form in which SKUs compare. */
  bySku: RecordCache;
  /** By normalised text. */
  bySearch: RecordCache;
  /** Takes back what an earlier process wrote to disk, and what the other processes of the site know better. */
  restore(): Promise<void>;
  /** Reads anew what is kept of products that changed in the store until then. Never rejects. */
  renew(change: StoreChange, changedAt: number): Promise<void>;
  /** Resolves when everything that was loaded until now is on disk; later answers are not kept there. */
  close(): Promise<void>;
}

type Shared = SharedAnswers<ProductRecord[]>;

/** Pause after a failed or partial answer: a visitor's reload a little later should find more. */
const retryAfterMs = 15_000;
const absentForMs = 30_000;
const maxProducts = 2_000;
const maxSearches = 200;

/** What the others know is waited for no longer; it is taken all the same. */
const catchUpMs = 5_000;

export interface RecordCachesOptions {
  store: Store;
  config: Pick<Config, 'dataDir' | 'cache'>;
  /** The other processes of the site; null where there are none. */
  group: SiteGroup | null;
  logger: FastifyBaseLogger;
  observer?: CatalogueObserver | undefined;
  now(): number;
}

export function createRecordCaches({
  store,
  config,
  group,
  logger,
  observer,
  now,
}: RecordCachesOptions): RecordCaches {
  const schema = z.array(productRecordSchema);
  const kept: { cache: RecordCache; shelf: DiskShelf<ProductRecord[]>; shared: Shared | undefined }[] = [];

  function keep(
    name: CacheName,
    maxEntries: number,
    load: (key: string) => Promise<Loaded<ProductRecord[]>>,
  ) {
    const warn = (message: string, err: unknown) => logger.warn({ err, cache: name }, message);
    const folder = join(config.dataDir, 'cache', name);
    const shelf = new DiskShelf<ProductRecord[]>({ folder, schema, warn });
    const { freshForMs, staleForMs } = config.cache;
    const keepForMs = Math.max(freshForMs, staleForMs);
    const shared: Shared | undefined =
      group === null
        ? undefined
        : new SharedAnswers({ group, name, schema, keepForMs, absentForMs, maxEntries, warn, now });
    const cache: RecordCache = new RefreshingCache<ProductRecord[]>({
      ...config.cache,
      load,
      ...(shared && { share: shared.share }),
      retryAfterMs,
      absentForMs,
      maxEntries,
      shelf,
      now,
      // A table that the store cannot read looks just like a category without products.
      doubts: (before, after) => before.length > 0 && after.length === 0,
      reconcile: keepKnownRecords,
      onLookup: (outcome) => observer?.onLookup(name, outcome),
      onRefreshFailed: (key, error) => {
        observer?.onRefreshFailed(name);
        // The store's client has logged its own failures; any other is a fault of this site.
        if (error instanceof StoreFailure) return;
        // Other keys are what visitors asked for.
        const what = name === 'categories' ? { category: key } : {};
        logger.error({ err: error, cache: name, ...what }, 'A refresh failed');
      },
    });
    const all = { cache, shelf, shared };
    kept.push(all);
    return all;
  }

  const records = {
    byCategory: keep('categories', categories.length, async (category) => {
      const { records, complete } = await store.readCategory(categorySchema.parse(category));
      return { value: records, complete };
    }),
    bySku: keep('products', maxProducts, async (sku) => {
      const records = await store.findBySku(sku);
      return { value: records, complete: true, absent: records.length === 0 };
    }),
    bySearch: keep('searches', maxSearches, async (text) => ({
      value: await store.search(text),
      complete: true,
    })),
  };

  return {
    byCategory: records.byCategory.cache,
    bySku: records.bySku.cache,
    bySearch: records.bySearch.cache,
    async restore() {
      await Promise.all(kept.map(({ cache }) => cache.restore()));
      await withPatience(Promise.all(kept.map(({ cache, shared }) => shared?.keepLevel(cache))), catchUpMs);
    },
    renew: (change, changedAt) => renewChanged(records, change, changedAt),
    async close() {
      await Promise.all(kept.map(({ shelf }) => shelf.close()));
    },
  };
}
