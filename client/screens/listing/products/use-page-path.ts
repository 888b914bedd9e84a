import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import { useListingPath } from '../use-listing-path.ts';

/** Id of the products' heading, behind the filters. */
export const resultsId = 'products';

/** Gives the address of one page of a listing alone, at the beginning of its products. */
export function usePagePath(
  category: Category,
  selection: Selection,
  sort: Sort | undefined,
): (page: number) => string {
  const localise = useLocalisedPath();
  const listingPath = useListingPath(category);
  return (page) => `${localise(listingPath(selection, sort, { first: page, last: page }))}#${resultsId}`;
}
