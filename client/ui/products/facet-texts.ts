import type { FacetName } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Facts } from '@kitchen/shared/listing.ts';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { formatValue } from './format-value.ts';

/** Words for facets and their options; an option that no facet offers is said as it was entered. */
export interface FacetTexts {
  name(facet: FacetName): string;
  option(facet: FacetName, option: string): string;
  /** The option within a line of facts, such as "gas top". */
  fact(facet: FacetName, option: string): string;
  /** The parts of a card's line of facts, in their order. */
  facts(facts: Facts): string[];
}

/** Facets whose options are worded otherwise in a line of facts; the rest are names, colours and numbers. */
const worded: readonly FacetName[] = [
  'cooktop_type',
  'oven_type',
  'special_function',
  'cooking_zone',
  'installation_mode',
];

export function useFacetTexts(): FacetTexts {
  const { t, language } = useTexts();
  return useMemo(() => {
    // Text by text: asking for all of them at once took half of a listing's rendering.
    const option = (facet: FacetName, value: string): string =>
      isFacetOption(facet, value)
        ? t(`facets.options.${facet}.${value}` as 'facets.options.color.cream')
        : formatValue(value);
    const fact = (facet: FacetName, value: string): string => {
      if (facet === 'width' && /^\d+$/.test(value)) return `${value} cm`;
      if (!isFacetOption(facet, value)) return formatValue(value);
      if (worded.includes(facet))
        return t(`facets.facts.${facet}.${value}` as 'facets.facts.cooktop_type.gas');
      const name = option(facet, value);
      // Lines are proper names; colours are not.
      return facet === 'collection' ? name : name.toLocaleLowerCase(language);
    };
    return {
      name: (facet) => t(`facets.names.${facet}`),
      option,
      fact,
      facts: (facts) => Object.entries(facts).map(([facet, value]) => fact(facet as FacetName, value)),
    };
  }, [t, language]);
}
