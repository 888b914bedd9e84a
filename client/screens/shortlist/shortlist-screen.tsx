import { shortlistLimit } from '@kitchen/shared/limits.ts';
import { readItems } from '@kitchen/shared/page-query.ts';
import { apiPaths, paths, readSkus } from '@kitchen/shared/paths.ts';
import type { ProductCards } from '@kitchen/shared/product-lists.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../../api/stored.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { includesSku, shortlist } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { CategoryLinks } from '../../ui/categories/category-links.tsx';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { OwnActions, SharedActions } from './list-actions.tsx';
import { MissingProducts } from './missing-products.tsx';
import { ShortlistCards } from './shortlist-cards.tsx';

/** Where an address says something that names no product, the API is asked the same, and refuses it. */
const namedSkus = (items: string) => (items === ',' ? ['', ''] : readSkus(items));

export const answerPaths: ScreenModule['answerPaths'] = ({ query, language }) => [
  apiPaths.products(language, namedSkus(readItems(query))),
];

export const refusesBadInput = true;

/** The visitor's own shortlist or, where the address names products, one that somebody passed on. */
export function Component() {
  const { t } = useTranslation('choices');
  const items = readItems(useSearchParams()[0]);
  const isShared = items !== '';
  const own = useStored(shortlist);
  const skus = isShared ? namedSkus(items) : (own ?? []);
  const title = t(isShared ? 'shortlist.shared' : 'shortlist.title');
  return (
    <Content ref={useKeptFocus<HTMLDivElement>('article, [data-missing]')}>
      <Head title={title} />
      <Breadcrumbs crumbs={[{ label: title, path: paths.shortlist }]} />
      <Typography variant="h1" sx={{ marginTop: 2, marginBottom: 2 }}>
        {title}
      </Typography>
      {isShared || own ? <List skus={skus} isShared={isShared} /> : <UnreadList />}
    </Content>
  );
}

function List({ skus, isShared }: { skus: readonly string[]; isShared: boolean }) {
  const { t } = useTranslation();
  const { t: tChoices } = useTranslation('choices');
  const answer = useAnswer(apiPaths.products(useLanguage(), skus), productCardsSchema);
  // While a changed list loads, the cards that are still on it stay.
  const [last, setLast] = useState<ProductCards>();
  if (answer.state === 'loaded' && answer.data !== last) setLast(answer.data);
  if (skus.length === 0) return <EmptyList />;
  const known = answer.state === 'loaded' ? answer.data : last && keepListed(last, skus);
  if (answer.state !== 'failed') {
    if (!known || (answer.state === 'loading' && known.items.length === 0)) {
      return <p role="status">{t('common.loading')}</p>;
    }
    const { items, missing } = known;
    return (
      <>
        <Typography color="textSecondary" sx={{ maxWidth: layout.measure }}>
          {tChoices('shortlist.count', { count: items.length })}.{' '}
          {tChoices(isShared ? 'shortlist.sharedNote' : 'shortlist.note')}
        </Typography>
        {isShared ? (
          <SharedActions skus={items.flatMap(({ sku }) => sku ?? [])} />
        ) : (
          <OwnActions skus={skus} />
        )}
        <ShortlistCards items={items} order={skus} />
        <MissingProducts skus={missing.map((sku) => sku.toUpperCase())} isShared={isShared} />
      </>
    );
  }
  const { problem, reload } = answer;
  if (problem.type === 'not-found' || problem.type === 'bad-input') {
    const reason = problem.type === 'not-found' ? 'notFound' : 'refused';
    return (
      <>
        <StateMessage
          title={tChoices(`shortlist.${reason}.title`)}
          message={tChoices(`shortlist.${reason}.message`, { kept: shortlistLimit })}
        >
          <CategoryLinks label={tChoices('categories')} />
        </StateMessage>
        {!isShared && <OwnActions skus={skus} />}
      </>
    );
  }
  return (
    <FailedAnswer
      title={`${t('common.error')}: ${t(`problems.${problem.type}`)}`}
      address={isShared ? paths.shortlistOf(skus) : paths.shortlist}
      reload={reload}
    />
  );
}

function keepListed({ items, missing }: ProductCards, skus: readonly string[]): ProductCards {
  return {
    items: items.filter(({ sku }) => sku !== null && includesSku(skus, sku)),
    missing: missing.filter((sku) => includesSku(skus, sku)),
  };
}

/** Stands there until the browser's storage is read. */
function UnreadList() {
  const { t } = useTranslation(['texts', 'choices']);
  return (
    <>
      <noscript>
        <p>{t('choices:shortlist.withoutScripts')}</p>
      </noscript>
      <Awaited role="status">{t('common.loading')}</Awaited>
    </>
  );
}

function EmptyList() {
  const { t } = useTranslation('choices');
  return (
    <>
      <Typography variant="lead" color="textSecondary" sx={{ marginBottom: 4, maxWidth: layout.measure }}>
        {t('shortlist.empty')}
      </Typography>
      <nav aria-label={t('categories')}>
        <CategoryCards level="h2" />
      </nav>
    </>
  );
}

// Without scripts nothing would come.
const Awaited = styled('p')({ '@media (scripting: none)': { display: 'none' } });

const Content = styled('div')({
  ...contentWidth,
  // The list comes from the browser: whatever it holds, the foot of the page stays where it is.
  '@media screen': { minHeight: '100svh' },
  paddingBottom: spaces.section,
  overflowWrap: 'anywhere',
});
