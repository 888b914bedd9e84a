import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { specificationSections } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import {
  deriveCookingZone,
  deriveCooktopType,
  deriveOvenType,
  deriveSpecialFunctions,
  technicalParts,
} from './derive-facets.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { readWidth } from './read-measures.ts';
import { nearestWidth } from './read-width.ts';

/** The options that a product has, as its editors listed them; facets without any are absent. */
export type FacetValues = { readonly [Name in FacetName]?: readonly FacetOption[] };

/** Called with each value that no facet option stands for, or no energy class; the value itself is dropped. */
export type ReportUnknownValue = (key: FacetName | 'energy_class', value: string) => void;

type Meta = ProductRecord['meta'];
type ReadParts = (section: (typeof specificationSections)[number]) => readonly TechnicalPart[];

/** Texts that may tell of special functions, a hob's booster among them. */
const functionTexts = ['cooktop', 'control_zone', 'oven', 'cavity', 'other', 'accessories'] as const;

const derivations: {
  readonly [Name in FacetName]?: (meta: Meta, read: ReadParts) => (FacetOption<Name> | undefined)[];
} = {
  width: ({ overall_dimensions: dimensions }) => {
    const centimetres = dimensions ? readWidth(dimensions) : undefined;
    return [centimetres === undefined ? undefined : nearestWidth(centimetres)];
  },
  cooktop_type: (_, read) => [deriveCooktopType(read('cooktop'))],
  cooking_zone: (_, read) => [deriveCookingZone(read('cooktop'))],
  oven_type: (_, read) => [deriveOvenType(read('oven'), read('cavity'))],
  special_function: (_, read) => deriveSpecialFunctions(functionTexts.flatMap(read)),
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
  const sources = records.map(({ meta }) => ({ meta, read: partsReader(meta) }));
  for (const facet of facetNames) {
    for (const { meta, read } of sources) {
      const stated = statedOptions(facet, meta, reportUnknown);
      const found = stated.length > 0 ? stated : derivedOptions(facet, meta, read);
      if (found.length === 0) continue;
      values[facet] = found;
      break;
    }
  }
  return withInduction(values);
}

/** What heats by induction is found as a kind of electric top, whichever of the two its records state. */
function withInduction({ cooktop_type: tops = [], ...others }: FacetValues): FacetValues {
  const isInduction =
    tops.includes('induction') || (tops.includes('electric') && others.cooking_zone?.includes('induction'));
  const completed = isInduction ? [...new Set<FacetOption>(['electric', ...tops, 'induction'])] : tops;
  return completed.length > 0 ? { ...others, cooktop_type: completed } : others;
}

/** From the meta key of the facet's own name. */
function statedOptions(facet: FacetName, meta: Meta, reportUnknown: ReportUnknownValue): FacetOption[] {
  const options = new Set<FacetOption>();
  for (const value of splitValues(meta[facet])) {
    const option = readOption(facet, value);
    if (option === undefined) reportUnknown(facet, value);
    else options.add(option);
  }
  return [...options];
}

function derivedOptions(facet: FacetName, meta: Meta, read: ReadParts): FacetOption[] {
  return (derivations[facet]?.(meta, read) ?? []).filter((option) => option !== undefined);
}

/** Takes a technical text apart once, though several facets may ask for it. */
function partsReader(meta: Meta): ReadParts {
  const known = new Map<string, readonly TechnicalPart[]>();
  return (section) => {
    const parts = known.get(section) ?? technicalParts(meta[section]);
    known.set(section, parts);
    return parts;
  };
}
