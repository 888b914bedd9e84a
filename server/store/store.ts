import type { Category } from '@kitchen/shared/categories.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { searchTextLimit } from '@kitchen/shared/search-text.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { untilAborted } from '../lib/until-aborted.ts';
import type { StoreCategoryName } from './find-categories.ts';
import { createCategoryFinder, knowCategories } from './find-categories.ts';
import { createLookupQueue } from './lookup-queue.ts';
import type { ProductRecord } from './product-record.ts';
import type { CategoryRecords } from './read-category.ts';
import { readCategory } from './read-category.ts';
import { listPageSize } from './read-pages.ts';
import type { StoreClientOptions } from './store-client.ts';
import { createStoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import { storeProductFields } from './store-product.ts';
import { readRecords } from './to-product-record.ts';

export { checkStore } from './check-store.ts';
export type { ProductRecord } from './product-record.ts';
export { productRecordSchema } from './product-record.ts';
export type { CatalogueEntries, WithheldEntry } from './read-entries.ts';
export { readEntries } from './read-entries.ts';
export { createStoreMetrics } from './store-metrics.ts';
export { StoreFailure };

/**
 * The store as the catalogue sees it. Every call asks the store anew: caching answers is
 * the catalogue's work. Each rejects with a `StoreFailure` when nothing useful came back.
 */
export interface Store {
  /** Records of a category that may be listed, oldest id first. */
  readCategory(category: Category): Promise<CategoryRecords>;
  /** Records that the store finds for a normalised, non-empty text, in the store's order. */
  search(text: string): Promise<ProductRecord[]>;
  /**
   * Records with exactly this SKU, compared without regard to case; empty when there is none. Visitors may have
   * made up a SKU that is not known: it waits in the queue of the searches, and may be refused.
   */
  findBySku(sku: string, options?: { isKnown?: boolean }): Promise<ProductRecord[]>;
  /** This site's categories behind those that the store names; only by their slugs while it does not answer. */
  categoriesOf(named: readonly StoreCategoryName[]): Promise<Category[]>;
}

export interface StoreOptions extends StoreClientOptions {
  /** Ids of categories that need no lookup. */
  categoryIds?: Partial<Record<Category, number>>;
  /** Aborts when the process waits for the store no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
}

/** The WooCommerce store at an address, read with a key. */
export function createStore(options: StoreOptions): Store {
  const { homeUrl, logger, givingUp, steadyNow = () => performance.now() } = options;
  const given = options.categoryIds ?? {};
  const client = createStoreClient(options);
  const findCategories = createCategoryFinder({ client, given, logger, now: steadyNow });

  const queue = createLookupQueue(options.limits?.lookupsPerSecond);

  const categoriesAsKnown = (named?: readonly StoreCategoryName[]) =>
    findCategories(named).catch(() => knowCategories(given, []));

  /** One page of records by a filter; they name fewer categories while those cannot be looked up. */
  async function find(filter: Record<'search', string> | Record<'sku', string>): Promise<ProductRecord[]> {
    const [page, { categoryOf }] = await Promise.all([
      client.get('products', {
        ...filter,
        // The store's own order differs between its versions; of a product's records the oldest is the first.
        ...('sku' in filter && { orderby: 'id', order: 'asc' }),
        status: 'publish',
        per_page: String(listPageSize),
        _fields: storeProductFields,
      }),
      categoriesAsKnown(),
    ]);
    return readRecords(page.body, { categoryOf, homeUrl }, logger);
  }

  function findInQueue(filter: Parameters<typeof find>[0]): Promise<ProductRecord[]> {
    return queue(() => find(filter)).catch((error: unknown) => {
      // Counted and not logged: whoever asks for much could fill the log.
      if (error instanceof StoreFailure && error.kind === 'queue-full')
        options.onCall?.({ list: 'products', outcome: error.kind, durationMs: 0, attempts: 0 });
      throw error;
    });
  }

  /** With its pauses and its waiting for a place: none of them keeps a process from its end. */
  const inTime = <T>(call: () => Promise<T>): Promise<T> =>
    untilAborted(call, givingUp, () => new StoreFailure('given-up'));

  async function readWhole(category: Category): Promise<CategoryRecords> {
    const { ids, categoryOf } = await findCategories();
    const id = ids[category];
    // Without an id there is no filter, and the store would give all that it has.
    if (id === undefined) return { records: [], complete: true };
    return readCategory({ client, category, id, categoryOf, homeUrl, logger });
  }

  return {
    readCategory: (category) => inTime(() => readWhole(category)),

    async search(text) {
      const search = withoutOperators(text.toWellFormed());
      if (asStoreSees(search) === '' || search.length > searchTextLimit) return [];
      const records = await inTime(() => findInQueue({ search }));
      return records.filter(({ visibility }) => visibility !== 'listings');
    },

    async findBySku(sku, { isKnown = false } = {}) {
      const asked = sku.toWellFormed().trim();
      if (!isSkuFilter(asked)) return [];
      const records = await inTime(() => (isKnown ? find : findInQueue)({ sku: asked }));
      return records.filter((record) => isSameSku(record.sku, asked));
    },

    async categoriesOf(named) {
      const { categoryOf } = await inTime(() => categoriesAsKnown(named)).catch(() =>
        knowCategories(given, []),
      );
      return [...new Set(named.map(categoryOf).filter((category) => category !== undefined))];
    },
  };
}

/** A dash in front of a word would mean "without" to the store, which no visitor expects. */
function withoutOperators(text: string): string {
  return text.replace(/(?:^|\s)-+/g, ' ').trim();
}

/** Whether the store takes a SKU for a filter; it answers others with all that it has. */
function isSkuFilter(sku: string): boolean {
  // A comma makes it a list of SKUs, of which empty ones and 0 count for nothing.
  const parts = asStoreSees(sku).split(',');
  return sku.length <= skuLimit && parts.some((part) => part.trim() !== '' && part.trim() !== '0');
}

/**
 * What is left of a text after the store's own cleaning, which takes out markup, percent octets,
 * control characters and backslashes. A filter of which nothing is left is no filter to the store.
 */
export function asStoreSees(text: string): string {
  let seen = text.replace(/<[^\s>][^>]*>?/g, '').replace(/[\p{Cc}\\]/gu, ' ');
  // Taking out one octet may put another together.
  for (let before = ''; seen !== before; ) {
    before = seen;
    seen = seen.replace(/%[0-9a-f]{2}/gi, '');
  }
  return seen.replace(/\s+/g, ' ').trim();
}
