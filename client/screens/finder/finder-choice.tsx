import { paths } from '@kitchen/shared/paths.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { searchFilterNames, toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useNavigate } from 'react-router-dom';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { outcomeId } from './finder-outcome.tsx';
import { useOptionName } from './use-option-name.ts';

/** What was chosen of a search's filters. */
export function FinderChoice({ query, chosen }: { query: string; chosen: SearchFilters }) {
  const nameOf = useOptionName();
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const go = (path: string) => void navigate(localise(path), { state: keepPlace });
  const chips = searchFilterNames.flatMap((filter) =>
    (chosen[filter] ?? []).map((option) => {
      const to = paths.searchFor(query, 1, toggleSearchFilter(chosen, filter, option));
      return { id: `${filter} ${option}`, name: nameOf(filter, option), to, onRemove: () => go(to) };
    }),
  );
  if (chips.length === 0) return null;
  return (
    <FilterChips
      chips={chips}
      clearTo={paths.searchFor(query, 1)}
      onClear={() => go(paths.searchFor(query, 1))}
      onLastRemoved={() => document.getElementById(outcomeId)?.focus({ preventScroll: true })}
    />
  );
}
