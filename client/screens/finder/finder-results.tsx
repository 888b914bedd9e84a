import { paths } from '@kitchen/shared/paths.ts';
import type { SearchHit, SearchResults } from '@kitchen/shared/search.ts';
import { searchHitLimit, searchPageSize, searchPages } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { contentWidth, hiddenClass, twelveColumns } from '../../theme/surfaces.ts';
import { colors, spaces, typeSizes } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { CategoryCards } from '../../ui/categories/category-cards.tsx';
import { FilterDrawerButton } from '../../ui/filters/filter-drawer-button.tsx';
import { BesideFilters, FiltersAside, filtersId } from '../../ui/filters/filters-aside.ts';
import { ResultsBar } from '../../ui/filters/results-bar.tsx';
import { DealersTile } from '../../ui/products/dealers-tile.tsx';
import { FoundFirst, FoundPages } from '../../ui/products/found-pages.tsx';
import { isElsewhere } from '../../ui/products/found-words.ts';
import { ListFoot } from '../../ui/products/list-foot.tsx';
import { GroupHeading, NearlyFound } from '../../ui/products/nearly-found.tsx';
import { NothingFound } from '../../ui/products/nothing-found.tsx';
import { OtherLanguage } from '../../ui/products/other-language.tsx';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { AskPages, asking } from './ask-pages.tsx';
import { columnsOfFew, fewResults, largeCardSizes, WithoutFilters } from './few-results.ts';
import { FinderChoice } from './finder-choice.tsx';
import { FinderFilters, usefulFilters } from './finder-filters.tsx';
import { FurtherResults } from './further-results.tsx';
import { GiveUp } from './give-up.tsx';
import { fillRowsByKind, ResultCards } from './result-cards.tsx';
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
  const asked = results ? asking(results) : [];
  const shown = results?.pages
    ? { ...results, pages: results.pages.filter((page) => !asked.some((each) => each === page)) }
    : results;
  // Where a product fits is asked on its page, and of what is not made there is what is.
  const leadsToProducts =
    results?.total === 0 && !results.nearly && (results.notMade || results.pages?.includes('fit'));
  const hasOtherWords = results?.suggestions !== undefined || results?.otherLanguage !== undefined;
  const categories = (isVain || leadsToProducts || answer.state === 'failed') && (
    <>
      <GroupHeading>
        <Typography variant="h3" component="h2">
          {t('none.made')}
        </Typography>
        {isVain && !hasOtherWords && (
          <Link component={SiteLink} variant="standalone" to={paths.contacts}>
            {t('none.ask')}
          </Link>
        )}
      </GroupHeading>
      <Below>
        <CategoryCards level="h3" />
      </Below>
    </>
  );
  return (
    <Results aria-busy={answer.state === 'loading' || undefined}>
      {answer.state === 'failed' && (
        <Below>
          <FailedAnswer
            title={t('failed.title')}
            message={t(`texts:problems.${answer.problem.type}`)}
            address={paths.searchFor(query, pages, filters)}
            reload={answer.reload}
          />
        </Below>
      )}
      {shown && <FoundFirst results={shown} />}
      {asked.length > 0 && <AskPages pages={asked} />}
      {results && isVain && hasOtherWords && (
        <Below>
          <NothingFound text={query} results={results} />
        </Below>
      )}
      {shown && (
        <Found
          key={query}
          query={query}
          filters={filters}
          pages={pages}
          results={shown}
          isStale={answer.state === 'loading'}
        />
      )}
      {categories}
    </Results>
  );
}

const areOfManyKinds = (hits: readonly SearchHit[]) => new Set(hits.map(({ category }) => category)).size > 1;

interface FoundProperties extends Omit<FinderResultsProperties, 'found'> {
  results: SearchResults;
  /** True while others are on their way. */
  isStale: boolean;
}

