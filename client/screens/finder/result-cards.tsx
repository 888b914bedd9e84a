import type { SearchHit } from '@kitchen/shared/search.ts';
import type { ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsBesideFilters, cardSizes, rowSize } from '../../ui/products/card-list.ts';
import { ProductCard } from '../../ui/products/product-card.tsx';

interface ResultCardsProperties {
  hits: readonly SearchHit[];
  /** How wide a card is, as in the `sizes` attribute. */
  sizes?: string;
  /** True while others are on their way. */
  isStale?: boolean;
  /** Further items. */
  children?: ReactNode;
}

/** Products that a search found, as a listing shows them. */
export function ResultCards({ hits, sizes, isStale, children }: ResultCardsProperties) {
  return (
    <CardsBesideFilters data-stale={isStale || undefined}>
      <ResultItems hits={hits} sizes={sizes} isFirst />
      {children}
    </CardsBesideFilters>
  );
}

interface ResultItemsProperties {
  hits: readonly SearchHit[];
  sizes?: string | undefined;
  /** True where the list begins with them. */
  isFirst?: boolean;
  /** Of the first. */
  firstItem?: RefCallback<HTMLElement> | undefined;
}

/** A page of them. */
export function ResultItems({ hits, sizes = cardSizes, isFirst = false, firstItem }: ResultItemsProperties) {
  const { t } = useTranslation('search');
  const ofManyKinds = new Set(hits.map(({ category }) => category)).size > 1;
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
      />
    </li>
  ));
}
