import { companionsSchema } from '@kitchen/shared/companions.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/use-answer.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { CardList } from '../../../ui/products/card-list.ts';
import { ProductCard } from '../../../ui/products/product-card.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';

const sizes = '(min-width: 106em) 372px, (min-width: 64em) 22vw, 44vw';

/** What goes with a product; nothing where nothing does. */
export function Companions({ sku }: { sku: string }) {
  const { t } = useTranslation('product');
  const answer = useAnswer(apiPaths.companions(useLanguage(), sku), companionsSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  return (
    <Section
      id="companions"
      title={t('companions')}
      data-many={answer.data.items.length > mostBesideTitle || undefined}
    >
      <Cards>
        {answer.data.items.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} category={card.category} sizes={sizes} ofManyKinds />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** As many as have room beside the title. */
const mostBesideTitle = 3;

const Section = styled(SheetSection)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { '&[data-many] > *': { gridColumn: '1 / -1' } },
}));

const Cards = styled(CardList)(({ theme }) => ({
  // None stands alone in a second row.
  [theme.breakpoints.between('md', 'lg')]: {
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${mostBesideTitle}, minmax(0, 1fr))`,
    '[data-many] > &': { gridTemplateColumns: `repeat(${mostBesideTitle + 1}, minmax(0, 1fr))` },
  },
}));
