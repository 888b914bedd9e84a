import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema, languages, readLanguage } from '@kitchen/shared/languages.ts';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** What a request says about the visitor's language. */
export interface LanguageHints {
  /** By the query of the address. */
  named: string | null;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language to answer in: query parameter, cookie, browser, else the default. What names neither
 * English nor Italian does not count.
 */
export function negotiateLanguage(hints: LanguageHints, defaultLanguage: Language): Language {
  const chosen = readLanguage(hints.named) ?? readLanguage(parseCookie(hints.cookie ?? '')[languageKey]);
  if (chosen) return chosen;
  if (hints.acceptLanguage === undefined) return defaultLanguage;
  return preferences.memo(hints.acceptLanguage)[defaultLanguage];
}

/** The language in which a request is answered. */
export function languageOf({ raw, headers }: FastifyRequest, defaultLanguage: Language): Language {
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const named = new URLSearchParams(raw.url?.split('?')[1]).get(languageKey);
  return negotiateLanguage({ named, cookie, acceptLanguage }, defaultLanguage);
}

/** Browsers send few different headers, and reading one costs as much as sending a cached page. */
const preferences = new LRUCache<string, Record<Language, Language>>({
  max: 500,
  memoMethod: readPreference,
});

/** The language that a browser asks for, by what the default is. */
function readPreference(acceptLanguage: string): Record<Language, Language> {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const prefer = (byDefault: Language): Language => {
    // The default comes first, so that it wins where the browser has no preference ("*").
    const offered = [byDefault, ...languages.filter((language) => language !== byDefault)];
    return languageSchema.safeParse(negotiator.language(offered)).data ?? byDefault;
  };
  return { en: prefer('en'), it: prefer('it') };
}
