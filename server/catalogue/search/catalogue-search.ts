import { categories } from '@kitchen/shared/categories.ts';
import type { FilterName } from '@kitchen/shared/facets.ts';
import { filterNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { sorts } from '@kitchen/shared/listing-sort.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import type { SearchHit, SearchOrder, SearchResults } from '@kitchen/shared/search.ts';
import { foundPages, nearlyFoundLimit, searchHitLimit, searchPageSize } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { isTypedSku, skuKey } from '@kitchen/shared/sku.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { NamePicture } from '../../media/media.ts';
import type { DataAnswer } from '../../platform/http/data-endpoints.ts';
import type { CurrentTexts } from '../../platform/texts/site-texts.ts';
import type { ProductRecord } from '../../store/store.ts';
import type { RecordCache } from '../cached-records.ts';
import { unavailable } from '../cached-records.ts';
import type { rememberIndexes } from '../category-index.ts';
import { chooseRecord, isSearchable, languageOf } from '../choose-record.ts';
import type { ReportUnknownValue } from '../facet-values.ts';
import { facetValues } from '../facet-values.ts';
import { productKey } from '../group-records.ts';
import type { KnownCategory, KnownProducts } from '../known-products.ts';
import type { CardProduct } from '../present-card.ts';
import { presentHit } from '../present-card.ts';
import { readProductFacts } from '../product-facts.ts';
import { readEnergyClass } from '../read-energy-label.ts';
import { untilNextDayMs } from '../unfound/unfound-texts.ts';
import { chooseHits, combineHits } from './combine-hits.ts';
import { findListing } from './find-listing.ts';
import { fewHits } from './find-nearly.ts';
import { findCareTopics, findLines, findPages } from './find-pages.ts';
import type { KnownPlaces } from './find-place.ts';
import type { Searches } from './known-searches.ts';
import { KnownSearches } from './known-searches.ts';
import { narrowHits } from './narrow-hits.ts';
import type { OpenSynonyms } from './open-synonyms.ts';
import type { Found } from './product-search.ts';
import type { Query } from './read-query.ts';
import { dealersNear, readQuery } from './read-query.ts';
import { isOfOtherAppliances } from './searchable-record.ts';

export interface CatalogueSearchOptions {
  bySearch: RecordCache;
  known: KnownProducts;
  indexOf: ReturnType<typeof rememberIndexes>;
  nameOf: NamePicture;
  reportUnknown: ReportUnknownValue;
  synonyms: OpenSynonyms;
  texts(): CurrentTexts;
  /** Called with a text that found nothing, once for each answer that says so. */
  noteUnfound(text: string): void;
  countSearch(outcome: SearchOutcome): void;
  /** How long a search waits for the store, and for the index of known products. */
  timeoutMs: number;
  now(): number;
}

export const searchOutcomes = ['found', 'nearly', 'none'] as const;
type SearchOutcome = (typeof searchOutcomes)[number];

/** What is known while a search is answered, all of one moment. */
interface Moment {
  language: Language;
  known: readonly KnownCategory[];
  searches: Searches;
  texts: CurrentTexts['of'];
  /** What the store finds. */
  storeRecords: readonly ProductRecord[];
}

/** What a text finds. */
interface FoundHits {
  /** The best first. */
  hits: ProductRecord[];
  /** What is found among the known products alone. */
  ofKnown: Found | undefined;
  /** Whether that is all of them. */
  isKnown: boolean;
}

/** Searches the store and the known products together. */
export class CatalogueSearch {
  readonly #options: CatalogueSearchOptions;
  readonly #searches: KnownSearches;

  constructor(options: CatalogueSearchOptions) {
    this.#options = options;
    this.#searches = new KnownSearches(options.known, options.synonyms.index);
  }

  /**
   * The store's hits, then those among the known products. Rejects where the store does not answer
   * and nothing is known. `asked` is normalised; an empty one finds nothing. Pages count from 1.
   */
  async search(
    asked: string,
    language: Language,
    page: number,
    filters: SearchFilters,
    places?: KnownPlaces,
  ): Promise<DataAnswer<SearchResults>> {
    const { timeoutMs, now } = this.#options;
    // Read once: hits and sources must be of one moment.
    const known = this.#options.known.categories();
    const texts = this.#options.texts();
    const searches = this.#searches.of(texts.of);
    const indexing = withTimeout(this.#searches.update(searches, known), timeoutMs);
    // Before all is known any word may be one of products.
    const isReady = isAllKnown(known) && (await indexing).state === 'arrived';
    const query = await readQuery(asked, {
      language,
      texts: texts.of,
      searches: isReady ? searches : new Map(),
      products: this.#options.known,
      places,
      findInStore: async (each) => {
        const found = await this.#findInStore(each);
        return found.state === 'arrived' ? found.value.entry : undefined;
      },
    });
    const { text, serial } = query;
    const knownSources = known.map(({ entry }) => entry.freshness);
    if (text === '')
      return {
        value: { query: asked, items: [], total: 0, ...(serial !== undefined && { serial }) },
        sources: knownSources,
        ttlMs: serial === undefined ? 0 : undefined,
        outcome: 'hit',
      };
    const [store, indexed] = await Promise.all([this.#findInStore(text), indexing]);
    if (store.state !== 'arrived' && known.length === 0)
      throw unavailable(store.state === 'failed' ? store.error : undefined);
    const storeRecords = store.state === 'arrived' ? store.value.entry.value : [];
    const moment: Moment = { language, known, searches, texts: texts.of, storeRecords };
    const found = this.#find(query, moment);
    const narrowed = narrowHits(found.hits, filters);
    const items = narrowed.remaining
      .slice(0, searchHitLimit)
      .slice((page - 1) * searchPageSize, page * searchPageSize);
    const besides = page === 1 ? await this.#findBesides(query, found, filters, narrowed, moment) : {};
    const isWhole =
      store.state === 'arrived' &&
      indexed.state === 'arrived' &&
      isAllKnown(known) &&
      !this.#searches.isRenaming;
    if (page === 1 && isWhole) this.#note(text, found.hits.length > 0, besides);
    return {
      value: {
        query: asked,
        items: items.map((record) => this.#present(record, found, language)),
        total: narrowed.remaining.length,
        ...besides,
      },
      sources: [
        ...(store.state === 'arrived' ? [store.value.entry.freshness] : []),
        ...knownSources,
        ...this.#options.synonyms.sources(),
        ...texts.sources,
        ...query.sources,
      ],
      // Found anew on each day: so are the days counted on which something was sought in vain.
      ttlMs: isWhole ? (found.hits.length === 0 ? untilNextDayMs(now()) : undefined) : 0,
      outcome: store.state === 'arrived' && store.value.outcome === 'miss' ? 'miss' : 'hit',
    };
  }

  /** Makes what is known now searchable, in both languages, ahead of the first search. */
  async prepare(): Promise<void> {
    const { known, texts } = this.#options;
    await this.#searches.update(this.#searches.of(texts().of), known.categories());
  }

  #findInStore(text: string) {
    const { bySearch, timeoutMs } = this.#options;
    return withTimeout(bySearch.get(text), timeoutMs);
  }

  /** What the first page says besides its hits. */
  async #findBesides(
    query: Query,
    found: FoundHits,
    filters: SearchFilters,
    { remaining, counted, giveUp }: ReturnType<typeof narrowHits>,
    moment: Moment,
  ): Promise<Partial<SearchResults>> {
    const { text, rest, serial, code } = query;
    const { hits, ofKnown, isKnown } = found;
    const { language, texts } = moment;
    const search = moment.searches.get(language);
    const isUnfiltered = remaining.length === hits.length;
    // What the store alone finds has all that was asked.
    const codes = hits.length === 0 ? (search?.suggestCodes(text) ?? []) : [];
    const notMade =
      hits.length === 0 && isOfOtherAppliances(text, (word) => search?.has(word, false) ?? true);
    const mayBeFew = isUnfiltered && !notMade && isKnown && hits.length < fewHits && codes.length === 0;
    const nearly = mayBeFew ? ofKnown?.nearly : undefined;
    const isVain = hits.length === 0 && !nearly;
    const asksFor = findPages(rest, texts);
    // Up to eight words are tried for each that nothing has; what asks for a page is none of them.
    const words = isVain && codes.length === 0 && asksFor.length === 0 ? search?.suggest(text) : undefined;
    const suggestions = words ?? codes;
    const orderedBy = ofKnown?.isBestFirst ? ofKnown.order : undefined;
    const said = new Set([
      ...(ofKnown?.filters() ?? []),
      ...filterNames.filter((filter) => filter in filters),
    ]);
    const listing = await this.#findListing(moment.known, remaining, language, said, ofKnown?.order);
    const lines = findLines(text, { byName: isVain });
    const nearPlace = dealersNear(query, this.#options.known, hits[0], findLines(text, { byName: true }));
    const pages = foundPages
      .filter((page) => asksFor.includes(page) || (page === 'dealers' && nearPlace))
      // What is not made has no price, no place to fit into and no label.
      .filter((page) => !notMade || !['prices', 'fit', 'energyLabel'].includes(page));
    const care = findCareTopics(rest);
    const elsewhere = isUnfiltered ? this.#findElsewhere(query, moment) : { all: 0, alone: 0 };
    // What is near here says nothing of how many have all there.
    const isAll = isVain || (hits.length === 0 && elsewhere.alone > 0);
    const otherLanguage = isAll ? elsewhere.all : elsewhere.alone;
    return {
      ...(ofKnown && remaining.some(ofKnown.exceeds) && { betterClasses: true as const }),
      ...(orderedBy && remaining.length > 1 && { orderedBy }),
      ...(hits.length > 0 && { filters: counted }),
      ...(listing && { listing }),
      ...(giveUp.length > 0 && { giveUp }),
      ...(pages.length > 0 && { pages, ...(code !== undefined && { code }) }),
      ...(nearPlace && { dealersNear: nearPlace }),
      ...(serial !== undefined && { serial }),
      ...(care.length > 0 && { care }),
      ...(lines.length > 0 && { lines }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(notMade && { notMade }),
      ...(ofKnown?.noDoubleOven && { noDoubleOven: true as const }),
      ...(otherLanguage > 0 && { otherLanguage }),
      ...(nearly && {
        nearly: {
          without: nearly.without,
          ...(nearly.query !== undefined && { query: nearly.query }),
          alternatives: nearly.alternatives,
          ...(nearly.cleaning && { cleaning: nearly.cleaning }),
          items: nearly.found
            .slice(0, nearlyFoundLimit)
            .map((record) => this.#present(record, found, language)),
          // With those that have all, as the page has it to which this leads.
          total: nearly.found.length + hits.length,
        },
      }),
    };
  }

  #note(text: string, isFound: boolean, { nearly }: Pick<SearchResults, 'nearly'>): void {
    if (!isFound) this.#options.noteUnfound(text);
    this.#options.countSearch(isFound ? 'found' : nearly ? 'nearly' : 'none');
  }

  #find({ text, isOfOwned, isDanger }: Query, { language, searches, storeRecords }: Moment): FoundHits {
    const { known } = this.#options;
    if (isDanger) return { hits: [], ofKnown: undefined, isKnown: false };
    const storeHits = chooseHits(storeRecords, language);
    // What the store finds is spelt as it was meant.
    const ofKnown = searches.get(language)?.search(text, { isForgiving: storeHits.length === 0, isOfOwned });
    const knownHits = ofKnown?.records ?? [];
    // The store finds each word wherever it stands: of what is known, what it is and what it is called decides.
    const isUnknown = ({ sku }: ProductRecord) => sku.trim() === '' || !known.bySku(skuKey(sku));
    // Nor does it know facts: "A++" is letters to it.
    const meant = ofKnown ? storeHits.filter(ofKnown.meets) : storeHits;
    const others = knownHits.length === 0 ? meant : meant.filter(isUnknown);
    const hits = combineHits(others, knownHits, text);
    // A code is the same in every language, and is no search for words, which keepers may hide a record from.
    const named = known
      .byTypedSku(text)
      .flatMap((records) => chooseRecord(records, language) ?? [])
      .filter((record) => !hits.some((hit) => productKey(hit) === productKey(record)));
    return {
      hits: [...named, ...hits],
      ofKnown,
      isKnown: named.length + hits.length === knownHits.length,
    };
  }

  /** The listing of the same products, in the order that was asked for; one product needs none. */
  async #findListing(
    known: readonly KnownCategory[],
    hits: readonly ProductRecord[],
    language: Language,
    said: ReadonlySet<FilterName>,
    order: SearchOrder | undefined,
  ) {
    const listed = known.find(({ category }) => hits.every(({ categories: own }) => own.includes(category)));
    if (!listed || hits.length < 2) return undefined;
    const index = await this.#options.indexOf(listed.entry.value, listed.category, language);
    const keys = new Set(hits.map(productKey));
    // A search shows what is described in its language alone.
    const products = index.products.filter(
      ({ record }) => languageOf(record) === language && isSearchable(record),
    );
    const isFound = ({ record }: { record: ProductRecord }) => keys.has(productKey(record));
    const selection =
      products.filter(isFound).length === hits.length ? findListing(products, isFound, said) : undefined;
    if (!selection) return undefined;
    const sort = sorts.find((each) => each === order);
    return { category: listed.category, path: listingPath(listed.category, selection, undefined, sort) };
  }

  /** How many are found in the other language, and how many of them are described in that one alone. */
  #findElsewhere(query: Query, moment: Moment) {
    const { known } = this.#options;
    const { language } = moment;
    const [other = language] = languages.filter((each) => each !== language);
    const { hits } = this.#find(query, { ...moment, language: other });
    const alone = hits.filter((hit) => {
      const records = [hit, ...(known.bySku(skuKey(hit.sku))?.records ?? [])];
      // One that was typed by its code is found in each language.
      return records.every((each) => languageOf(each) !== language) && !isTypedSku(query.text, hit.sku);
    });
    return { all: hits.length, alone: alone.length };
  }

  #present(record: ProductRecord, { ofKnown }: FoundHits, language: Language): SearchHit {
    return presentHit(this.#state(record), language, ofKnown?.figures ?? [], this.#options.nameOf);
  }

  /** What a hit says of its product, in whatever language that is stated. */
  #state(record: ProductRecord): CardProduct {
    const { known, reportUnknown } = this.#options;
    const records = [record, ...(known.bySku(skuKey(record.sku))?.records ?? [])];
    const values = facetValues(records, reportUnknown);
    return {
      record,
      values,
      facts: readProductFacts(records, values),
      energy: readEnergyClass(records, reportUnknown),
    };
  }
}

function isAllKnown(known: readonly KnownCategory[]): boolean {
  return known.length === categories.length && known.every(({ entry }) => entry.complete);
}
