import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Query, SearchOptions } from 'minisearch';
import MiniSearch from 'minisearch';
import type { ProductRecord } from '../store/store.ts';
import { recordsOfLanguage } from './choose-record.ts';
import { oldestOfEach } from './group-records.ts';
import type { SearchWord } from './search-words.ts';
import { compactArticle, readWords } from './search-words.ts';
import type { SearchableRecord } from './searchable-record.ts';
import { searchableRecord } from './searchable-record.ts';

/** Records looked at before others get their turn on the event loop: a few milliseconds' work. */
const recordsPerTurn = 10;

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Numbers up to this one are widths, which are meant exactly; larger ones may carry a unit (`300c`). */
const widestAppliance = 120;

/** Words beyond these narrow no search any further; they only cost time. */
const mostWords = 12;

/** From this many letters on a beginning counts in running text too: shorter ones begin too many of its words. */
const shortestProseBeginning = 4;

const ranking: SearchOptions = {
  combineWith: 'AND',
  // Prose is long, and a word that few products use in it would else outweigh what a product is.
  boost: { article: 8, name: 6, traits: 5, prose: 0.3 },
  // Fields say each word once and are of one kind: a longer one fits no worse.
  bm25: { k: 1.2, b: 0, d: 0.5 },
};

/** The known products of one language, found by their words and article numbers without asking the store. */
export class ProductSearch {
  readonly #language: Language;
  readonly #words: MiniSearch<SearchableRecord>;
  /** The cache's own objects: nothing of a record is stored twice. */
  readonly #records = new Map<number, ProductRecord>();
  readonly #articles = new Map<number, string>();
  readonly #sources = new Map<string, { records: readonly ProductRecord[]; ids: Set<number> }>();
  #updating: Promise<void> = Promise.resolve();

  constructor(language: Language) {
    this.#language = language;
    this.#words = new MiniSearch<SearchableRecord>({
      fields: ['article', 'name', 'traits', 'prose'],
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

  /**
   * Products for a text, best first: those with that article number or part of it, then those that
   * have all the words. What can only be an article number finds nothing else.
   * @param forgiving Whether a word that no product has stands for those that are like it.
   */
  search(text: string, forgiving = true): ProductRecord[] {
    const articles = this.#findByArticle(text);
    const ids = articles.certain ? articles.ids : [...articles.ids, ...this.#findByWords(text, forgiving)];
    return oldestOfEach(ids.flatMap((id) => this.#records.get(id) ?? []));
  }

  async #replace(source: string, records: readonly ProductRecord[]): Promise<void> {
    const before = this.#sources.get(source);
    if (before?.records === records) return;
    const ids = new Set<number>();
    let seen = 0;
    for (const record of recordsOfLanguage(records, this.#language)) {
      if (record.visibility === 'listings') continue;
      ids.add(record.id);
      this.#put(record);
      if (++seen % recordsPerTurn === 0) await setImmediate();
    }
    this.#sources.set(source, { records, ids });
    for (const id of before?.ids ?? []) {
      if (![...this.#sources.values()].some((other) => other.ids.has(id))) this.#remove(id);
    }
  }

  #put(record: ProductRecord): void {
    const known = this.#records.get(record.id);
    this.#records.set(record.id, record);
    if (known && isDeepStrictEqual(known, record)) return;
    if (known) this.#words.discard(record.id);
    this.#words.add(searchableRecord(record, this.#language));
    this.#articles.set(record.id, compactArticle(record.sku));
  }

  #remove(id: number): void {
    this.#words.discard(id);
    this.#records.delete(id);
    this.#articles.delete(id);
  }

  /**
   * Exactly this article number, then those that begin with it, then those that have it within.
   * `certain` where one is exactly it, or letters and digits together are a part of one.
   */
  #findByArticle(text: string): { ids: number[]; certain: boolean } {
    const asked = compactArticle(text);
    if (asked.length < shortestArticlePart) return { ids: [], certain: false };
    const [exact, beginning, within]: [number[], number[], number[]] = [[], [], []];
    for (const [id, article] of this.#articles) {
      const at = article.indexOf(asked);
      if (at === 0) (article === asked ? exact : beginning).push(id);
      else if (at > 0) within.push(id);
    }
    const ids = [...exact, ...beginning, ...within];
    const mixed = /\d/.test(asked) && /\p{L}/u.test(asked);
    return { ids, certain: exact.length > 0 || (mixed && ids.length > 0) };
  }

  /** Each word as it is written; only where no product has one so, what begins with it, then what is like it. */
  #findByWords(text: string, forgiving: boolean): number[] {
    // A single letter is a word not yet typed; all that begins with it would be of no help.
    const words = readWords(text, this.#language).filter(({ word }) => word.length > 1);
    const queries: Query[] = [];
    for (const word of words.slice(0, mostWords)) {
      const found =
        waysToFind(word).find((query) => this.#words.search(query).length > 0) ??
        (forgiving ? this.#findAlike(word) : undefined);
      if (!found) return [];
      queries.push(found);
    }
    if (queries.length === 0) return [];
    return this.#words
      .search({ queries }, ranking)
      .map(({ id, score }) => ({ id: Number(id), score: Math.round(score * 1000) }))
      .toSorted((a, b) => b.score - a.score || this.#placeOf(a.id) - this.#placeOf(b.id) || a.id - b.id)
      .map(({ id }) => id);
  }

  /** The words that products have which are like one that none has; the first letter is seldom a slip: `wine` is no `line`. */
  #findAlike({ word, written }: SearchWord): Query | undefined {
    // A number that is off by one is another product.
    if (written.length < 4 || /\d/.test(written)) return undefined;
    const found = this.#words.search(alike(word, written));
    const terms = new Set(found.flatMap((result) => result.terms));
    const queries = [...terms].filter(
      (term) => term[0] === word[0] || term.startsWith(`${word[1]}${word[0]}`),
    );
    return queries.length > 0 ? { queries, combineWith: 'OR' } : undefined;
  }

  /** Those that fit equally well come in the order of the categories, oldest first. */
  #placeOf(id: number): number {
    const [first] = this.#records.get(id)?.categories ?? [];
    return first === undefined ? categories.length : categories.indexOf(first);
  }
}

/** Queries for a word, the strictest first. */
function waysToFind({ word, written }: SearchWord): Query[] {
  const isNumber = /^\d+$/.test(written);
  // A number says how wide something is, which is meant exactly; larger ones may carry a unit (`300c`).
  if (isNumber && Number(written) <= widestAppliance)
    return [{ queries: [word], fields: ['name', 'traits', 'prose'] }];
  const begins = { queries: [written], prefix: true };
  const inTitle = { ...begins, fields: ['article', 'name', 'traits'] };
  const ways: Query[] = [{ combineWith: 'OR', queries: [word, inTitle] }];
  if (isNumber || written.length >= shortestProseBeginning) ways.push(begins);
  return ways;
}

/**
 * What differs from a word by a few slips; letters that changed places are one, and the only one in a word of up to four
 * and a stem of three: most others of so few letters are words of their own.
 */
function alike(word: string, written: string): Query {
  const slips = written.length < 8 ? 1 : 2;
  const swapped = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
  return {
    combineWith: 'OR',
    queries: [
      ...(written.length < 5 || word.length < 4 ? [] : [{ queries: [word], fuzzy: slips }]),
      { queries: swapped, combineWith: 'OR', fuzzy: slips - 1 },
    ],
  };
}
