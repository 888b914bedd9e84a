import type { Category } from '@kitchen/shared/categories.ts';
import type { Listing, ProductCard as ProductCardData } from '@kitchen/shared/listing.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { AlertIcon } from '../icons.tsx';
import { CardList } from '../products/card-list.ts';
import { ProductCard, ProductCardSkeleton } from '../products/product-card.tsx';

const sizes = '(min-width: 106em) 372px, (min-width: 64em) 22vw, 44vw';

interface ModelCardsProperties {
  category: Category;
  listing: Listing;
  /** At most so many: whole rows of two and of four. */
  most: number;
}

/** Cards side by side on wide windows. */
const wholeRow = 4;

/**
 * The first models of a line, in whole rows where there are more than one. A shop window shows what has a picture
 * and a name in the visitor's language, where there is such a thing.
 */
export function chooseCards({ items }: Listing, most: number): ProductCardData[] {
  const presentable = items.filter((card) => card.picture && card.language === undefined);
  const cards = (presentable.length > 0 ? presentable : items).slice(0, most);
  return cards.slice(0, cards.length > wholeRow ? cards.length - (cards.length % wholeRow) : undefined);
}

/** The chosen models of a line. */
export function ModelCards({ category, listing, most }: ModelCardsProperties) {
  const { t } = useTranslation();
  const shown = chooseCards(listing, most);
  return (
    <>
      {!listing.complete && (
        <Note>
          <AlertIcon size={20} />
          {t('listing.incomplete')}
        </Note>
      )}
      <Cards data-few={shown.length <= 2 || undefined}>
        {shown.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} category={category} sizes={sizes} />
          </li>
        ))}
      </Cards>
    </>
  );
}

/** Their shape while they are on their way. */
export function ModelCardsSkeleton({ category, most }: Omit<ModelCardsProperties, 'listing'>) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className={hiddenClass}>
        {t('listing.loading')}
      </p>
      <Cards as="div">
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never change.
          <ProductCardSkeleton key={index} category={category} />
        ))}
      </Cards>
    </>
  );
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Cards = styled(CardList)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    // Two fill their row as well.
    '&[data-few]': { '--card-ratio': '8 / 5' },
    '&:not([data-few])': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));
