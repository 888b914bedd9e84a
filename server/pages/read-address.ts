import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, readLanguage } from '@kitchen/shared/languages.ts';
import { movedPath, pageQuery, withQuery } from '@kitchen/shared/paths.ts';
import { LRUCache } from 'lru-cache';

/** What a page's address says. */
export interface PageAddress {
  /** Path and the parameters that the page depends on. */
  url: string;
  /** Where the address itself names the language, nothing else about the request matters. */
  chosen: Language | null;
  query: URLSearchParams;
  /** Where the page has gone for good, with everything that was asked of it. */
  movedTo: string | undefined;
}

/** Control characters and line separators: no path of this site holds one, and route patterns stop at them. */
const lineBreaks = /%[01][0-9a-f]|%7f|%e2%80%a[89]/i;

/** Reading an address costs as much as sending a kept page: the most usual ones are remembered. */
const remembered = new LRUCache<string, PageAddress>({
  max: 5_000,
  maxSize: 1_000_000,
  sizeCalculation: (_, rawUrl) => rawUrl.length + 1,
});

/** Reads the address of a request as it came; null where it can be none of a page. */
export function readAddress(rawUrl: string): PageAddress | null {
  const known = remembered.get(rawUrl);
  if (known) return known;
  const address = URL.parse(rawUrl.replace(/^\/+/, '/'), 'http://page.invalid');
  if (!address || lineBreaks.test(address.pathname)) return null;
  const query = address.searchParams;
  const chosen = readLanguage(query.get(languageKey)) ?? null;
  const parameters = pageQuery(address.pathname, query);
  if (chosen) parameters.push([languageKey, chosen]);
  const moved = movedPath(address.pathname);
  const read = {
    url: withQuery(address.pathname, parameters),
    chosen,
    query,
    movedTo: moved && moved + address.search,
  };
  remembered.set(rawUrl, read);
  return read;
}
