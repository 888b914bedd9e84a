import { collectionLines } from '@kitchen/shared/collections.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import MiniSearch from 'minisearch';
import { readWords } from './search-words.ts';
import { synonyms } from './synonyms.ts';

/** Most that are offered where nothing is found. */
export const mostSuggestions = 3;

/** Most words that are tried for one that nothing has. */
const mostTried = 8;

/** How much of a word may differ: further off than a slip. */
const farthest = 0.34;

/** Of fewer letters a word is like anything. */
export const shortestAlike = 3;

/** Finds words of the trade, and names, that are spelt most like one, nearest first. */
export function createWordSuggestions(language: Language, { facets }: Pick<SiteTexts, 'facets'>) {
  const index = indexWords(language, facets);
  return (word: string): string[] => {
    if (word.length < shortestAlike) return [];
    const isShort = word.length === shortestAlike;
    return index
      .search(word, isShort ? { fuzzy: 1 } : { fuzzy: farthest, prefix: true })
      .map(({ id }) => String(id))
      .filter((like) => !isShort || like.startsWith(word.charAt(0)))
      .slice(0, mostTried);
  };
}

function indexWords(language: Language, { options }: SiteTexts['facets']): MiniSearch {
  const words = [
    ...synonyms[language].flat(),
    ...collectionLines.flatMap(({ name }) => name.split(' ')),
    ...facetNames.flatMap((facet): string[] => Object.values(options[facet])),
  ]
    .map((text) => readWords(text, language).map(({ written }) => written))
    // Of a phrase one word alone may be like it.
    .flatMap(([word = '', ...more]) => (more.length > 0 || /[^\p{L}]/u.test(word) ? [] : [word]));
  const index = new MiniSearch({ fields: ['word'], idField: 'word', searchOptions: { combineWith: 'AND' } });
  index.addAll([...new Set(words)].map((word) => ({ word })));
  return index;
}
