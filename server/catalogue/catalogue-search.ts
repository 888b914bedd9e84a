import { setTimeout } from 'node:timers/promises';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchHitLimit } from '@kitchen/shared/search.ts';
import type { Lookup } from '../cache/refreshing-cache.ts';
import type { ProductRecord } from '../store/product-record.ts';
import type { CatalogueAnswer } from './catalogue.ts';
import { chooseHits, combineHits } from './combine-hits.ts';
import type { KnownProducts } from './known-products.ts';
import { presentHit } from './present-hit.ts';
import { ProductSearch } from './product-search.ts';
import type { RecordCache } from './record-caches.ts';

export interface CatalogueSearchOptions {
  bySearch: RecordCache;
  known: KnownProducts;
  /** How long a search waits for the store before the known products answer alone. */
  patienceMs: number;
}

/** Searches the store and the known products together. */
export class CatalogueSearch {
  readonly #options: CatalogueSearchOptions;
  readonly #known = new Map<Language, ProductSearch>(
    languages.map((language) => [language, new ProductSearch(language)]),
  );

  constructor(options: CatalogueSearchOptions) {
    this.#options = options;
  }

  /**
   * The store's hits, then those among the known products. Rejects as the store does where it fails
   * and nothing is known. `text` is normalised; an empty one finds nothing.
   */
  async search(text: string, language: Language): Promise<CatalogueAnswer<SearchResults>> {
    if (text === '') return { value: { query: text, items: [], total: 0 }, sources: null, outcome: 'hit' };
    const [fromStore, knownHits] = await Promise.all([
      this.#askStore(text),
      this.#searchKnown(text, language),
    ]);
    const known = this.#options.known.entries().map(({ entry }) => entry);
    if (fromStore.error !== undefined && known.length === 0) throw fromStore.error;
    const storeHits = chooseHits(fromStore.lookup?.entry.value ?? [], language);
    const hits = combineHits(storeHits, knownHits);
    const items = hits.slice(0, searchHitLimit).map(presentHit);
    return {
      value: { query: text, items, total: hits.length },
      // Without the store the answer is not all that there is, and must not linger.
      sources: fromStore.lookup ? [fromStore.lookup.entry, ...known] : null,
      outcome: fromStore.lookup?.outcome === 'miss' ? 'miss' : 'hit',
    };
  }

  /** Makes what is known now searchable, in both languages, ahead of the first search. */
  async prepare(): Promise<void> {
    for (const search of this.#known.values()) await this.#update(search);
  }

  /** The store's answer, its failure, or neither where it takes too long; it is then kept for the next search. */
  async #askStore(text: string): Promise<{ lookup?: Lookup<ProductRecord[]>; error?: unknown }> {
    const patience = new AbortController();
    const asked = this.#options.bySearch.get(text).then(
      (lookup) => ({ lookup }),
      (error: unknown) => ({ error }),
    );
    const late = setTimeout(this.#options.patienceMs, {}, { signal: patience.signal, ref: false });
    try {
      return await Promise.race([asked, late.catch(() => ({}))]);
    } finally {
      patience.abort();
    }
  }

  async #searchKnown(text: string, language: Language): Promise<ProductRecord[]> {
    const search = this.#known.get(language);
    if (!search) return [];
    await this.#update(search);
    return search.search(text);
  }

  async #update(search: ProductSearch): Promise<void> {
    await Promise.all(
      this.#options.known.entries().map(({ category, entry }) => search.update(category, entry.value)),
    );
  }
}
