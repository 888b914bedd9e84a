import type { Selection } from '@kitchen/shared/facets.ts';
import { readSelection } from '@kitchen/shared/facets.ts';

/** Most pages of a listing that one address shows. */
export const pageLimit = 40;

/** What a listing's address asks for: the selection, and how many pages from the first on. */
export interface ListingAddress {
  selection: Selection;
  pages: number;
}

/** Reads a listing's address; what no facet offers and what is no number is passed over. */
export function readListingAddress(query: URLSearchParams): ListingAddress {
  const page = query.get('page') ?? '';
  const pages = /^\d{1,4}$/.test(page) ? Number(page) : 1;
  return { selection: readSelection(query).selection, pages: Math.min(Math.max(pages, 1), pageLimit) };
}
