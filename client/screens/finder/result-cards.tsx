import type { SearchHit } from '@kitchen/shared/search.ts';
import type { ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsBesideFilters, cardSizes, rowSize } from '../../ui/products/card-list.ts';
import { ProductCard } from '../../ui/products/product-card.tsx';

interface ResultCardsProperties {
  hits: readonly SearchHit[];
  /** Whether what was found, also on other pages, is of several categories. */
  ofManyKinds: boolean;
  /** How wide a card is, as in the `sizes` attribute. */
  sizes?: string;
  /** True for the only one there is. */
  isAlone?: boolean;
  /** True while others are on their way. */
  isStale?: boolean;
  /** Further items. */
  children?: ReactNode;
}

/** Products that a search found, as a listing shows them. */
export function ResultCards({ hits, ofManyKinds, sizes, isAlone, isStale, children }: ResultCardsProperties) {
  return (
    <CardsBesideFilters data-stale={isStale || undefined}>
      <ResultItems hits={hits} ofManyKinds={ofManyKinds} sizes={sizes} isAlone={isAlone} isFirst />
      {children}
    </CardsBesideFilters>
  );
}

interface ResultItemsProperties {
  hits: readonly SearchHit[];
  ofManyKinds: boolean;
  sizes?: string | undefined;
  isAlone?: boolean | undefined;
  /** True where the list begins with them. */
  isFirst?: boolean;
  /** Of the first. */
  firstItem?: RefCallback<HTMLElement> | undefined;
}

/** A page of them. */
export function ResultItems({
  hits,
  ofManyKinds,
  sizes = cardSizes,
  isAlone,
  isFirst = false,
  firstItem,
}: ResultItemsProperties) {
  const { t } = useTranslation('search');
  return hits.map((hit, index) => (
    <li
      key={hit.id}
      ref={index === 0 ? firstItem : undefined}
      tabIndex={firstItem && index === 0 ? -1 : undefined}
    >
      <ProductCard
        card={hit}
        category={hit.category ?? null}
        sizes={sizes}
        first={isFirst && index < rowSize}
        ofManyKinds={ofManyKinds}
        code={t('sku', { sku: hit.sku ?? t('noSku') })}
        summary={isAlone ? hit.summary : undefined}
      />
    </li>
  ));
}
