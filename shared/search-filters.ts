import { categories } from './categories.ts';
import { facetOptions } from './facets.ts';

/** What narrows the results of a search, with its options in the order in which they are shown. */
const filterOptions = {
  category: categories,
  width: facetOptions.width,
  color: facetOptions.color,
} as const;

export type SearchFilter = keyof typeof filterOptions;
type SearchFilterOption<Name extends SearchFilter = SearchFilter> = (typeof filterOptions)[Name][number];

export const searchFilterNames = Object.keys(filterOptions) as SearchFilter[];

export const optionsOfFilter = (filter: SearchFilter): readonly string[] => filterOptions[filter];

/** What was chosen: options of one filter widen the list, filters narrow it; one without a choice is absent. */
export type SearchFilters = { readonly [Name in SearchFilter]?: readonly SearchFilterOption<Name>[] };

/** Reads them from the query of an address; what no filter offers is left out. */
export function readSearchFilters(query: URLSearchParams): SearchFilters {
  const asked = (filter: SearchFilter) => new Set(query.get(filter)?.toLowerCase().split(','));
  return chooseOptions((filter, option) => asked(filter).has(option));
}

/** As query parameters, always in the same order. */
export const searchFilterParameters = (filters: SearchFilters): [string, string][] =>
  searchFilterNames.flatMap((filter) => {
    const chosen = filters[filter];
    return chosen ? [[filter, chosen.join(',')]] : [];
  });

/** The filters with one option added, or taken out where it was chosen. */
export const toggleSearchFilter = (filters: SearchFilters, toggled: SearchFilter, option: string) =>
  chooseOptions((filter, each) => {
    const chosen: readonly string[] = filters[filter] ?? [];
    return chosen.includes(each) !== (filter === toggled && each === option);
  });

function chooseOptions(isChosen: (filter: SearchFilter, option: string) => boolean): SearchFilters {
  const chosen = searchFilterNames.flatMap((filter) => {
    const options = optionsOfFilter(filter).filter((option) => isChosen(filter, option));
    return options.length > 0 ? [[filter, options] as const] : [];
  });
  return Object.fromEntries(chosen) as SearchFilters;
}
