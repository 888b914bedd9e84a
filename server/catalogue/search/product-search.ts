import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterName } from '@kitchen/shared/facets.ts';
import type { FigureName } from '@kitchen/shared/facts.ts';
import { figureNames } from '@kitchen/shared/facts.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SearchOrder } from '@kitchen/shared/search.ts';
import type { ProductRecord } from '../../store/store.ts';
import { foldText } from '../fold-text.ts';
import type { ProductFacts } from '../product-facts.ts';
import { inches } from './condition-readers.ts';
import { findByCode, findNamed, suggestCodes } from './find-by-code.ts';
import type { Nearly } from './find-nearly.ts';
import { findNearly } from './find-nearly.ts';
import { asksForPage, asksForPageAlone } from './find-pages.ts';
import { findMeant, findTerm, isNameOfProducts, roleOf, wordsOf } from './find-term.ts';
import type { Part, Rank, Scores } from './meet-all.ts';
import { meetAll } from './meet-all.ts';
import { ProductIndex } from './product-index.ts';
import type { Condition } from './read-conditions.ts';
import { cleaningWords, leastWords, readConditions, withSides } from './read-conditions.ts';
import type { Exclusions } from './read-exclusions.ts';
import { readExclusions } from './read-exclusions.ts';
import type { SynonymIndex, Term } from './read-terms.ts';
import { readTerms } from './read-terms.ts';
import { saidFilters } from './said-filters.ts';
import { isFiller, isWidthWord, mostWords, searchWords, widestAppliance } from './search-words.ts';
import type { SearchNames } from './searchable-record.ts';
import { applianceWords, cookerWords, hoodWords, ovenWords } from './searchable-record.ts';
import { createWordSuggestions, mostSuggestions, shortestAlike } from './suggest-words.ts';
import { otherAppliances } from './synonyms.ts';

/** What is built in is called so, too; "two ovens" may be any. */
const doubled = /double|twin|doppi/;

/** What stands between a product and another that it is to go with. */
const beforePurpose =
  / (?:for|per|(?:(?:that|which|to) )?(?:goes?|match(?:es|ing)?|suits?)(?: well)?(?: with)?|(?:da )?abbina(?:re|t[ao]|bile)|che (?:va|stia|sta)(?: bene)?) /;

