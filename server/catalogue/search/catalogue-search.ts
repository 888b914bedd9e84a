import { isDeepStrictEqual } from 'node:util';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { foundPages, nearlyFoundLimit, searchHitLimit, searchPageSize } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { isTypedSku, skuKey } from '@kitchen/shared/sku.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { NamePicture } from '../../media/media.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
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
import type { ProductFacts } from '../product-facts.ts';
import { readProductFacts } from '../product-facts.ts';
import { readEnergyClass } from '../read-energy-label.ts';
import { untilNextDayMs } from '../unfound/unfound-texts.ts';
import { chooseHits, combineHits, saysWords } from './combine-hits.ts';
import { withoutDocumentWords } from './find-documents.ts';
import { findListing } from './find-listing.ts';
import { fewHits } from './find-nearly.ts';
import {
  asksForService,
  besidePageWords,
  besidesDealers,
  findCareTopics,
  findLines,
  findPages,
  findSerial,
  placesIn,
  withoutPlace,
} from './find-pages.ts';
import { narrowHits } from './narrow-hits.ts';
import type { OpenSynonyms } from './open-synonyms.ts';
import { ProductSearch } from './product-search.ts';

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

type Searches = ReadonlyMap<Language, ProductSearch>;

/** Searches the store and the known products together. */
export class CatalogueSearch {
  readonly #options: CatalogueSearchOptions;
  #searches: Searches = new Map();
  /** What the site calls things, as the searches know it or are about to. */
  #names: unknown;
  #isRenaming = false;

