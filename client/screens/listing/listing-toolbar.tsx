import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { colors, weights } from '../../theme/tokens.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterDrawerButton } from './filter-drawer-button.tsx';
import type { ListingState } from './use-listing.ts';

interface ListingToolbarProperties {
  category: Category;
  selection: Selection;
  facets: readonly Facet[];
  state: ListingState['state'];
  /** Products found; undefined where that is not known. */
  total: number | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** Over the products: the way to the filters on narrow pages, what was chosen, how many were found. */
export function ListingToolbar(properties: ListingToolbarProperties) {
  const { category, selection, facets, state, total, countRef } = properties;
  const { t } = useTranslation();
  const filtersUsable = facets.length > 0;
  return (
    <Bar>
      {filtersUsable && (
        <div className="open">
          <FilterDrawerButton category={category} selection={selection} facets={facets} total={total} />
        </div>
      )}
      <div className="chips">
        <ActiveFilters
          category={category}
          selection={selection}
          onLastRemoved={() => countRef.current?.focus({ preventScroll: true })}
        />
      </div>
      <p className="count" role="status" ref={countRef} tabIndex={-1}>
        {state === 'loading' && t('listing.loading')}
        {total !== undefined && t('listing.found', { count: total })}
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
