import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { goOnAt } from '../../ui/behaviour/go-on-at.ts';
import { MoreFailed } from '../../ui/states/more-failed.tsx';
import { ResultItems } from './result-cards.tsx';

interface FurtherResultsProperties {
  query: string;
  filters: SearchFilters;
  ofManyKinds: boolean;
  page: number;
  /** True when the visitor asked for it and goes on at its first product. */
  takesFocus: boolean;
}

/** A page of what was found after the first; each page is an answer of its own. */
export function FurtherResults({ query, filters, ofManyKinds, page, takesFocus }: FurtherResultsProperties) {
  const { t } = useTranslation();
  const answer = useAnswer(apiPaths.search(useLanguage(), query, page, filters), searchResultsSchema);
  if (answer.state === 'loading') {
    return (
      <li>
        <p role="status">{t('common.loading')}</p>
      </li>
    );
  }
  if (answer.state === 'failed') {
    return (
      <li>
        <MoreFailed to={paths.searchFor(query, page, filters)} retry={() => void answer.reload()} />
      </li>
    );
  }
  return (
    <ResultItems
      hits={answer.data.items}
      ofManyKinds={ofManyKinds}
      firstItem={takesFocus ? goOnAt : undefined}
    />
  );
}