  constructor(options: CatalogueSearchOptions) {
    this.#options = options;
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
    const { bySearch, known, nameOf, synonyms, timeoutMs, now } = this.#options;
    // Read once: hits and sources must be of one moment.
    const knownNow = known.categories();
    const texts = this.#options.texts();
    const searches = this.#searchesBy(texts.of);
    const ofLanguage = searches.get(language);
    const { serial, rest: typed } = this.#findSerial(asked);
    const indexing = withTimeout(this.#update(searches, knownNow), timeoutMs);
    // Before all is known any word may be one of products.
    const isReady = isAllKnown(knownNow) && (await indexing).state === 'arrived';
    const named = await this.#findPlace(typed, language, isReady ? searches : new Map(), places);
    const { place, rest } = named;
    const code = this.#findCode(rest);
    const text = code === undefined ? withoutDocumentWords(rest) : skuKey(code);
    if (text === '')
      return {
        value: { query: asked, items: [], total: 0, ...(serial !== undefined && { serial }) },
        sources: knownNow.map(({ entry }) => entry.freshness),
        ttlMs: serial === undefined ? 0 : undefined,
        outcome: 'hit',
      };
    const [store, searchable] = await Promise.all([withTimeout(bySearch.get(text), timeoutMs), indexing]);
    if (store.state !== 'arrived' && knownNow.length === 0) {
      throw unavailable(store.state === 'failed' ? store.error : undefined);
    }
    const storeRecords = store.state === 'arrived' ? store.value.entry.value : [];
    const { hits, found, isKnown } = this.#find(text, language, searches, storeRecords);
    const present = (record: ProductRecord) =>
      presentHit(this.#state(record), language, found?.figures ?? [], nameOf);
    const { remaining, counted, giveUp } = narrowHits(hits, filters);
    const items = remaining
      .slice(0, searchHitLimit)
      .slice((page - 1) * searchPageSize, page * searchPageSize)
      .map(present);
    const isFirst = page === 1;
    const orderedBy = found?.isBestFirst && found.order ? sortOf[found.order] : undefined;
    const isUnfiltered = isFirst && remaining.length === hits.length;
    // What the store alone finds has all that was asked.
    const codes = isFirst && hits.length === 0 ? (ofLanguage?.suggestCodes(text) ?? []) : [];
    const mayBeFew = isUnfiltered && isKnown && hits.length < fewHits && codes.length === 0;
    const nearly = mayBeFew ? found?.nearly : undefined;
    const isVain = hits.length === 0 && !nearly;
    const [asksFor, care, lines] = isFirst
      ? [findPages(rest, texts.of), findCareTopics(rest), findLines(text)]
      : [[], [], []];
    const dealersNear =
      isFirst && place !== undefined ? this.#dealersNear(place, rest, code, hits[0], lines) : undefined;
    const pages = foundPages.filter((page) => asksFor.includes(page) || (page === 'dealers' && dealersNear));
    // Up to eight words are tried for each that nothing has.
    const words = isFirst && isVain && codes.length === 0 ? ofLanguage?.suggest(text) : undefined;
    const suggestions = words ?? codes;
    const listing = isFirst
      ? await this.#findListing(knownNow, remaining, language, found?.order)
      : undefined;
    const elsewhere = isUnfiltered
      ? this.#findElsewhere(text, language, searches, storeRecords)
      : { all: 0, alone: 0 };
    const otherLanguage = isVain ? elsewhere.all : elsewhere.alone;
    const isWhole =
      store.state === 'arrived' &&
      searchable.state === 'arrived' &&
      isAllKnown(knownNow) &&
      !this.#isRenaming;
    // Found anew on each day: so are the days counted on which something was sought in vain.
    const ttlMs = isWhole ? (hits.length === 0 ? untilNextDayMs(now()) : undefined) : 0;
    if (isFirst && isWhole) {
      if (hits.length === 0) this.#options.noteUnfound(text);
      this.#options.countSearch(hits.length > 0 ? 'found' : nearly ? 'nearly' : 'none');
    }
    return {
      value: {
        query: asked,
        items,
        total: remaining.length,
        ...(isFirst && found && remaining.some(found.exceeds) && { betterClasses: true as const }),
        ...(isFirst && orderedBy && remaining.length > 1 && { orderedBy }),
        ...(isFirst && hits.length > 0 && { filters: counted }),
        ...(listing && { listing }),
        ...(isFirst && giveUp.length > 0 && { giveUp }),
        ...(pages.length > 0 && { pages, ...(code !== undefined && { code }) }),
        ...(dealersNear && { dealersNear }),
        ...(isFirst && serial !== undefined && { serial }),
        ...(care.length > 0 && { care }),
        ...(lines.length > 0 && { lines }),
        ...(suggestions.length > 0 && { suggestions }),
        ...(otherLanguage > 0 && { otherLanguage }),
        ...(nearly && {
          nearly: {
            without: nearly.without,
            ...(nearly.query !== undefined && { query: nearly.query }),
            alternatives: nearly.alternatives,
            ...(nearly.cleaning && { cleaning: nearly.cleaning }),
            items: nearly.found.slice(0, nearlyFoundLimit).map(present),
            total: nearly.found.length,
          },
        }),
      },
      sources: [
        ...(store.state === 'arrived' ? [store.value.entry.freshness] : []),
        ...knownNow.map(({ entry }) => entry.freshness),
        ...synonyms.sources(),
        ...texts.sources,
        ...named.sources,
      ],
      ttlMs,
      outcome: store.state === 'arrived' && store.value.outcome === 'miss' ? 'miss' : 'hit',
    };
  }

  /** Makes what is known now searchable, in both languages, ahead of the first search. */
  async prepare(): Promise<void> {
    const { known, texts } = this.#options;
    await this.#update(this.#searchesBy(texts().of), known.categories());
  }

  /** The known products by language: made searchable anew, once, where texts name something otherwise. */
  #searchesBy(texts: CurrentTexts['of']): Searches {
    const names = languages.map((language) => [texts[language].facets, texts[language].listing.categories]);
    if (!isDeepStrictEqual(names, this.#names)) {
      this.#names = names;
      const { index } = this.#options.synonyms;
      const renamed: Searches = new Map(
        languages.map((language) => [language, new ProductSearch(language, index, texts)]),
      );
      if (this.#searches.size === 0) this.#searches = renamed;
      else this.#replaceBy(renamed, names);
    }
    return this.#searches;
  }

  /** Until all is in them, the old ones answer, which nobody keeps. */
  #replaceBy(renamed: Searches, names: unknown): void {
    this.#isRenaming = true;
    const { known } = this.#options;
    void this.#update(renamed, known.categories()).then(() => {
      if (this.#names !== names) return;
      this.#searches = renamed;
      this.#isRenaming = false;
    });
  }

  async #update(searches: Searches, known: readonly KnownCategory[]): Promise<void> {
    await Promise.all(
      known.flatMap(({ category, entry }) =>
        [...searches.values()].map((search) => search.update(category, entry.value)),
      ),
    );
  }

