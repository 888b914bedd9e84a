import type { Category } from '@kitchen/shared/categories.ts';
import type { SearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';

/** What an option of a search's filters is called. */
export function useOptionName() {
  const { t } = useTexts();
  const facetTexts = useFacetTexts();
  return (filter: SearchFilter, option: string): string =>
    filter === 'category'
      ? t(`listing.categories.${option as Category}.name`)
      : facetTexts.option(filter, option);
}
