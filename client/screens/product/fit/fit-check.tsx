import { paths } from '@kitchen/shared/paths.ts';
import type { Product, Specification } from '@kitchen/shared/product.ts';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../../i18n/create-i18n.ts';
import { ReloadButton } from '../../../ui/reload-button.tsx';
import { WithScripts } from '../../../ui/with-scripts.ts';
import { AccordionRow, AccordionSummary } from '../accordion.tsx';
import { SheetSection } from '../sheet-section.tsx';

interface FitCheckProperties {
  product: Product;
  lang: string | undefined;
}

/** Whether the product fits the visitor's kitchen; nothing where the record has nothing to compare. Form and texts come when the section is opened. */
export function FitCheck({ product, lang }: FitCheckProperties) {
  const { t, i18n } = useTranslation('product-sheet');
  const [Form, setForm] = useState<ComponentType<FitCheckProperties>>();
  const [failed, setFailed] = useState(false);
  const isStated = ({ section }: Specification) =>
    section === 'electric_connection' || section === 'gas_connection';
  if (!product.measures && !product.specifications.some(isStated)) return null;
  async function load() {
    setFailed(false);
    try {
      const [{ FitForm }] = await Promise.all([import('./fit-form.tsx'), addTexts(i18n, ['fit'])]);
      setForm(() => FitForm);
    } catch {
      setFailed(true);
    }
  }
  return (
    <SheetSection id="fit" title={t('fit.title')} data-screen-only>
      <div>
        <noscript>
          <p>{t('fit.withoutScripts')}</p>
        </noscript>
        <WithScripts>
          <AccordionRow onToggle={({ currentTarget }) => void (currentTarget.open && !Form && load())}>
            <AccordionSummary title={t('fit.open')} />
            {Form && <Form product={product} lang={lang} />}
            {failed && <ReloadButton address={paths.product(product.sku)} reload={load} />}
          </AccordionRow>
        </WithScripts>
      </div>
    </SheetSection>
  );
}
