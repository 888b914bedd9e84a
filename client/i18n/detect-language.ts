import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema } from '@kitchen/shared/languages.ts';
import { ifAllowed } from '../api/if-allowed.ts';

/** Where a visitor's language may be named, the strongest first, and what each of them names. */
const languageSources = {
  querystring: (search: string) => [new URLSearchParams(search).get(languageKey)],
  cookie: () =>
    (ifAllowed(() => document.cookie) ?? '')
      .split('; ')
      .filter((cookie) => cookie.startsWith(`${languageKey}=`))
      .map((cookie) => cookie.slice(languageKey.length + 1)),
  localStorage: () => [ifAllowed(() => window.localStorage.getItem(languageKey))],
  sessionStorage: () => [ifAllowed(() => window.sessionStorage.getItem(languageKey))],
  navigator: () => navigator.languages,
  htmlTag: () => [document.documentElement.lang],
};
export type LanguageSource = keyof typeof languageSources;

const secondsOfYear = 365 * 24 * 60 * 60;

/** The site's language that a language tag asks for (`it-CH` asks for Italian). */
export function languageOfTag(tag: string): Language | undefined {
  return languageSchema.safeParse(tag.toLowerCase().split(/[-_]/)[0]).data;
}

/** The first source that names a language of this site, and which it names. */
export function detectLanguage(
  /** Query of the address that the router is at, with or without `?`. */
  search: string,
): { language: Language; source: LanguageSource } | undefined {
  for (const [source, read] of Object.entries(languageSources)) {
    const language = read(search)
      .map((tag) => languageOfTag(tag ?? ''))
      .find((found) => found !== undefined);
    if (language) return { language, source: source as LanguageSource };
  }
  return undefined;
}

/** Keeps the visitor's choice in cookie and local storage, for a year. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  ifAllowed(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
    document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${secondsOfYear}; SameSite=Lax${secure}`;
  });
  ifAllowed(() => window.localStorage.setItem(languageKey, language));
}
