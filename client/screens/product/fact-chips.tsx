import type { Product } from '@kitchen/shared/product.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { formatDimensions } from '../../ui/products/format-dimensions.ts';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

/** Model and overall dimensions, as far as they are known. */
export function FactChips({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation(['texts', 'product']);
  const language = useLanguage();
  const stated = product.specifications.find(({ section }) => section === 'overall_dimensions');
  const dimensions = product.measures
    ? formatDimensions(product.measures, product.language ?? language)
    : stated && splitSpecification(stated.value).join(', ');
  const chips = [
    product.model && (
      <Chip
        key="model"
        component="li"
        variant="filled"
        translate="no"
        label={t('product:model', { model: product.model })}
      />
    ),
    dimensions && (
      <Chip
        key="dimensions"
        component="li"
        variant="filled"
        lang={lang}
        label={<KeptWords text={dimensions} />}
      />
    ),
  ].filter(Boolean);
  return chips.length > 0 && <Chips>{chips}</Chips>;
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.25),
  marginTop: theme.spacing(3.5),
}));
