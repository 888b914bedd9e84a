import { readSearchPages, readSearchQuery } from '@kitchen/shared/page-query.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { readSearchFilters } from '@kitchen/shared/search-filters.ts';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { exactHit, opensExactly } from '../../ui/products/exact-hit.ts';
import { foundWords } from '../../ui/products/found-words.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { FinderOutcome } from './finder-outcome.tsx';
import { FinderResults } from './finder-results.tsx';
import { FinderSearch } from './finder-search.tsx';
import { useFound } from './use-found.ts';

export const answerPaths: ScreenModule['answerPaths'] = ({ query: parameters, language }) => {
  const query = readSearchQuery(parameters);
  if (query === '') return [];
  const [pages, filters] = [readSearchPages(parameters), readSearchFilters(parameters)];
  return Array.from({ length: pages }, (_, index) => apiPaths.search(language, query, index + 1, filters));
};

/**
 * Asks what the visitor is looking for: five categories and the search, whose results stand here
 * where the address has a text to search for, as it does without scripts.
 */
export function Component() {
  const { t } = useTranslation();
  const { t: say } = useTranslation('search');
  const [parameters] = useSearchParams();
  const [query, filters] = [readSearchQuery(parameters), readSearchFilters(parameters)];
  const found = useFound(query, filters);
  useOpenExact(query, found.results);
  const isSearch = query !== '';
  const Intro = isSearch ? Outcome : Question;
  return (
    <Page>
      <Head
        // What is found is a page of its own, which is told by its title.
        title={
          isSearch
            ? found.answer.state === 'loaded'
              ? foundWords(say, query, found.answer.data)
              : say('resultsFor', { query })
            : t('finder.pageTitle')
        }
        isProvisional={isSearch && found.answer.state === 'loading'}
        description={t('finder.description')}
        {...(!isSearch && { canonicalPath: paths.finder })}
      />
      <Top>
        <Breadcrumbs crumbs={[{ label: t('breadcrumbs.segments.product'), path: paths.finder }]} />
        <Intro>
          {!isSearch && (
            <div>
              <Typography variant="h1">{t('finder.title')}</Typography>
              <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2 }}>
                {t('finder.sentence')}
              </Typography>
            </div>
          )}
          <FinderSearch query={query} onSame={found.askAgain} />
          {isSearch && <FinderOutcome query={query} found={found} />}
        </Intro>
      </Top>
      {isSearch ? (
        <FinderResults query={query} filters={filters} pages={readSearchPages(parameters)} found={found} />
      ) : (
        <Content>
          <CategoryCards level="h2" />
        </Content>
      )}
    </Page>
  );
}

/** Whoever has entered a product's code goes on to it. */
function useOpenExact(query: string, results: SearchResults | undefined) {
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const isEntered = opensExactly(useLocation().state);
  const exact = isEntered && results ? exactHit(query, results.items) : undefined;
  const open = useEffectEvent((sku: string) => navigate(localise(paths.product(sku)), { replace: true }));
  useEffect(() => {
    if (exact !== undefined) open(exact);
  }, [exact]);
}

const Page = styled('div')({ paddingBottom: spaces.section });

const Content = styled('div')(contentWidth);

// As high as the head of a listing.
const Top = styled(Content)(({ theme }) => ({
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('md')]: { paddingTop: 0 },
}));

const Question = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: theme.spacing(3, 6),
  marginTop: theme.spacing(2),
  marginBottom: spaces.headingToContent,
}));

// After a search the page is about its results, as what lies over other pages is.
const Outcome = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));
