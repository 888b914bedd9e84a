import type { Selection } from '@kitchen/shared/facets.ts';
import { readSelection } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { readSort } from '@kitchen/shared/listing-sort.ts';
import { readListingPages } from '@kitchen/shared/page-query.ts';
import type { ListingPages } from '@kitchen/shared/paths.ts';

/** What visitors choose of a listing. */
export interface ListingChoice {
  selection: Selection;
  /** Undefined: the recommended order. */
  sort: Sort | undefined;
}

/** What a listing's address asks for. */
export interface ListingAddress extends ListingChoice {
  pages: ListingPages;
}

/** A page of products takes the server a moment to render: of a long list, so many are enough. */
export const renderedPages = 4;

/** Reads a listing's address; what no filter offers and what is no number is passed over. */
export function readListingAddress(query: URLSearchParams): ListingAddress {
  return {
    selection: readSelection(query).selection,
    sort: readSort(query),
    pages: readListingPages(query),
  };
}

/** The pages of those asked for that the category has under the selection. */
export function existingPages({ first, last }: ListingPages, count: number): ListingPages {
  return { first: Math.max(1, Math.min(first, count)), last: Math.max(1, Math.min(last, count)) };
}
