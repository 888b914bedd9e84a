import type { SearchResults } from '@kitchen/shared/search.ts';
import type { TFunction } from 'i18next';

type Found = Pick<
  SearchResults,
  'items' | 'total' | 'betterClasses' | 'nearly' | 'pages' | 'serial' | 'lines' | 'documents'
>;
type Nearly = NonNullable<SearchResults['nearly']>;

/** What a text finds, to be said: how much, and of what it nearly finds which part was left out for how much. */
export function foundWords(t: TFunction<'search'>, query: string, found: Found): string {
  const { items, nearly } = found;
  const near = nearly ? [nearlyTitle(t, query, nearly)] : [];
  if (items.length > 0) return [foundTitle(t, query, found), ...near].join(' ');
  return nearly ? [nothingWords(t, query, nearly), ...near].join(' ') : elsewhereOrNothing(t, query, found);
}

/** How much there is, and of the energy class that is asked for, that better ones are among it. */
export const foundTitle = (
  t: TFunction<'search'>,
  query: string,
  { total: count, betterClasses }: Pick<Found, 'total' | 'betterClasses'>,
): string => t(betterClasses ? 'foundBetter' : 'found', { count, query });

/** What is said beside products: what none of them is, and their order. */
export const besideWords = (
  t: TFunction<'search'>,
  { noDoubleOven, orderedBy }: Pick<SearchResults, 'noDoubleOven' | 'orderedBy'>,
): string | undefined => {
  const said = [noDoubleOven && t('none.doubleOven'), orderedBy && t(`orderedBy.${orderedBy}`)];
  return said.filter(Boolean).join(' ') || undefined;
};

/** Whether there is something for a text that is no product: a page, a line, documents. */
export const isElsewhere = ({ pages, serial, lines, documents }: Omit<Found, 'items' | 'total'>): boolean =>
  serial !== undefined || [pages, lines, documents].some((group) => group && group.length > 0);

/** Of no product: what there is besides counts as found. */
export const elsewhereOrNothing = (
  t: TFunction<'search'>,
  query: string,
  found: Omit<Found, 'items' | 'total'>,
): string => t(isElsewhere(found) ? 'resultsFor' : 'none.titleFor', { query });

/** Of no product: that it is not made; where there is nothing else either, what to try. */
export const tipWords = (
  t: TFunction<'search'>,
  found: Omit<Found, 'items' | 'total'> & Pick<SearchResults, 'notMade'>,
): string | undefined => {
  if (found.notMade) return t('none.notMade');
  return isElsewhere(found) ? undefined : t('none.tip');
};

/** That no product has all that is asked; plainly, where none states what is asked of it. */
export const nothingWords = (t: TFunction<'search'>, query: string, { cleaning }: Nearly): string =>
  cleaning
    ? t('nearly.cleaning.none', { asked: asTyped(cleaning.asked, query) })
    : t('nearly.none', { query });

/** How many there are without these parts of a text, or with what comes nearest to one of them. */
export function nearlyTitle(
  t: TFunction<'search'>,
  query: string,
  { without, total, cleaning }: Pick<Nearly, 'without' | 'total' | 'cleaning'>,
): string {
  const others = without.filter((part) => part !== cleaning?.asked);
  const found = cleaning?.found.map((each) => t(`nearly.cleaning.found.${each}`)).join(', ');
  if (found && others.length === 0) return t('nearly.cleaning.title', { found, count: total });
  const left: string[] = others.map((part) => t('quoted', { part: asTyped(part, query) }));
  if (found) left.push(t('nearly.cleaning.beside', { found }));
  return t('nearly.title', { without: left.join(', '), count: total });
}

/** A part of a text, which searches know in one form, as it stands in the text. */
export function asTyped(part: string, text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const at = folded.length === text.length ? folded.indexOf(part) : -1;
  return at < 0 ? part : text.slice(at, at + part.length);
}
