import type { SearchResults } from '@kitchen/shared/search.ts';
import type { TFunction } from 'i18next';

type Found = Pick<SearchResults, 'items' | 'total' | 'nearly'>;

/** What a text finds, to be said: how much, and of what it nearly finds which part was left out for how much. */
export function foundWords(t: TFunction<'search'>, query: string, { items, total, nearly }: Found): string {
  const near = nearly ? [nearlyTitle(t, nearly.without, nearly.total)] : [];
  if (items.length > 0) return [t('found', { count: total, query }), ...near].join(' ');
  return nearly ? [t('nearly.none', { query }), ...near].join(' ') : t('none.title');
}

/** How many there are without these parts. */
export function nearlyTitle(t: TFunction<'search'>, without: readonly string[], count: number): string {
  const quoted = without.map((part) => t('quoted', { part })).join(', ');
  return t('nearly.title', { without: quoted, count });
}
