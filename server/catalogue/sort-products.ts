import { energyClasses as classesOf } from '@kitchen/shared/energy-label.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import type { ProductFacts } from './product-facts.ts';

/** What a product is sorted by, the first to the last; what its records do not state is absent. */
export type SortKeys = { readonly [Name in Sort]?: number };

export function sortKeys({ measuredWidth, energyClasses, noise, airFlow }: ProductFacts): SortKeys {
  return {
    ...(measuredWidth !== undefined && { width: measuredWidth }),
    ...(energyClasses && { energy: energyRank(energyClasses) }),
    ...(noise !== undefined && { noise }),
    ...(airFlow !== undefined && { extraction: -airFlow }),
  };
}

const ranks = classesOf({ from: 'A+++', to: 'G' });

/** How good energy classes are, the best the lowest: of two ovens, both count. */
export const energyRank = (classes: readonly string[]) =>
  classes.reduce((sum, each) => sum + ranks.indexOf(each), 0) / classes.length;

/** Those that state nothing come last; of equal ones the order stays. */
export function sortProducts<Product extends { sortKeys: SortKeys }>(
  products: readonly Product[],
  sort: Sort,
): Product[] {
  const last = Number.MAX_VALUE;
  return products.toSorted((one, other) => (one.sortKeys[sort] ?? last) - (other.sortKeys[sort] ?? last));
}
