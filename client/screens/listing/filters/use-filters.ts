import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { toggleOption } from '@kitchen/shared/facets.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { useIsOverPage } from '../../../ui/behaviour/over-page.tsx';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import { readListingAddress } from '../listing-address.ts';

/** The visitor's selection, and what changes it in the address: a step of the history each, in the drawer one for all. */
export interface Filters {
  /** What was asked last, shown at once: the page may still be on its way there. */
  selection: Selection;
  toggle: (facet: FacetName, option: FacetOption) => void;
  remove: (facet: FacetName, option: FacetOption) => void;
  clear: () => void;
  /** In place of the address as it was: what was chosen before scripts could make a step of it. */
  takeOver: (chosen: Selection) => void;
}

/** Filters over the `rendered` selection of a category's page. */
export function useFilters(category: Category, rendered: Selection): Filters {
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const { pathname } = useLocation();
  const isOverPage = useIsOverPage();
  const [selection, showSelection] = useOptimistic(rendered);

  // The router renders a new address in a transition: a quick hand clicks before it is there, and
  // would start from what is no longer asked. The browser's address is always the latest.
  const change: Change = (alter, replace = isOverPage) => {
    const { location } = window;
    const latest =
      location.pathname === pathname
        ? readListingAddress(new URLSearchParams(location.search)).selection
        : rendered;
    const next = alter(latest);
    startTransition(() => {
      showSelection(next);
      void navigate(localise(listingPath(category, next)), { replace, state: keepPlace });
    });
  };

  const latestChange = useRef(change);
  useLayoutEffect(() => {
    latestChange.current = change;
  });
  // Always the same: of the options, only those are rendered again that change.
  const [changes] = useState(() => changesBy((...asked) => latestChange.current(...asked)));
  return { selection, ...changes };
}

type Change = (alter: (latest: Selection) => Selection, replace?: boolean) => void;

const changesBy = (change: Change): Omit<Filters, 'selection'> => ({
  toggle: (facet, option) => change((latest) => toggleOption(latest, facet, option)),
  remove: (facet, option) =>
    change((latest) => {
      const chosen: readonly string[] = latest[facet] ?? [];
      return chosen.includes(option) ? toggleOption(latest, facet, option) : latest;
    }),
  clear: () => change(() => ({})),
  takeOver: (chosen) => change(() => chosen, true),
});
