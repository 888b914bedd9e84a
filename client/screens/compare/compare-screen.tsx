import type { Language } from '@kitchen/shared/languages.ts';
import { comparedLimit, shortlistLimit } from '@kitchen/shared/limits.ts';
import { readItems } from '@kitchen/shared/page-query.ts';
import { apiPaths, paths, readSkus, writeSkus } from '@kitchen/shared/paths.ts';
import type { Problem } from '@kitchen/shared/problem.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { comparisonSchema } from '@kitchen/shared/product-lists.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApiProblem } from '../../api/api-problem.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { includesSku, removeCompared } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { useAnnounce } from '../../ui/behaviour/announcer.ts';
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { CategoryLinks } from '../../ui/categories/category-links.tsx';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { AddProduct } from './add-product.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedName } from './compared-name.ts';
import { OneCategory } from './one-category.tsx';
import { UnknownProducts } from './unknown-products.tsx';

export const answerPaths: ScreenModule['answerPaths'] = ({ query, language }) => [
  apiPaths.comparison(language, readItems(query)),
];

export const furtherAnswerPaths: ScreenModule['furtherAnswerPaths'] = ({ query, language }, answers) => {
  const items = readItems(query);
  const problem = problemSchema.safeParse(answers[apiPaths.comparison(language, items)]).data;
  const skus = readSkus(items);
  if (!problem || !canBeSplit(problem, skus)) return [];
  return [
    apiPaths.products(language, skus),
    ...(skus.length <= comparedLimit ? [withoutLast(language, skus)] : []),
  ];
};

/** The comparison as it was before the form added a code, which it does at the end. */
const withoutLast = (language: Language, skus: readonly string[]) =>
  apiPaths.comparison(language, writeSkus(skus.slice(0, -1)));

/** Why a code cannot stand beside others. */
const faults: { readonly [Type in ApiProblem['type']]?: 'unknown' | 'mixed' } = {
  'not-found': 'unknown',
  'bad-input': 'mixed',
};

/** Whether the products' cards, of which a request gives only so many, can tell which are there and can be compared. */
const canBeSplit = ({ status }: Problem, skus: readonly string[]) =>
  [400, 404].includes(status) && skus.length > 0 && skus.length <= shortlistLimit;

export const refusesBadInput = true;

