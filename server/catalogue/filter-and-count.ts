import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { FamilyMember } from './find-families.ts';

/** How many products have each option of each facet. */
export type Counts = Record<FacetName, Map<FacetOption, number>>;

/** One loop over the products: those that the selection leaves, and what each option would leave. */
export function filterAndCount<Product extends FamilyMember>(
  products: readonly Product[],
  selection: Selection,
) {
  const chosen = facetNames.flatMap((facet) => {
    const options: readonly FacetOption[] = selection[facet] ?? [];
    return options.length > 0 ? [{ facet, options }] : [];
  });
  const counts = Object.fromEntries(facetNames.map((facet) => [facet, new Map()])) as Counts;
  const remaining: Product[] = [];
  for (const product of products) {
    const { values } = product;
    const missed = chosen.filter(
      ({ facet, options }) => !values[facet]?.some((value) => options.includes(value)),
    );
    if (missed.length === 0) remaining.push(product);
    // A facet is counted under the selection of the others: who misses in it alone counts for it alone.
    const counted =
      missed.length === 0 ? facetNames : missed.length === 1 ? missed.map(({ facet }) => facet) : [];
    for (const facet of counted) {
      for (const option of values[facet] ?? [])
        counts[facet].set(option, (counts[facet].get(option) ?? 0) + 1);
    }
  }
  return { remaining, counts };
}
