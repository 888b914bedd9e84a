import type { Category } from '@kitchen/shared/categories.ts';
import type { Facet, Listing } from '@kitchen/shared/listing.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { useMemo, useState } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import type { Reload } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ListingAddress } from './listing-address.ts';

/** A listing with the address that it answers. */
export interface ShownListing extends ListingAddress {
  /** The first of its pages that are shown. */
  listing: Listing;
  /** True while the listing of the current address is loading. */
  stale: boolean;
}

export type ListingState =
  | { state: 'loading'; facets: Facet[] }
  | { state: 'failed'; problem: ApiProblem; reload: Reload; facets: Facet[] }
  | { state: 'loaded'; shown: ShownListing; facets: Facet[] };

/**
 * The first page that is shown of a category's listing. While a changed selection is on its way, the listing
 * before it stays, so that the page does not flash.
 */
export function useListing(category: Category, address: ListingAddress): ListingState {
  const language = useLanguage();
  const path = apiPaths.listing(language, category, address.selection, address.pages.first, address.sort);
  const answer = useAnswer(path, listingSchema);
  const [last, setLast] = useState<ShownListing>();
  const data = answer.state === 'loaded' ? answer.data : undefined;
  if (data && (last?.listing !== data || last.pages.last !== address.pages.last)) {
    setLast({ ...address, listing: data, stale: true });
  }
  // The same as long as nothing has changed: what shows it need not be rendered again.
  return useMemo(() => {
    if (data) {
      return { state: 'loaded', shown: { ...address, listing: data, stale: false }, facets: data.facets };
    }
    const facets = last?.listing.facets ?? [];
    if (answer.state === 'failed') return { ...answer, facets };
    return last ? { state: 'loaded', shown: last, facets } : { state: 'loading', facets };
  }, [answer, address, data, last]);
}
