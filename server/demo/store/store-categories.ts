import type { Category } from '@kitchen/shared/categories.ts';

export interface StoreCategory {
  id: number;
  name: string;
  slug: string;
  /** 0 where it has none. */
  parent: number;
}

/** A test may add one that is made while the store is open. */
export const storeCategories: StoreCategory[] = [
  { id: 15, name: 'Uncategorized', slug: 'uncategorized', parent: 0 },
  { id: 16, name: 'Cookers', slug: 'cookers', parent: 0 },
  { id: 17, name: 'Ovens', slug: 'ovens', parent: 0 },
  { id: 18, name: 'Hobs', slug: 'hobs', parent: 0 },
  { id: 19, name: 'Hoods', slug: 'hoods', parent: 0 },
  { id: 20, name: 'Compact products', slug: 'compact-products', parent: 0 },
  { id: 21, name: 'Ovens 60', slug: 'ovens-60', parent: 17 },
];

export const categoryIds: Readonly<Record<Category, number>> = {
  cookers: 16,
  ovens: 17,
  hobs: 18,
  hoods: 19,
  'compact-products': 20,
};

/** The categories asked for and everything below them. */
export function withChildren(ids: readonly number[]): Set<number> {
  const all = new Set(ids);
  for (const { id, parent } of storeCategories) {
    if (all.has(parent)) all.add(id);
  }
  return all;
}
