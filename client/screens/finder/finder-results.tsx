import { apiPaths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { OtherLanguageSearch } from '../../ui/other-language-search.tsx';
import { SearchResultList } from '../../ui/search-result-list.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { Typography } from '../../ui/typography.tsx';

/** What the catalogue answers to the text of the address, in its normalised form. */
export function FinderResults({ query }: { query: string }) {
  const { t } = useTranslation();
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
  const { items, total } = answer.data;
  if (items.length === 0) {
    return (
      <Results>
        <StateMessage title={t('search.none.title')} message={t('search.none.message', { query })}>
          <OtherLanguageSearch text={query} />
        </StateMessage>
      </Results>
    );
  }
  return (
    <Results>
      <Typography
        variant="h3"
        component="h2"
        styles={{ paddingBottom: 20, borderBottom: `1px solid ${colors.line}` }}
      >
        {t('search.found', { count: total, query })}
      </Typography>
      <SearchResultList hits={items} />
      {total > items.length && (
        <Typography styles={{ marginTop: 24, color: colors.stone }}>
          {t('search.firstShown', { count: items.length })}
        </Typography>
      )}
    </Results>
  );
}

const Results = styled('div')({ marginBottom: spaces.section, overflowWrap: 'anywhere' });
