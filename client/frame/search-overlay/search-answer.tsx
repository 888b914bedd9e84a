import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchPages } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { FoundPages } from '../../ui/products/found-pages.tsx';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { OtherLanguageSearch } from '../../ui/products/other-language-search.tsx';
import { SearchResultList } from '../../ui/products/search-result-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { PopularSearches } from './popular-searches.tsx';

interface SearchAnswerProperties {
  /** What was searched for, as it was typed. */
  text: string;
  answer: Answer<SearchResults>;
  /** Called with a popular term that the visitor chose. */
  onChoose: (term: string) => void;
}

/** What the catalogue answers to a text. */
export function SearchAnswer({ text, answer, onChoose }: SearchAnswerProperties) {
  const { t } = useTranslation();
  if (answer.state === 'failed') return <Failure answer={answer} />;
  if (answer.state === 'loading') {
    return (
      <Spinner>
        <CircularProgress aria-label={t('common.loading')} size={44} thickness={1.5} />
      </Spinner>
    );
  }
  const results = answer.data;
  if (results.items.length === 0) {
    return (
      <>
        <Message title={t('search.none.title')}>
          {t(results.nearly ? 'search.nearly.none' : 'search.none.message', { query: text })}
        </Message>
        <OtherLanguageSearch text={text} />
        <FoundPages pages={results.pages} />
        {results.nearly ? (
          <NearlyFound nearly={results.nearly} />
        ) : (
          <Popular>
            <PopularSearches onChoose={onChoose} />
          </Popular>
        )}
      </>
    );
  }
  return (
    <>
      <Heading>
        <Typography variant="h3" component="h2">
          {t('search.found', { count: results.total, query: text })}
        </Typography>
        <p>{t('search.escapeHint')}</p>
      </Heading>
      <SearchResultList hits={results.items} />
      <FoundPages pages={results.pages} />
      {results.nearly && <NearlyFound nearly={results.nearly} />}
      {searchPages(results.total) > 1 && (
        <Button
          component={SiteLink}
          variant="outlined"
          to={paths.searchFor(results.query, 2)}
          rel="nofollow"
          style={{ marginTop: 32 }}
        >
          {t('listing.more.action')}
        </Button>
      )}
    </>
  );
}

function Failure({ answer }: { answer: Extract<Answer<unknown>, { state: 'failed' }> }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Message title={t('search.failed.title')}>{t(`problems.${answer.problem.type}`)}</Message>
      <Button variant="outlined" style={{ marginTop: 24 }} onClick={answer.reload}>
        {t('search.failed.retry')}
      </Button>
    </div>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="stateTitle" component="h2" sx={{ marginTop: 7 }}>
        {title}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ marginTop: 1.5, maxWidth: layout.measure, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}

const Popular = styled('div')({ maxWidth: '42rem', paddingTop: 48 });

const Spinner = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 240 });

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: '40px 20px',
  borderBottom: `1px solid ${colors.line}`,
  overflowWrap: 'anywhere',
  // Only where a keyboard is to be expected.
  '& > p': { display: 'none', flexShrink: 0, fontSize: typeSizes.meta, color: colors.stone },
  [theme.breakpoints.up('md')]: { '@media (hover: hover)': { '& > p': { display: 'block' } } },
}));
