import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterName, FilterOption, Selection } from '@kitchen/shared/facets.ts';
import { toggleOption } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import type { ListingChoice } from '../listing-address.ts';
import { readListingAddress } from '../listing-address.ts';
import { useListingPath } from '../use-listing-path.ts';

/**
 * The visitor's selection and order, and what changes them in the address: a step of the history each, in the drawer one for
 * all. They are what was asked last, shown at once: the page may still be on its way there.
 */
export interface Filters extends ListingChoice {
  toggle: (filter: FilterName, option: FilterOption) => void;
  remove: (filter: FilterName, option: FilterOption) => void;
  clear: () => void;
  sortBy: (sort: Sort | undefined) => void;
  /** In place of the address as it was: what was chosen before scripts could make a step of it. */
  takeOver: (chosen: Selection) => void;
}

/** Filters over what is `rendered` of a category's page; those `inDrawer` are one step of the history together. */
export function useFilters(category: Category, rendered: ListingChoice, inDrawer = false): Filters {
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const listingPath = useListingPath(category);
  const { pathname } = useLocation();
  const [choice, showChoice] = useOptimistic(rendered);

  // The router renders a new address in a transition: a quick hand clicks before it is there, and
  // would start from what is no longer asked. The browser's address is always the latest.
  const change: Change = (alter, replace = inDrawer) => {
    const { location } = window;
    const latest =
      location.pathname === pathname ? readListingAddress(new URLSearchParams(location.search)) : rendered;
    const next = { ...latest, ...alter(latest) };
    startTransition(() => {
      showChoice(next);
      void navigate(localise(listingPath(next.selection, next.sort)), {
        replace,
        state: keepPlace,
      });
    });
  };

  const latestChange = useRef(change);
  useLayoutEffect(() => {
    latestChange.current = change;
  });
  // Always the same: of the options, only those are rendered again that change.
  const [changes] = useState(() => changesBy((...asked) => latestChange.current(...asked)));
  return { selection: choice.selection, sort: choice.sort, ...changes };
}

type Change = (alter: (latest: ListingChoice) => Partial<ListingChoice>, replace?: boolean) => void;

const changesBy = (change: Change): Omit<Filters, keyof ListingChoice> => ({
  toggle: (filter, option) =>
    change(({ selection }) => ({ selection: toggleOption(selection, filter, option) })),
  remove: (filter, option) =>
    change(({ selection }) => {
      const chosen: readonly string[] = selection[filter] ?? [];
      return chosen.includes(option) ? { selection: toggleOption(selection, filter, option) } : {};
    }),
  clear: () => change(() => ({ selection: {} })),
  sortBy: (sort) => change(() => ({ sort })),
  takeOver: (chosen) => change(() => ({ selection: chosen }), true),
});
