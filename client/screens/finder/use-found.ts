import { apiPaths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { normaliseSearchText } from '@kitchen/shared/search-text.ts';
import { useState } from 'react';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

export interface FoundResults {
  answer: Answer<SearchResults>;
  /** What is shown of it: until the next come, the results of the same text stay, and the link that was pressed keeps the focus. */
  results: SearchResults | undefined;
  /** Asks for what did not arrive as if for the first time. */
  askAgain: () => Promise<void>;
}

/** What the text of the finder's address finds; nothing is asked for an empty one. */
export function useFound(query: string, filters: SearchFilters): FoundResults {
  const language = useLanguage();
  const asked = useAnswer(
    query === '' ? null : apiPaths.search(language, query, 1, filters),
    searchResultsSchema,
  );
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { reload } = asked;
  const answer: typeof asked =
    isAskedAgain && asked.state === 'failed' ? { state: 'loading', reload } : asked;
  const askAgain = async () => {
    if (answer.state !== 'failed') return;
    setAskedAgain(true);
    await reload().finally(() => setAskedAgain(false));
  };
  const [last, setLast] = useState<SearchResults>();
  if (answer.state === 'loaded' && answer.data !== last) setLast(answer.data);
  const isOfText = last?.query === normaliseSearchText(query);
  const kept = answer.state === 'loading' && isOfText ? last : undefined;
  return { answer, results: answer.state === 'loaded' ? answer.data : kept, askAgain };
}
