import { companionsSchema } from '@kitchen/shared/companions.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { spaces } from '../../theme/tokens.ts';
import { CardList } from '../../ui/card-list.ts';
import { ProductCard } from '../../ui/product-card.tsx';
import { Typography } from '../../ui/typography.tsx';

const sizes = '(min-width: 106em) 372px, (min-width: 64em) 22vw, 44vw';

/** What goes with a product; nothing where nothing does. */
export function Companions({ sku }: { sku: string }) {
  const { t } = useTranslation('product');
  const answer = useAnswer(apiPaths.companions(useLanguage(), sku), companionsSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  return (
    <Section aria-labelledby="companions">
      <Typography variant="h2" id="companions">
        {t('companions')}
      </Typography>
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

const Section = styled('section')({ marginTop: spaces.section });

const Cards = styled(CardList)(({ theme }) => ({
  marginTop: spaces.headingToContent,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
