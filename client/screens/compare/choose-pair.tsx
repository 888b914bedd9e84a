import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { Label } from '../../ui/field-styles.ts';
import { Select } from '../../ui/select.tsx';
import type { CompareRow } from './compare-rows.ts';
import { differ } from './compare-rows.ts';

/** Which two of three products stand side by side where there is no room for all: styles read it, without scripts too. */
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

/** Without which of three products rows have nothing to say, and without which no difference. */
export function withoutEach(rows: readonly CompareRow[]) {
  const without = (isSo: (pair: string[][]) => boolean) =>
    [0, 1, 2].filter((out) => rows.every(({ cells }) => isSo(cells.toSpliced(out, 1)))).join(' ');
  return rows.some(({ cells }) => cells.length < 3)
    ? {}
    : {
        'data-empty': without((pair) => pair.every((cell) => cell.length === 0)) || undefined,
        'data-alike': without((pair) => !differ(pair)) || undefined,
      };
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
