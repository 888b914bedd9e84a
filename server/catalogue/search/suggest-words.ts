import { collectionLines } from '@kitchen/shared/collections.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { facets as englishFacets } from '@kitchen/shared/texts/en/facets.ts';
import { facets as italianFacets } from '@kitchen/shared/texts/it/facets.ts';
import MiniSearch from 'minisearch';
import { foldText } from '../fold-text.ts';
import { synonyms } from './synonyms.ts';

/** Most words that are tried for one that nothing has. */
const mostWords = 8;

/** How much of a word may differ: further off than a slip. */
const farthest = 0.34;

const texts = { en: englishFacets, it: italianFacets };

const indexes = { en: indexWords('en'), it: indexWords('it') };

/** Words of the trade, and names, that are spelt most like one, nearest first. */
export function suggestWords(word: string, language: Language): string[] {
  // A few letters are like anything.
  if (word.length < 4) return [];
  return indexes[language]
    .search(word, { fuzzy: farthest, prefix: true })
    .slice(0, mostWords)
    .map(({ id }) => String(id));
}

function indexWords(language: Language): MiniSearch {
  const { options } = texts[language];
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
