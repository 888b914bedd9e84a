import type { Category } from '@kitchen/shared/categories.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
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

/** What can be chosen: of the listing before, where another is on its way or failed. */
type Offered = Pick<Listing, 'facets' | 'sorts'>;

export type ListingState = Offered &
  (
    | { state: 'loading' }
    | { state: 'failed'; problem: ApiProblem; reload: Reload }
    | { state: 'loaded'; shown: ShownListing }
  );

const nothingOffered: Offered = { facets: [], sorts: [] };

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
    const { facets, sorts }: Offered = data ?? last?.listing ?? nothingOffered;
    if (data) return { state: 'loaded', shown: { ...address, listing: data, stale: false }, facets, sorts };
    if (answer.state === 'failed') return { ...answer, facets, sorts };
    return last ? { state: 'loaded', shown: last, facets, sorts } : { state: 'loading', facets, sorts };
  }, [answer, address, data, last]);
}
