import type { Product } from '@kitchen/shared/product.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

/** Chooses two of three products where there is no room for all. Styles read the choice: it works without scripts. */
export function ChoosePair({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const id = useId();
  const names = products.map(({ name, sku }) =>
    products.some((other) => other.sku !== sku && other.name === name) ? `${name} (${sku})` : name,
  );
  return (
    <Chooser data-screen-only>
      <SelectField id={id} label={t('compare.pair.label')}>
        {[2, 1, 0].map((out) => {
          const [one = '', other = ''] = names.toSpliced(out, 1);
          return (
            <option key={out} value={out}>
              {t('compare.pair.names', { one, other })}
            </option>
          );
        })}
      </SelectField>
    </Chooser>
  );
}

const Chooser = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
