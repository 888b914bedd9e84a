import type { Category } from '@kitchen/shared/categories.ts';
import { listingPageLimit, listingPageSize } from '@kitchen/shared/limits.ts';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { layout } from '../../theme/tokens.ts';
import { ProductCard, ProductCardSkeleton } from '../../ui/product-card.tsx';
import { cardSizes } from './card-sizes.ts';
import { FurtherPage } from './further-page.tsx';
import { ShowMore } from './show-more.tsx';
import type { ShownListing } from './use-listing.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Cards of the first row, whose pictures are fetched before others. */
const firstRow = 3;

/** The pages of a listing that are shown, one after the other, and the way to the next. */
export function ProductList({ category, shown }: { category: Category; shown: ShownListing }) {
  const { listing, selection, stale } = shown;
  const pages = Math.min(shown.pages, listing.pages);
  // Set when the visitor asks for a page: its first product then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const { ref, noteOpened } = useReturnFocus<HTMLUListElement>();
  return (
    <>
      <Cards ref={ref} onClick={noteOpened} data-stale={stale || undefined} aria-busy={stale}>
        {listing.items.map((card, index) => (
          <li key={card.id}>
            <ProductCard card={card} category={category} sizes={cardSizes} first={index < firstRow} />
          </li>
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
          <FurtherPage
            key={page}
            category={category}
            selection={selection}
            page={page}
            expected={Math.min(listingPageSize, listing.total - (page - 1) * listingPageSize)}
            takesFocus={page === pageToFocus}
          />
        ))}
      </Cards>
      <ShowMore
        category={category}
        selection={selection}
        shown={Math.min(pages * listingPageSize, listing.total)}
        total={listing.total}
        nextPage={pages < Math.min(listing.pages, listingPageLimit) ? pages + 1 : undefined}
        onAsked={setPageToFocus}
      />
    </>
  );
}

/** The shape of a list that is on its way. */
export function ProductListSkeleton() {
  return (
    <Cards as="div">
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never change.
        <ProductCardSkeleton key={index} />
      ))}
    </Cards>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(4.5),
  '&[data-stale]': { opacity: 0.45 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: theme.spacing(6),
  },
}));
