import type { Category } from '@kitchen/shared/categories.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { colors, weights } from '../../theme/tokens.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterDrawerButton } from './filter-drawer-button.tsx';
import type { Filters } from './use-filters.ts';

interface ListingToolbarProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
  /** True while products are on their way, also where others are shown meanwhile. */
  loading: boolean;
  /** Products found; undefined where that is not known. */
  total: number | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** Over the products: the way to the filters on narrow pages, what was chosen, how many were found. */
export function ListingToolbar(properties: ListingToolbarProperties) {
  const { category, filters, facets, loading, total, countRef } = properties;
  const { t } = useTranslation();
  const filtersUsable = facets.length > 0;
  return (
    <Bar>
      {filtersUsable && (
        <div className="open">
          <FilterDrawerButton category={category} filters={filters} facets={facets} total={total} />
        </div>
      )}
      <div className="chips">
        <ActiveFilters
          category={category}
          filters={filters}
          onLastRemoved={() => countRef.current?.focus({ preventScroll: true })}
        />
      </div>
      <p className="count" role="status" ref={countRef} tabIndex={-1}>
        {loading && t('listing.loading')}
        {!loading && total !== undefined && t('listing.found', { count: total })}
      </p>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gridTemplateAreas: '"open count" "chips chips"',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(1),
  minHeight: 36,
  marginBottom: theme.spacing(2.5),
  '& .open': { gridArea: 'open' },
  '& .open button': { paddingInline: theme.spacing(2.5) },
  '& .chips': { gridArea: 'chips', minWidth: 0 },
  '& .count': {
    gridArea: 'count',
    justifySelf: 'end',
    color: colors.teal900,
    fontWeight: weights.medium,
    textAlign: 'right',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"chips count"',
    marginBottom: theme.spacing(3.25),
    '& .open': { display: 'none' },
  },
}));
