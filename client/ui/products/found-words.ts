import type { SearchResults } from '@kitchen/shared/search.ts';
import type { TFunction } from 'i18next';

type Found = Pick<SearchResults, 'items' | 'total' | 'nearly'>;
type Nearly = NonNullable<SearchResults['nearly']>;

/** What a text finds, to be said: how much, and of what it nearly finds which part was left out for how much. */
export function foundWords(t: TFunction<'search'>, query: string, { items, total, nearly }: Found): string {
  const near = nearly ? [nearlyTitle(t, nearly)] : [];
  if (items.length > 0) return [t('found', { count: total, query }), ...near].join(' ');
  return nearly ? [nothingWords(t, query, nearly), ...near].join(' ') : t('none.title');
}

/** That no product has all that is asked; plainly, where none states what is asked of it. */
export const nothingWords = (t: TFunction<'search'>, query: string, { cleaning }: Nearly): string =>
  cleaning ? t('nearly.cleaning.none', { asked: cleaning.asked }) : t('nearly.none', { query });

/** How many there are without these parts, or with what comes nearest to one of them. */
export function nearlyTitle(
  t: TFunction<'search'>,
  { without, total, cleaning }: Pick<Nearly, 'without' | 'total' | 'cleaning'>,
): string {
  const others = without.filter((part) => part !== cleaning?.asked);
  if (!cleaning || others.length > 0)
    return t('nearly.title', {
      without: others.map((part) => t('quoted', { part })).join(', '),
      count: total,
    });
  const found = cleaning.found.map((each) => t(`nearly.cleaning.found.${each}`)).join(', ');
  return t('nearly.cleaning.title', { found, count: total });
}
