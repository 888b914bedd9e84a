import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema, languages } from '@kitchen/shared/languages.ts';
import Negotiator from 'negotiator';

/** What a request says about the visitor's language. */
export interface LanguageHints {
  query: URLSearchParams;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language to answer in: query parameter, cookie, browser, else the default. What names neither
 * English nor Italian does not count.
 */
export function negotiateLanguage(hints: LanguageHints, defaultLanguage: Language): Language {
  for (const wish of [hints.query.get(languageKey), cookieValue(hints.cookie, languageKey)]) {
    const language = languageSchema.safeParse(wish?.toLowerCase());
    if (language.success) return language.data;
  }
  if (hints.acceptLanguage === undefined) return defaultLanguage;
  const negotiator = new Negotiator({ headers: { 'accept-language': hints.acceptLanguage } });
  // The default comes first, so that it wins where the browser has no preference ("*").
  const offered = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
  return languageSchema.safeParse(negotiator.language(offered)).data ?? defaultLanguage;
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
