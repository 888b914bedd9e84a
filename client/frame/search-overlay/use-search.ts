import { apiPaths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { normaliseSearchText, searchResultsSchema, searchTextLimit } from '@kitchen/shared/search.ts';
import { useState } from 'react';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Results to show, with the text that was searched for. */
interface ShownResults {
  text: string;
  results: SearchResults;
  /** Whether they are an earlier text's, shown until those of the latest come. */
  stale: boolean;
}

/** What the catalogue answers to a text. While a changed text is looked up, the results before it stay. */
export function useSearch(text: string): { answer: Answer<SearchResults>; shown: ShownResults | undefined } {
  const language = useLanguage();
  const query = normaliseSearchText(text);
  const isAsked = query !== '' && query.length <= searchTextLimit;
  const answer = useAnswer(isAsked ? apiPaths.search(language, query) : null, searchResultsSchema);
  const [last, setLast] = useState<ShownResults>();
  if (!isAsked) {
    if (last) setLast(undefined);
    return { answer, shown: undefined };
  }
  if (answer.state === 'loaded') {
    if (last?.results !== answer.data) setLast({ text, results: answer.data, stale: true });
    return { answer, shown: { text, results: answer.data, stale: false } };
  }
  const hasOlder = answer.state === 'loading' && last !== undefined && last.results.items.length > 0;
  return { answer, shown: hasOlder ? last : undefined };
}
