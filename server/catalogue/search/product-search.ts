import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterName } from '@kitchen/shared/facets.ts';
import type { FigureName } from '@kitchen/shared/facts.ts';
import { figureNames } from '@kitchen/shared/facts.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SearchOrder } from '@kitchen/shared/search.ts';
import type { Query, QueryCombination } from 'minisearch';
import type { ProductRecord } from '../../store/store.ts';
import { foldText } from '../fold-text.ts';
import type { ProductFacts } from '../product-facts.ts';
import type { Nearly } from './find-nearly.ts';
import { findNearly } from './find-nearly.ts';
import { asksForPage, asksForPageAlone } from './find-pages.ts';
import type { Part, Scores } from './meet-all.ts';
import { meetAll } from './meet-all.ts';
import { ProductIndex } from './product-index.ts';
import type { Condition } from './read-conditions.ts';
import { cleaningWords, isNumberWord, readConditions } from './read-conditions.ts';
import type { Exclusions } from './read-exclusions.ts';
import { readExclusions } from './read-exclusions.ts';
import type { SynonymIndex, Term } from './read-terms.ts';
import { readTerms } from './read-terms.ts';
import { saidFilters } from './said-filters.ts';
import type { SearchWord } from './search-words.ts';
import { compactArticle, isFiller, isWidthWord, phrasesOf, searchWords } from './search-words.ts';
import type { SearchNames } from './searchable-record.ts';
import { applianceWords, kindPhrases, kindWords, ovenWords, toneStems } from './searchable-record.ts';
import { createWordSuggestions } from './suggest-words.ts';
import { otherAppliances } from './synonyms.ts';

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Shorter ones are like too many. */
const shortestCode = 5;

/** Numbers up to this one are widths, which are meant exactly; larger ones may carry a unit (`300c`). */
const widestAppliance = 120;

/** Words and conditions beyond these narrow no search any further; they only cost time. */
const mostWords = 12;

/** In so many words codes are typed at most: "AN 100 BU". */
const mostCodeWords = 3;

/** Most that are offered where nothing is found. */
const mostSuggestions = 3;

/** From this many letters on a beginning counts in running text too: shorter ones begin too many of its words. */
const shortestProseBeginning = 4;

/** What a product is called and what it is; what is written about it is looked at only where these find nothing. */
const titles = ['article', 'name', 'kind', 'traits'];

/** The same in the other language. */
const foreignTitles = ['foreignKind', 'foreign'];

