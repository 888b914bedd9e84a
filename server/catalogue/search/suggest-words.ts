import { collectionLines } from '@kitchen/shared/collections.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import MiniSearch from 'minisearch';
import { foldText } from '../fold-text.ts';
import { synonyms } from './synonyms.ts';

/** Most that are offered where nothing is found. */
export const mostSuggestions = 3;

/** Most words that are tried for one that nothing has. */
const mostTried = 8;

/** How much of a word may differ: further off than a slip. */
const farthest = 0.34;

/** Finds words of the trade, and names, that are spelt most like one, nearest first. */
export function createWordSuggestions(language: Language, { facets }: Pick<SiteTexts, 'facets'>) {
  const index = indexWords(language, facets);
  return (word: string): string[] => {
    // A few letters are like anything.
    if (word.length < 4) return [];
    return index
      .search(word, { fuzzy: farthest, prefix: true })
      .slice(0, mostTried)
      .map(({ id }) => String(id));
  };
}

function indexWords(language: Language, { options }: SiteTexts['facets']): MiniSearch {
  const words = [
    ...synonyms[language].flat(),
    ...collectionLines.flatMap(({ name }) => name.split(' ')),
    ...facetNames.flatMap((facet): string[] => Object.values(options[facet])),
  ]
    .map(foldText)
    // Of a phrase one word alone may be like it.
    .filter((word) => !/[^\p{L}]/u.test(word));
  const index = new MiniSearch({ fields: ['word'], idField: 'word', searchOptions: { combineWith: 'AND' } });
  index.addAll([...new Set(words)].map((word) => ({ word })));
  return index;
}
