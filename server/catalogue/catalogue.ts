import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { CacheOutcome } from '../answers/send-answer.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { Lookup } from '../cache/refreshing-cache.ts';
import type { Config } from '../config.ts';
import { storeUnavailable } from '../problems.ts';
import type { ProductRecord } from '../store/product-record.ts';
import type { Store } from '../store/store.ts';
import { CatalogueSearch } from './catalogue-search.ts';
import { KnownProducts } from './known-products.ts';
import { presentProduct } from './present-product.ts';
import { createRecordCaches } from './record-caches.ts';
import { rememberIndexes } from './remember-indexes.ts';
import { skuKey } from './sku-key.ts';
import { warnOnce } from './warn-once.ts';

/** An answer, what it was made from (null: not to be kept) and whether the store was asked for it. */
export interface CatalogueAnswer<T> {
  value: T;
  sources: readonly CacheEntry<unknown>[] | null;
  outcome: CacheOutcome;
}

/**
 * The products as visitors see them. Methods reject with a `store-unavailable` problem where the
 * store is away and nothing is known.
 */
export interface Catalogue {
  listing(
    category: Category,
    language: Language,
    selection: Selection,
    page: number,
  ): Promise<CatalogueAnswer<Listing>>;
  /** Null where no published product has this SKU. */
  product(sku: string, language: Language): Promise<CatalogueAnswer<Product> | null>;
  /** `text` is normalised. */
  search(text: string, language: Language): Promise<CatalogueAnswer<SearchResults>>;
  /** Starts reading the categories, without waiting for them. */
  warm(): void;
  /** The categories whose products are known. */
  known(): Category[];
  /** SKUs of the products that listings know. */
  knownSkus(): string[];
  close(): Promise<void>;
}

export interface CatalogueOptions {
  store: Store;
  config: Pick<Config, 'dataDir' | 'cache'>;
  logger: FastifyBaseLogger;
  now(): number;
}

/** What a visitor is asked to wait before trying again, while the store is away. */
const retryAfterS = 15;
/** How long a visitor's search waits for the store before the known products answer alone. */
const searchPatienceMs = 2_500;

/** Builds the catalogue over the store and takes back what an earlier process knew. */
export async function createCatalogue({ store, config, logger, now }: CatalogueOptions): Promise<Catalogue> {
  const caches = createRecordCaches({ store, config, logger, now });
  await caches.restore();
  const known = new KnownProducts(caches.byCategory);
  const indexOf = rememberIndexes(
    warnOnce((facet, value) =>
      logger.warn({ facet, value }, 'A product has a value that no option stands for'),
    ),
  );

  const search = new CatalogueSearch({ bySearch: caches.bySearch, known, patienceMs: searchPatienceMs });

  return {
    async listing(category, language, selection, page) {
      const { entry, outcome } = await orUnavailable(caches.byCategory.get(category));
      const index = await indexOf(entry.value, category, language);
      const value = { ...index.listing(selection, page), complete: entry.complete };
      return { value, sources: [entry], outcome: toOutcome(outcome) };
    },

    async product(sku, language) {
      const key = skuKey(sku);
      let found: Lookup<ProductRecord[]>;
      try {
        found = await caches.bySku.get(key);
      } catch (error) {
        const alternative = known.bySku(key);
        if (!alternative) throw storeUnavailable(retryAfterS, error);
        const value = presentProduct(alternative, language);
        return value && { value, sources: null, outcome: 'hit' };
      }
      const value = presentProduct(found.entry.value, language);
      return value && { value, sources: [found.entry], outcome: toOutcome(found.outcome) };
    },

    search: (text, language) => orUnavailable(search.search(text, language)),

    warm() {
      // Failures are logged where they happen; the first visitor asks again.
      const reads = categories.map(async (category) => {
        const lookup = await caches.byCategory.get(category).catch(() => undefined);
        if (!lookup) return;
        for (const language of languages) await indexOf(lookup.entry.value, category, language);
      });
      void Promise.all(reads).then(() => search.prepare());
    },
    known: () => categories.filter((category) => caches.byCategory.peek(category)),
    knownSkus: () => known.skus(),
    close: () => caches.flush(),
  };
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw storeUnavailable(retryAfterS, error);
  }
}

/** A stale answer was kept as well: only its age differs. */
function toOutcome(outcome: Lookup<unknown>['outcome']): CacheOutcome {
  return outcome === 'miss' ? 'miss' : 'hit';
}
