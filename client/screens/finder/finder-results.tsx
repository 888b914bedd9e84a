import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchHitLimit, searchPages } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass, twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { FoundFirst, FoundPages } from '../../ui/products/found-pages.tsx';
import { isElsewhere } from '../../ui/products/found-words.ts';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { NothingFound } from '../../ui/products/nothing-found.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { FinderChoice } from './finder-choice.tsx';
import { FinderFilters, usefulFilters } from './finder-filters.tsx';
import { FurtherResults } from './further-results.tsx';
import { GiveUp } from './give-up.tsx';
import { ResultCards } from './result-cards.tsx';
import type { FoundResults } from './use-found.ts';

interface FinderResultsProperties {
  query: string;
  filters: SearchFilters;
  pages: number;
  found: FoundResults;
}

/** What a text finds, so many pages of it; where that is nothing, the ways on. */
export function FinderResults({
  query,
  filters,
  pages,
  found: { answer, results },
}: FinderResultsProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const isVain = results?.total === 0 && !results.nearly && !results.filters && !isElsewhere(results);
  return (
    <Results aria-busy={answer.state === 'loading'}>
      {answer.state === 'failed' && (
        <StateMessage
          role="alert"
          title={t('failed.title')}
          message={t(`texts:problems.${answer.problem.type}`)}
        />
      )}
      {results && <FoundFirst results={results} />}
      {results && isVain && <NothingFound text={query} results={results} />}
      {results && (
        <Found
          key={query}
          query={query}
          filters={filters}
          pages={pages}
          results={results}
          isStale={answer.state === 'loading'}
        />
      )}
      {(isVain || answer.state === 'failed') && (
        <Below>
          <CategoryCards level="h2" />
        </Below>
      )}
    </Results>
  );
}

interface FoundProperties extends Omit<FinderResultsProperties, 'found'> {
  results: SearchResults;
  /** True while others are on their way. */
  isStale: boolean;
}

function Found({ query, filters, pages, results, isStale }: FoundProperties) {
  const { t } = useTranslation(['search', 'texts']);
  // Set when the visitor asks for more: the first of it then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const { items, total, nearly, listing } = results;
  const existing = searchPages(total);
  const shown = Math.min(pages, existing);
  const offered = results.filters && usefulFilters({ chosen: filters, filters: results.filters });
  return (
    <Columns>
      {offered && offered.length > 0 && <FinderFilters query={query} chosen={filters} filters={offered} />}
      <div>
        <Bar>
          <FinderChoice query={query} chosen={filters} />
          {listing && (
            <Link component={SiteLink} variant="standalone" to={listing.path} rel="nofollow">
              {t('filters.inListing', {
                category: t(`texts:listing.categories.${listing.category}.name`),
              })}
            </Link>
          )}
        </Bar>
        {results.giveUp && <GiveUp query={query} chosen={filters} ways={results.giveUp} />}
        {items.length > 0 && (
          <>
            <h2 className={hiddenClass}>{t('results')}</h2>
            <ResultCards hits={items} isStale={isStale}>
              {Array.from({ length: shown - 1 }, (_, index) => index + 2).map((page) => (
                <FurtherResults
                  key={page}
                  query={query}
                  filters={filters}
                  page={page}
                  takesFocus={page === pageToFocus}
                />
              ))}
            </ResultCards>
          </>
        )}
        {shown < existing && (
          <Button
            component={SiteLink}
            variant="outlined"
            to={paths.searchFor(query, shown + 1, filters)}
            replace
            state={keepPlace}
            rel="nofollow"
            style={{ marginTop: 48 }}
            onClick={() => setPageToFocus(shown + 1)}
          >
            {t('texts:listing.more.action')}
          </Button>
        )}
        {shown === existing && total > searchHitLimit && (
          <Typography color="textSecondary" sx={{ marginTop: 3 }}>
            {t('firstShown', { count: searchHitLimit })}
          </Typography>
        )}
        <FoundPages text={query} results={results} />
        {nearly && (
          <NearlyFound text={query} nearly={nearly}>
            <Below>
              <ResultCards hits={nearly.items} />
            </Below>
          </NearlyFound>
        )}
      </div>
    </Columns>
  );
}

const Results = styled('div')({ overflowWrap: 'anywhere', borderTop: `1px solid ${colors.line}` });

// What narrows the results stands beside them, as in a listing; without that they have all of the page.
const Columns = styled('div')(({ theme }) => ({
  '& > div': { paddingTop: theme.spacing(1) },
  '& > div:only-child': { paddingTop: theme.spacing(2.5) },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > nav': { gridColumn: '1 / 4' },
    '& > div': { gridColumn: '4 / -1', paddingTop: theme.spacing(2.5) },
    '& > div:only-child': { gridColumn: '1 / -1' },
    '& > div:only-child ul:has(> li > article)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginBottom: theme.spacing(2),
  '&:not(:has(a))': { display: 'none' },
  [theme.breakpoints.up('lg')]: { minHeight: layout.targetPx, '& > a': { marginInlineStart: 'auto' } },
}));

const Below = styled('div')({ marginTop: spaces.headingToContent });