/** In centimetres, millimetres or inches. */
const measures = /\d{2,4} ?(?:cm|mm|inch(?:es)?|pollici|")?/g;

/** Products that a text finds, best first. */
export interface Found {
  records: ProductRecord[];
  /** Where these are few: what meets all but a part of what is asked. */
  nearly: Nearly<ProductRecord> | null;
  /** The figures that are asked for. */
  figures: FigureName[];
  /** The order that they are in, where one is asked for. */
  order: SearchOrder | undefined;
  /** Whether that is from the best on, and not from what was named on. */
  isBestFirst: boolean;
  /** The filters of listings that are spoken of. */
  filters(): ReadonlySet<FilterName>;
  /** Whether a record that was found elsewhere meets the conditions of the text. */
  meets(record: ProductRecord): boolean;
  /** Whether it has more than is asked, which serves as well. */
  exceeds(record: ProductRecord): boolean;
}

/** The known products of one language, found by their words, facts and article numbers without asking the store. */
export class ProductSearch {
  readonly #index: ProductIndex;
  readonly #synonyms: () => Readonly<Record<Language, SynonymIndex>>;
  readonly #suggestWords: ReturnType<typeof createWordSuggestions>;

  /** @param synonyms Gives those that count at the moment. */
  constructor(
    language: Language,
    synonyms: () => Readonly<Record<Language, SynonymIndex>>,
    names: SearchNames,
  ) {
    this.#index = new ProductIndex(language, names);
    this.#synonyms = synonyms;
    this.#suggestWords = createWordSuggestions(language, names[language]);
  }

  /** Resolves once the records that a source knows now are the ones that are found. */
  update(source: string, records: readonly ProductRecord[]): Promise<void> {
    return this.#index.update(source, records);
  }

  /**
   * Products for a text, best first: those with that article number or part of it, then those that
   * have all that is asked. What can only be an article number finds nothing else.
   * @param isForgiving Whether a word that no product has stands for those that are like it.
   * @param isOfOwned Whether the text is about an appliance that somebody has, which it must name by more than its kind.
   */
  search(text: string, { isForgiving = true, isOfOwned = false } = {}): Found {
    const articles = this.#findByArticle(text);
    if (articles.certain)
      return {
        records: this.#index.recordsOf(articles.ids),
        nearly: null,
        figures: [],
        order: undefined,
        isBestFirst: false,
        filters: () => new Set(),
        meets: () => true,
        exceeds: () => false,
      };
    const { excluded, rest: wanted } = readExclusions(this.#withoutPurpose(foldText(text)));
    const { conditions: asked, rest } = readConditions(wanted);
    const terms = this.#readTerms(rest, asked);
    const conditions = asked.filter((condition) => this.#mayOrder(condition, terms));
    const words = terms.map((term) => term.text);
    const isOfPages = conditions.length === 0 && asksForPageAlone(words, this.#index.language);
    const all = [
      ...this.#readParts(conditions, terms, isForgiving && !isOfOwned, isOfPages || isOfOwned),
      ...excluded.map((each) => this.#findWithout(each)),
    ];
    const others =
      isOfPages && !isOfOwned
        ? all
        : all.filter((part) => part.scores.size > 0 || !asksForPage(part.text, this.#index.language));
    const parts = others.length > 0 ? others : all;
    // "My oven is broken" names none.
    const namesNone = isOfOwned && parts.every(({ role }) => role === 'kind');
    const whole = namesNone ? new Map() : meetAll(parts);
    const named = this.#findNamed(text, parts);
    // Of what a code names, words that it has not say nothing.
    const near = named.size > 0 || isOfPages || isOfOwned ? null : findNearly(parts, whole);
    const ranks = parts.find((part) => part.ranks)?.ranks;
    const ranked = named.size > 0 ? undefined : conditions.find(({ rank }) => rank);
    const inOrder = (scores: Scores) => this.#index.inOrder(scores, ranks);
    return {
      records: this.#index.recordsOf([...inOrder(named), ...articles.ids, ...inOrder(whole)]),
      nearly: near && this.#presentNearly(near, inOrder(near.found), conditions),
      figures: figureNames.filter((figure) => conditions.some(({ fact }) => fact === figure)),
      order: ranked?.order,
      isBestFirst: ranked !== undefined && !ranked.isExceeded,
      filters: () => saidFilters(conditions, terms, this.#index.names),
      // What is said of a product elsewhere does not say what it lacks.
      meets: (record) =>
        excluded.length === 0 &&
        !namesNone &&
        (isOfPages || isOfOwned
          ? this.#isCalled(record, terms)
          : conditions.every(({ isMet }) => isMet(this.#index.factsOf(record)))),
      exceeds: (record) => conditions.some(({ isExceeded }) => isExceeded?.(this.#index.factsOf(record))),
    };
  }

  #presentNearly(
    { without, kept, alternatives, replaced }: NonNullable<ReturnType<typeof findNearly>>,
    found: readonly number[],
    conditions: readonly Condition[],
  ): Nearly<ProductRecord> {
    const asked = conditions.find(({ text, fact }) => text === replaced && fact === 'cleaning')?.text;
    const cleaning = new Set(found.flatMap((id) => this.#index.known.get(id)?.facts.cleaning ?? []));
    const [way] = asked !== undefined && cleaning.size === 1 ? cleaning : [];
    const instead = way && cleaningWords[this.#index.language][way];
    const query =
      replaced === undefined || instead
        ? kept.map((text) => (text === replaced && instead ? instead : text)).join(' ')
        : undefined;
    return {
      without,
      ...(query !== undefined && { query }),
      alternatives,
      found: this.#index.recordsOf(found),
      ...(asked !== undefined && { cleaning: { asked, found: [...cleaning] } }),
    };
  }

  /** The codes that are like one that nothing has, the nearest first; none where a text can be no code. */
  suggestCodes(text: string): string[] {
    const typed = compactArticle(text);
    if (typed.length < shortestCode || !isMixed(typed)) return [];
    const query = (slips: number) => ({ queries: [typed], fuzzy: slips, fields: ['article'] });
    const [once, twice] = [1, 2].map((slips) => this.#index.wordsLike(query(slips)));
    const like = once?.size || typed.length < 2 * shortestCode ? once : twice;
    const skus = new Map(
      [...this.#index.known.values()].map(({ record, article }) => [article, record.sku.trim()]),
    );
    return [...(like ?? [])].map((code) => skus.get(code) ?? code.toUpperCase()).slice(0, mostSuggestions);
  }

  /** For a text that finds nothing: the same with words like those that nothing has. */
  suggest(text: string): string[] {
    const words = foldText(text).split(' ').slice(0, mostWords);
    const count = (query: string) => this.search(query, { isForgiving: false }).records.length;
    const suggested = words.flatMap((word, at) =>
      count(word) > 0 ? [] : this.#suggestWords(word).map((like) => words.with(at, like).join(' ')),
    );
    // What finds as much mostly means the same: the first of them stands for all.
    const byCount = Map.groupBy(suggested, count);
    byCount.delete(0);
    return [...byCount.values()].flatMap((same) => same.slice(0, 1)).slice(0, mostSuggestions);
  }

  /**
   * Exactly this article number, then those of this model, then those that begin with it, then those that have it within.
   * `certain` where one is exactly it, or letters and digits together are a part of one.
   */
  #findByArticle(text: string): { ids: number[]; certain: boolean } {
    const asked = compactArticle(text);
    if (asked.length < shortestArticlePart) return { ids: [], certain: false };
    const [exact, ofModel, beginning, within]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (const [id, { article, model }] of this.#index.known) {
      const at = article.indexOf(asked);
      if (article === asked) exact.push(id);
      else if (model === asked) ofModel.push(id);
      else if (at === 0) beginning.push(id);
      // Letters alone are within too many.
      else if (at > 0 && isMixed(asked)) within.push(id);
    }
    const ids = [...exact, ...ofModel, ...beginning, ...within];
    return { ids, certain: exact.length > 0 || (isMixed(asked) && ids.length > 0) };
  }

  /** What the codes among the words of a text name, and of that what has as many of its parts as leave some. */
  #findNamed(text: string, parts: readonly Part[]): Scores {
    const words = text.split(' ').slice(0, mostWords);
    const typed = new Set(phrasesOf(words, mostCodeWords).map(compactArticle).filter(isMixed));
    // What is a code with a slip in it names no other.
    if (typed.size === 0 || this.suggestCodes(text).length > 0) return new Map();
    const codes = new Map<number, string>();
    for (const [id, { article, model }] of this.#index.known) {
      const code = [article, model].find((each) => typed.has(each));
      if (code !== undefined) codes.set(id, code);
    }
    // "AN 100 BU" has the code of a model within that of a product.
    const longest = new Set(codes.values());
    for (const code of longest)
      for (const other of longest) if (code !== other && code.includes(other)) longest.delete(other);
    let named: Scores = new Map([...codes].flatMap(([id, code]) => (longest.has(code) ? [[id, 0]] : [])));
    for (const { text: part, scores } of parts) {
      if ([...longest].some((code) => code.includes(compactArticle(part)))) continue;
      const narrowed = new Map([...named].filter(([id]) => scores.has(id)));
      if (narrowed.size > 0) named = narrowed;
    }
    return named;
  }

  /** Whether products have a word, as it is written or, `forgiving`, with slips; one that says nothing is no other's. */
  has(word: string, forgiving: boolean): boolean {
    return readTerms(foldText(word), this.#index.language, this.#synonyms()).every(
      (term) => this.#findTerm(term, forgiving).size > 0,
    );
  }

  #isCalled({ name }: ProductRecord, terms: readonly Term[]): boolean {
    const words = new Set(searchWords(name, this.#index.language));
    return terms.every(({ own }) => own.some((phrase) => phrase.every((word) => words.has(word))));
  }

  /** "A hood for a 90 cm cooker" is a hood, of that width. */
  #withoutPurpose(text: string): string {
    const at = text.search(/ (?:for|per) /);
    const [wanted, purpose] = at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + ' for '.length)];
    const namesAppliance = (part: string) =>
      readTerms(part, this.#index.language, this.#synonyms()).some((term) =>
        wordsOf(term).some((word) => applianceWords.has(word)),
      );
    if (!namesAppliance(wanted) || !namesAppliance(purpose)) return text;
    return [wanted, ...(purpose.match(measures) ?? [])].join(' ');
  }

  /** The words of a text that ask for something. */
  #readTerms(rest: string, conditions: readonly Condition[]): Term[] {
    const typed = readTerms(rest, this.#index.language, this.#synonyms());
    // A single letter is a word not yet typed; all that begins with it would be of no help.
    const terms = onceEach(typed.filter((term) => term.text.length > 1));
    const hasWidth = conditions.some(({ fact }) => fact === 'width') || terms.some(isWidth);
    const asking = terms.filter(
      (term) =>
        !(hasWidth && isWidthWord(term.text)) && !(isFiller(term.text) && !this.#isNameOfProducts(term)),
    );
    return asking.length + conditions.length > 0 ? asking : terms;
  }

  /** Whether products are called so, or are so, as the word is written. */
  #isNameOfProducts({ own, foreign }: Term): boolean {
    return [
      { phrases: own, fields: titles },
      { phrases: foreign, fields: foreignTitles },
    ].some(({ phrases, fields }) => this.#index.score(anyOf(phrases, [], fields)).size > 0);
  }

  /** What a text asks for, each with the products that have it. */
  #readParts(
    conditions: readonly Condition[],
    terms: readonly Term[],
    forgiving: boolean,
    inTitles: boolean,
  ): Part[] {
    const namesKind = terms.some((term) => roleOf(term) === 'kind');
    const isOfOvens = terms.some((term) => wordsOf(term).some((word) => ovenWords.has(word)));
    const asked = onceEach(conditions);
    const isOnly = asked.length + terms.length === 1;
    return [
      ...asked.map(({ text, kind, isMet, rank, rankOfOvens, fact }) => {
        const find = (isMeant: typeof isMet) => this.#findMeeting(isMeant, namesKind ? undefined : kind);
        return {
          text,
          role: 'condition' as const,
          scores: find(isMet),
          ...(rank && {
            ranks: rankOfOvens && isOfOvens ? this.#rankOvens(rankOfOvens) : this.#rankAll(rank),
          }),
          // However it is cleaned; and where there is nothing else to ask for, whatever is stated of it.
          ...(fact &&
            (isOnly || fact === 'cleaning') && { instead: find((facts) => facts[fact] !== undefined) }),
        };
      }),
      ...terms.map((term) => ({
        text: term.text,
        role: roleOf(term),
        scores: this.#findAsked(term, forgiving, inTitles),
      })),
    ];
  }

  /** A word for a page is no slip of one that products have, such as a collection of a connection, and none of running text. */
  #findAsked(term: Term, forgiving: boolean, inTitles: boolean): Scores {
    const isOfPage = asksForPage(term.text, this.#index.language);
    return this.#findTerm(
      term,
      forgiving && !isOfPage,
      inTitles || (isOfPage && asksForPageAlone([term.text], this.#index.language)),
    );
  }

  /** "A powerful hob" asks for no air: an order by what products of the kind do not state is none. */
  #mayOrder({ order, isMet }: Condition, terms: readonly Term[]): boolean {
    if (order !== 'extraction') return true;
    const kinds = terms
      .filter((term) => roleOf(term) === 'kind')
      .map((term) => ({ scores: this.#findTerm(term, false, true) }));
    return meetAll([...kinds, { scores: this.#findMeeting(isMet, undefined) }]).size > 0;
  }

  /** All but those that are called or are what is excluded; none where nothing is, since running text says "no knobs" as well. */
  #findWithout({ text, of }: Exclusions['excluded'][number]): Part {
    const unwanted = of.map((each) => {
      const { conditions, rest } = readConditions(each);
      // What is only put in order has not more or less of it.
      if (conditions.some(({ order }) => order)) return new Map();
      const terms = readTerms(rest, this.#index.language, this.#synonyms());
      return meetAll([
        ...conditions.map(({ isMet }) => ({ scores: this.#findMeeting(isMet, undefined) })),
        ...terms.map((term) => ({ scores: this.#findTerm(term, false, true) })),
      ]);
    });
    const isKnown = unwanted.every(({ size }) => size > 0);
    const others = [...this.#index.known.keys()].filter((id) => !unwanted.some((having) => having.has(id)));
    return { text, role: 'condition', scores: new Map(isKnown ? others.map((id) => [id, 0]) : []) };
  }

  #findMeeting(isMet: (facts: ProductFacts) => boolean, kind: Category | undefined): Scores {
    const isOf = ({ categories }: ProductRecord) => kind === undefined || categories.includes(kind);
    return new Map(
      [...this.#index.known].flatMap(([id, { facts, record }]) =>
        isMet(facts) && isOf(record) ? [[id, 0]] : [],
      ),
    );
  }

  #rankAll(rank: (facts: ProductFacts) => number): Scores {
    return new Map([...this.#index.known].map(([id, { facts }]) => [id, rank(facts)]));
  }

  /** Those that are no more than an oven come before cookers. */
  #rankOvens(rank: (facts: ProductFacts) => number): Scores {
    const ranks = [...this.#index.known].map(([id, { facts, record }]) => ({
      id,
      rank: rank(facts),
      isOven: record.categories.includes('ovens'),
    }));
    const inOrder = ranks.toSorted((a, b) => Number(b.isOven) - Number(a.isOven) || a.rank - b.rank);
    return new Map(inOrder.map(({ id }, at) => [id, at]));
  }

  /**
   * Those that have a term as it is written; only where none has, what begins with it, then what is like it.
   * @param inTitles Whether what is written about products counts for nothing.
   */
  #findTerm(term: Term, forgiving: boolean, inTitles = false): Scores {
    const ways = waysToFind(term);
    for (const query of inTitles ? ways.slice(0, 1) : ways) {
      const scores = this.#index.score(query);
      if (scores.size > 0) return scores;
    }
    const alike = forgiving && term.word ? this.#findAlike(term.word) : undefined;
    return alike ? this.#index.score(alike) : new Map();
  }

  /**
   * The words of the language in which is searched that products have which are like one that none has; the first letter is
   * seldom a slip: `wine` is no `line`.
   */
  #findAlike({ word, written }: SearchWord): Query | undefined {
    // A number that is off by one is another product.
    if (written.length < 4 || /\d/.test(written) || isNumberWord(written)) return undefined;
    if (otherAppliances.has(written)) return undefined;
    for (const fields of [titles, ['prose']]) {
      const queries = [...this.#index.wordsLike({ ...alike(word, written), fields })].filter(
        (like) =>
          (like[0] === word[0] || like.startsWith(`${word[1]}${word[0]}`)) &&
          // Without an ending a chair is no slip of chiaro.
          (written !== word || !toneStems.has(like)),
      );
      if (queries.length > 0) return { queries, combineWith: 'OR', fields };
    }
    return undefined;
  }
}

/** As most codes are, and no word of a sentence. */
const isMixed = (text: string) => /\d/.test(text) && /\p{L}/u.test(text);

/** The first of what was typed, each once. */
function onceEach<Asked extends { text: string }>(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((each) => [each.text, each])).values()].slice(0, mostWords);
}

/** Numbers are conditions as well: how wide something is. */
function roleOf(term: Term): Part['role'] {
  if (/^\d+$/.test(term.text)) return 'condition';
  const isKind =
    wordsOf(term).some((word) => kindWords.has(word)) ||
    [...term.own, ...term.foreign].some((phrase) => kindPhrases.has(phrase.join(' ')));
  return isKind ? 'kind' : 'word';
}

/** What means a term in a single word. */
const wordsOf = ({ own, foreign }: Term): string[] =>
  [...own, ...foreign].flatMap((phrase) => (phrase.length === 1 ? phrase : []));

const isWidth = ({ text }: Term) =>
  /^\d+$/.test(text) && Number(text) >= 30 && Number(text) <= widestAppliance;

/** What has all words of any of these phrases, or meets one of the other queries. */
function anyOf(phrases: Term['own'], more: Query[], fields?: string[]): Query {
  return {
    combineWith: 'OR',
    queries: [...phrases.map((phrase) => ({ combineWith: 'AND' as const, queries: [...phrase] })), ...more],
    ...(fields && { fields }),
  };
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
  // A word is the beginning of itself.
  const others = own.filter(([first, ...more]) => more.length > 0 || first !== word?.written);
  const isLong = isNumber || (word?.written.length ?? 0) >= shortestProseBeginning;
  return [
    begins.length > 0 ? anyOf(others, begins, titles) : anyOf(own, [], titles),
    anyOf(foreign, [], foreignTitles),
    isLong && begins.length > 0 ? anyOf(others, begins) : anyOf(own, []),
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
