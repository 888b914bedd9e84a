import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { fitAnswerId, isComparable } from './is-comparable.ts';

/** From the first window to the fields of "Does it fit?", which open; nothing where there are none. */
export function FitLink({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  if (!isComparable(product)) return null;
  return (
    <Link
      variant="standalone"
      href={`#${fitAnswerId}`}
      // Not all browsers open what an address leads into.
      onClick={() => document.getElementById(fitAnswerId)?.closest('details')?.setAttribute('open', '')}
    >
      {t('fits')}
    </Link>
  );
}
