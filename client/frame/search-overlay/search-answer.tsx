import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { FoundFirst, FoundPages } from '../../ui/products/found-pages.tsx';
import {
  besideWords,
  elsewhereOrNothing,
  foundTitle,
  isElsewhere,
  nothingWords,
  tipWords,
} from '../../ui/products/found-words.ts';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { NothingFound } from '../../ui/products/nothing-found.tsx';
import { OtherLanguage } from '../../ui/products/other-language.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { ResultOptions } from './result-options.tsx';

interface SearchAnswerProperties {
  /** What was searched for, as it was typed. */
  text: string;
  answer: Answer<SearchResults>;
  /** Ids of the lists of what was found and of what was nearly found. */
  lists: Record<'found' | 'nearly', string>;
  /** Called with a popular term that the visitor chose. */
  onChoose: (term: string) => void;
  /** Called where the visitor goes on to the page of all results. */
  onOpenAll: () => void;
  /** Called where the visitor tries again: the button that has the focus goes. */
  onRetry: () => void;
}

/** What the catalogue answers to a text. */
export function SearchAnswer(properties: SearchAnswerProperties) {
  const { text, answer, lists, onChoose, onOpenAll, onRetry } = properties;
  const { t } = useTranslation(['search', 'texts']);
  if (answer.state === 'failed') return <Failure answer={answer} onRetry={onRetry} />;
  if (answer.state === 'loading') {
    return (
      <Spinner>
        <CircularProgress aria-label={t('texts:common.loading')} size={44} thickness={1.5} />
      </Spinner>
    );
  }
  const results = answer.data;
  const { nearly } = results;
  const beside = besideWords(t, results);
  const nearlyFound = nearly && (
    <NearlyFound text={text} nearly={nearly}>
      <ResultOptions id={lists.nearly} hits={nearly.items} />
    </NearlyFound>
  );
  if (results.items.length === 0) {
    return (
      <>
        <Message title={nearly ? t('none.title') : elsewhereOrNothing(t, text, results)}>
          {nearly ? [nothingWords(t, text, nearly), beside].filter(Boolean).join(' ') : tipWords(t, results)}
        </Message>
        <FoundFirst results={results} />
        <FoundPages text={text} results={results} />
        {nearly && <OtherLanguage text={text} count={results.otherLanguage} isAll />}
        {nearlyFound ??
          (!isElsewhere(results) && (
            <Popular>
              <NothingFound text={text} results={results} withCategories />
              <PopularSearches onChoose={onChoose} />
            </Popular>
          ))}
      </>
    );
  }
  return (
    <>
      <FoundFirst results={results} />
      <Heading>
        <div>
          <Typography variant="h3" component="h2">
            {foundTitle(t, text, results)}
          </Typography>
          {beside && <Typography>{beside}</Typography>}
        </div>
        <p>{t('keys')}</p>
      </Heading>
      <ResultOptions id={lists.found} hits={results.items} />
      {results.total > 1 && (
        <Button
          component={SiteLink}
          variant="outlined"
          to={paths.searchFor(text, 1)}
          rel="nofollow"
          style={{ marginTop: 32 }}
          onClick={onOpenAll}
        >
          {t('openAll', { total: results.total })}
        </Button>
      )}
      {results.otherLanguage !== undefined && (
        <Typography sx={{ marginTop: 3 }}>
          <OtherLanguage text={text} count={results.otherLanguage} />
        </Typography>
      )}
      <FoundPages text={text} results={results} />
      {nearlyFound}
    </>
  );
}

interface FailureProperties {
  answer: Extract<Answer<unknown>, { state: 'failed' }>;
  onRetry: () => void;
}

function Failure({ answer, onRetry }: FailureProperties) {
  const { t } = useTranslation(['search', 'texts']);
  return (
    <div role="alert">
      <Message title={t('failed.title')}>{t(`texts:problems.${answer.problem.type}`)}</Message>
      <Button
        variant="outlined"
        style={{ marginTop: 24 }}
        onClick={() => {
          onRetry();
          answer.reload();
        }}
      >
        {t('failed.retry')}
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
      {children && (
        <Typography
          color="textSecondary"
          sx={{ marginTop: 1.5, maxWidth: layout.measure, overflowWrap: 'anywhere' }}
        >
          {children}
        </Typography>
      )}
    </>
  );
}

const Popular = styled('div')({ display: 'grid', rowGap: 48, maxWidth: '42rem', paddingTop: 32 });

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
