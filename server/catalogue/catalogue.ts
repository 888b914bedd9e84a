import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Companions } from '@kitchen/shared/companions.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { ProductCards } from '@kitchen/shared/product-lists.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Clocks } from '../lib/clocks.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { NamePicture } from '../media/media.ts';
import type { Freshness } from '../platform/cache/freshness.ts';
import type { Lookup } from '../platform/cache/refreshing-cache.ts';
import type { DataAnswer } from '../platform/http/data-endpoints.ts';
import type { ReportFileFaults } from '../platform/metrics/file-faults.ts';
import type { SharedRedis } from '../platform/redis/shared-redis.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import type { ProductRecord, Store } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import { openCachedRecords, unavailable } from './cached-records.ts';
import type { Snapshot } from './catalogue-metrics.ts';
import { createCatalogueMetrics } from './catalogue-metrics.ts';
import { rememberIndexes } from './category-index.ts';
import { chooseRecord } from './choose-record.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { findCompanions } from './find-companions.ts';
import { presentCard } from './present-card.ts';
import { facetText, modelOf, presentProduct } from './present-product.ts';
import { readCards } from './product-lists.ts';
import { CatalogueSearch } from './search/catalogue-search.ts';
import type { KnownPlaces } from './search/find-place.ts';
import { openSynonyms } from './search/open-synonyms.ts';
import type { ShopAddress } from './shop-addresses/read-shop-address.ts';
import { ShopAddresses } from './shop-addresses/shop-addresses.ts';
import type { StoreChange } from './webhooks/collect-changes.ts';
import type { WholeCatalogue } from './whole-catalogue.ts';
import { createWholeCatalogue } from './whole-catalogue.ts';

export { catalogueEndpoints } from './endpoints.ts';
export { htmlToText } from './html-to-text.ts';
export type { ListedSku } from './report/report-catalogue.ts';
export { reportCatalogue } from './report/report-catalogue.ts';
export { writeReport } from './report/write-report.ts';
export { findNoLongerMade } from './search/find-documents.ts';
export { readSynonyms } from './search/open-synonyms.ts';
export type { ShopAddress } from './shop-addresses/read-shop-address.ts';
export { readShopAddress } from './shop-addresses/read-shop-address.ts';
export { createUnfoundSearches, openUnfoundTexts, unfoundFile } from './unfound/unfound-searches.ts';
export type { ChangeTimes } from './webhooks/collect-changes.ts';
export { createWebhooks } from './webhooks/webhooks.ts';
export type { BilingualProduct } from './whole-catalogue.ts';

interface KnownProduct {
  name: string;
  pictures: string[];
  /** The day on which the store last changed it. */
  modifiedOn: string | null;
  collection: string | undefined;
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
    sort?: Sort,
  ): Promise<DataAnswer<Listing>>;
  /** Null where no published product has this SKU. */
  product(sku: string, language: Language): Promise<DataAnswer<Product> | null>;
  /** What goes with a product, as far as the listings know, which alone are asked where one has it; null where there is none. */
  companions(sku: string, language: Language): Promise<DataAnswer<Companions> | null>;
  /** The cards of products that listings have. */
  cards(skus: readonly string[], language: Language): Promise<DataAnswer<ProductCards>>;
  /** All products that listings know; rejects where they are not known as a whole. */
  whole(): Promise<WholeCatalogue>;
  /** `text` is normalised. */
  search(
    text: string,
    language: Language,
    page: number,
    filters: SearchFilters,
    places?: KnownPlaces,
  ): Promise<DataAnswer<SearchResults>>;
  /** Starts reading the categories, without waiting for them. */
  warm(): void;
  /** The categories whose products are known. */
  known(): Category[];
  /** Whether each category is known or was asked for once, with whatever success. */
  isWarm(): boolean;
  /**
   * Reads anew what is cached of products that changed in the store until then; the old is served meanwhile. Gives
   * the tags of what was made from it.
   */
  renew(change: StoreChange, changedAt: number): Promise<string[]>;
  /** What listings know of a product. */
  knownProduct(sku: string, language: Language): KnownProduct | undefined;
  /** The model of a product that listings know; undefined where they know none of this SKU. */
  knownModel(sku: string): string | null | undefined;
  /** SKUs of the products that listings know. */
  knownSkus(): string[];
  /** Whether somebody typed the SKU or the model of a product that listings know. */
  isProductCode(typed: string): boolean;
  /** The SKU that somebody typed, with or without its dashes and spaces; as it was typed where listings do not know one such. */
  typedSku(typed: string): string;
  /** The page of this site at which there is what the shop had at an address, as far as it is known. */
  knownShopPage(address: ShopAddress): string | undefined;
  /** The same once all listings were read. */
  findShopPage(address: ShopAddress): Promise<string | undefined>;
  /** What everything was made from that shows which products there are. */
  listed(): Freshness[];
  close(): Promise<void>;
}

