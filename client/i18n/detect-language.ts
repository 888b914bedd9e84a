import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema } from '@kitchen/shared/languages.ts';
import type { Services } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';

/** Where a visitor's language may be named, the strongest first (spec 4). */
const languageSources = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const;
export type LanguageSource = (typeof languageSources)[number];

const minutesOfYear = 365 * 24 * 60;

/** @param search Query of the address that the router is at, with or without `?`. */
function createDetector(services: Services, search: string) {
  const detector = new LanguageDetector(services, {
    lookupQuerystring: languageKey,
    lookupCookie: languageKey,
    lookupLocalStorage: languageKey,
    lookupSessionStorage: languageKey,
    caches: ['cookie', 'localStorage'],
    cookieMinutes: minutesOfYear,
    cookieOptions: { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' },
  });
  // Its own would read the window's address, which a router need not be at.
  return detector.addDetector({
    name: 'querystring',
    lookup: () => new URLSearchParams(search).get(languageKey) ?? undefined,
  });
}

/** The site's language that a language tag asks for (`it-CH` asks for Italian). */
export function languageOfTag(tag: string): Language | undefined {
  return languageSchema.safeParse(tag.toLowerCase().split(/[-_]/)[0]).data;
}

/** The first source that names a language of this site, and which it names. */
export function detectLanguage(
  services: Services,
  search: string,
): { language: Language; source: LanguageSource } | undefined {
  const detector = createDetector(services, search);
  for (const source of languageSources) {
    const tags = [detector.detect([source]) ?? []].flat();
    const language = tags.map(languageOfTag).find((found) => found !== undefined);
    if (language) return { language, source };
  }
  return undefined;
}

/** Keeps the visitor's choice in cookie and local storage, for a year. */
export function rememberLanguage(services: Services, language: Language): void {
  createDetector(services, '').cacheUserLanguage(language);
}
