import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';

interface HomeCategory {
  id: Category;
  link: string;
}

/** The categories in the carousel: those with collections lead to these, the others to their products. */
export const homeCategories: readonly HomeCategory[] = [
  { id: 'cookers', link: paths.collection('cookers') },
  { id: 'ovens', link: paths.collection('ovens') },
  { id: 'hobs', link: paths.collection('hobs') },
  { id: 'hoods', link: paths.category('hoods') },
  { id: 'compact-products', link: paths.category('compact-products') },
];
