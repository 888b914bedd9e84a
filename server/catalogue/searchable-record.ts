import type { Category } from '@kitchen/shared/categories.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import { facets as englishFacets } from '@kitchen/shared/texts/en/facets.ts';
import { facets as italianFacets } from '@kitchen/shared/texts/it/facets.ts';
import type { ProductRecord } from '../store/store.ts';
import { facetValues } from './facet-values.ts';
import { htmlToText } from './html-to-text.ts';
import { articleWords, proseWords, searchWords } from './search-words.ts';

/** What a record is searched by, field by field: words told apart by spaces. */
export interface SearchableRecord {
  id: number;
  article: string;
  name: string;
  /** What the product is: category, collection, colour, types, width. */
  traits: string;
  /** What is written about it. */
  prose: string;
}

const categoryWords: Record<Language, Record<Category, string>> = {
  en: {
    cookers: 'cooker range',
    ovens: 'oven',
    hobs: 'hob cooktop',
    hoods: 'hood',
    'compact-products': 'compact product',
  },
  it: {
    cookers: 'cucina',
    ovens: 'forno',
    hobs: 'piano cottura',
    hoods: 'cappa',
    'compact-products': 'prodotto compatto',
  },
};

/** What cooks with steam is asked for by that word, which texts on cleaning have as well. */
const steamWord: Record<Language, string> = { en: 'steam', it: 'vapore' };

const facetTexts = { en: englishFacets, it: italianFacets };

/** Special functions stand in the prose anyway. */
const traitFacets = facetNames.filter((facet) => facet !== 'special_function');

export function searchableRecord(record: ProductRecord, language: Language): SearchableRecord {
  const { id, sku, name, meta, categories, shortDescription } = record;
  const values = facetValues([record], () => {});
  const traits = [
    ...categories.map((category) => categoryWords[language][category]),
    ...traitFacets.flatMap((facet) => {
      const texts: Record<string, string> = facetTexts[language].options[facet];
      return (values[facet] ?? []).map((option) => texts[option] ?? option);
    }),
    values.special_function?.includes('easy_steam') ? steamWord[language] : '',
    // Colours and lines that no option stands for are searched by all the same.
    ...[meta.collection, meta.color].map((value) => value?.replaceAll('_', ' ') ?? ''),
  ];
  const prose = [
    htmlToText(shortDescription),
    ...specificationSections.map((section) => meta[section] ?? ''),
  ];
  return {
    id,
    article: eachOnce([...articleWords(sku), ...articleWords(meta.model ?? '')]),
    name: eachOnce(searchWords(name, language)),
    traits: eachOnce(searchWords(traits.join(' ; '), language)),
    prose: eachOnce(proseWords(prose.join(' ; '), language)),
  };
}

/** How often a word is said does not show how well a product fits. */
function eachOnce(words: string[]): string {
  return [...new Set(words)].join(' ');
}
