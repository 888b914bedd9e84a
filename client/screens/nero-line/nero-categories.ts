import type { Category } from '@kitchen/shared/categories.ts';

/** What can be built in, in the order in which the Nero Line shows it. */
export const neroCategories = [
  'compact-products',
  'ovens',
  'hobs',
  'hoods',
] as const satisfies readonly Category[];
