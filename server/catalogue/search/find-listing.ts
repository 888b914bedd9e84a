import type { FilterName, FilterOption, Selection } from '@kitchen/shared/facets.ts';
import { filterNames, filterOptions } from '@kitchen/shared/facets.ts';
import type { FilterValues } from '../filter-values.ts';

/**
 * The filters of a category, of those that were said or chosen, that leave what was found and nothing else, as few of them as
 * do; undefined where there are no such filters.
 */
export function findListing<Product extends { values: FilterValues }>(
  products: readonly Product[],
  isFound: (product: Product) => boolean,
  said: ReadonlySet<FilterName>,
): Selection | undefined {
  const found = products.filter(isFound);
  const offered = filterNames.flatMap((filter) => {
    if (!said.has(filter)) return [];
    const options = chooseOptions(filter, products, found);
    return options.length > 0 ? [{ filter, options }] : [];
  });
  const chosen = new Map<FilterName, readonly FilterOption[]>();
  let others = products.filter((product) => !isFound(product));
  while (others.length > 0) {
    const [best] = offered
      .map(({ filter, options }) => ({
        filter,
        options,
        left: others.filter((product) => hasAny(product, filter, options)),
      }))
      .toSorted((one, other) => one.left.length - other.left.length);
    if (!best || best.left.length === others.length) return undefined;
    chosen.set(best.filter, best.options);
    others = best.left;
  }
  return Object.fromEntries(chosen) as Selection;
}

/** The option that all have and the fewest others; where they have none in common, all that they have; none where one has none. */
function chooseOptions<Product extends { values: FilterValues }>(
  filter: FilterName,
  products: readonly Product[],
  found: readonly Product[],
): readonly FilterOption[] {
  const options: readonly FilterOption[] = filterOptions[filter];
  const [narrowest] = options
    .filter((option) => found.every((product) => hasAny(product, filter, [option])))
    .map((option) => ({
      option,
      count: products.filter((product) => hasAny(product, filter, [option])).length,
    }))
    .toSorted((one, other) => one.count - other.count);
  if (narrowest) return [narrowest.option];
  const all = options.filter((option) => found.some((product) => hasAny(product, filter, [option])));
  return found.every((product) => hasAny(product, filter, all)) ? all : [];
}

const hasAny = ({ values }: { values: FilterValues }, filter: FilterName, options: readonly FilterOption[]) =>
  values[filter]?.some((value) => options.includes(value)) ?? false;
