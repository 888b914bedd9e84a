import type { Category } from '@kitchen/shared/categories.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { skipLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { asideRoomPx, BesideFilters, FiltersAside, filtersId } from '../../ui/filters/filters-aside.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { FailedListing } from '../../ui/states/failed-listing.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { FilterSkeleton } from './filters/filter-skeleton.tsx';
import { useFilters } from './filters/use-filters.ts';
import type { ListingAddress } from './listing-address.ts';
import { EmptyListing } from './listing-states.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { ProductList, ProductListSkeleton } from './products/product-list.tsx';
import { resultsId } from './products/use-page-path.ts';
import { useListing } from './use-listing.ts';
import { useListingPath } from './use-listing-path.ts';
import { useResultsInSight } from './use-results-in-sight.ts';

/** Filters, count and products of a category; what is found and what is not. */
export function ListingContent({ category, address }: { category: Category; address: ListingAddress }) {
  const { t } = useTranslation();
  const { t: tFilters } = useTranslation(['filters', 'filtering']);
  // What came is shown in slices, between which the filters answer to the next choice.
  const listing = useDeferredValue(useListing(category, address));
  const filters = useFilters(category, address);
  const pathOf = useListingPath(category);
  const count = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const filtersUnknown = listing.state === 'failed' && listing.facets.length === 0;
  const shown = listing.state === 'loaded' ? listing.shown : undefined;
  const answered = shown?.selection ?? (listing.state === 'failed' ? address.selection : undefined);
  const notePressed = useResultsInSight(heading, answered && listingPath(category, answered));
  return (
    <Section>
      {/* After a failure there may be nothing to filter by. */}
      <Filters
        id={filtersId}
        aria-labelledby={`${filtersId}-title`}
        hidden={filtersUnknown}
        onChange={notePressed}
      >
        <SkipLink
          href={`#${resultsId}`}
          onClick={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
        >
          {tFilters('skip')}
        </SkipLink>
        <h2 className="title" id={`${filtersId}-title`}>
          {tFilters('filtering:title')}
        </h2>
        {listing.state === 'loading' ? (
          <FilterSkeleton />
        ) : (
          <FilterForm category={category} filters={filters} facets={listing.facets} />
        )}
      </Filters>
      <BesideFilters data-wide={filtersUnknown || undefined}>
        <h2
          id={resultsId}
          ref={heading}
          tabIndex={-1}
          style={{ ...visuallyHidden, scrollMarginTop: -asideRoomPx }}
        >
          {t('listing.results')}
        </h2>
        <ListingToolbar
          category={category}
          filters={filters}
          facets={listing.facets}
          loading={listing.state === 'loading' || shown?.stale === true}
          sorted={shown?.sort}
          sorts={listing.sorts}
          total={shown?.listing.total}
          models={shown?.listing.models}
          countRef={count}
        />
        {shown && !shown.listing.complete && (
          <Note>
            <AlertIcon size={20} />
            {t('listing.incomplete')}
          </Note>
        )}
        {listing.state === 'loading' && <ProductListSkeleton category={category} />}
        {listing.state === 'failed' && (
          <FailedListing
            address={pathOf(address.selection, address.sort, address.pages)}
            reload={listing.reload}
          />
        )}
        {shown?.listing.total === 0 && (
          <EmptyListing
            category={category}
            choice={shown}
            giveUp={shown.listing.giveUp ?? []}
            onReset={() => {
              count.current?.focus();
              filters.clear();
            }}
          />
        )}
        {shown && shown.listing.total > 0 && <ProductList category={category} shown={shown} />}
      </BesideFilters>
    </Section>
  );
}

const Section = styled('div')(({ theme }) => ({
  ...contentWidth,
  paddingTop: theme.spacing(1),
  paddingBottom: spaces.section,
  [theme.breakpoints.up('lg')]: { ...twelveColumns, paddingTop: theme.spacing(2) },
}));

const Filters = styled(FiltersAside)(({ theme }) => ({
  '&:has(> a:focus)': { zIndex: theme.zIndex.tooltip },
}));

const SkipLink = styled('a')({ ...skipLinkStyle, '&:not(:focus)': visuallyHidden });

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
  color: colors.stone,
}));
