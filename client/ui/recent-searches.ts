import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search.ts';
import * as z from 'zod/mini';
import { createStored } from '../api/stored.ts';

const mostRecent = 5;

/** What was searched for in this browser, as it was typed, the last first. */
export const recentSearches = createStored(
  'recent-searches',
  z.array(z.string().check(z.minLength(1), z.maxLength(searchTextLimit))).check(z.maxLength(mostRecent)),
  [] as string[],
);

/** Puts a text first; one that means the same makes room for it. */
export function rememberSearch(text: string): void {
  const typed = text.trim();
  const normalised = normaliseSearchText(typed);
  if (normalised === '' || typed.length > searchTextLimit) return;
  const others = recentSearches.get().filter((each) => normaliseSearchText(each) !== normalised);
  recentSearches.set([typed, ...others].slice(0, mostRecent));
}
