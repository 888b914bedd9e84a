import { pageAddress } from '@kitchen/shared/page-query.ts';

/** The part of the Navigation API that is read here; not every browser has it. */
interface KnownHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/** The page of this site that the visitor was on before this one; undefined where that is not known. */
export function cameFrom(): string | undefined {
  const { navigation } = window as { navigation?: KnownHistory };
  const before = navigation?.entries().slice(0, Math.max(0, navigation.currentEntry?.index ?? 0)) ?? [];
  const addresses = [document.referrer, ...before.map(({ url }) => url ?? '')].map((url) => URL.parse(url));
  // The same page with another query is no other page: a visitor who changes the language comes from nowhere.
  const last = addresses.findLast(
    (url) => url?.origin === window.location.origin && url.pathname !== window.location.pathname,
  );
  return last ? pageAddress(last.pathname, last.searchParams) : undefined;
}
