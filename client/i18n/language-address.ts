import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';

/** The query of an address with its language set. All else stays as it was written. */
export function withLanguage(search: string, language: Language): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== languageKey);
  return `?${[...others, `${languageKey}=${language}`].join('&')}`;
}
