import type { FilterName, FilterOption, Selection } from '@kitchen/shared/facets.ts';
import { filterNames } from '@kitchen/shared/facets.ts';
import type { FilterValues } from './filter-values.ts';

/** How many products have each option of each filter. */
export type Counts = Record<FilterName, Map<FilterOption, number>>;

/**
 * One loop over the products: those that the selection leaves, what each option would leave, and how many miss the
 * selection by one filter alone, which is what giving that up would bring.
 */
export function filterAndCount<Product extends { values: FilterValues }>(
  products: readonly Product[],
  selection: Selection,
) {
  const chosen = filterNames.flatMap((filter) => {
    const options: readonly FilterOption[] = selection[filter] ?? [];
    return options.length > 0 ? [{ filter, options }] : [];
  });
  const counts = Object.fromEntries(filterNames.map((filter) => [filter, new Map()])) as Counts;
  const missedAlone = new Map<FilterName, number>();
  const remaining: Product[] = [];
  for (const product of products) {
    const { values } = product;
    const missed = chosen.filter(
      ({ filter, options }) => !values[filter]?.some((value) => options.includes(value)),
    );
    const [first] = missed;
    if (!first) remaining.push(product);
    else if (missed.length === 1) missedAlone.set(first.filter, (missedAlone.get(first.filter) ?? 0) + 1);
    // A filter is counted under the selection of the others: who misses in it alone counts for it alone.
    const counted = !first ? filterNames : missed.length === 1 ? [first.filter] : [];
    for (const filter of counted) {
      for (const option of values[filter] ?? [])
        counts[filter].set(option, (counts[filter].get(option) ?? 0) + 1);
    }
  }
  return { remaining, counts, missedAlone };
}
