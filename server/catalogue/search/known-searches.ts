import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { CurrentTexts } from '../../platform/texts/site-texts.ts';
import type { KnownCategory, KnownProducts } from '../known-products.ts';
import type { OpenSynonyms } from './open-synonyms.ts';
import { ProductSearch } from './product-search.ts';

export type Searches = ReadonlyMap<Language, ProductSearch>;

/** The known products, searchable in each language: made so anew, once, where texts name something otherwise. */
export class KnownSearches {
  readonly #known: KnownProducts;
  readonly #synonyms: OpenSynonyms['index'];
  #searches: Searches = new Map();
  /** What the site calls things, as the searches know it or are about to. */
  #names: unknown;
  #isRenaming = false;

  constructor(known: KnownProducts, synonyms: OpenSynonyms['index']) {
    this.#known = known;
    this.#synonyms = synonyms;
  }

  /** Whether those of former names still answer, which nobody is to keep. */
  get isRenaming(): boolean {
    return this.#isRenaming;
  }

  /** The searches, which know what these texts call things, or will soon. */
  of(texts: CurrentTexts['of']): Searches {
    const names = languages.map((language) => [texts[language].facets, texts[language].listing.categories]);
    if (!isDeepStrictEqual(names, this.#names)) {
      this.#names = names;
      const renamed: Searches = new Map(
        languages.map((language) => [language, new ProductSearch(language, this.#synonyms, texts)]),
      );
      if (this.#searches.size === 0) this.#searches = renamed;
      else this.#replaceBy(renamed, names);
    }
    return this.#searches;
  }

  /** Makes what is known findable by them. */
  async update(searches: Searches, known: readonly KnownCategory[]): Promise<void> {
    await Promise.all(
      known.flatMap(({ category, entry }) =>
        [...searches.values()].map((search) => search.update(category, entry.value)),
      ),
    );
  }

  #replaceBy(renamed: Searches, names: unknown): void {
    this.#isRenaming = true;
    void this.update(renamed, this.#known.categories()).then(() => {
      if (this.#names !== names) return;
      this.#searches = renamed;
      this.#isRenaming = false;
    });
  }
}
