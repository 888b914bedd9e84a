import { searchTextLimit, tidySearchText } from '@kitchen/shared/search-text.ts';
import { isTypedSku } from '@kitchen/shared/sku.ts';
import * as z from 'zod/mini';
import { createStored } from '../api/stored.ts';

const mostRecent = 5;

/** What was searched for in this browser, as it was typed, the last first. */
export const recentSearches = createStored(
  'recent-searches',
  z.array(z.string().check(z.minLength(1), z.maxLength(searchTextLimit))).check(z.maxLength(mostRecent)),
  [] as string[],
);

/** Puts a text first; the same in another spelling, with or without dashes, makes room for it. */
export function rememberSearch(text: string): void {
  const typed = text.trim();
  if (tidySearchText(typed) === '' || typed.length > searchTextLimit) return;
  const others = recentSearches.get().filter((each) => !isTypedSku(each, typed));
  recentSearches.set([typed, ...others].slice(0, mostRecent));
}
