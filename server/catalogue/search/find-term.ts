import type { Query, QueryCombination } from 'minisearch';
import type { Part, Scores } from './meet-all.ts';
import type { ProductIndex } from './product-index.ts';
import { isNumberWord } from './read-conditions.ts';
import type { Term } from './read-terms.ts';
import type { SearchWord } from './search-words.ts';
import { shortestProseBeginning, widestAppliance, withSwappedLetters } from './search-words.ts';
import { kindPhrases, kindWords, toneStems } from './searchable-record.ts';
import { otherAppliances } from './synonyms.ts';

/** What a product is called and what it is; what is written about it is looked at only where these find nothing. */
const titles = ['article', 'name', 'kind', 'traits'];

/** The same in the other language. */
const foreignTitles = ['foreignKind', 'foreign'];

/** Whether products are called so, or are so, as the word is written. */
export function isNameOfProducts(index: ProductIndex, { own, foreign }: Term): boolean {
  return [
    { phrases: own, fields: titles },
    { phrases: foreign, fields: foreignTitles },
  ].some(({ phrases, fields }) => index.score(anyOf(phrases, [], fields)).size > 0);
}

/** A term as it is meant, and the products that have it. */
interface FoundTerm {
  /** With the words that are like it in place of one that no product has. */
  meant: Term;
  scores: Scores;
}

/**
 * Those that have a term as it is written; only where none has, what begins with it, then what is like it.
 * @param inTitles Whether what is written about products counts for nothing.
 */
export function findMeant(index: ProductIndex, term: Term, forgiving: boolean, inTitles = false): FoundTerm {
  if (term.either) {
    const found = term.either.map((each) => findMeant(index, each, forgiving, inTitles));
    const meant = { ...term, own: found.flatMap((each) => each.meant.own) };
    const scores = found.flatMap((each) => [...each.scores]);
    // Of what has both, the better score counts: the last of a map.
    return { meant, scores: new Map(scores.toSorted(([, one], [, other]) => one - other)) };
  }
  const ways = waysToFind(term);
  for (const query of inTitles ? ways.slice(0, 1) : ways) {
    const scores = index.score(query);
    if (scores.size > 0) return { meant: term, scores };
  }
  const like = forgiving && term.word ? findAlike(index, term.word) : undefined;
  if (!like) return { meant: term, scores: new Map() };
  return {
    meant: { ...term, own: like.queries.map((word) => [word]) },
    scores: index.score({ ...like, combineWith: 'OR' }),
  };
}

/** As `findMeant`, the products alone. */
export const findTerm = (...asked: Parameters<typeof findMeant>): Scores => findMeant(...asked).scores;

/**
 * The words of the language in which is searched that products have which are like one that none has; the first letter is
 * seldom a slip: `wine` is no `line`.
 */
function findAlike(
  index: ProductIndex,
  { word, written }: SearchWord,
): { queries: string[]; fields: string[] } | undefined {
  // A number that is off by one is another product.
  if (written.length < 4 || /\d/.test(written) || isNumberWord(written)) return undefined;
  if (otherAppliances.has(written)) return undefined;
  for (const fields of [titles, ['prose']]) {
    const queries = [...index.wordsLike({ ...alike(word, written), fields })].filter(
      (like) =>
        (like[0] === word[0] || like.startsWith(`${word[1]}${word[0]}`)) &&
        // Without an ending a chair is no slip of chiaro.
        (written !== word || !toneStems.has(like)),
    );
    if (queries.length > 0) return { queries, fields };
  }
  return undefined;
}

/** Numbers are conditions as well: how wide something is. */
export function roleOf(term: Term): Part['role'] {
  if (term.own.every((phrase) => /^\d+$/.test(phrase.join(' ')))) return 'condition';
  const isKind =
    wordsOf(term).some((word) => kindWords.has(word)) ||
    [...term.own, ...term.foreign].some((phrase) => kindPhrases.has(phrase.join(' ')));
  return isKind ? 'kind' : 'word';
}

/** What means a term in a single word. */
export const wordsOf = ({ own, foreign }: Term): string[] =>
  [...own, ...foreign].flatMap((phrase) => (phrase.length === 1 ? phrase : []));

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
  return {
    combineWith: 'OR',
    queries: [
      ...(written.length < 5 || word.length < 4 ? [] : [{ queries: [word], fuzzy: slips }]),
      { queries: withSwappedLetters(word), combineWith: 'OR', fuzzy: slips - 1 },
    ],
  };
}
