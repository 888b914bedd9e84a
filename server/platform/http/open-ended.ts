import { filterNames } from '@kitchen/shared/facets.ts';
import { languageKey } from '@kitchen/shared/languages.ts';

/**
 * Whether the key of a response belongs to a kind of which there is no end: texts that are searched for, lists of
 * products, combinations of filters. At most one option of one filter is no combination.
 */
export function isOpenEnded(key: string): boolean {
  const start = key.indexOf('?');
  if (start < 0) return false;
  const names = [...new URLSearchParams(key.slice(start))].flatMap(([name, text]) =>
    name === languageKey ? [] : text.split(',').map(() => name),
  );
  const isFilter = (name: string) => filterNames.some((filter) => filter === name);
  return names.length > 1 || !names.every(isFilter);
}
