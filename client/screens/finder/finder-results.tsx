import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchHitLimit, searchPages } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { FoundPages, FoundRecalls } from '../../ui/products/found-pages.tsx';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { NothingFound } from '../../ui/products/nothing-found.tsx';
import { SearchResultList } from '../../ui/products/search-result-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { FinderFilters } from './finder-filters.tsx';
import { FurtherResults } from './further-results.tsx';
import { GiveUp } from './give-up.tsx';
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
  const isVain = results?.total === 0 && !results.nearly && !results.filters;
  return (
    <Results aria-busy={answer.state === 'loading'}>
      {answer.state === 'failed' && (
        <StateMessage
          role="alert"
          title={t('failed.title')}
          message={t(`texts:problems.${answer.problem.type}`)}
        />
      )}
      {results && <FoundRecalls results={results} />}
      {results && isVain && <NothingFound text={query} results={results} />}
      {results && <Found key={query} query={query} filters={filters} pages={pages} results={results} />}
      {(isVain || answer.state === 'failed') && (
        <Categories>
          <CategoryCards level="h2" />
        </Categories>
      )}
    </Results>
  );
}

interface FoundProperties extends Omit<FinderResultsProperties, 'found'> {
  results: SearchResults;
}

function Found({ query, filters, pages, results }: FoundProperties) {
  const { t } = useTranslation(['search', 'texts']);
  // Set when the visitor asks for more: the first of it then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const { items, total, nearly } = results;
  const existing = searchPages(total);
  const shown = Math.min(pages, existing);
  return (
    <Columns>
      {results.filters && <FinderFilters query={query} chosen={filters} filters={results.filters} />}
      <div>
        {results.giveUp && <GiveUp query={query} chosen={filters} ways={results.giveUp} />}
        {items.length > 0 && (
          <SearchResultList hits={items}>
            {Array.from({ length: shown - 1 }, (_, index) => index + 2).map((page) => (
              <FurtherResults
                key={page}
                query={query}
                filters={filters}
                page={page}
                takesFocus={page === pageToFocus}
              />
            ))}
          </SearchResultList>
        )}
        {shown < existing && (
          <Button
            component={SiteLink}
            variant="outlined"
            to={paths.searchFor(query, shown + 1, filters)}
            replace
            state={keepPlace}
            rel="nofollow"
            style={{ marginTop: 32 }}
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
        <FoundPages results={results} />
        {nearly && (
          <NearlyFound nearly={nearly}>
            <SearchResultList hits={nearly.items} />
          </NearlyFound>
        )}
      </div>
    </Columns>
  );
}

const Results = styled('div')({ overflowWrap: 'anywhere', borderTop: `1px solid ${colors.line}` });

// What narrows the results stands beside them, as in a listing.
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > nav': { gridColumn: '1 / 4' },
    '& > div': { gridColumn: '4 / -1' },
    '& > div:only-child': { gridColumn: '1 / -1' },
  },
}));

const Categories = styled('div')({ marginTop: spaces.headingToContent });
