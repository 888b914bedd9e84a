import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, readLanguage } from '@kitchen/shared/languages.ts';
import { pageQuery, readFitQuery } from '@kitchen/shared/page-query.ts';
import { canonicalPath, movedPath, withQuery } from '@kitchen/shared/paths.ts';
import { LRUCache } from 'lru-cache';
import type { ShopAddress } from '../catalogue/catalogue.ts';
import { readShopAddress } from '../catalogue/catalogue.ts';

/** What a page's address says. */
export interface PageAddress {
  /** Where the page is, in canonical spelling, whether there is one or not. */
  path: string;
  /** Where to go instead, with everything that was asked, if there is such a page; undefined at the page itself. */
  movedTo: string | undefined;
  /** Canonical path and the parameters that the page depends on but for the language, in one order. */
  url: string;
  /** Code of the product that the contact page, or that of recalls, is asked about. */
  sku: string | undefined;
  /** Whether it says what one visitor's kitchen is like: nobody else asks for that page. */
  isOwn: boolean;
  /** What it asks for where it is as a shop of WooCommerce writes them. */
  shop: ShopAddress | null;
  /** Where the address itself names the language, nothing else about the request matters. */
  chosen: Language | null;
}

/** Control characters and line separators: no path of this site holds one, and route patterns stop at them. */
const lineBreaks = /%[01][0-9a-f]|%7f|%e2%80%a[89]/i;

/** Reading an address costs as much as sending a cached page: the most usual ones are remembered. */
const remembered = new LRUCache<string, PageAddress>({
  max: 5_000,
  maxSize: 1_000_000,
  sizeCalculation: (_, rawUrl) => rawUrl.length + 1,
});

/** Reads the address of a request as it came; null where it can be none of a page. */
export function readAddress(rawUrl: string): PageAddress | null {
  const known = remembered.get(rawUrl);
  if (known) return known;
  // Slashes at the beginning, of either kind, would make a host of what follows.
  const rooted = rawUrl.replace(/^[\\/]+/, '/');
  const asked = URL.parse(rooted, 'http://page.invalid');
  if (!asked || lineBreaks.test(asked.pathname)) return null;
  const path = movedPath(asked.pathname) ?? canonicalPath(asked.pathname);
  const isCanonical = path === asked.pathname && rooted === rawUrl;
  const chosen = readLanguage(asked.searchParams.get(languageKey)) ?? null;
  const parameters = pageQuery(path, asked.searchParams);
  const read = {
    path,
    movedTo: isCanonical ? undefined : path + asked.search,
    url: withQuery(path, parameters),
    sku: parameters.find(([name]) => name === 'sku')?.[1],
    shop: readShopAddress(asked),
    isOwn: readFitQuery(path, asked.searchParams).length > 0,
    chosen,
  };
  remembered.set(rawUrl, read);
  return read;
}

/** The address of the same page about another product, or about none. */
export function withSku({ url, chosen }: PageAddress, sku: string | undefined): PageAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  searchParams.delete('sku');
  return readAddress(
    withQuery(pathname, [['sku', sku], ...searchParams, [languageKey, chosen ?? undefined]]),
  );
}
