import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
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
import { AnswerMessage } from './answer-message.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { ResultOptions } from './result-options.tsx';

export interface FoundAnswerProperties {
  /** What was searched for, as it was typed. */
  text: string;
  results: SearchResults;
  /** Ids of the lists of what was found and of what was nearly found. */
  lists: Record<'found' | 'nearly', string>;
  /** Called with a popular term that the visitor chose. */
  onChoose: (term: string) => void;
  /** Called where the visitor goes on to the page of all results. */
  onOpenAll: () => void;
}

/** What a search has found, or what there is in place of it. Its texts are `search` and `product-sheet`. */
export function FoundAnswer({ text, results, lists, onChoose, onOpenAll }: FoundAnswerProperties) {
  const { t } = useTranslation('search');
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
        <AnswerMessage title={nearly ? t('none.title') : elsewhereOrNothing(t, text, results)}>
          {nearly ? [nothingWords(t, text, nearly), beside].filter(Boolean).join(' ') : tipWords(t, results)}
        </AnswerMessage>
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

const Popular = styled('div')({ display: 'grid', rowGap: 48, maxWidth: '42rem', paddingTop: 32 });

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
