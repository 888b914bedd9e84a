import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { categories, categorySchema } from '@kitchen/shared/categories.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Clocks } from '../lib/clocks.ts';
import { onceAMinute } from '../lib/once-a-minute.ts';
import { createDiskCache } from '../platform/cache/disk-cache.ts';
import { createRedisCache } from '../platform/cache/redis-cache.ts';
import type { Loaded, RefreshingCacheOptions } from '../platform/cache/refreshing-cache.ts';
import { RefreshingCache } from '../platform/cache/refreshing-cache.ts';
import type { HttpProblem } from '../platform/problems/problems.ts';
import { internal, storeUnavailable } from '../platform/problems/problems.ts';
import type { SharedRedis } from '../platform/redis/shared-redis.ts';
import type { ProductRecord, Store } from '../store/store.ts';
import { productRecordSchema, StoreFailure } from '../store/store.ts';
import type { CacheName, CatalogueMetrics } from './catalogue-metrics.ts';
import { KnownProducts } from './known-products.ts';
import type { StoreChange } from './webhooks/collect-changes.ts';

export type RecordCache = RefreshingCache<ProductRecord[]>;

/** Pause after a failed or partial answer: a visitor's reload a little later should find more. */
const retryAfterMs = 15_000;
const absentForMs = 30_000;
const maxProducts = 2_000;
const maxSearches = 200;

/** What a visitor is asked to wait before trying again, while the store is away. */
const visitorRetryS = 15;

/** Products that are asked for at a time after a change: visitors come first. */
const productsAtOnce = 2;

export interface CachedRecordsOptions extends Clocks {
  store: Store;
  config: Pick<Config, 'dataDir' | 'cache'>;
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
  logger: FastifyBaseLogger;
  metrics: CatalogueMetrics;
}

/**
 * Opens the caches of the store's answers; the categories with what an earlier process wrote to disk. What is asked
 * by SKU or by words is in memory only.
 */
