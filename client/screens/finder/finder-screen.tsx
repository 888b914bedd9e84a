import { languages } from '@kitchen/shared/languages.ts';
import { readSearchPages, readSearchQuery } from '@kitchen/shared/page-query.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { readSearchFilters } from '@kitchen/shared/search-filters.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { foundWords } from '../../ui/products/found-words.ts';
import { FinderResults } from './finder-results.tsx';
import { FinderSearch } from './finder-search.tsx';

export const answerPaths: ScreenModule['answerPaths'] = ({ query: parameters, language }) => {
  const query = readSearchQuery(parameters);
  if (query === '') return [];
  const [pages, filters] = [readSearchPages(parameters), readSearchFilters(parameters)];
  return Array.from({ length: pages }, (_, index) => apiPaths.search(language, query, index + 1, filters));
};

/** Where nothing is found, not nearly either, the other language may find something. */
export const furtherAnswerPaths: ScreenModule['furtherAnswerPaths'] = (
  { query: parameters, language },
  answers,
) => {
  const query = readSearchQuery(parameters);
  const results = searchResultsSchema.safeParse(answers[apiPaths.search(language, query)]);
  if (results.data?.total !== 0 || results.data.nearly) return [];
  return languages.filter((each) => each !== language).map((other) => apiPaths.search(other, query));
};

/**
 * Asks what the visitor is looking for: five categories and the search, whose results stand here
 * where the address has a text to search for, as it does without scripts.
 */
export function Component() {
  const { t } = useTranslation();
  const { t: say } = useTranslation('search');
  const [parameters] = useSearchParams();
  const query = readSearchQuery(parameters);
  const language = useLanguage();
  const answer = useAnswer(
    query === '' ? null : apiPaths.search(language, query, 1, readSearchFilters(parameters)),
    searchResultsSchema,
  );
  return (
    <Page>
      <Head
        // What is found is a page of its own, which is told by its title.
        title={answer.state === 'loaded' ? foundWords(say, query, answer.data) : t('finder.pageTitle')}
        isProvisional={query !== '' && answer.state === 'loading'}
        description={t('finder.description')}
        {...(query === '' && { canonicalPath: paths.finder })}
      />
      <Breadcrumbs crumbs={[{ label: t('breadcrumbs.segments.product'), path: paths.finder }]} />
      <Intro>
        <div>
          <Typography variant="h1">{t('finder.title')}</Typography>
          <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2 }}>
            {t('finder.sentence')}
          </Typography>
        </div>
        <FinderSearch query={query} />
      </Intro>
      <FinderResults
        query={query}
        filters={readSearchFilters(parameters)}
        pages={readSearchPages(parameters)}
      >
        <CategoryCards level="h2" />
      </FinderResults>
    </Page>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Intro = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: theme.spacing(3, 6),
  marginTop: theme.spacing(2),
  marginBottom: spaces.headingToContent,
}));
