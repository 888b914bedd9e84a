import type { Product } from '@kitchen/shared/product.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { formatDimensions } from '../../ui/products/format-dimensions.ts';
import { translateOf } from '../../ui/texts/translate-of.ts';

/** Model and overall dimensions, as far as they are known. */
export function FactChips({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation(['texts', 'product']);
  const language = useLanguage();
  const stated = product.specifications.find(({ section }) => section === 'overall_dimensions');
  const dimensions = product.measures
    ? formatDimensions(product.measures, product.language ?? language)
    : stated && splitSpecification(stated.value).join(', ');
  if (!product.model && !dimensions) return null;
  return (
    <Chips>
      {product.model && <li translate="no">{t('product:model', { model: product.model })}</li>}
      {dimensions && (
        <li lang={lang} translate={translateOf(dimensions)}>
          {dimensions}
        </li>
      )}
    </Chips>
  );
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.25),
  marginTop: theme.spacing(3.5),
  '& li': {
    minHeight: 36,
    padding: theme.spacing(0.75, 1.75),
    border: `1px solid ${colors.line}`,
    fontSize: typeSizes.small,
    lineHeight: 1.5,
  },
}));
