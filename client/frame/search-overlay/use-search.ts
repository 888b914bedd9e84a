import { apiPaths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search-text.ts';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What the catalogue answers to a text; nothing is asked while that is empty or too long. */
export function useSearch(text: string): Answer<SearchResults> {
  const language = useLanguage();
  const query = normaliseSearchText(text);
  const isAsked = query !== '' && query.length <= searchTextLimit;
  return useAnswer(isAsked ? apiPaths.search(language, query) : null, searchResultsSchema);
}