export interface CatalogueOptions extends Clocks {
  store: Store;
  config: Pick<Config, 'dataDir' | 'cache' | 'synonymsFile'>;
  nameOf: NamePicture;
  /** Where the shop is, or was. */
  shopHomes: readonly string[];
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
  logger: FastifyBaseLogger;
  texts(): CurrentTexts;
  /** Called with a text that was sought and not found. */
  noteUnfound(text: string): void;
  /** Hears how much is wrong in the operator's synonyms. */
  reportFaults?: ReportFileFaults | undefined;
  /** Takes up the catalogue's metrics. */
  registry: Registry;
}

/** How long a visitor waits for the store where the known products can answer in its place. */
const timeoutMs = 2_500;
/** How long what they answered is served before the store is asked again. */
const fallbackTtlMs = 15_000;

/** Reads again what could not be read, for as long as it takes. */
const untilDone = retry(handleAll, {
  maxAttempts: Number.POSITIVE_INFINITY,
  backoff: new ExponentialBackoff({
    generator: noJitterGenerator,
    initialDelay: 5_000,
    maxDelay: 60_000,
  }),
}).dangerouslyUnref();

/** Builds the catalogue over the store and takes back what an earlier process knew. */
export async function createCatalogue({
  store,
  config,
  nameOf,
  shopHomes,
  redis,
  givingUp,
  texts,
  logger,
  noteUnfound,
  reportFaults,
  registry,
  now,
  steadyNow,
}: CatalogueOptions): Promise<Catalogue> {
  const metrics = createCatalogueMetrics(registry, snapshots, steadyNow);
  const caches = await openCachedRecords({ store, config, redis, givingUp, logger, metrics, now, steadyNow });
  const { known } = caches;
  const reportUnknown: ReportUnknownValue = warnOnce((key, value) =>
    logger.warn({ key, value }, 'A product has a value that does not exist: it is left out'),
  );
  const indexOf = rememberIndexes({ nameOf, reportUnknown });
  const synonyms = await openSynonyms({ file: config.synonymsFile, logger, reportFaults });
  const search = new CatalogueSearch({
    bySearch: caches.bySearch,
    known,
    indexOf,
    nameOf,
    reportUnknown,
    synonyms,
    texts,
    noteUnfound,
    countSearch: (outcome) => metrics.searches.inc({ outcome }),
    timeoutMs,
    now,
  });
  const shop = new ShopAddresses({ known, byCategory: caches.byCategory, homes: shopHomes });
  const closing = new AbortController();
  const tried = new Set<Category>();

  async function readCategory(category: Category) {
    try {
      const { entry } = await caches.byCategory.get(category);
      for (const language of languages) await indexOf(entry.value, category, language);
    } catch (error) {
      // The store's client has logged its own failures.
      if (!(error instanceof StoreFailure))
        logger.error({ err: error, category }, 'A category could not be read');
      throw error;
    } finally {
      tried.add(category);
    }
  }

  function snapshots(): Snapshot[] {
    return known.categories().map(({ category, entry: { freshness, complete } }) => {
      return { category, storedAt: freshness.storedAt, complete };
    });
  }

  /** Adds what only the listings know: the family, and what tells the product from others. */
  async function withListing(
    presented: DataAnswer<Product>,
    inListing: ReturnType<typeof known.bySku>,
    language: Language,
  ): Promise<DataAnswer<Product>> {
    const answer = withOwnLinks(presented, language);
    const { value, sources } = answer;
    if (!inListing) {
      const entry = value.category === null ? undefined : caches.byCategory.peek(value.category);
      // The listing read next may have it.
      if (entry) return { ...answer, sources: [...sources, entry.freshness] };
      return { ...answer, ttlMs: fallbackTtlMs };
    }
    const index = await indexOf(inListing.entry.value, inListing.category, language);
    const key = skuKey(value.sku);
    return {
      ...answer,
      value: { ...value, family: index.family(key), toldApartBy: index.toldApartBy(key) },
      sources: [...sources, inListing.entry.freshness],
    };
  }

  /** Leads links to the shop to this site's pages. */
  function withOwnLinks(answer: DataAnswer<Product>, language: Language): DataAnswer<Product> {
    const { html, isLinked, isSure } = shop.withOwnLinks(answer.value.shortDescription, language);
    if (!isLinked) return answer;
    return {
      ...answer,
      value: { ...answer.value, shortDescription: html },
      sources: [...answer.sources, ...listed()],
      ...(!isSure && { ttlMs: fallbackTtlMs }),
    };
  }

  const listed = () => known.categories().map(({ entry }) => entry.freshness);

  async function product(sku: string, language: Language): Promise<DataAnswer<Product> | null> {
    const key = skuKey(sku);
    const fallback = known.bySku(key);
    const present = (records: ProductRecord[]) =>
      presentProduct(records, language, { nameOf, reportUnknown, listedIn: fallback?.category });
    if (fallback && isAlteredByStore(key)) {
      const value = present(fallback.records);
      return value && withListing({ value, sources: [], outcome: 'hit' }, fallback, language);
    }
    const lookup = caches.bySku.get(key);
    const asked = await withTimeout(lookup, fallback ? timeoutMs : null);
    if (asked.state === 'arrived') {
      const { entry, outcome } = asked.value;
      const value = present(entry.value);
      if (!value) return null;
      const answer = { value, sources: [entry.freshness], outcome: toOutcome(outcome) };
      return withListing(answer, fallback, language);
    }
    const value = fallback && present(fallback.records);
    if (!value) throw unavailable(asked.state === 'failed' ? asked.error : undefined);
    const answer = await withListing({ value, sources: [], outcome: 'hit' }, fallback, language);
    return { ...answer, ttlMs: fallbackTtlMs };
  }

  return {
    async listing(category, language, selection, page, sort) {
      const { entry, outcome } = await caches.byCategory.get(category).catch((error: unknown) => {
        throw unavailable(error);
      });
      const index = await indexOf(entry.value, category, language);
      const value = { ...index.listing(selection, page, sort), complete: entry.complete };
      return { value, sources: [entry.freshness], outcome: toOutcome(outcome) };
    },

    product,

    async companions(sku, language) {
      const key = skuKey(sku);
      const own = known.bySku(key);
      if (!own) {
        const unlisted = await product(sku, language);
        return unlisted && { ...unlisted, value: { items: [] } };
      }
      const listed = known.categories();
      const products = await Promise.all(
        listed.map(async ({ category, entry }) => {
          const index = await indexOf(entry.value, category, language);
          return index.products.map((item) => ({ category, product: item, model: index.modelOf(item) }));
        }),
      );
      return {
        value: {
          items: findCompanions(key, products.flat()).map((found) => ({
            ...presentCard(found.product, found.category, undefined, language, nameOf),
            category: found.category,
          })),
        },
        sources: listed.map(({ entry }) => entry.freshness),
        ttlMs: known.isWhole() ? undefined : fallbackTtlMs,
        outcome: 'hit',
      };
    },

    cards: (skus, language) => readCards(skus, language, { ...caches, nameOf, reportUnknown }),

    whole: createWholeCatalogue({ byCategory: caches.byCategory, nameOf, reportUnknown }),

    search: (...asked) => search.search(...asked),

    warm() {
      const reads = categories.map((category) =>
        // A pause that was under way at the end comes to an end later.
        untilDone.execute(async ({ signal }) => signal.aborted || readCategory(category), closing.signal),
      );
      Promise.allSettled(reads)
        .then(() => search.prepare())
        .catch((error: unknown) => logger.error({ err: error }, 'The search could not be prepared'));
    },
    known: () => categories.filter((category) => caches.byCategory.peek(category)),
    isWarm: () => categories.every((category) => tried.has(category) || caches.byCategory.peek(category)),
    renew: caches.renew,
    knownProduct(sku, language) {
      const record = chooseRecord(known.bySku(skuKey(sku))?.records ?? [], language);
      if (!record) return undefined;
      const { name, images, modifiedOn } = record;
      const collection = facetText(record, 'collection') ?? undefined;
      const pictures = images.map(({ src }) => nameOf(src));
      return { name, pictures, modifiedOn, collection };
    },
    knownModel(sku) {
      const [record] = known.bySku(skuKey(sku))?.records ?? [];
      return record && modelOf(record.meta);
    },
    knownSkus: () => known.skus(),
    isProductCode: (typed) => known.hasCode(typed),

    typedSku(typed) {
      const [[first] = [], ...others] = known.byTypedSku(typed);
      return first && others.length === 0 ? first.sku : typed;
    },
    knownShopPage: (address) => shop.knownPage(address),
    findShopPage: (address) => shop.page(address),
    listed,
    async close() {
      closing.abort();
      synonyms.close();
      await caches.close();
    },
  };
}

/** A stale answer was cached as well: only its age differs. */
function toOutcome(outcome: Lookup<unknown>['outcome']): 'hit' | 'miss' {
  return outcome === 'miss' ? 'miss' : 'hit';
}

/**
 * Whether WordPress would look for something else when asked for this SKU: its cleaning
 * (`sanitize_text_field`) takes out markup, percent-encoded characters and repeated white space.
 */
function isAlteredByStore(key: string): boolean {
  return /<|%[\da-f]{2}|[\t\r\n]|\s\s/i.test(key);
}
