import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { useLocalisedPath } from '../../../ui/site-link.tsx';

/** Id of the products' heading, behind the filters. */
export const resultsId = 'products';

/** Gives the address of one page of a listing alone, at the beginning of its products. */
export function usePagePath(
  category: Category,
  selection: Selection,
  sort: Sort | undefined,
): (page: number) => string {
  const localise = useLocalisedPath();
  return (page) =>
    `${localise(listingPath(category, selection, { first: page, last: page }, sort))}#${resultsId}`;
}
