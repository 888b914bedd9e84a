import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import MiniSearch from 'minisearch';
import type { ProductRecord } from '../../store/store.ts';
import { recordsOfLanguage } from '../choose-record.ts';
import { facetValues } from '../facet-values.ts';
import { foldText } from '../fold-text.ts';
import { oldestOfEach, productKey } from '../group-records.ts';
import type { ProductFacts } from '../product-facts.ts';
import { readProductFacts } from '../product-facts.ts';
import type { Nearly } from './find-nearly.ts';
import { findNearly } from './find-nearly.ts';
import { asksForPage } from './find-pages.ts';
import type { Part, Scores } from './meet-all.ts';
import { meetAll } from './meet-all.ts';
import type { Condition } from './read-conditions.ts';
import { isNumberWord, readConditions } from './read-conditions.ts';
import type { SynonymIndex, Term } from './read-terms.ts';
import { readTerms } from './read-terms.ts';
import type { SearchWord } from './search-words.ts';
import { compactArticle } from './search-words.ts';
import type { SearchableRecord } from './searchable-record.ts';
import { kindWords, searchableRecord } from './searchable-record.ts';
import { suggestWords } from './suggest-words.ts';
import { otherAppliances } from './synonyms.ts';

/** Records looked at before others get their turn on the event loop: a few milliseconds' work. */
const recordsPerTurn = 10;

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Numbers up to this one are widths, which are meant exactly; larger ones may carry a unit (`300c`). */
const widestAppliance = 120;

/** Words and conditions beyond these narrow no search any further; they only cost time. */
const mostWords = 12;

/** Most that are offered where nothing is found. */
const mostSuggestions = 3;

/** From this many letters on a beginning counts in running text too: shorter ones begin too many of its words. */
const shortestProseBeginning = 4;

/** What a product is called and what it is; what is written about it is looked at only where these find nothing. */
const titles = ['article', 'name', 'kind', 'traits'];

const ranking: SearchOptions = {
  combineWith: 'AND',
  boost: { article: 8, name: 6, kind: 5, traits: 5, foreign: 3, prose: 0.3 },
  // Fields say each word once and are of one kind: a longer one fits no worse.
  bm25: { k: 1.2, b: 0, d: 0.5 },
};

/** Products that a text finds, best first. */
export interface Found {
  records: ProductRecord[];
  /** Where these are few: what meets all but a part of what is asked. */
  nearly: Nearly<ProductRecord> | null;
}

/** The known products of one language, found by their words, facts and article numbers without asking the store. */
export class ProductSearch {
  readonly #language: Language;
  readonly #synonyms: () => Readonly<Record<Language, SynonymIndex>>;
  readonly #words: MiniSearch<SearchableRecord>;
  /** The cache's own objects: nothing of a record is stored twice. */
  readonly #records = new Map<number, ProductRecord>();
  readonly #translatedNames = new Map<number, string>();
  readonly #facts = new Map<number, ProductFacts>();
  readonly #articles = new Map<number, string>();
  readonly #sources = new Map<string, { records: readonly ProductRecord[]; ids: Set<number> }>();
  #updating: Promise<void> = Promise.resolve();

