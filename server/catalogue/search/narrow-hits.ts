import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { optionsOfFilter, searchFilterNames } from '@kitchen/shared/search-filters.ts';
import type { ProductRecord } from '../../store/store.ts';
import { facetValues } from '../facet-values.ts';

type Options = Readonly<Record<SearchFilter, readonly string[]>>;

/** Read once of each record, for as long as it is in use. */
const known = new WeakMap<ProductRecord, Options>();

/**
 * The hits that filters leave, and how many each option leaves under the choice of the others; where nothing is left,
 * how many giving up each filter alone brings.
 */
export function narrowHits(hits: readonly ProductRecord[], filters: SearchFilters) {
  const chosen = searchFilterNames.filter((filter) => filters[filter]);
  const counts = new Map(searchFilterNames.map((filter) => [filter, new Map<string, number>()]));
  const missedAlone = new Map<SearchFilter, number>();
  const remaining = hits.filter((hit) => {
    const has = optionsOf(hit);
    const missed = chosen.filter((filter) => {
      const options: readonly string[] = filters[filter] ?? [];
      return !has[filter].some((option) => options.includes(option));
    });
    if (missed.length > 1) return false;
    for (const filter of missed) missedAlone.set(filter, (missedAlone.get(filter) ?? 0) + 1);
    // What misses in one filter alone counts for its options alone.
    for (const filter of missed.length === 1 ? missed : searchFilterNames) {
      const ofFilter = counts.get(filter);
      for (const option of has[filter]) ofFilter?.set(option, (ofFilter.get(option) ?? 0) + 1);
    }
    return missed.length === 0;
  });
  const counted = searchFilterNames.map((filter) => {
    const options: readonly string[] = filters[filter] ?? [];
    return {
      filter,
      options: optionsOfFilter(filter).flatMap((option) => {
        const count = counts.get(filter)?.get(option) ?? 0;
        return count > 0 || options.includes(option) ? [{ option, count }] : [];
      }),
    };
  });
  const giveUp = [...missedAlone]
    .map(([filter, count]) => ({ filter, count }))
    .toSorted((one, other) => other.count - one.count);
  return { remaining, counted, giveUp: remaining.length === 0 ? giveUp : [] };
}

function optionsOf(record: ProductRecord): Options {
  const found = known.get(record);
  if (found) return found;
  const { width = [], color = [] } = facetValues([record], () => undefined);
  const options = { category: record.categories, width, color };
  known.set(record, options);
  return options;
}
