import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { searchHitLimit, searchPages, searchResultsSchema } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { FoundPages } from '../../ui/products/found-pages.tsx';
import { NearlyFound } from '../../ui/products/nearly-found.tsx';
import { OtherLanguageSearch } from '../../ui/products/other-language-search.tsx';
import { SearchResultList } from '../../ui/products/search-result-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { FurtherResults } from './further-results.tsx';

/** What the catalogue answers to the text of the address, in its normalised form: so many pages of it. */
export function FinderResults({ query, pages }: { query: string; pages: number }) {
  const { t } = useTranslation();
  // Set when the visitor asks for more: the first of it then takes the focus.
  const [pageToFocus, setPageToFocus] = useState<number>();
  const answer = useAnswer(apiPaths.search(useLanguage(), query), searchResultsSchema);
  if (answer.state === 'loading') return <Results role="status">{t('common.loading')}</Results>;
  if (answer.state === 'failed') {
    return (
      <Results>
        <StateMessage
          role="alert"
          title={t('search.failed.title')}
          message={t(`problems.${answer.problem.type}`)}
        />
      </Results>
    );
  }
  const { items, total, nearly, pages: otherPages } = answer.data;
  const existing = searchPages(total);
  const shown = Math.min(pages, existing);
  if (items.length === 0) {
    return (
      <Results>
        {nearly ? (
          <Typography variant="lead">{t('search.nearly.none', { query })}</Typography>
        ) : (
          <StateMessage title={t('search.none.title')} message={t('search.none.message', { query })}>
            <OtherLanguageSearch text={query} />
            <Link component={SiteLink} variant="standalone" to={paths.contacts}>
              {t('search.none.ask')}
            </Link>
          </StateMessage>
        )}
        <FoundPages pages={otherPages} />
        {nearly && <NearlyFound nearly={nearly} />}
      </Results>
    );
  }
  return (
    <Results>
      <Typography
        variant="h3"
        component="h2"
        sx={{ paddingBottom: 2.5, borderBottom: `1px solid ${colors.line}` }}
      >
        {t('search.found', { count: total, query })}
      </Typography>
      <SearchResultList hits={items}>
        {Array.from({ length: shown - 1 }, (_, index) => index + 2).map((page) => (
          <FurtherResults key={page} query={query} page={page} takesFocus={page === pageToFocus} />
        ))}
      </SearchResultList>
      {shown < existing && (
        <Button
          component={SiteLink}
          variant="outlined"
          to={paths.searchFor(query, shown + 1)}
          replace
          state={keepPlace}
          rel="nofollow"
          style={{ marginTop: 32 }}
          onClick={() => setPageToFocus(shown + 1)}
        >
          {t('listing.more.action')}
        </Button>
      )}
      {shown === existing && total > searchHitLimit && (
        <Typography color="textSecondary" sx={{ marginTop: 3 }}>
          {t('search.firstShown', { count: searchHitLimit })}
        </Typography>
      )}
      <FoundPages pages={otherPages} />
      {nearly && <NearlyFound nearly={nearly} />}
    </Results>
  );
}

const Results = styled('div')({ marginBottom: spaces.section, overflowWrap: 'anywhere' });
