import type { Category } from '@kitchen/shared/categories.ts';
import { countOptions } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';
import { FilterDrawerButton } from '../../ui/filters/filter-drawer-button.tsx';
import { ResultsBar } from '../../ui/filters/results-bar.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import type { Filters } from './filters/use-filters.ts';
import { useFilters } from './filters/use-filters.ts';
import { SortControl } from './sort-control.tsx';
import { useListingPath } from './use-listing-path.ts';

interface ListingToolbarProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
  sorts: readonly Sort[];
  /** True while products are on their way, also where others are shown meanwhile. */
  loading: boolean;
  /** In which order they stand, while another may be on its way. */
  sorted: Sort | undefined;
  /** Products found; undefined where that is not known. */
  total: number | undefined;
  /** Models of which they are versions. */
  models: number | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** Over the products: the way to the filters on narrow pages, how many were found, their order, what was chosen. */
export function ListingToolbar(properties: ListingToolbarProperties) {
  const { category, filters, facets, sorts, loading, sorted, total, models, countRef } = properties;
  const { t } = useTranslation();
  const { t: tFilters } = useTranslation('filters');
  const listingPath = useListingPath(category);
  const { selection, sort } = filters;
  // All that is chosen in the drawer is one step of the history.
  const inDrawer = useFilters(category, filters, true);
  const filtersUsable = facets.length > 0;
  return (
    <ResultsBar
      opener={
        filtersUsable && (
          <FilterDrawerButton
            to={listingPath(selection, sort)}
            chosen={countOptions(selection)}
            total={total}
            onClear={inDrawer.clear}
          >
            <FilterForm category={category} filters={inDrawer} facets={facets} />
          </FilterDrawerButton>
        )
      }
      order={sorts.length > 0 && <SortControl category={category} filters={filters} offered={sorts} />}
    >
      <Count role="status" ref={countRef} tabIndex={-1}>
        {loading && t('listing.loading')}
        {!loading && total !== undefined && tFilters('found', { count: total })}
        {!loading && models !== undefined && models !== total && ` ${tFilters('models', { count: models })}`}
        {!loading && sorted && (
          <span className={hiddenClass}>
            {` ${tFilters('sort.sorted', { order: tFilters(`sort.${sorted}`) })}`}
          </span>
        )}
      </Count>
      <ActiveFilters
        category={category}
        filters={filters}
        onLastRemoved={() => countRef.current?.focus({ preventScroll: true })}
      />
    </ResultsBar>
  );
}

const Count = styled('p')(({ theme }) => ({
  color: colors.teal900,
  fontWeight: weights.medium,
  // It stands under what changes it, and goes with the page.
  [theme.breakpoints.down('lg')]: { marginBottom: theme.spacing(2), fontSize: typeSizes.small },
  [theme.breakpoints.up('lg')]: { order: -1 },
}));