/** Up to three products of one category, side by side; without any it says how to choose them. */
export function Component() {
  const { t } = useTranslation();
  const { t: tChoices } = useTranslation('choices');
  const language = useLanguage();
  const items = readItems(useSearchParams()[0]);
  const skus = readSkus(items);
  const whole = useAnswer(apiPaths.comparison(language, items), comparisonSchema);
  const sku = skus.length <= comparedLimit ? skus.at(-1) : undefined;
  const fault = whole.state === 'failed' && sku !== undefined ? faults[whole.problem.type] : undefined;
  const others = useAnswer(fault ? withoutLast(language, skus) : null, comparisonSchema);
  // Where the others are compared, it is the last one's.
  const answer = fault && others.state !== 'failed' ? others : whole;
  const refused = fault && sku !== undefined && others.state === 'loaded' ? { sku, fault } : undefined;
  const gone = refused?.fault === 'unknown' ? refused.sku : undefined;
  useEffect(() => {
    if (gone !== undefined) removeCompared(gone);
  }, [gone]);
  // Of products that were there, none is waited for.
  const [last, setLast] = useState<readonly Product[]>([]);
  if (answer.state === 'loaded' && answer.data.products !== last) setLast(answer.data.products);
  const wasAdded = useRef(false);
  useSaidChange(answer.state === 'loaded' ? answer.data.products : undefined, wasAdded);
  const products = answer.state === 'loaded' ? answer.data.products : keepListed(last, skus);
  const heading = tChoices('compare.title');
  const wrong = refused && tChoices(`compare.${refused.fault === 'mixed' ? 'mixed' : 'notFound'}.title`);
  if (answer.state !== 'failed' && products.length > 0) {
    const names = products.map((product) => comparedName(product, products)).join(', ');
    return (
      <Page
        title={wrong ?? tChoices('compare.of', { names, count: products.length })}
        heading={heading}
        isProvisional={answer.state === 'loading'}
      >
        <CompareTable products={products} wasAdded={wasAdded} refused={refused} />
      </Page>
    );
  }
  if (answer.state === 'loaded') {
    return (
      <Page title={wrong ?? heading} heading={heading}>
        <Typography variant="lead" color="textSecondary" sx={{ marginBottom: 4, maxWidth: layout.measure }}>
          {tChoices('compare.how')}
        </Typography>
        <nav aria-label={tChoices('categories')}>
          <CategoryCards level="h2" />
        </nav>
        <AddProduct key={refused?.sku} products={[]} wasAdded={wasAdded} refused={refused} />
      </Page>
    );
  }
  if (answer.state === 'loading') {
    return (
      <Page title={heading} heading={heading} isProvisional>
        <p role="status">{t('common.loading')}</p>
      </Page>
    );
  }
  const { problem, reload } = answer;
  if (problem.type === 'not-found') {
    return (
      <Page title={tChoices('compare.notFound.title')} heading={heading}>
        <UnknownProducts skus={skus} />
      </Page>
    );
  }
  if (problem.type === 'bad-input') {
    const reason = skus.length > comparedLimit ? 'tooMany' : 'mixed';
    const title = tChoices(`compare.${reason}.title`);
    return (
      <Page title={title} heading={heading}>
        <StateMessage
          title={title}
          message={tChoices(`compare.${reason}.message`, { compared: comparedLimit })}
        >
          <OneCategory skus={skus} />
          <CategoryLinks label={tChoices('categories')} />
        </StateMessage>
      </Page>
    );
  }
  return (
    <Page title={t('common.error')} heading={heading}>
      <FailedAnswer
        title={`${t('common.error')}: ${t(`problems.${problem.type}`)}`}
        address={`${paths.compare}?items=${encodeURIComponent(items)}`}
        reload={reload}
      />
    </Page>
  );
}

/** Says which product has come or gone, and how many there are then. */
function useSaidChange(products: readonly Product[] | undefined, wasAdded: RefObject<boolean>): void {
  const { t } = useTranslation('choices');
  const announce = useAnnounce();
  const said = useRef<readonly Product[]>(undefined);
  useEffect(() => {
    if (!products) return;
    const before = said.current;
    said.current = products;
    wasAdded.current = false;
    if (!before) return;
    const [added, removed] = [lacking(before, products), lacking(products, before)];
    const [only, other] = [...added, ...removed];
    if (!only || other) return;
    const name = comparedName(only, [...before, ...products]);
    const numbers = { name, count: products.length, compared: comparedLimit };
    announce(added.length > 0 ? t('compare.added', numbers) : t('compare.removed', numbers));
  }, [products, wasAdded, announce, t]);
}

/** Which of some products others are not. */
const lacking = (others: readonly Product[], products: readonly Product[]) =>
  products.filter(({ sku }) => !others.some((other) => other.sku === sku));

const keepListed = (products: readonly Product[], skus: readonly string[]) =>
  products.filter(({ sku }) => includesSku(skus, sku));

function Page(props: { title: string; heading: string; isProvisional?: boolean; children: ReactNode }) {
  const keptFocus = useKeptFocus<HTMLDivElement>('[data-compared]');
  return (
    <Content ref={keptFocus}>
      <Head title={props.title} isProvisional={props.isProvisional ?? false} />
      <Breadcrumbs crumbs={[{ label: props.heading, path: paths.compare }]} />
      <Typography variant="h1" sx={{ marginTop: 2, marginBottom: 4 }}>
        {props.heading}
      </Typography>
      {props.children}
    </Content>
  );
}

const Content = styled('div')({ ...contentWidth, paddingBottom: spaces.section, overflowWrap: 'anywhere' });