function Found({ query, filters, pages, results, isStale }: FoundProperties) {
  const { t } = useTranslation(['search', 'filtering', 'texts']);
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  // Set when the visitor asks for more: the first of it then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const { items, total, nearly, listing, orderedBy } = results;
  const existing = searchPages(total);
  const shown = Math.min(pages, existing);
  const upTo = Math.min(shown * searchPageSize, total);
  // Of all pages: one list has one kind of frames.
  const counted = results.filters?.find(({ filter }) => filter === 'category')?.options.length ?? 0;
  const ofManyKinds = (filters.category?.length || counted) > 1 || areOfManyKinds(items);
  const isParted = existing === 1 && !orderedBy && fillRowsByKind(items);
  const isNarrowed = Object.values(filters).flat().length > 0;
  const offered =
    // Until others are there it is not known how many they are.
    (isNarrowed || isStale || total > fewResults) &&
    results.filters &&
    usefulFilters({ chosen: filters, filters: results.filters });
  const options = offered && offered.length > 0 && (
    <FinderFilters query={query} chosen={filters} filters={offered} />
  );
  const isShort = !options && total <= fewResults;
  const columns = isShort ? (columnsOfFew[total] ?? 3) : 4;
  const inListing = listing && (
    <Link component={SiteLink} variant="standalone" to={listing.path} rel="nofollow">
      {t('filters.inListing', { category: t(`texts:listing.categories.${listing.category}.name`) })}
    </Link>
  );
  const Products = options ? BesideFilters : WithoutFilters;
  return (
    <Columns>
      {options && (
        <FiltersAside as="nav" id={filtersId} aria-label={t('filters.title')}>
          <p className="title" aria-hidden="true">
            {t('filtering:title')}
          </p>
          {options}
        </FiltersAside>
      )}
      <Products as="div" data-wide={!options || undefined} data-columns={columns}>
        {options && (
          <ResultsBar
            opener={
              <FilterDrawerButton
                to={paths.searchFor(query, 1, filters)}
                chosen={Object.values(filters).flat().length}
                total={isStale ? undefined : total}
                onClear={() =>
                  void navigate(localise(paths.searchFor(query, 1)), { replace: true, state: keepPlace })
                }
              >
                {options}
              </FilterDrawerButton>
            }
            order={
              // Its filters' first line is level with the first pictures' edge.
              items.length > 0 && <Order>{inListing ?? (!isParted && !orderedBy && t('bestFirst'))}</Order>
            }
          >
            <FinderChoice query={query} chosen={filters} />
          </ResultsBar>
        )}
        {results.giveUp && <GiveUp query={query} chosen={filters} ways={results.giveUp} />}
        {items.length > 0 && (
          <>
            <h2 className={hiddenClass}>{t('results')}</h2>
            <ResultCards
              hits={items}
              ofManyKinds={ofManyKinds}
              isAlone={columns === 1}
              isParted={isParted}
              isStale={isStale}
              {...(columns < 4 && { sizes: largeCardSizes })}
            >
              {Array.from({ length: shown - 1 }, (_, index) => index + 2).map((page) => (
                <FurtherResults
                  key={page}
                  query={query}
                  filters={filters}
                  ofManyKinds={ofManyKinds}
                  page={page}
                  takesFocus={page === pageToFocus}
                />
              ))}
              {isShort && columns !== 1 && <DealersTile products={total} columns={columns} />}
            </ResultCards>
          </>
        )}
        {!options && inListing && <Below>{inListing}</Below>}
        {existing > 1 && (
          <ListFoot upTo={upTo} total={total} words={t('shown', { shown: upTo, count: total })}>
            {shown < existing && (
              <Button
                component={SiteLink}
                variant="outlined"
                to={paths.searchFor(query, shown + 1, filters)}
                replace
                state={keepPlace}
                rel="nofollow"
                onClick={() => setPageToFocus(shown + 1)}
              >
                {t('texts:listing.more.action')}
              </Button>
            )}
          </ListFoot>
        )}
        {shown === existing && total > searchHitLimit && (
          <Typography color="textSecondary" sx={{ marginTop: 3 }}>
            {t('firstShown', { count: searchHitLimit })}
          </Typography>
        )}
        {results.otherLanguage !== undefined && (items.length > 0 || nearly) && (
          <Typography sx={{ marginTop: 3 }}>
            <OtherLanguage text={query} count={results.otherLanguage} isAll={items.length === 0} />
          </Typography>
        )}
        <FoundPages text={query} results={results} />
        {nearly && (
          <NearlyFound text={query} nearly={nearly}>
            <Below>
              <ResultCards hits={nearly.items} ofManyKinds={areOfManyKinds(nearly.items)} />
            </Below>
          </NearlyFound>
        )}
      </Products>
    </Columns>
  );
}

const Results = styled('div')({
  ...contentWidth,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${colors.line}`,
});

// What narrows the results stands beside them, as in a listing; without that they have all of the page.
const Columns = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(1.5),
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    paddingTop: theme.spacing(3),
  },
}));

const Order = styled('p')({ fontSize: typeSizes.small, textAlign: 'end' });

const Below = styled('div')({ marginTop: spaces.headingToContent });
