import type { Part, Scores } from './meet-all.ts';
import type { ProductIndex } from './product-index.ts';
import { compactArticle, mostWords, phrasesOf } from './search-words.ts';
import { mostSuggestions } from './suggest-words.ts';

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Shorter ones are like too many. */
const shortestCode = 5;

/** In so many words codes are typed at most: "AN 100 BU". */
const mostCodeWords = 3;

/** The codes that are like one that nothing has, the nearest first; none where a text can be no code. */
export function suggestCodes(index: ProductIndex, text: string): string[] {
  const typed = compactArticle(text);
  if (typed.length < shortestCode || !isMixed(typed)) return [];
  const likeWith = (slips: number) =>
    index.wordsLike({ queries: [typed], fuzzy: slips, fields: ['article'] });
  const once = likeWith(1);
  const like = once.size > 0 || typed.length < 2 * shortestCode ? once : likeWith(2);
  const skuOf = (code: string) =>
    index.known
      .values()
      .find(({ article }) => article === code)
      ?.record.sku.trim();
  return [...like].slice(0, mostSuggestions).map((code) => skuOf(code) ?? code.toUpperCase());
}

/**
 * Exactly this article number, then those of this model, then those that begin with it, then those that have it within.
 * `certain` where one is exactly it, or letters and digits together are a part of one.
 */
export function findByCode(index: ProductIndex, text: string): { ids: number[]; certain: boolean } {
  const asked = compactArticle(text);
  if (asked.length < shortestArticlePart) return { ids: [], certain: false };
  const [exact, ofModel, beginning, within]: [number[], number[], number[], number[]] = [[], [], [], []];
  // Letters alone are within too many.
  const mayBeWithin = isMixed(asked);
  for (const [id, { article, model }] of index.known) {
    if (article === asked) exact.push(id);
    else if (model === asked) ofModel.push(id);
    else if (article.startsWith(asked)) beginning.push(id);
    else if (mayBeWithin && article.includes(asked)) within.push(id);
  }
  const ids = [...exact, ...ofModel, ...beginning, ...within];
  return { ids, certain: exact.length > 0 || (mayBeWithin && ids.length > 0) };
}

/** What the codes among the words of a text name, and of that what has as many of its parts as leave some. */
export function findNamed(index: ProductIndex, text: string, parts: readonly Part[]): Scores {
  const words = text.split(' ').slice(0, mostWords);
  const typed = new Set(phrasesOf(words, mostCodeWords).map(compactArticle).filter(isMixed));
  // What is a code with a slip in it names no other.
  if (typed.size === 0 || suggestCodes(index, text).length > 0) return new Map();
  const codes = new Map<number, string>();
  for (const [id, { article, model }] of index.known) {
    if (typed.has(article)) codes.set(id, article);
    else if (typed.has(model)) codes.set(id, model);
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

/** As most codes are, and no word of a sentence. */
const isMixed = (text: string) => /\d/.test(text) && /\p{L}/u.test(text);
