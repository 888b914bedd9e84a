import type { Category } from '@kitchen/shared/categories.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { measureBar, underHeader } from '../../ui/behaviour/measure-bar.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterDrawerButton } from './filters/filter-drawer-button.tsx';
import type { Filters } from './filters/use-filters.ts';
import { SortControl } from './sort-control.tsx';

interface ListingToolbarProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
  sorts: readonly Sort[];
  /** True while products are on their way, also where others are shown meanwhile. */
  loading: boolean;
  /** Products found; undefined where that is not known. */
  total: number | undefined;
  /** Models of which they are versions. */
  models: number | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
}

const measure = measureBar('--toolbar');

/** Over the products: the way to the filters on narrow pages, how many were found, their order, what was chosen. */
export function ListingToolbar(properties: ListingToolbarProperties) {
  const { category, filters, facets, sorts, loading, total, models, countRef } = properties;
  const { t } = useTranslation();
  const { t: tFilters } = useTranslation('filters');
  const filtersUsable = facets.length > 0;
  return (
    <Bar>
      <div className="first" ref={measure}>
        {filtersUsable && (
          <div className="open">
            <FilterDrawerButton category={category} choice={filters} facets={facets} total={total} />
          </div>
        )}
        {sorts.length > 0 && <SortControl category={category} filters={filters} offered={sorts} />}
      </div>
      <p className="count" role="status" ref={countRef} tabIndex={-1}>
        {loading && t('listing.loading')}
        {!loading && total !== undefined && tFilters('found', { count: total })}
        {!loading && models !== undefined && models !== total && ` ${tFilters('models', { count: models })}`}
        {!loading && filters.sort && (
          <span className={hiddenClass}>
            {` ${tFilters('sort.sorted', { order: tFilters(`sort.${filters.sort}`) })}`}
          </span>
        )}
      </p>
      <ActiveFilters
        category={category}
        filters={filters}
        onLastRemoved={() => countRef.current?.focus({ preventScroll: true })}
      />
    </Bar>
  );
}

// On narrow pages the box is not there, so that the first row stays in sight along all the products.
const Bar = styled('div')(({ theme }) => ({
  display: 'contents',
  '& .first': {
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    minHeight: 36,
    marginInline: `calc(-1 * ${layout.gutter})`,
    padding: `${theme.spacing(1)} ${layout.gutter}`,
    backgroundColor: colors.white,
  },
  '& .open button': { minHeight: layout.targetPx, paddingInline: theme.spacing(2.5) },
  '& .count': { color: colors.teal900, fontWeight: weights.medium },
  [theme.breakpoints.down('lg')]: {
    '& .first': { ...underHeader, borderBottom: `1px solid ${colors.line}` },
    // How many there are stands under what changes it, and goes with the page.
    '& .count': { marginBlock: theme.spacing(1.5, 2), fontSize: typeSizes.small },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    minHeight: layout.targetPx,
    marginBottom: theme.spacing(3.25),
    '& .first': { flexShrink: 0, margin: 0, padding: 0 },
    '& .count': { order: -1 },
    '& .open': { display: 'none' },
  },
}));
