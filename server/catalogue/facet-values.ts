import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { ProductRecord } from '../store/product-record.ts';
import { deriveCookingZone, deriveCooktopType } from './derive-cooktop.ts';
import { deriveOvenType } from './derive-oven-type.ts';
import { deriveSpecialFunctions } from './derive-special-functions.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { nearestWidth, readCentimetres } from './read-width.ts';

/** The options that a product has, as its editors listed them; facets without any are absent. */
export type FacetValues = { readonly [Name in FacetName]?: readonly FacetOption[] };

/** Is told of each value that no facet option stands for; the value itself is dropped. */
export type ReportUnknownValue = (facet: FacetName, value: string) => void;

type Meta = ProductRecord['meta'];

const derivations: {
  readonly [Name in FacetName]?: (meta: Meta) => readonly (FacetOption<Name> | undefined)[];
} = {
  width: ({ overall_dimensions: dimensions }) => {
    const centimetres = dimensions ? readCentimetres(dimensions) : undefined;
    return [centimetres === undefined ? undefined : nearestWidth(centimetres)];
  },
  cooktop_type: ({ cooktop }) => [deriveCooktopType(cooktop)],
  cooking_zone: ({ cooktop }) => [deriveCookingZone(cooktop)],
  oven_type: ({ oven, cavity }) => [deriveOvenType(oven, cavity)],
  special_function: ({ cooktop, control_zone, oven, cavity, other, accessories }) =>
    deriveSpecialFunctions(cooktop, control_zone, oven, cavity, other, accessories),
};

/**
 * A product's facet values: those of its first record (the one that visitors see), completed facet
 * by facet from the others where it has none.
 */
export function facetValues(
  records: readonly ProductRecord[],
  reportUnknown: ReportUnknownValue,
): FacetValues {
  const values: { [Name in FacetName]?: readonly FacetOption[] } = {};
  for (const facet of facetNames) {
    for (const { meta } of records) {
      const found = valuesOf(facet, meta, reportUnknown);
      if (found.length === 0) continue;
      values[facet] = found;
      break;
    }
  }
  return values;
}

/** From the meta key of the facet's own name; derived from the technical texts where that says nothing. */
function valuesOf(facet: FacetName, meta: Meta, reportUnknown: ReportUnknownValue): FacetOption[] {
  const stated = new Set<FacetOption>();
  for (const value of splitValues(meta[facet])) {
    const option = readOption(facet, value);
    if (option === undefined) reportUnknown(facet, value);
    else stated.add(option);
  }
  if (stated.size > 0) return [...stated];
  return (derivations[facet]?.(meta) ?? []).filter((option) => option !== undefined);
}
