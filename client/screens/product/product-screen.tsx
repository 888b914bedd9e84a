import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { productDocumentsApiPath } from '@kitchen/shared/product-documents.ts';
import { recallsApiPath } from '@kitchen/shared/recalls.ts';
import { applianceApiPath } from '@kitchen/shared/support-paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFrame } from './product-frame.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useProduct } from './use-product.ts';

export const answerPaths: ScreenModule['answerPaths'] = ({ params, language }) =>
  params.sku ? [apiPaths.product(language, params.sku)] : [];

export const furtherAnswerPaths: ScreenModule['furtherAnswerPaths'] = ({ params, language }, answers) => {
  const answer = answers[apiPaths.product(language, params.sku ?? '')];
  const sku = productSchema.safeParse(answer).data?.sku;
  if (sku)
    return [productDocumentsApiPath(sku), recallsApiPath(language), apiPaths.companions(language, sku)];
  const isMissing = problemSchema.safeParse(answer).data?.status === 404;
  return isMissing && params.sku ? [applianceApiPath(language, params.sku)] : [];
};

/** Of products, and of appliances that are no longer made. */
const ofSkuSchema = z.pick(productSchema, { sku: true });

export const canonicalPath: ScreenModule['canonicalPath'] = ({ params, language }, answers) => {
  const sku = params.sku ?? '';
  const product = ofSkuSchema.safeParse(answers[apiPaths.product(language, sku)]);
  if (product.data) return product.data.sku ? paths.product(product.data.sku) : undefined;
  // What is no longer made has left its documents.
  const appliance = ofSkuSchema.safeParse(answers[applianceApiPath(language, sku)]);
  return appliance.data && paths.supportOf(appliance.data.sku);
};

/** The sheet of one product. What the visitor has opened on it stays so from one version to another. */
export function Component() {
  const { sku = '' } = useParams();
  const { t } = useTranslation(['texts', 'product']);
  const answer = useProduct(sku);
  if (answer.state === 'loaded') {
    const { family, sku: shown } = answer.data;
    return (
      <ProductDetails key={family?.versions[0]?.sku ?? shown} product={answer.data} stale={answer.stale} />
    );
  }
  if (answer.state === 'loading') {
    return (
      <ProductFrame sku={sku}>
        <Head title={t('product:title')} isProvisional />
        <ProductSkeleton />
      </ProductFrame>
    );
  }
  // What the API refuses to look for is not there either.
  if (answer.problem.type === 'not-found' || answer.problem.type === 'bad-input') {
    return (
      <ProductFrame sku={sku}>
        <Head title={t('product:notFound.title')} />
        <StateMessage level="h1" title={t('product:notFound.title')} message={t('product:notFound.message')}>
          <Button component={SiteLink} to={paths.finder}>
            {t('product:notFound.action')}
          </Button>
          {/* What is no longer made has its documents there. */}
          <Link component={SiteLink} variant="standalone" to={paths.supportFor(sku)} rel="nofollow">
            {t('frame.support')}
          </Link>
        </StateMessage>
      </ProductFrame>
    );
  }
  return (
    <ProductFrame sku={sku}>
      <Head title={t('common.error')} />
      <FailedAnswer
        level="h1"
        title={`${t('common.error')}: ${t(`problems.${answer.problem.type}`)}`}
        address={paths.product(sku)}
        reload={answer.reload}
      />
    </ProductFrame>
  );
}
