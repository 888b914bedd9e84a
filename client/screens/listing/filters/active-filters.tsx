import type { Category } from '@kitchen/shared/categories.ts';
import { filterNames, toggleOption } from '@kitchen/shared/facets.ts';
import { FilterChips } from '../../../ui/filters/filter-chips.tsx';
import { useListingPath } from '../use-listing-path.ts';
import { useFilterTexts } from './use-filter-texts.ts';
import type { Filters } from './use-filters.ts';

interface ActiveFiltersProperties {
  category: Category;
  filters: Filters;
  /** Takes the focus where no filter is left to take it. */
  onLastRemoved: () => void;
}

/** What was chosen of a listing's filters. */
export function ActiveFilters({ category, filters, onLastRemoved }: ActiveFiltersProperties) {
  const filterTexts = useFilterTexts();
  const listingPath = useListingPath(category);
  const { selection, sort } = filters;
  return (
    <FilterChips
      chips={filterNames.flatMap((filter) =>
        (selection[filter] ?? []).map((option) => ({
          id: `${filter} ${option}`,
          name: filterTexts.chosen(filter, option),
          to: listingPath(toggleOption(selection, filter, option), sort),
          onRemove: () => filters.remove(filter, option),
        })),
      )}
      clearTo={listingPath({}, sort)}
      onClear={filters.clear}
      onLastRemoved={onLastRemoved}
    />
  );
}
