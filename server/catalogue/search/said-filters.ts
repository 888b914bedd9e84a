import type { FilterName } from '@kitchen/shared/facets.ts';
import { facetNames, facetOptions } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { ProductFacts } from '../product-facts.ts';
import type { Condition } from './read-conditions.ts';
import type { Term } from './read-terms.ts';
import { searchWords } from './search-words.ts';
import type { SearchNames } from './searchable-record.ts';
import { toneWords } from './searchable-record.ts';

const ofFacts: Partial<Record<keyof ProductFacts, readonly FilterName[]>> = {
  burners: ['burners'],
  zones: ['cooking_zone'],
  ovens: ['ovens'],
  litres: ['volume'],
  noise: ['noise'],
  cleaning: ['cleaning', 'special_function'],
  airFlow: ['extraction'],
  width: ['width'],
  energyClasses: ['energy_class'],
  ducting: ['ducting'],
  connections: ['connection'],
  dualFuel: ['cooktop_type', 'oven_type'],
  gasOven: ['oven_type'],
  electricOven: ['oven_type'],
};

/** Filters of listings that a text speaks of: others would only happen to leave the same products. */
export function saidFilters(
  conditions: readonly Condition[],
  terms: readonly Term[],
  names: SearchNames,
): Set<FilterName> {
  const said = terms.flatMap(({ own, foreign }) => [...own, ...foreign]);
  const isSaid = (texts: readonly string[]) =>
    languages.some((language) =>
      texts.some((text) => {
        const words = new Set(searchWords(text, language));
        // A phrase of which a text has a part alone means something else: a cooking top is no fan cooking.
        return said.some((phrase) => phrase.every((word) => words.has(word)));
      }),
    );
  const facets = facetNames.filter((facet) =>
    isSaid(
      languages.flatMap((language) => {
        const texts: Readonly<Record<string, string>> = names[language].facets.options[facet];
        return facetOptions[facet].map((option) => texts[option] ?? option);
      }),
    ),
  );
  return new Set<FilterName>([
    ...conditions.flatMap(({ fact }) => (fact && ofFacts[fact]) ?? []),
    // What states no width is in no such order.
    ...conditions.flatMap(({ order }) =>
      order === 'width' || order === 'largest' ? (['width'] as const) : [],
    ),
    ...facets,
    ...(isSaid(languages.flatMap((language) => Object.values(toneWords[language])))
      ? (['color'] as const)
      : []),
    ...(facets.includes('special_function') ? (['steam', 'cleaning'] as const) : []),
  ]);
}
