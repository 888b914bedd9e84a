import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchHitLimit, searchPages, searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { FoundPages } from '../../ui/products/found-pages.tsx';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { NothingFound } from '../../ui/products/nothing-found.tsx';
import { SearchResultList } from '../../ui/products/search-result-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { FinderFilters } from './finder-filters.tsx';
import { FurtherResults } from './further-results.tsx';

interface FinderResultsProperties {
  /** Empty where nothing is searched for. */
  query: string;
  filters: SearchFilters;
  pages: number;
  /** Shown where nothing is found, or searched for. */
  children: ReactNode;
}

/** What a text finds, so many pages of it. */
export function FinderResults({ query, filters, pages, children }: FinderResultsProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const language = useLanguage();
  const answer = useAnswer(
    query === '' ? null : apiPaths.search(language, query, 1, filters),
    searchResultsSchema,
  );
  // Until the next come, those of the same text stay: the link that was pressed keeps the focus.
  const [last, setLast] = useState<SearchResults>();
  if (answer.state === 'loaded' && answer.data !== last) setLast(answer.data);
  const kept = answer.state === 'loading' && last?.query === query ? last : undefined;
  const results = query !== '' && answer.state === 'loaded' ? answer.data : kept;
  const isLoading = answer.state === 'loading';
  const isVain = answer.state === 'failed' || (results?.total === 0 && !results.nearly && !results.filters);
  return (
    <Results aria-busy={isLoading}>
      {isLoading && !results && query !== '' && <p role="status">{t('texts:common.loading')}</p>}
      {results && (
        // Another text is another page, told by its title; what filters leave is said here, where it changes.
        <div role="status" key={`outcome of ${query}`}>
          <Outcome query={query} results={results} />
        </div>
      )}
      {answer.state === 'failed' && (
        <StateMessage
          role="alert"
          title={t('failed.title')}
          message={t(`texts:problems.${answer.problem.type}`)}
        />
      )}
      {results && <Found key={query} query={query} filters={filters} pages={pages} results={results} />}
      {isVain && <Gap />}
      {(query === '' || isVain) && children}
    </Results>
  );
}

interface FoundProperties extends Omit<FinderResultsProperties, 'children'> {
  results: SearchResults;
}

/** In one sentence. */
function Outcome({ query, results }: { query: string; results: SearchResults }) {
  const { t } = useTranslation('search');
  const { items, total, nearly, filters } = results;
  return (
    <>
      {items.length > 0 && (
        <Typography variant="h3" component="h2" sx={{ paddingBottom: 2.5 }}>
          {t('found', { count: total, query })}
        </Typography>
      )}
      {items.length === 0 && filters && <Typography variant="lead">{t('filters.none')}</Typography>}
      {items.length === 0 && !filters && nearly && (
        <Typography variant="lead">{t('nearly.none', { query })}</Typography>
      )}
      {items.length === 0 && !filters && !nearly && (
        <StateMessage title={t('none.title')} message={t('none.message', { query })}>
          <NothingFound text={query} suggestions={results.suggestions} />
        </StateMessage>
      )}
    </>
  );
}

function Found({ query, filters, pages, results }: FoundProperties) {
  const { t } = useTranslation(['search', 'texts']);
  // Set when the visitor asks for more: the first of it then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const { items, total, nearly } = results;
  const existing = searchPages(total);
  const shown = Math.min(pages, existing);
  return (
    <>
      {results.filters && <FinderFilters query={query} chosen={filters} filters={results.filters} />}
      {items.length > 0 && (
        <Listed>
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
        </Listed>
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
    </>
  );
}

const Results = styled('div')({ overflowWrap: 'anywhere' });

const Gap = styled('div')({ height: spaces.section });

const Listed = styled('div')({ borderTop: `1px solid ${colors.line}`, marginTop: -1 });
