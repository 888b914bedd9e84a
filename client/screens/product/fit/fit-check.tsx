import { readFitQuery } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { FitForm } from './fit-form.tsx';
import { fitId, isComparable } from './is-comparable.ts';
import { sidesOf } from './judge-fit.ts';

interface FitCheckProperties {
  product: Product;
  lang: string | undefined;
}

/** Whether the product fits the visitor's kitchen, of which the address tells; nothing where the record has nothing to compare. */
export function FitCheck({ product, lang }: FitCheckProperties) {
  const { t } = useTranslation('fit');
  // Another version, or an old address, may have been asked for a height that this one is not.
  const entered = readFitQuery(paths.product(product.sku), useSearchParams()[0]).filter(
    ([field]) => field !== 'height' || sidesOf(product).includes(field),
  );
  if (!isComparable(product)) return null;
  return (
    <SheetSection id={fitId} title={t('title')} data-screen-only>
      <FitForm product={product} lang={lang} entered={Object.fromEntries(entered)} />
    </SheetSection>
  );
}
