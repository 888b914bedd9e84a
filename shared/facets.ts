import * as z from 'zod/mini';

/** Facets that records state, and their options, in the order in which they are shown. */
export const facetOptions = {
  color: [
    'anthracite',
    'burgundy',
    'white',
    'cream',
    'black',
    'slate_gray',
    'stainless_steel',
    'avena',
    'mirror',
    'brown',
    'nero',
  ],
  width: ['30', '45', '60', '75', '80', '90', '100', '120'],
  collection: [
    'antique',
    'elegant',
    'mixture',
    'perfection',
    'expert',
    'enzo_titan',
    'land',
    'elementum',
    'nero',
    'enzo',
    'alternate',
  ],
  // What heats by induction is electric as well; it is looked for here, and under `cooking_zone`.
  cooktop_type: ['gas', 'electric', 'mixed', 'induction'],
  oven_type: ['electric', 'gas', 'gas_with_fan', 'electric_multifunction', 'electric_static', 'electric_fan'],
  special_function: [
    'rotisserie',
    'true_fan_cooking',
    'pizza_300°c',
    'leavening_40°c',
    'easy_steam',
    'idroclean',
    'booster',
    'leavening',
  ],
  cooking_zone: ['electric_solid_plates', 'mixed', 'gas_burners', 'induction', 'ceramic'],
  installation_mode: ['under_cabinet', 'wall'],
} as const;

export type FacetName = keyof typeof facetOptions;
export type FacetOption<Name extends FacetName = FacetName> = (typeof facetOptions)[Name][number];

export const facetNames = Object.keys(facetOptions) as FacetName[];

/** What listings are filtered by besides, in the same way: facts that records state in their texts and figures. */
const furtherOptions = {
  ovens: ['1', '2', '3'],
  energy_class: ['a+++', 'a++', 'a+', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  burners: ['1', '2', '3', '4', '5', '6', '7', '8'],
  noise: ['55', '60', '65', '70'],
  noise_lowest: ['40', '45', '50', '55'],
  extraction: ['400', '500', '600', '700', '800', '1000'],
  ducting: ['ducted', 'recirculating'],
  volume: ['40', '60', '70', '90', '120'],
  steam: ['steam'],
  cleaning: ['steam', 'pyrolytic', 'catalytic'],
  connection: ['single_phase', 'three_phase', 'gas'],
} as const;

export const filterOptions = { ...facetOptions, ...furtherOptions };

/** A facet, or a further fact that listings are filtered by. */
export type FilterName = keyof typeof filterOptions;
export type FilterOption<Name extends FilterName = FilterName> = (typeof filterOptions)[Name][number];

/** The facets come first. */
export const filterNames = Object.keys(filterOptions) as FilterName[];

export type FurtherFilter = keyof typeof furtherOptions;
export const isFacet = (filter: FilterName): filter is FacetName => filter in facetOptions;

/**
 * What each facet is among the versions of a model: they have different values of what is `varied`, and one of what is
 * `common`, else they are no family; what is `free` says nothing about it.
 */
const facetsOfFamilies: Record<FacetName, 'varied' | 'common' | 'free'> = {
  color: 'varied',
  width: 'varied',
  collection: 'common',
  cooktop_type: 'common',
  oven_type: 'common',
  special_function: 'common',
  cooking_zone: 'common',
  installation_mode: 'common',
};
export const variedFacets = facetNames.filter((facet) => facetsOfFamilies[facet] === 'varied');
export const commonFacets = facetNames.filter((facet) => facetsOfFamilies[facet] === 'common');

export const facetNameSchema = z.enum(facetNames);
export const filterNameSchema = z.enum(filterNames);

/**
 * The options that a visitor chose: those of one filter widen the list, filters narrow it.
 * Options stand in the order of `filterOptions`; a filter without a choice is absent.
 */
export type Selection = { readonly [Name in FilterName]?: readonly FilterOption<Name>[] };

export function isFacetOption(facet: FacetName, value: string): value is FacetOption {
  return (facetOptions[facet] as readonly string[]).includes(value);
}

export function isFilterOption(filter: FilterName, value: string): value is FilterOption {
  return (filterOptions[filter] as readonly string[]).includes(value);
}

/** Reads the selection from the query of an address, in whatever case; `unknown` names what no filter offers. */
export function readSelection(query: URLSearchParams): {
  selection: Selection;
  unknown: { filter: FilterName; value: string }[];
} {
  const selection: Partial<Record<FilterName, FilterOption[]>> = {};
  const unknown: { filter: FilterName; value: string }[] = [];
  for (const filter of filterNames) {
    const asked = new Set(
      query
        .getAll(filter)
        .flatMap((values) => values.toLowerCase().split(','))
        .filter((value) => value !== ''),
    );
    const chosen = (filterOptions[filter] as readonly FilterOption[]).filter((option) =>
      asked.delete(option),
    );
    if (chosen.length > 0) selection[filter] = chosen;
    for (const value of asked) unknown.push({ filter, value });
  }
  return { selection: selection as Selection, unknown };
}

/** Writes a selection as query parameters (`color=cream,nero`), always in the same order. */
export function selectionParameters(selection: Selection): [FilterName, string][] {
  return filterNames.flatMap((filter) => {
    const chosen = selection[filter];
    return chosen?.length ? [[filter, chosen.join(',')] satisfies [FilterName, string]] : [];
  });
}

/** How many options are chosen, of whatever filters. */
export const countOptions = (selection: Selection): number =>
  Object.values(selection).reduce((sum, options) => sum + options.length, 0);

/** The selection with one option added, or taken out where it was chosen. */
export function toggleOption(selection: Selection, filter: FilterName, option: FilterOption): Selection {
  const chosen: readonly string[] = selection[filter] ?? [];
  const next = (filterOptions[filter] as readonly FilterOption[]).filter((candidate) =>
    candidate === option ? !chosen.includes(option) : chosen.includes(candidate),
  );
  const { [filter]: _, ...others } = selection;
  return (next.length > 0 ? { ...others, [filter]: next } : others) as Selection;
}
