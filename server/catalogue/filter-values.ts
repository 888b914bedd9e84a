import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterOption, FurtherFilter } from '@kitchen/shared/facets.ts';
import { filterOptions, isFilterOption } from '@kitchen/shared/facets.ts';
import type { FacetValues } from './facet-values.ts';
import type { ProductFacts } from './product-facts.ts';

/** The options that a product has of all that listings are filtered by; filters without any are absent. */
export type FilterValues = FacetValues & { readonly [Name in FurtherFilter]?: readonly FilterOption[] };

/** Steps that a number comes up to, or stays within. */
const from = (filter: FurtherFilter, number: number | undefined) =>
  number === undefined ? [] : filterOptions[filter].filter((step) => number >= Number(step));
const upTo = (filter: FurtherFilter, number: number | undefined) =>
  number === undefined ? [] : filterOptions[filter].filter((step) => number <= Number(step));

/** Of cookers, special functions say the same of the oven. */
const bakesAlone: readonly Category[] = ['ovens', 'compact-products'];

/** The options besides those of its facets, from what its records state. */
export function furtherValues(
  facts: ProductFacts,
  category: Category,
): Omit<FilterValues, keyof FacetValues> {
  const { ovens, burners, zones, litres, ...others } = facts;
  const isOven = bakesAlone.includes(category);
  const stated: { [Name in FurtherFilter]: readonly string[] } = {
    // Of an oven, one is what everybody takes it for.
    ovens: ovens === undefined || (isOven && ovens === 1) ? [] : [String(ovens)],
    energy_class: (others.energyClasses ?? []).map((each) => each.toLowerCase()),
    burners: burners === undefined && zones === undefined ? [] : [String((burners ?? 0) + (zones ?? 0))],
    noise: upTo('noise', others.noise),
    noise_lowest: upTo('noise_lowest', others.noiseAtLowest),
    extraction: from('extraction', others.airFlow),
    ducting: others.ducting ?? [],
    volume: isOven && litres ? from('volume', Math.max(...litres)) : [],
    steam: isOven && others.steam ? ['steam'] : [],
    cleaning: isOven ? (others.cleaning ?? []) : [],
    connection: others.connections ?? [],
  };
  const values: { [Name in FurtherFilter]?: readonly FilterOption[] } = {};
  for (const [name, options] of Object.entries(stated)) {
    const filter = name as FurtherFilter;
    const offered = [...new Set(options)].filter((option) => isFilterOption(filter, option));
    if (offered.length > 0) values[filter] = offered;
  }
  return values;
}