  /** The SKU of the product whose code stands beside words for pages: "recall AN100-BU". */
  #findCode(text: string): string | undefined {
    for (const words of besidePageWords(text)) {
      const [[record] = []] = this.#options.known.byTypedSku(words);
      if (record) return record.sku.trim();
    }
    return undefined;
  }

  /** The place that a text names, and what else it says. What products have is looked for among them all the same. */
  async #findPlace(text: string, language: Language, searches: Searches, places?: KnownPlaces) {
    if (!places) return { rest: text, sources: [] };
    const asked = findPages(text, this.#options.texts().of);
    const isOfProducts = (place: string, forgiving = false) =>
      searches.size === 0 ||
      place
        .split(' ')
        .every((word) =>
          [...searches].some(([of, search]) => search.has(word, forgiving && of === language)),
        );
    const beside = asked.includes('dealers') ? besidesDealers(text) : '';
    if (beside !== '' && (await places.knowsPlace(beside)))
      return { place: beside, rest: isOfProducts(beside) ? text : withoutPlace(text, beside), sources: [] };
    const sources: Freshness[] = [];
    for (const place of placesIn(text)) {
      if (!(await places.knowsPlace(place))) continue;
      // A slip of a word that products have may be a place as well.
      const isMeant = asked.includes('dealers') || asksForService(text) || places.hasDealerIn(place);
      if (isOfProducts(place, !isMeant)) continue;
      // Nor may it be said of what the store alone knows.
      const store = await withTimeout(this.#options.bySearch.get(place), this.#options.timeoutMs);
      if (store.state === 'arrived') sources.push(store.value.entry.freshness);
      if (store.state === 'arrived' && store.value.entry.value.some((hit) => saysWords(hit, place))) continue;
      return { place, rest: withoutPlace(text, place), sources };
    }
    return { rest: text, sources };
  }

  /** What dealers near a place are to be asked for beside it. */
  #dealersNear(
    place: string,
    text: string,
    code: string | undefined,
    first: ProductRecord | undefined,
    lines: readonly string[],
  ): SearchResults['dealersNear'] {
    const isNamed = text.split(' ').some((word) => this.#options.known.hasCode(word));
    const sku = code ?? (isNamed ? first?.sku.trim() : undefined);
    if (asksForService(text)) return { place, kind: 'service', ...(sku && { sku }) };
    // Of several collections that a text names, one has the others' names in its own.
    const [line] = collectionLines
      .filter(({ slug }) => lines.includes(slug))
      .toSorted((one, other) => other.name.length - one.name.length);
    const display = sku || line?.collection;
    return { place, ...(display && { display }) };
  }

  /** What is like a serial number, and what else a text says; a product's code is none. */
  #findSerial(text: string): { serial?: string | undefined; rest: string } {
    const found = findSerial(text);
    const isCode = found.serial !== undefined && this.#options.known.hasCode(found.serial);
    return isCode ? { rest: text } : found;
  }

  /** The hits of a text, the best first; `isKnown` where the store alone has found none of them. */
  #find(text: string, language: Language, searches: Searches, storeRecords: readonly ProductRecord[]) {
    const { known } = this.#options;
    const storeHits = chooseHits(storeRecords, language);
    // What the store finds is spelt as it was meant.
    const found = searches.get(language)?.search(text, storeHits.length === 0);
    const knownHits = found?.records ?? [];
    // The store finds each word wherever it stands: of what is known, what it is and what it is called decides.
    const isUnknown = ({ sku }: ProductRecord) => sku.trim() === '' || !known.bySku(skuKey(sku));
    // Nor does it know facts: "A++" is letters to it.
    const meant = found ? storeHits.filter(found.meets) : storeHits;
    const others = knownHits.length === 0 ? meant : meant.filter(isUnknown);
    const hits = combineHits(others, knownHits, text);
    // A code is the same in every language.
    const named = known
      .byTypedSku(text)
      .flatMap((records) => chooseRecord(records.filter(isSearchable), language) ?? [])
      .filter((record) => !hits.some((hit) => productKey(hit) === productKey(record)));
    return {
      hits: [...named, ...hits],
      found,
      isKnown: named.length + hits.length === knownHits.length,
    };
  }

  /** The listing of the same products, in the order that was asked for; one product needs none. */
  async #findListing(
    known: readonly KnownCategory[],
    hits: readonly ProductRecord[],
    language: Language,
    order: keyof ProductFacts | undefined,
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
      products.filter(isFound).length === hits.length ? findListing(products, isFound) : undefined;
    if (!selection) return undefined;
    const sort = order && sortOf[order];
    return { category: listed.category, path: listingPath(listed.category, selection, undefined, sort) };
  }

  /** How many are found in the other language, and how many of them are described in that one alone. */
  #findElsewhere(
    text: string,
    language: Language,
    searches: Searches,
    storeRecords: readonly ProductRecord[],
  ) {
    const { known } = this.#options;
    const [other = language] = languages.filter((each) => each !== language);
    const { hits } = this.#find(text, other, searches, storeRecords);
    const alone = hits.filter((hit) => {
      const records = [hit, ...(known.bySku(skuKey(hit.sku))?.records ?? [])];
      // One that was typed by its code is found in each language.
      return records.every((each) => languageOf(each) !== language) && !isTypedSku(text, hit.sku);
    });
    return { all: hits.length, alone: alone.length };
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

/** Where dealers can be looked for. */
export interface KnownPlaces {
  /** Whether a text is the name of a place that they can be looked for near. */
  knowsPlace(text: string): Promise<boolean>;
  /** Whether one is in a place of this name. */
  hasDealerIn(place: string): boolean;
}

/** Orders of a search, as listings have them. */
const sortOf: Partial<Record<keyof ProductFacts, Extract<Sort, 'noise' | 'energy'>>> = {
  noise: 'noise',
  energyClasses: 'energy',
};

function isAllKnown(known: readonly KnownCategory[]): boolean {
  return known.length === categories.length && known.every(({ entry }) => entry.complete);
}
