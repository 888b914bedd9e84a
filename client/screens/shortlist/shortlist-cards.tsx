import type { ProductCards } from '@kitchen/shared/product-lists.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { CardList } from '../../ui/products/card-list.ts';
import { ProductCard } from '../../ui/products/product-card.tsx';

const sizes = '(min-width: 48em) 30vw, 46vw';

/** The cards of a shortlist in its own order. */
export function ShortlistCards({ items, order }: Pick<ProductCards, 'items'> & { order: readonly string[] }) {
  const { t } = useTranslation();
  const places = new Map(order.map((sku, index) => [skuKey(sku), index]));
  const placeOf = (sku: string | null) => places.get(skuKey(sku ?? '')) ?? order.length;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={hiddenClass}>
        {t('listing.results')}
      </h2>
      <Cards>
        {items
          .toSorted((one, other) => placeOf(one.sku) - placeOf(other.sku))
          .map(({ category, ...card }) => (
            <li key={card.sku}>
              <ProductCard card={card} category={category} sizes={sizes} ofManyKinds />
            </li>
          ))}
      </Cards>
    </section>
  );
}

const Cards = styled(CardList)(({ theme }) => ({
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
