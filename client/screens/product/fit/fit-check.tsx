import { paths } from '@kitchen/shared/paths.ts';
import type { Product, Specification } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../../i18n/create-i18n.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ReloadButton } from '../../../ui/reload-button.tsx';
import { WithScripts } from '../../../ui/with-scripts.ts';
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
          <Details onToggle={({ currentTarget }) => void (currentTarget.open && !Form && load())}>
            <summary>
              <Typography variant="h3" sx={{ fontSize: typeSizes.accordionTitle }}>
                {t('fit.open')}
              </Typography>
              <span className="closed">
                <PlusIcon size={26} />
              </span>
              <span className="opened">
                <MinusIcon size={26} />
              </span>
            </summary>
            {Form && <Form product={product} lang={lang} />}
            {failed && <ReloadButton address={paths.product(product.sku)} reload={load} />}
          </Details>
        </WithScripts>
      </div>
    </SheetSection>
  );
}

const Details = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  borderBottom: `1px solid ${colors.line}`,
  '& summary svg': { strokeWidth: 1.4, display: 'block' },
  '&[open] .closed, &:not([open]) .opened': { display: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 68,
    color: colors.teal900,
    [theme.breakpoints.up('md')]: { minHeight: 76 },
  },
}));
