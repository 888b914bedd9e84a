import { join } from 'node:path';
import { categories, categorySchema } from '@kitchen/shared/categories.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { DiskShelf } from '../cache/disk-shelf.ts';
import type { Loaded } from '../cache/refreshing-cache.ts';
import { RefreshingCache } from '../cache/refreshing-cache.ts';
import type { Config } from '../config.ts';
import type { ProductRecord } from '../store/product-record.ts';
import { productRecordSchema } from '../store/product-record.ts';
import type { Store } from '../store/store.ts';
import { StoreFailure } from '../store/store-failure.ts';
import type { CacheName, CatalogueObserver } from './catalogue-observer.ts';
import { keepKnownRecords } from './keep-known-records.ts';

export type RecordCache = RefreshingCache<ProductRecord[]>;

/** The store's answers as they are kept, in memory and on disk. */
export interface RecordCaches {
  byCategory: RecordCache;
  /** By SKU in the form in which SKUs compare. */
  bySku: RecordCache;
  /** By normalised text. */
  bySearch: RecordCache;
  /** Takes back what an earlier process wrote to disk. */
  restore(): Promise<void>;
  /** Resolves when everything that was loaded until now is on disk; later answers are not kept there. */
  close(): Promise<void>;
}

/** Pause after a failed or partial answer: a visitor's reload a little later should find more. */
const retryAfterMs = 15_000;
const absentForMs = 30_000;
const maxProducts = 2_000;
const maxSearches = 200;

export interface RecordCachesOptions {
  store: Store;
  config: Pick<Config, 'dataDir' | 'cache'>;
  logger: FastifyBaseLogger;
  observer?: CatalogueObserver | undefined;
  now(): number;
}

export function createRecordCaches({
  store,
  config,
  logger,
  observer,
  now,
}: RecordCachesOptions): RecordCaches {
  const kept: { cache: RecordCache; shelf: DiskShelf<ProductRecord[]> }[] = [];

  function keep(
    name: CacheName,
    maxEntries: number,
    load: (key: string) => Promise<Loaded<ProductRecord[]>>,
  ) {
    const shelf = new DiskShelf<ProductRecord[]>({
      folder: join(config.dataDir, 'cache', name),
      schema: z.array(productRecordSchema),
      warn: (message, err) => logger.warn({ err, cache: name }, message),
    });
    const cache: RecordCache = new RefreshingCache<ProductRecord[]>({
      ...config.cache,
      load,
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
        if (!(error instanceof StoreFailure))
          logger.error({ err: error, cache: name, key }, 'A refresh failed');
      },
    });
    kept.push({ cache, shelf });
    return cache;
  }

  return {
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
    async restore() {
      await Promise.all(kept.map(({ cache }) => cache.restore()));
    },
    async close() {
      await Promise.all(kept.map(({ shelf }) => shelf.close()));
    },
  };
}
