import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { Query, SearchOptions } from 'minisearch';
import MiniSearch from 'minisearch';
import type { ProductRecord } from '../../store/store.ts';
import { isSearchable, recordsOfLanguage } from '../choose-record.ts';
import { facetValues } from '../facet-values.ts';
import { oldestOfEach, productKey } from '../group-records.ts';
import type { ProductFacts } from '../product-facts.ts';
import { readProductFacts } from '../product-facts.ts';
import type { Rank, Scores } from './meet-all.ts';
import { compactArticle } from './search-words.ts';
import type { SearchableRecord, SearchNames } from './searchable-record.ts';
import { searchableRecord } from './searchable-record.ts';

/** Records looked at before others get their turn on the event loop: a few milliseconds' work. */
const recordsPerTurn = 10;

const ranking: SearchOptions = {
  combineWith: 'AND',
  boost: { article: 8, name: 6, kind: 5, foreignKind: 5, traits: 5, foreign: 3, prose: 0.3 },
  // Fields say each word once and are of one kind: a longer one fits no worse.
  bm25: { k: 1.2, b: 0, d: 0.5 },
};

/** What is known of a record that may be found. */
interface KnownRecord {
  /** The cache's own object: nothing of a record is stored twice. */
  record: ProductRecord;
  translatedNames: string;
  facts: ProductFacts;
  article: string;
  model: string;
}

/** The known products of one language with their words and facts, by their records' ids. */
export class ProductIndex {
  readonly language: Language;
  readonly names: SearchNames;
  readonly #words: MiniSearch<SearchableRecord>;
  readonly #known = new Map<number, KnownRecord>();
  readonly #sources = new Map<string, { records: readonly ProductRecord[]; ids: Set<number> }>();
  #updating: Promise<void> = Promise.resolve();

  constructor(language: Language, names: SearchNames) {
    this.language = language;
    this.names = names;
    this.#words = new MiniSearch<SearchableRecord>({
      fields: ['article', 'name', 'kind', 'foreignKind', 'traits', 'foreign', 'prose'],
      // Words come ready made.
      tokenize: (words) => (words === '' ? [] : words.split(' ')),
      processTerm: (word) => word,
    });
  }

  /**
   * Makes the records that a source (a category, say) knows now the ones that are found. Only what
   * changed is indexed anew. Updates run one after the other and give way to other work; until one
   * has resolved, searches find partly the old and partly the new.
   */
  update(source: string, records: readonly ProductRecord[]): Promise<void> {
    const updated = this.#updating.then(() => this.#replace(source, records));
    this.#updating = updated.catch(() => {});
    return updated;
  }

  get known(): ReadonlyMap<number, Pick<KnownRecord, 'record' | 'facts' | 'article' | 'model'>> {
    return this.#known;
  }

  factsOf(record: ProductRecord): ProductFacts {
    return (
      this.#known.get(record.id)?.facts ??
      readProductFacts(
        [record],
        facetValues([record], () => undefined),
      )
    );
  }

  score(query: Query): Scores {
    return new Map(this.#words.search(query, ranking).map(({ id, score }) => [Number(id), score]));
  }

  /** The words of products that a query finds. */
  wordsLike(query: Query): Set<string> {
    return new Set(this.#words.search(query).flatMap(({ terms }) => terms));
  }

  /**
   * The best first; those that fit equally well in the order of the categories, oldest first.
   * @param rankOf Comes before what fits best.
   */
  inOrder(scores: Scores, rankOf: Rank = () => 0): number[] {
    return [...scores]
      .map(([id, score]) => ({
        id,
        rank: rankOf(id),
        score: Math.round(score * 1000),
        place: this.#placeOf(id),
      }))
      .toSorted((a, b) => a.rank - b.rank || b.score - a.score || a.place - b.place || a.id - b.id)
      .map(({ id }) => id);
  }

  recordsOf(ids: readonly number[]): ProductRecord[] {
    return oldestOfEach(ids.flatMap((id) => this.#known.get(id)?.record ?? []));
  }

  async #replace(source: string, records: readonly ProductRecord[]): Promise<void> {
    const before = this.#sources.get(source);
    if (before?.records === records) return;
    const ids = new Set<number>();
    let seen = 0;
    const others = languages.filter((language) => language !== this.language);
    const translations = Map.groupBy(
      others.flatMap((language) => recordsOfLanguage(records, language)),
      productKey,
    );
    for (const record of recordsOfLanguage(records, this.language)) {
      if (!isSearchable(record)) continue;
      ids.add(record.id);
      this.#put(record, translations.get(productKey(record)) ?? []);
      if (++seen % recordsPerTurn === 0) await setImmediate();
    }
    this.#sources.set(source, { records, ids });
    for (const id of before?.ids ?? []) {
      if ([...this.#sources.values()].some((other) => other.ids.has(id))) continue;
      this.#words.discard(id);
      this.#known.delete(id);
    }
  }

  #put(record: ProductRecord, translations: readonly ProductRecord[]): void {
    const { id } = record;
    const known = this.#known.get(id);
    const translatedNames = translations.map(({ name }) => name).join(' ; ');
    if (known?.translatedNames === translatedNames && isDeepStrictEqual(known.record, record)) {
      known.record = record;
      return;
    }
    if (known) this.#words.discard(id);
    const values = facetValues([record], () => undefined);
    this.#words.add(searchableRecord(record, values, translatedNames, this.language, this.names));
    this.#known.set(id, {
      record,
      translatedNames,
      facts: readProductFacts([record], values),
      article: compactArticle(record.sku),
      model: compactArticle(record.meta.model ?? ''),
    });
  }

  #placeOf(id: number): number {
    const [first] = this.#known.get(id)?.record.categories ?? [];
    return first === undefined ? categories.length : categories.indexOf(first);
  }
}
