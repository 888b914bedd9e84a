import { collectionLines } from '@kitchen/shared/collections.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import type { QueryCombination } from 'minisearch';
import MiniSearch from 'minisearch';
import { readWords, withSwappedLetters } from './search-words.ts';
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
  /** @param isSlip Whether one letter is wrong, or two changed places, and the first is not one of them. */
  return (word: string, isSlip = word.length === shortestAlike): string[] => {
    if (word.length < shortestAlike) return [];
    return index
      .search(isSlip ? withOneSlip(word) : { queries: [word], fuzzy: farthest, prefix: true })
      .map(({ id }) => String(id))
      .filter((like) => !isSlip || like.startsWith(word.charAt(0)))
      .slice(0, mostTried);
  };
}

const withOneSlip = (word: string): QueryCombination => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], fuzzy: 1 },
    { queries: withSwappedLetters(word), combineWith: 'OR' },
  ],
});

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
