import { skuLimit } from '@kitchen/shared/limits.ts';
import { addedItemKey } from '@kitchen/shared/page-query.ts';
import { apiPaths, paths, writeSkus } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { isSameSku, isTypedSku } from '@kitchen/shared/sku.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { RefObject, SubmitEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { asProblem } from '../../api/api-problem.ts';
import { fetchAnswer } from '../../api/fetch-answer.ts';
import { includesSku } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';

/** Versions of each model that are offered. */
const mostOffered = 3;

/** Id of the form, to which the page jumps where scripts are off. */
const formId = 'add';

export interface AddProductProperties {
  products: readonly Product[];
  /** Set where a code was added: the field then has the focus again, wherever it stands afterwards. */
  wasAdded: RefObject<boolean>;
  /** A code that the address names, and why its product is not beside the others. */
  refused?: { sku: string; fault: 'unknown' | 'mixed' } | undefined;
}

/** Puts one more product beside those compared: another version of their models, or any by its code. */
export function AddProduct({ products, wasAdded, refused }: AddProductProperties) {
  const { t } = useTranslation(['choices', 'texts']);
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | undefined>(
    refused && t(`compare.add.faults.${refused.fault}`, refused),
  );
  const [tries, setTries] = useState(0);
  const isAsking = useRef(false);
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

  useLayoutEffect(() => {
    if (wasAdded.current) field.current?.focus({ preventScroll: true });
  }, [wasAdded]);

  function refuse(sentence: string) {
    setFault(sentence);
    setTries((before) => before + 1);
    field.current?.focus();
  }

  /** Leaves what is there as it is until it is known that the product can stand beside it. */
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sku = field.current?.value.trim() ?? '';
    if (sku === '') return refuse(t('compare.add.faults.missing'));
    if (skus.some((each) => isTypedSku(sku, each))) return refuse(t('compare.add.faults.twice', { sku }));
    if (isAsking.current) return;
    isAsking.current = true;
    const all = [...skus, sku];
    const path = apiPaths.comparison(language, writeSkus(all));
    try {
      await mutate(path, fetchAnswer(path), { revalidate: false });
      // Who has left meanwhile is not called back.
      if (!field.current) return;
      wasAdded.current = true;
      field.current.form?.reset();
      void navigate(localise(paths.compareOf(all)), { state: keepPlace });
    } catch (error) {
      if (!field.current) return;
      const { type } = asProblem(error);
      if (type === 'not-found') refuse(t('compare.add.faults.unknown', { sku }));
      else if (type === 'bad-input') refuse(t('compare.add.faults.mixed', { sku }));
      else refuse(t(`texts:problems.${type}`));
    } finally {
      isAsking.current = false;
    }
  }

  return (
    <>
      {versions.length > 0 && (
        <Offered data-screen-only>
          <p id={`${id}versions`}>{t('compare.add.versions')}</p>
          <ul aria-labelledby={`${id}versions`}>
            {versions.map(({ sku, name, color }) => (
              <li key={sku}>
                <Link
                  component={SiteLink}
                  variant="standalone"
                  to={paths.compareOf([...skus, sku])}
                  state={keepPlace}
                  rel="nofollow"
                >
                  {name}, {facetTexts.option('color', color)}
                </Link>
              </li>
            ))}
          </ul>
        </Offered>
      )}
      <Form
        data-screen-only
        id={formId}
        action={`${paths.compare}#${formId}`}
        hiddenValues={skus.length > 0 ? { items: writeSkus(skus) } : undefined}
        onSubmit={(event) => void add(event)}
      >
        <InputField
          ref={field}
          id={id}
          name={addedItemKey}
          label={t('compare.add.label')}
          fault={fault}
          tries={tries}
          defaultValue={refused?.sku}
          maxLength={skuLimit}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          // Instead of the browser's own words, which are in its language; without scripts they do.
          onInvalid={(event) => {
            event.preventDefault();
            refuse(t('compare.add.faults.missing'));
          }}
          onInput={() => setFault(undefined)}
        />
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
}));

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem) auto',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(2),
  // The button stays beside the field, whatever stands under that.
  '& > div': { display: 'contents' },
  '& label, & p': { gridColumn: '1 / -1' },
  '& p': { gridRow: 3 },
  '& > button': { gridRow: 2, gridColumn: 2 },
}));
