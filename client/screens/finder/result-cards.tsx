import type { SearchHit } from '@kitchen/shared/search.ts';
import type { ReactNode, RefCallback } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
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
  /** Whether they stand kind by kind, each under its name, in the order of the best of each; only for all of them. */
  isParted?: boolean;
  /** True while others are on their way. */
  isStale?: boolean;
  /** Further items. */
  children?: ReactNode;
}

const kindsOf = (hits: readonly SearchHit[]) => [...new Set(hits.map(({ category }) => category))];

/** Whether hits fill rows kind by kind: else most would be half empty. */
export function fillRowsByKind(hits: readonly SearchHit[]): boolean {
  const kinds = kindsOf(hits);
  return kinds.length > 1 && !kinds.includes(undefined) && kinds.length * 3 <= hits.length;
}

/** Products that a search found, as a listing shows them. */
export function ResultCards({
  hits,
  ofManyKinds,
  sizes,
  isAlone,
  isParted,
  isStale,
  children,
}: ResultCardsProperties) {
  const { t } = useTranslation('texts');
  const kinds = isParted ? kindsOf(hits) : [undefined];
  return (
    <CardsBesideFilters data-stale={isStale || undefined}>
      {kinds.map((kind, index) => (
        <Fragment key={kind ?? ''}>
          {kind && (
            <Kind>
              <h2>{t(`listing.categories.${kind}.name`)}</h2>
            </Kind>
          )}
          <ResultItems
            hits={kind ? hits.filter(({ category }) => category === kind) : hits}
            ofManyKinds={ofManyKinds}
            sizes={sizes}
            isAlone={isAlone}
            isFirst={index === 0}
          />
        </Fragment>
      ))}
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
        {...(isAlone && { summary: hit.summary, action: t('viewDetails') })}
      />
    </li>
  ));
}

const Kind = styled('li')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingTop: 16,
  borderTop: `1px solid ${colors.line}`,
  '&&': { marginBottom: 16 },
  '& h2': theme.typography.cardName,
  // Level with the filters' first line; on narrow pages the bar above has one.
  [theme.breakpoints.down('lg')]: { '&:first-of-type': { padding: 0, border: 0 } },
}));
