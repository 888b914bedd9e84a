import * as z from 'zod/mini';

/** Filter facets and their options, in the order in which they are shown. */
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
  cooktop_type: ['gas', 'electric', 'mixed'],
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

/**
 * The options that a visitor chose: those of one facet widen the list, facets narrow it.
 * Options stand in the order of `facetOptions`; a facet without a choice is absent.
 */
export type Selection = { readonly [Name in FacetName]?: readonly FacetOption<Name>[] };

export function isFacetOption(facet: FacetName, value: string): value is FacetOption {
  return (facetOptions[facet] as readonly string[]).includes(value);
}

/** Reads the selection from the query of an address, in whatever case; `unknown` names what no facet offers. */
export function readSelection(query: URLSearchParams): {
  selection: Selection;
  unknown: { facet: FacetName; value: string }[];
} {
  const selection: Partial<Record<FacetName, FacetOption[]>> = {};
  const unknown: { facet: FacetName; value: string }[] = [];
  for (const facet of facetNames) {
    const asked = new Set(
      query
        .getAll(facet)
        .flatMap((values) => values.toLowerCase().split(','))
        .filter((value) => value !== ''),
    );
    const chosen = facetOptions[facet].filter((option) => asked.delete(option));
    if (chosen.length > 0) selection[facet] = chosen;
    for (const value of asked) unknown.push({ facet, value });
  }
  return { selection: selection as Selection, unknown };
}

/** Writes a selection as query parameters (`color=cream,nero`), always in the same order. */
export function selectionParameters(selection: Selection): [FacetName, string][] {
  return facetNames.flatMap((facet) => {
    const chosen = selection[facet];
    return chosen?.length ? [[facet, chosen.join(',')] satisfies [FacetName, string]] : [];
  });
}

/** How many options are chosen, of whatever facets. */
export const countOptions = (selection: Selection): number =>
  Object.values(selection).reduce((sum, options) => sum + options.length, 0);

/** The selection with one option added, or taken out where it was chosen. */
export function toggleOption(selection: Selection, facet: FacetName, option: FacetOption): Selection {
  const chosen: readonly string[] = selection[facet] ?? [];
  const next = (facetOptions[facet] as readonly FacetOption[]).filter((candidate) =>
    candidate === option ? !chosen.includes(option) : chosen.includes(candidate),
  );
  const { [facet]: _, ...others } = selection;
  return (next.length > 0 ? { ...others, [facet]: next } : others) as Selection;
}
