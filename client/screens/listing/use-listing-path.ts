import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { allFiltersParameters, readAllFilters } from '@kitchen/shared/page-query.ts';
import type { ListingPages } from '@kitchen/shared/paths.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { useSearchParams } from 'react-router-dom';

/** Gives addresses of a category's listing as `listingPath` does, with all filters where the page's own has all. */
export function useListingPath(category: Category) {
  const [query] = useSearchParams();
  const further = readAllFilters(query) ? allFiltersParameters : [];
  return (selection: Selection, sort: Sort | undefined, pages?: ListingPages): string =>
    listingPath(category, selection, pages, sort, further);
}
