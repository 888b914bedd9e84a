import { addedItemKey, paths, writeSkus } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { controlStyle, Label } from '../../ui/field-styles.ts';
import { GetForm } from '../../ui/get-form.tsx';
import { keepPlace } from '../../ui/keep-place.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/** Puts one more product beside those compared, by its code; the other versions of their models are offered. */
export function AddProduct({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const localise = useLocalisedPath();
  const navigate = useNavigate();
  const id = useId();
  const skus = products.map(({ sku }) => sku);
  const versions = products
    .flatMap(({ family }) => family?.versions ?? [])
    .filter(
      ({ sku }, index, all) => !skus.includes(sku) && all.findIndex((other) => other.sku === sku) === index,
    );
  return (
    <Form
      action={paths.compare}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const added = String(new FormData(form).get(addedItemKey)).trim();
        if (added === '') return;
        form.reset();
        navigate(localise(paths.compareOf([...skus, added])), { state: keepPlace });
      }}
    >
      {skus.length > 0 && <input type="hidden" name="items" value={writeSkus(skus)} />}
      <div>
        <Label htmlFor={id}>{t('compare.add.label')}</Label>
        <Input
          id={id}
          name={addedItemKey}
          list={`${id}versions`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <datalist id={`${id}versions`}>
          {versions.map(({ sku, name }) => (
            <option key={sku} value={sku}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
      <Button type="submit" variant="outlined">
        {t('compare.add.submit')}
      </Button>
    </Form>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  '& > div': { flex: '0 1 26rem', minWidth: 0 },
  '@media print': { display: 'none' },
}));

const Input = styled('input')({ ...controlStyle, '&::-webkit-calendar-picker-indicator': { opacity: 0.6 } });