export async function openCachedRecords(options: CachedRecordsOptions) {
  const { store, config, redis, givingUp, logger, metrics, now, steadyNow } = options;
  const schema = z.array(productRecordSchema);
  const name = 'categories';
  const logRepeated = onceAMinute();
  const warn = (message: string, err: unknown) =>
    logRepeated(message, (times) => logger.warn({ err, cache: name, ...(times > 1 && { times }) }, message));
  const disk = createDiskCache({ folder: join(config.dataDir, 'cache', name), schema, warn });
  const { freshForMs, staleForMs } = config.cache;
  const ttlMs = Math.max(freshForMs, staleForMs);
  const shared = redis && createRedisCache({ redis, name, schema, ttlMs, givingUp, now, warn });

  function openCache(
    cache: CacheName,
    maxEntries: number,
    load: (key: string) => Promise<Loaded<ProductRecord[]>>,
    levels: Pick<RefreshingCacheOptions<ProductRecord[]>, 'disk' | 'redis'> = {},
  ): RecordCache {
    return new RefreshingCache({
      name: cache,
      ...config.cache,
      ...levels,
      load,
      maxEntries,
      now,
      steadyNow,
      retryAfterMs,
      absentForMs,
      // A table that the store cannot read looks just like a category without products.
      rejectsSuddenEmpty: (current, refreshed) => current.length > 0 && refreshed.length === 0,
      reconcile: reuseEqualRecords,
      onLookup: (outcome) => metrics.lookups.inc({ cache, outcome }),
      onRefreshFailed(key, error) {
        metrics.failedRefreshes.inc({ cache });
        // The store's client has logged its own failures; any other is a fault of this site.
        if (error instanceof StoreFailure) return;
        // Other keys are what visitors asked for.
        const what = cache === 'categories' ? { category: key } : {};
        logger.error({ err: error, cache, ...what }, 'A refresh failed');
      },
    });
  }

  const byCategory = openCache(
    name,
    categories.length,
    async (category) => {
      const { records, complete } = await store.readCategory(categorySchema.parse(category));
      return { value: records, complete };
    },
    { disk, ...(shared && { redis: shared }) },
  );
  const known = new KnownProducts(byCategory);
  const bySku = openCache('products', maxProducts, async (sku) => {
    // Before the listings are known, any SKU may be one of theirs.
    const isKnown = !known.isWhole() || known.bySku(sku) !== undefined || bySku.peek(sku) !== undefined;
    const records = await store.findBySku(sku, { isKnown });
    return { value: records, complete: true, absent: records.length === 0 };
  });
  const bySearch = openCache('searches', maxSearches, async (text) => ({
    value: await store.search(text),
    complete: true,
  }));

  await byCategory.restore();
  shared?.subscribe((category, storedAt) => void byCategory.catchUp(category, storedAt));

  return {
    byCategory,
    known,
    /** By SKU in the form in which SKUs compare. */
    bySku,
    /** By normalised text. */
    bySearch,

    /**
     * Reads anew what is cached of products that changed in the store until then, by the steady clock. Gives the tags
     * of what was made from it. Never rejects.
     */
    async renew(change: StoreChange, changedAt: number): Promise<string[]> {
      const { touched, skus } = whatChanged(change, byCategory, bySku);
      bySearch.expireAll(changedAt);
      for (const sku of skus) bySku.expire(sku, changedAt);
      const waiting = [...skus];
      const renewProducts = async () => {
        for (let sku = waiting.pop(); sku !== undefined; sku = waiting.pop()) {
          await bySku.renew(sku, changedAt);
        }
      };
      await Promise.all([
        ...[...touched].map((category) => byCategory.renew(category, changedAt)),
        ...Array.from({ length: productsAtOnce }, renewProducts),
      ]);
      return [
        ...[...touched].map((key) => byCategory.tagOf(key)),
        ...[...skus].map((key) => bySku.tagOf(key)),
      ];
    },

    /** Resolves when everything that was loaded until now is on disk; later answers are not written. */
    close: () => disk.close(),
  };
}

/** Categories and SKUs that a change concerns: those that it names, and those that its products were in. */
function whatChanged(change: StoreChange, byCategory: RecordCache, bySku: RecordCache) {
  const ids = new Set(change.ids);
  const skus = new Set(change.skus.map(skuKey));
  const touched = new Set(change.categories);
  for (const category of categories) {
    for (const { id, sku } of byCategory.peek(category)?.value ?? []) {
      if (!ids.has(id)) continue;
      touched.add(category);
      skus.add(skuKey(sku));
    }
  }
  for (const key of bySku.keys()) {
    if (bySku.peek(key)?.value.some(({ id }) => ids.has(id))) skus.add(key);
  }
  skus.delete('');
  return { touched, skus };
}

/**
 * The refreshed records, with the current object in the place of each that did not change: memory holds
 * one of each, and what was worked out for a record stays good. Gives the current list itself where nothing changed.
 */
function reuseEqualRecords(current: ProductRecord[], refreshed: ProductRecord[]): ProductRecord[] {
  const known = new Map(current.map((record) => [record.id, record]));
  const merged = refreshed.map((record) => {
    const before = known.get(record.id);
    return before && isDeepStrictEqual(before, record) ? before : record;
  });
  const isSame = merged.length === current.length && merged.every((record, at) => record === current[at]);
  return isSame ? current : merged;
}

/** The problem that a failed or missing answer of the store is to a visitor; any other fault is ours. */
export function unavailable(error: unknown): HttpProblem {
  // Visitors bring this about, in any number: it has no cause that would be logged with each.
  const isRefused = error instanceof StoreFailure && error.kind === 'queue-full';
  if (error === undefined || isRefused) return storeUnavailable(visitorRetryS);
  return error instanceof StoreFailure ? storeUnavailable(visitorRetryS, error, true) : internal(error);
}
