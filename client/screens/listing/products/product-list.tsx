import type { Category } from '@kitchen/shared/categories.ts';
import { listingPageSize } from '@kitchen/shared/limits.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { CollectionData } from '../../../ui/head/collection-data.tsx';
import { CardsBesideFilters } from '../../../ui/products/card-list.ts';
import { DealersTile } from '../../../ui/products/dealers-tile.tsx';
import { ProductCardSkeleton } from '../../../ui/products/product-card.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { existingPages, renderedPages } from '../listing-address.ts';
import type { ShownListing } from '../use-listing.ts';
import { useListingPath } from '../use-listing-path.ts';
import { FurtherPage } from './further-page.tsx';
import { PageCards } from './page-cards.tsx';
import { PageLinks } from './page-links.tsx';
import { ShowMore } from './show-more.tsx';

interface ProductListProperties {
  category: Category;
  shown: ShownListing;
}

/** The pages of a listing that are shown, one after the other, and the ways to the others. */
export const ProductList = memo(function ProductList({ category, shown }: ProductListProperties) {
  const { t } = useTranslation();
  const { t: tFilters } = useTranslation('filters');
  const pathOf = useListingPath(category);
  const { listing, selection, sort, stale } = shown;
  const { first, last } = existingPages(shown.pages, listing.pages);
  // Set when the visitor asks for a page: its first product then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const isWhole = Object.keys(selection).length === 0 && !sort;
  return (
    <>
      {isWhole && (
        <CollectionData
          name={t(`listing.categories.${category}.name`)}
          path={listingPath(category, {}, { first, last: first })}
          products={listing.items}
        />
      )}
      {first > 1 && (
        <FromFirst>
          <Link
            component={SiteLink}
            variant="standalone"
            to={pathOf(selection, sort)}
            rel={isWhole ? undefined : 'nofollow'}
          >
            {tFilters('more.fromFirst')}
          </Link>
        </FromFirst>
      )}
      <CardsBesideFilters data-stale={stale || undefined} aria-busy={stale}>
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((page) =>
          page === listing.page ? (
            <PageCards
              key={page}
              category={category}
              selection={selection}
              page={page}
              items={listing.items}
              first
            />
          ) : (
            <FurtherPage
              key={page}
              category={category}
              selection={selection}
              sort={sort}
              page={page}
              expected={Math.min(listingPageSize, listing.models - (page - 1) * listingPageSize)}
              takesFocus={page === pageToFocus}
            />
          ),
        )}
        {last === listing.pages && <DealersTile products={listing.models} />}
      </CardsBesideFilters>
      <ShowMore
        category={category}
        selection={selection}
        sort={sort}
        pages={{ first, last }}
        count={listing.pages}
        total={listing.models}
        onAsked={setPageToFocus}
      />
      {listing.pages > renderedPages && (
        <PageLinks category={category} selection={selection} sort={sort} page={last} count={listing.pages} />
      )}
    </>
  );
});

/** The shape of a list that is on its way. */
export function ProductListSkeleton({ category }: { category: Category }) {
  return (
    <CardsBesideFilters as="div">
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never change.
        <ProductCardSkeleton key={index} category={category} />
      ))}
    </CardsBesideFilters>
  );
}

const FromFirst = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
}));
