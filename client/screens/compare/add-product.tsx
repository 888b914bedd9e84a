import { addedItemKey } from '@kitchen/shared/page-query.ts';
import { paths, writeSkus } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { includesSku } from '../../ui/choices/choices.ts';
import { useFacetTexts } from '../../ui/facet-texts.ts';
import { controlStyle, Label } from '../../ui/field-styles.ts';
import { GetForm } from '../../ui/get-form.tsx';
import { keepPlace } from '../../ui/keep-place.ts';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';

/** Versions of each model that are offered. */
const mostOffered = 3;

/** Puts one more product beside those compared: another version of their models, or any by its code. */
export function AddProduct({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const facetTexts = useFacetTexts();
  const localise = useLocalisedPath();
  const navigate = useNavigate();
  const id = useId();
  const skus = products.map(({ sku }) => sku);
  const versions = products
    .flatMap(({ family }) =>
      (family?.versions ?? []).filter(({ sku }) => !includesSku(skus, sku)).slice(0, mostOffered),
    )
    .filter(({ sku }, index, all) => all.findIndex((other) => isSameSku(other.sku, sku)) === index);
  return (
    <>
      {versions.length > 0 && (
        <Offered>
          <p id={`${id}versions`}>{t('compare.add.versions')}</p>
          <ul aria-labelledby={`${id}versions`}>
            {versions.map(({ sku, name, color }) => (
              <li key={sku}>
                <SiteLink to={paths.compareOf([...skus, sku])} state={keepPlace} rel="nofollow">
                  {name}, {facetTexts.option('color', color)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Offered>
      )}
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
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
        <Button type="submit" variant="outlined">
          {t('compare.add.submit')}
        </Button>
      </Form>
    </>
  );
}

const Offered = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(1),
  color: colors.stone,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3) },
  '& a': standaloneTargetStyle,
  '@media print': { display: 'none' },
}));

const Form = styled(GetForm)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  '& > div': { flex: '0 1 26rem', minWidth: 0 },
  '@media print': { display: 'none' },
}));

const Input = styled('input')(controlStyle);
