import type { FilterName } from '@kitchen/shared/facets.ts';
import { isFacet, isFilterOption } from '@kitchen/shared/facets.ts';
import { useTranslation } from 'react-i18next';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { formatValue } from '../../../ui/products/format-value.ts';

/** Filters whose options are steps. */
const stepped = ['noise', 'noise_lowest', 'extraction', 'volume'] as const satisfies FilterName[];
/** Filters whose options are numbers and letters. */
const plain: readonly FilterName[] = ['ovens', 'energy_class', 'burners'];

/** Words for filters and their options. */
export function useFilterTexts() {
  const { t, i18n } = useTranslation('filters');
  const facetTexts = useFacetTexts();
  const name = (filter: FilterName): string =>
    isFacet(filter) ? facetTexts.name(filter) : t(`names.${filter}`);
  function option(filter: FilterName, value: string): string {
    if (isFacet(filter)) return facetTexts.option(filter, value);
    if (!isFilterOption(filter, value) || plain.includes(filter)) return formatValue(value);
    const step = stepped.find((each) => each === filter);
    if (step) return t(`steps.${step}`, { number: value });
    return t(`options.${filter}.${value}` as 'options.steam.steam');
  }
  /** The option where its filter's name does not stand above it, such as "Number of ovens: 2". */
  function chosen(filter: FilterName, value: string): string {
    const said = option(filter, value);
    if (isFacet(filter)) return said;
    const words = plain.includes(filter)
      ? said
      : said.charAt(0).toLocaleLowerCase(i18n.language) + said.slice(1);
    return `${name(filter)}: ${words}`;
  }
  return { name, option, chosen };
}
