import type { Product } from '@kitchen/shared/product.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { comparedName } from './compared-name.ts';

/** Chooses two of three products where there is no room for all. Styles read the choice: it works without scripts. */
export function ChoosePair({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const names = products.map((product) => comparedName(product, products));
  return (
    <Chooser data-screen-only>
      <legend>{t('compare.pair.label')}</legend>
      {[2, 1, 0].map((out) => {
        const [one = '', other = ''] = names.toSpliced(out, 1);
        return (
          <FormControlLabel
            key={out}
            control={<Radio name="pair" value={out} defaultChecked={out === 2} />}
            label={<TextWithElements text={t('compare.pair.names', { one, other })} />}
          />
        );
      })}
    </Chooser>
  );
}

const Chooser = styled('fieldset')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  // As far apart as a finger needs.
  '& > label + label': { marginTop: theme.spacing(2.5) },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
