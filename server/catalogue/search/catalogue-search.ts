import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { nearlyFoundLimit, searchHitLimit, searchPageSize } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { NamePicture } from '../../media/media.ts';
import type { DataAnswer } from '../../platform/http/data-endpoints.ts';
import type { ProductRecord } from '../../store/store.ts';
import type { RecordCache } from '../cached-records.ts';
import { unavailable } from '../cached-records.ts';
import type { ReportUnknownValue } from '../facet-values.ts';
import type { KnownCategory, KnownProducts } from '../known-products.ts';
import { presentHit } from '../present-card.ts';
import { readEnergyClass } from '../read-energy-label.ts';
import { untilNextDayMs } from '../unfound/unfound-texts.ts';
import { chooseHits, combineHits } from './combine-hits.ts';
import { withoutDocumentWords } from './find-documents.ts';
import { fewHits } from './find-nearly.ts';
import { findLines, findPages } from './find-pages.ts';
import { narrowHits } from './narrow-hits.ts';
import type { OpenSynonyms } from './open-synonyms.ts';
import { ProductSearch } from './product-search.ts';

export interface CatalogueSearchOptions {
  bySearch: RecordCache;
  known: KnownProducts;
  nameOf: NamePicture;
  reportUnknown: ReportUnknownValue;
  synonyms: OpenSynonyms;
  /** Called with a text that found nothing, once for each answer that says so. */
  noteUnfound(text: string): void;
  countSearch(outcome: SearchOutcome): void;
  /** How long a search waits for the store, and for the index of known products. */
  timeoutMs: number;
  now(): number;
}

export const searchOutcomes = ['found', 'nearly', 'none'] as const;
type SearchOutcome = (typeof searchOutcomes)[number];

/** Searches the store and the known products together. */
export class CatalogueSearch {
  readonly #options: CatalogueSearchOptions;
  readonly #known: ReadonlyMap<Language, ProductSearch>;

  constructor(options: CatalogueSearchOptions) {
    this.#options = options;
    this.#known = new Map(
      languages.map((language) => [language, new ProductSearch(language, options.synonyms.index)]),
    );
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
  ): Promise<DataAnswer<SearchResults>> {
    const text = withoutDocumentWords(asked);
    if (text === '')
      return {
        value: { query: text, items: [], total: 0 },
        sources: [],
        ttlMs: 0,
        outcome: 'hit',
      };
    const { bySearch, known, nameOf, reportUnknown, synonyms, timeoutMs, now } = this.#options;
    // Read once: hits and sources must be of one moment.
    const knownNow = known.categories();
    const [store, searchable] = await Promise.all([
      withTimeout(bySearch.get(text), timeoutMs),
      withTimeout(this.#update(language, knownNow), timeoutMs),
    ]);
    if (store.state !== 'arrived' && knownNow.length === 0) {
      throw unavailable(store.state === 'failed' ? store.error : undefined);
    }
    const storeRecords = store.state === 'arrived' ? store.value.entry.value : [];
    const storeHits = chooseHits(storeRecords, language);
    // What the store finds is spelt as it was meant.
    const found = this.#known.get(language)?.search(text, storeHits.length === 0);
    const knownHits = found?.records ?? [];
    // The store finds each word wherever it stands: of what is known, what it is and what it is called decides.
    const isUnknown = ({ sku }: ProductRecord) => sku.trim() === '' || !known.bySku(skuKey(sku));
    const others = knownHits.length === 0 ? storeHits : storeHits.filter(isUnknown);
    const hits = combineHits(others, knownHits, text);
    const present = (record: ProductRecord) => {
      const listed = known.bySku(skuKey(record.sku))?.records ?? [];
      return presentHit(record, readEnergyClass([record, ...listed], reportUnknown), nameOf);
    };
    const { remaining, counted } = narrowHits(hits, filters);
    const items = remaining
      .slice(0, searchHitLimit)
      .slice((page - 1) * searchPageSize, page * searchPageSize)
      .map(present);
    // What the store alone finds has all that was asked.
    const isKnown = hits.length < fewHits && hits.length === knownHits.length;
    const isFirst = page === 1;
    const nearly = isFirst && isKnown && remaining.length === hits.length ? found?.nearly : undefined;
    const [pages, lines] = isFirst ? [findPages(asked), findLines(text)] : [[], []];
    // Up to eight words are tried for each that nothing has.
    const suggestions =
      isFirst && hits.length === 0 && !nearly ? (this.#known.get(language)?.suggest(text) ?? []) : [];
    const isWhole = store.state === 'arrived' && searchable.state === 'arrived' && isAllKnown(knownNow);
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
        ...(isFirst && hits.length > 0 && { filters: counted }),
        ...(pages.length > 0 && { pages }),
        ...(lines.length > 0 && { lines }),
        ...(suggestions.length > 0 && { suggestions }),
        ...(nearly && {
          nearly: {
            without: nearly.without,
            items: nearly.found.slice(0, nearlyFoundLimit).map(present),
            total: nearly.found.length,
            alternatives: nearly.alternatives,
          },
        }),
      },
      sources: [
        ...(store.state === 'arrived' ? [store.value.entry.freshness] : []),
        ...knownNow.map(({ entry }) => entry.freshness),
        ...synonyms.sources(),
      ],
      ttlMs,
      outcome: store.state === 'arrived' && store.value.outcome === 'miss' ? 'miss' : 'hit',
    };
  }

  /** Makes what is known now searchable, in both languages, ahead of the first search. */
  async prepare(): Promise<void> {
    for (const language of languages) await this.#update(language, this.#options.known.categories());
  }

  async #update(language: Language, known: readonly KnownCategory[]): Promise<void> {
    const search = this.#known.get(language);
    await Promise.all(known.map(({ category, entry }) => search?.update(category, entry.value)));
  }
}

function isAllKnown(known: readonly KnownCategory[]): boolean {
  return known.length === categories.length && known.every(({ entry }) => entry.complete);
}
