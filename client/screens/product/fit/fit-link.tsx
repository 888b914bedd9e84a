import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { fitId, isComparable } from './is-comparable.ts';

/** From the first window to "Does it fit?"; nothing where there is none. */
export function FitLink({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  if (!isComparable(product)) return null;
  return (
    <Link variant="standalone" href={`#${fitId}`}>
      {t('fits')}
    </Link>
  );
}
