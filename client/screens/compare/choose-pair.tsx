import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { Label } from '../../ui/fields/field-styles.ts';
import { Select } from '../../ui/fields/select.tsx';

/** Chooses two of three products where there is no room for all. Styles read the choice: it works without scripts. */
export function ChoosePair({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const names = products.map(({ name, sku }) =>
    products.some((other) => other.sku !== sku && other.name === name) ? `${name} (${sku})` : name,
  );
  return (
    <Chooser data-screen-only>
      <span>{t('compare.pair.label')}</span>
      <Select>
        {[2, 1, 0].map((out) => {
          const [one = '', other = ''] = names.toSpliced(out, 1);
          return (
            <option key={out} value={out}>
              {t('compare.pair.names', { one, other })}
            </option>
          );
        })}
      </Select>
    </Chooser>
  );
}

const Chooser = styled(Label)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& > span:first-of-type': {
    display: 'block',
    marginBottom: theme.spacing(1),
    fontWeight: 'inherit',
    color: 'inherit',
  },
}));
