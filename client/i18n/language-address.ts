import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';

/**
 * The query of an address with its language set, or taken out where `language` is null. All else
 * stays as it was written.
 */
export function withLanguage(search: string, language: Language | null): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== languageKey);
  const pairs = language === null ? others : [...others, `${languageKey}=${language}`];
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
