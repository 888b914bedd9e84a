import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { MainPage } from '../main-pages.ts';

/** What a menu lists under a part of the site: categories, and where each leads. */
export function sublistOf(page: MainPage): { category: Category; to: string }[] {
  if (page === 'collections')
    return collectionCategories.map((category) => ({ category, to: paths.collection(category) }));
  if (page === 'products') return categories.map((category) => ({ category, to: paths.category(category) }));
  return [];
}
