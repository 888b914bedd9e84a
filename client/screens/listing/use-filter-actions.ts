import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { toggleOption } from '@kitchen/shared/facets.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { useNavigate } from 'react-router-dom';
import { keepPlace } from '../../ui/keep-place.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/** Changes the selection in the address, one step of the history each, without scrolling. */
export function useFilterActions(category: Category, selection: Selection) {
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const goTo = (next: Selection) =>
    void navigate(localise(listingPath(category, next)), { state: keepPlace });
  return {
    toggle: (facet: FacetName, option: FacetOption) => goTo(toggleOption(selection, facet, option)),
    clear: () => goTo({}),
  };
}