  /** @param synonyms Gives those that count at the moment. */
  constructor(language: Language, synonyms: () => Readonly<Record<Language, SynonymIndex>>) {
    this.#language = language;
    this.#synonyms = synonyms;
    this.#words = new MiniSearch<SearchableRecord>({
      fields: ['article', 'name', 'kind', 'traits', 'foreign', 'prose'],
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
   * have all that is asked. What can only be an article number finds nothing else.
   * @param forgiving Whether a word that no product has stands for those that are like it.
   */
  search(text: string, forgiving = true): Found {
    const articles = this.#findByArticle(text);
    if (articles.certain) return { records: this.#recordsOf(articles.ids), nearly: null };
    const all = this.#readParts(text, forgiving);
    const others = all.filter((part) => part.scores.size > 0 || !asksForPage(part.text, this.#language));
    const parts = others.length > 0 ? others : all;
    const whole = meetAll(parts);
    const nearly = findNearly(parts, whole);
    return {
      records: this.#recordsOf([...articles.ids, ...this.#inOrder(whole)]),
      nearly: nearly && { ...nearly, found: this.#recordsOf(this.#inOrder(nearly.found)) },
    };
  }

  /** For a text that finds nothing: the same with words like those that nothing has. */
  suggest(text: string): string[] {
    const words = foldText(text).split(' ').slice(0, mostWords);
    const count = (query: string) => this.search(query, false).records.length;
    const suggested = words.flatMap((word, at) =>
      count(word) > 0 ? [] : suggestWords(word, this.#language).map((like) => words.with(at, like).join(' ')),
    );
    // What finds as much mostly means the same: the first of them stands for all.
    const byCount = Map.groupBy(suggested, count);
    byCount.delete(0);
    return [...byCount.values()].flatMap((same) => same.slice(0, 1)).slice(0, mostSuggestions);
  }

  async #replace(source: string, records: readonly ProductRecord[]): Promise<void> {
    const before = this.#sources.get(source);
    if (before?.records === records) return;
    const ids = new Set<number>();
    let seen = 0;
    const others = languages.filter((language) => language !== this.#language);
    const translations = Map.groupBy(
      others.flatMap((language) => recordsOfLanguage(records, language)),
      productKey,
    );
    for (const record of recordsOfLanguage(records, this.#language)) {
      if (record.visibility === 'listings') continue;
      ids.add(record.id);
      this.#put(record, translations.get(productKey(record)) ?? []);
      if (++seen % recordsPerTurn === 0) await setImmediate();
    }
    this.#sources.set(source, { records, ids });
    for (const id of before?.ids ?? []) {
      if (![...this.#sources.values()].some((other) => other.ids.has(id))) this.#remove(id);
    }
  }

  #put(record: ProductRecord, translations: readonly ProductRecord[]): void {
    const { id } = record;
    const known = this.#records.get(id);
    this.#records.set(id, record);
    const translatedNames = translations.map(({ name }) => name).join(' ; ');
    if (known && this.#translatedNames.get(id) === translatedNames && isDeepStrictEqual(known, record))
      return;
    if (known) this.#words.discard(id);
    this.#translatedNames.set(id, translatedNames);
    const values = facetValues([record], () => undefined);
    this.#words.add(searchableRecord(record, values, translatedNames, this.#language));
    this.#facts.set(id, readProductFacts([record], values));
    this.#articles.set(id, compactArticle(record.sku));
  }

  #remove(id: number): void {
    this.#words.discard(id);
    for (const map of [this.#records, this.#translatedNames, this.#facts, this.#articles]) map.delete(id);
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

  /** What a text asks for, each with the products that have it. */
  #readParts(text: string, forgiving: boolean): Part[] {
    const { conditions, rest } = readConditions(foldText(text));
    const typed = readTerms(rest, this.#language, this.#synonyms());
    // A single letter is a word not yet typed; all that begins with it would be of no help.
    const terms = onceEach(typed.filter((term) => term.text.length > 1));
    const namesKind = terms.some((term) => roleOf(term) === 'kind');
    return [
      ...onceEach(conditions).map((condition) => ({
        text: condition.text,
        role: 'condition' as const,
        scores: this.#findMeeting(condition, namesKind ? undefined : condition.kind),
      })),
      ...terms.map((term) => ({
        text: term.text,
        role: roleOf(term),
        scores: this.#findTerm(term, forgiving),
      })),
    ];
  }

  #findMeeting({ isMet }: Condition, kind: Category | undefined): Scores {
    const isOf = (id: number) => kind === undefined || this.#records.get(id)?.categories.includes(kind);
    return new Map([...this.#facts].flatMap(([id, facts]) => (isMet(facts) && isOf(id) ? [[id, 0]] : [])));
  }

  /** Those that have a term as it is written; only where none has, what begins with it, then what is like it. */
  #findTerm(term: Term, forgiving: boolean): Scores {
    for (const query of waysToFind(term)) {
      const scores = this.#score(query);
      if (scores.size > 0) return scores;
    }
    const alike = forgiving && term.word ? this.#findAlike(term.word) : undefined;
    return alike ? this.#score(alike) : new Map();
  }

  #score(query: Query): Scores {
    return new Map(this.#words.search(query, ranking).map(({ id, score }) => [Number(id), score]));
  }

  #inOrder(scores: Scores): number[] {
    return [...scores]
      .map(([id, score]) => ({ id, score: Math.round(score * 1000) }))
      .toSorted((a, b) => b.score - a.score || this.#placeOf(a.id) - this.#placeOf(b.id) || a.id - b.id)
      .map(({ id }) => id);
  }

  #recordsOf(ids: readonly number[]): ProductRecord[] {
    return oldestOfEach(ids.flatMap((id) => this.#records.get(id) ?? []));
  }

  /** The words that products have which are like one that none has; the first letter is seldom a slip: `wine` is no `line`. */
  #findAlike({ word, written }: SearchWord): Query | undefined {
    // A number that is off by one is another product.
    if (written.length < 4 || /\d/.test(written) || isNumberWord(written)) return undefined;
    if (otherAppliances.has(written)) return undefined;
    for (const fields of [[...titles, 'foreign'], ['prose']]) {
      const found = this.#words.search({ ...alike(word, written), fields });
      const terms = new Set(found.flatMap((result) => result.terms));
      const queries = [...terms].filter(
        (term) => term[0] === word[0] || term.startsWith(`${word[1]}${word[0]}`),
      );
      if (queries.length > 0) return { queries, combineWith: 'OR', fields };
    }
    return undefined;
  }

  /** Those that fit equally well come in the order of the categories, oldest first. */
  #placeOf(id: number): number {
    const [first] = this.#records.get(id)?.categories ?? [];
    return first === undefined ? categories.length : categories.indexOf(first);
  }
}

/** The first of what was typed, each once. */
function onceEach<Asked extends { text: string }>(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((each) => [each.text, each])).values()].slice(0, mostWords);
}

/** Numbers are conditions as well: how wide something is. */
function roleOf({ text, own, foreign }: Term): Part['role'] {
  if (/^\d+$/.test(text)) return 'condition';
  const isKind = [...own, ...foreign].some(
    ([word = '', ...more]) => more.length === 0 && kindWords.has(word),
  );
  return isKind ? 'kind' : 'word';
}

/** Queries for a term, the strictest first. */
function waysToFind({ word, own, foreign }: Term): Query[] {
  const isNumber = word !== undefined && /^\d+$/.test(word.written);
  // A number says how wide something is, which is meant exactly; larger ones may carry a unit (`300c`).
  if (isNumber && Number(word.written) <= widestAppliance)
    return [{ queries: [word.word], fields: ['name', 'traits', 'prose'] }];
  // Without what is counted it counts only where something is called so.
  if (word && isNumberWord(word.written)) return [{ queries: [word.word], fields: titles }];
  const begins = word ? [{ queries: [word.written], prefix: true }] : [];
  const anyOf = (phrases: Term['own'], more: Query[], fields?: string[]): Query => ({
    combineWith: 'OR',
    queries: [
      ...phrases
        // A word is the beginning of itself.
        .filter(([first, ...others]) => more.length === 0 || others.length > 0 || first !== word?.written)
        .map((phrase) => ({ combineWith: 'AND' as const, queries: [...phrase] })),
      ...more,
    ],
    ...(fields && { fields }),
  });
  const isLong = isNumber || (word?.written.length ?? 0) >= shortestProseBeginning;
  return [
    anyOf(own, begins, titles),
    anyOf(foreign, [], ['kind', 'foreign']),
    anyOf(own, isLong ? begins : []),
  ];
}

/**
 * What differs from a word by a few slips; letters that changed places are one, and the only one in a word of up to four
 * and a stem of three: most others of so few letters are words of their own.
 */
function alike(word: string, written: string): QueryCombination {
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
