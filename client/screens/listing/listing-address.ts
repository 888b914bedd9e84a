import type { Selection } from '@kitchen/shared/facets.ts';
import { readSelection } from '@kitchen/shared/facets.ts';
import { readPageCount } from '@kitchen/shared/paths.ts';

/** What a listing's address asks for: the selection, and how many pages from the first on. */
export interface ListingAddress {
  selection: Selection;
  pages: number;
}

/** Reads a listing's address; what no facet offers and what is no number is passed over. */
export function readListingAddress(query: URLSearchParams): ListingAddress {
  return { selection: readSelection(query).selection, pages: readPageCount(query) };
}
