import type { Category } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductRecord } from '../store/store.ts';
import type { CategoryIndex, CategoryIndexOptions } from './category-index.ts';
import { createCategoryIndex } from './category-index.ts';

/** Gives the index of a category's records in a language, made once for as long as the records are in use. */
export type IndexOf = (
  records: ProductRecord[],
  category: Category,
  language: Language,
) => Promise<CategoryIndex>;

export function rememberIndexes(options: CategoryIndexOptions): IndexOf {
  const indexes = new WeakMap<ProductRecord[], Map<Language, Promise<CategoryIndex>>>();
  return (records, category, language) => {
    const ofRecords = indexes.get(records) ?? new Map<Language, Promise<CategoryIndex>>();
    indexes.set(records, ofRecords);
    const known = ofRecords.get(language);
    if (known) return known;
    const made = createCategoryIndex(records, category, language, options);
    ofRecords.set(language, made);
    made.catch(() => ofRecords.delete(language));
    return made;
  };
}
