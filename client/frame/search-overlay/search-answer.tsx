import { apiPaths } from '@kitchen/shared/paths.ts';
import { normaliseSearchText, searchResultsSchema, searchTextLimit } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { SearchResultList } from './search-result-list.tsx';

/**
 * What the catalogue answers to a text.
 * @param onLeave Called when the visitor follows a result.
 */
export function SearchAnswer({ text, onLeave }: { text: string; onLeave: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = normaliseSearchText(text);
  const isAsked = query !== '' && query.length <= searchTextLimit;
  const answer = useAnswer(isAsked ? apiPaths.search(language, query) : null, searchResultsSchema);
  const found = answer.state === 'loaded' ? answer.data : undefined;

  return (
    <>
      <p role="status" style={visuallyHidden}>
        {answer.state === 'loading' && t('common.loading')}
        {found && (found.items.length > 0 ? countText(found.total) : t('search.none.title'))}
      </p>
      {answer.state === 'loading' && (
        <Spinner>
          <CircularProgress aria-label={t('common.loading')} size={44} thickness={1.5} />
        </Spinner>
      )}
      {answer.state === 'failed' && <Failure answer={answer} />}
      {found?.items.length === 0 && (
        <Message title={t('search.none.title')}>{t('search.none.message', { query: text })}</Message>
      )}
      {found && found.items.length > 0 && (
        <>
          <Heading>
            <Typography variant="h3" component="h2">
              {countText(found.total)}
            </Typography>
            <p>{t('search.escapeHint')}</p>
          </Heading>
          <SearchResultList hits={found.items} onLeave={onLeave} />
          {found.total > found.items.length && (
            <Typography sx={{ mt: 3, color: colors.stone }}>
              {t('search.firstShown', { count: found.items.length })}
            </Typography>
          )}
        </>
      )}
    </>
  );

  function countText(count: number) {
    return t('search.found', { count, query: text });
  }
}

function Failure({ answer }: { answer: Extract<Answer<unknown>, { state: 'failed' }> }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Message title={t('search.failed.title')}>{t(`problems.${answer.problem.type}`)}</Message>
      <Button variant="outlined" sx={{ mt: 3 }} onClick={answer.reload}>
        {t('search.failed.retry')}
      </Button>
    </div>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: 7, fontSize: typeSizes.stateTitle }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '68ch', color: colors.stone, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

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
