import { pageAddress } from '@kitchen/shared/page-query.ts';

/** The page of this site that the visitor was on before this one; undefined where that is not known. */
export function cameFrom(): string | undefined {
  // Not every browser has it.
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, Math.max(0, navigation.currentEntry?.index ?? 0)) ?? [];
  const addresses = [document.referrer, ...before.map(({ url }) => url ?? '')].map((url) => URL.parse(url));
  // The same page with another query is no other page: a visitor who changes the language comes from nowhere.
  const last = addresses.findLast(
    (url) => url?.origin === window.location.origin && url.pathname !== window.location.pathname,
  );
  return last ? pageAddress(last.pathname, last.searchParams) : undefined;
}
