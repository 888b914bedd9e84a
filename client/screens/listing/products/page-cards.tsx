import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { ProductCard as Card } from '@kitchen/shared/listing.ts';
import type { RefCallback } from 'react';
import { Fragment } from 'react';
import { cardSizes, rowSize } from '../../../ui/products/card-list.ts';
import { ProductCard } from '../../../ui/products/product-card.tsx';
import { RoomRow, roomAfter } from './room-row.tsx';

interface PageCardsProperties {
  category: Category;
  selection: Selection;
  page: number;
  items: readonly Card[];
  /** True for the page that the list begins with: the pictures of its first row are fetched before others. */
  first?: boolean;
  /** Takes the first. */
  firstItem?: RefCallback<HTMLElement> | undefined;
}

/** The cards of one page of a listing. */
export function PageCards({
  category,
  selection,
  page,
  items,
  first = false,
  firstItem,
}: PageCardsProperties) {
  // With other filters a card begins anew: the chosen finish decides again which version it shows.
  const filtered = JSON.stringify(selection);
  return items.map((card, index) => (
    <Fragment key={`${filtered} ${card.id}`}>
      {index === roomAfter && <RoomRow category={category} selection={selection} page={page} />}
      <li ref={index === 0 ? firstItem : undefined} tabIndex={firstItem && index === 0 ? -1 : undefined}>
        <ProductCard card={card} category={category} sizes={cardSizes} first={first && index < rowSize} />
      </li>
    </Fragment>
  ));
}