/** In centimetres, millimetres or inches. */
const measures = new RegExp(`\\d{2,4}(?: ?[cm]m|${inches})?`, 'g');

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
  /** Whether a double oven is asked for, and none is made but in cookers. */
  noDoubleOven: boolean;
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
   * @param isMeant Whether the text is what another one was a slip of: it is looked for as it stands.
   */
  search(text: string, { isForgiving = true, isOfOwned = false, isMeant = false } = {}): Found {
    const codes = findByCode(this.#index, text);
    if (codes.certain)
      return {
        records: this.#index.recordsOf(codes.ids),
        nearly: null,
        figures: [],
        order: undefined,
        isBestFirst: false,
        noDoubleOven: false,
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
    const unfound = all.flatMap((part) => (part.meant && part.scores.size === 0 ? [part.text] : []));
    const mayHaveSlip = isForgiving && !isOfOwned && !isMeant && all.length > 1;
    const [meant, ...alsoMeant] = mayHaveSlip ? this.#findSlips(text, unfound) : [];
    if (meant)
      return {
        ...meant,
        records: [...new Set([meant, ...alsoMeant].flatMap(({ records }) => records))],
      };
    const others =
      isOfPages && !isOfOwned
        ? all
        : all.filter((part) => part.scores.size > 0 || !asksForPage(part.text, this.#index.language));
    const parts = others.length > 0 ? others : all;
    // "My oven is broken" names none.
    const namesNone = isOfOwned && parts.every(({ role }) => role === 'kind');
    const whole = namesNone ? new Map() : meetAll(parts);
    const named = findNamed(this.#index, text, parts);
    // Of what a code names, words that it has not say nothing.
    const near = named.size > 0 || isOfPages || isOfOwned ? null : findNearly(parts, whole);
    const rankOf = parts.find((part) => part.rank)?.rank;
    const ranked = named.size > 0 ? undefined : conditions.find(({ rank }) => rank);
    const inOrder = (scores: Scores) => this.#index.inOrder(scores, rankOf);
    return {
      records: this.#index.recordsOf([...inOrder(named), ...codes.ids, ...inOrder(whole)]),
      nearly:
        near &&
        this.#presentNearly(
          near,
          this.#index.inOrder(near.found, rankOf ?? this.#rankMissing(near.without, conditions)),
          conditions,
        ),
      figures: figureNames.filter((figure) => conditions.some(({ fact }) => fact === figure)),
      order: ranked?.order,
      isBestFirst: ranked !== undefined && !ranked.isExceeded,
      noDoubleOven: this.#lacksDoubleOven(conditions, terms),
      filters: () =>
        saidFilters(
          conditions,
          all.flatMap(({ meant }) => meant ?? []),
          this.#index.names,
        ),
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

  /** What texts find that have words of the trade in place of a slip, which nothing has nor is like, beside others. */
  #findSlips(text: string, unfound: readonly string[]): Found[] {
    const slip = unfound.find(
      (word) =>
        word.length >= shortestAlike &&
        !otherAppliances.has(word) &&
        !asksForPage(word, this.#index.language),
    );
    if (slip === undefined) return [];
    const inPlace = (like: string) =>
      foldText(text).replace(/[\p{L}\p{N}]+/gu, (word) => (word === slip ? like : word));
    return this.#suggestWords(slip, true)
      .map((like) => this.search(inPlace(like), { isMeant: true }))
      .filter(({ records }) => records.length > 0);
  }

  #presentNearly(
    { without, kept, alternatives, replaced }: NonNullable<ReturnType<typeof findNearly>>,
    found: readonly number[],
    conditions: readonly Condition[],
  ): Nearly<ProductRecord> {
    const asked = conditions.find(({ text, fact }) => text === replaced && fact === 'cleaning')?.text;
    const cleaning = new Set(
      asked === undefined ? [] : found.flatMap((id) => this.#index.known.get(id)?.facts.cleaning ?? []),
    );
    const [way] = cleaning.size === 1 ? cleaning : [];
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
    return suggestCodes(this.#index, text);
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

  /** Whether products have a word, as it is written or, `forgiving`, with slips; one that says nothing is no other's. */
  has(word: string, forgiving: boolean): boolean {
    return readTerms(foldText(word), this.#index.language, this.#synonyms()).every(
      (term) => findTerm(this.#index, term, forgiving).size > 0,
    );
  }

  #lacksDoubleOven(conditions: readonly Condition[], terms: readonly Term[]): boolean {
    const asked = conditions.find(({ fact, text }) => fact === 'ovens' && doubled.test(text));
    const namesOther = terms.some((term) => wordsOf(term).some((word) => applianceWords.has(word)));
    return asked !== undefined && !namesOther && this.#findMeeting(asked.isMet, 'ovens').size === 0;
  }

  #isCalled({ name }: ProductRecord, terms: readonly Term[]): boolean {
    const words = new Set(searchWords(name, this.#index.language));
    return terms.every(({ own }) => own.some((phrase) => phrase.every((word) => words.has(word))));
  }

  /** "A hood for a 90 cm cooker" is a hood, of that width; where none is as wide, a wider one. */
  #withoutPurpose(text: string): string {
    const [wanted = '', ...purposes] = withSides(text).split(beforePurpose);
    const purpose = purposes.join(' ');
    const names = (part: string, words: ReadonlySet<string>) =>
      readTerms(part, this.#index.language, this.#synonyms()).some((term) =>
        wordsOf(term).some((word) => words.has(word)),
      );
    if (!names(wanted, applianceWords) || !names(purpose, applianceWords)) return text;
    const [side = ''] = purpose.match(measures) ?? [];
    const least = `${leastWords[this.#index.language]} ${side}`;
    const atLeast = readConditions(least).conditions.find(({ fact }) => fact === 'width');
    const isWider =
      atLeast !== undefined &&
      names(wanted, hoodWords) &&
      this.#findMeeting((facts) => atLeast.missedBy(facts) === 0, 'hoods').size === 0 &&
      this.#findMeeting(atLeast.isMet, 'hoods').size > 0;
    return `${wanted} ${isWider ? least : side}`;
  }

  /** The words of a text that ask for something. */
  #readTerms(rest: string, conditions: readonly Condition[]): Term[] {
    const typed = readTerms(rest, this.#index.language, this.#synonyms());
    // A single letter is a word not yet typed; all that begins with it would be of no help.
    const terms = onceEach(typed.filter((term) => term.text.length > 1));
    const hasWidth =
      conditions.some(({ fact }) => fact === 'width') ||
      terms.some(({ own }) => own.some((phrase) => isWidth({ text: phrase.join(' ') })));
    const asking = terms.filter(
      (term) =>
        !(hasWidth && isWidthWord(term.text)) &&
        !(
          (term.either ?? [term]).every(({ text }) => isFiller(text)) && !isNameOfProducts(this.#index, term)
        ),
    );
    return asking.length + conditions.length > 0 ? asking : terms;
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
    const isOfCookers = terms.some(isCooker);
    const others = terms.filter((term) => !(isOfCookers && isBareOven(term)));
    const isOnly = asked.length + others.length === 1;
    return [
      ...asked.map(({ text, kind, isMet, rank, rankOfOvens, fact }) => {
        const find = (isMeant: typeof isMet) => this.#findMeeting(isMeant, namesKind ? undefined : kind);
        return {
          text,
          role: 'condition' as const,
          scores: find(isMet),
          ...(rank && {
            rank: rankOfOvens && isOfOvens ? this.#rankOvens(rankOfOvens) : this.#rankBy(rank),
          }),
          // However it is cleaned; and where there is nothing else to ask for, whatever is stated of it.
          ...(fact &&
            (isOnly || fact === 'cleaning') && { instead: find((facts) => facts[fact] !== undefined) }),
        };
      }),
      ...others.map((term) => ({
        text: term.text,
        role: roleOf(term),
        ...this.#findAsked(term, forgiving, inTitles),
      })),
    ];
  }

  /** A word for a page is no slip of one that products have, such as a collection of a connection, and none of running text. */
  #findAsked(term: Term, forgiving: boolean, inTitles: boolean) {
    const isOfPage = asksForPage(term.text, this.#index.language);
    return findMeant(
      this.#index,
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
      .map((term) => ({ scores: findTerm(this.#index, term, false, true) }));
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
        ...terms.map((term) => ({ scores: findTerm(this.#index, term, false, true) })),
      ]);
    });
    const isKnown = unwanted.every(({ size }) => size > 0);
    const others = [...this.#index.known.keys()].filter((id) => !unwanted.some((having) => having.has(id)));
    return { text, role: 'condition', scores: new Map(isKnown ? others.map((id) => [id, 0]) : []) };
  }

  #findMeeting(isMet: (facts: ProductFacts) => boolean, kind: Category | undefined): Scores {
    const meeting = new Map<number, number>();
    for (const [id, { facts, record }] of this.#index.known)
      if ((kind === undefined || record.categories.includes(kind)) && isMet(facts)) meeting.set(id, 0);
    return meeting;
  }

  /** What comes nearest to what is asked and left out comes first. */
  #rankMissing(without: readonly string[], conditions: readonly Condition[]): Rank | undefined {
    const missing = conditions.find(({ text }) => without.includes(text));
    if (missing) return this.#rankBy(missing.missedBy);
    const asked = without.find((text) => isWidth({ text }));
    if (asked === undefined) return undefined;
    return this.#rankBy(({ width = Number.POSITIVE_INFINITY }) => Math.abs(width - Number(asked)));
  }

  #rankBy(rank: (facts: ProductFacts) => number): Rank {
    return (id) => rank(this.#index.known.get(id)?.facts ?? {});
  }

  /** Those that are no more than an oven come before cookers. */
  #rankOvens(rank: (facts: ProductFacts) => number): Rank {
    const ranks = [...this.#index.known].map(([id, { facts, record }]) => ({
      id,
      rank: rank(facts),
      isOven: record.categories.includes('ovens'),
    }));
    const inOrder = ranks.toSorted((a, b) => Number(b.isOven) - Number(a.isOven) || a.rank - b.rank);
    const places = new Map(inOrder.map(({ id }, at) => [id, at]));
    return (id) => places.get(id) ?? 0;
  }
}

/** The first of what was typed, each once. */
function onceEach<Asked extends { text: string }>(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((each) => [each.text, each])).values()].slice(0, mostWords);
}

/** Whether a term names cookers alone; "fornelli" are hobs as well. */
function isCooker(term: Term): boolean {
  const named = wordsOf(term).filter((word) => applianceWords.has(word));
  return named.length > 0 && named.every((word) => cookerWords.has(word));
}

/** Beside a cooker it says nothing: each has one, which few are called by. */
const isBareOven = (term: Term) =>
  term.word !== undefined && wordsOf(term).some((word) => ovenWords.has(word));

const isWidth = ({ text }: Pick<Term, 'text'>) =>
  /^\d+$/.test(text) && Number(text) >= 30 && Number(text) <= widestAppliance;
