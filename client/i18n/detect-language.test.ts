import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageSource } from './detect-language.ts';
import { detectLanguage, rememberLanguage } from './detect-language.ts';

/** Puts a value where each source keeps it; the address is handed over. */
function arrange(values: Partial<Record<LanguageSource, string>>) {
  if (values.cookie) setCookie(`lng=${values.cookie}`);
  if (values.localStorage) window.localStorage.setItem('lng', values.localStorage);
  if (values.sessionStorage) window.sessionStorage.setItem('lng', values.sessionStorage);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(values.navigator?.split(',') ?? []);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(values.navigator?.split(',')[0] ?? '');
  document.documentElement.lang = values.htmlTag ?? '';
  return values.querystring ? `?page=2&lng=${values.querystring}` : '?page=2';
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${cookie}; path=/`;
}

beforeEach(() => {
  setCookie('lng=; max-age=0');
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('detectLanguage', () => {
  const all = {
    querystring: 'it',
    cookie: 'en',
    localStorage: 'it',
    sessionStorage: 'en',
    navigator: 'it',
    htmlTag: 'en',
  };

  it('asks query, cookie, local storage, session storage, browser and page, in this order', () => {
    const values: Partial<typeof all> = { ...all };
    for (const source of Object.keys(all) as LanguageSource[]) {
      setCookie('lng=; max-age=0');
      window.localStorage.clear();
      window.sessionStorage.clear();
      expect(detectLanguage(arrange(values))).toEqual({ language: all[source], source });
      delete values[source];
    }
    expect(detectLanguage(arrange({}))).toBeUndefined();
  });

  it.each([
    ['a language that the site does not have', { querystring: 'fr', cookie: 'it' }, 'it', 'cookie'],
    ['a value that is no language', { cookie: '<script>', localStorage: 'it' }, 'it', 'localStorage'],
    ['a prototype key', { localStorage: '__proto__', htmlTag: 'en' }, 'en', 'htmlTag'],
    ['an empty value', { querystring: '', navigator: 'it' }, 'it', 'navigator'],
  ] as const)('passes over %s', (_case, values, language, source) => {
    expect(detectLanguage(arrange(values))).toEqual({ language, source });
  });

  it.each([
    ['it-CH', 'it'],
    ['fr-FR,it-IT,en', 'it'],
    ['EN-us', 'en'],
  ])('finds the first language of the site in the browser’s %s', (languages, language) => {
    expect(detectLanguage(arrange({ navigator: languages }))?.language).toBe(language);
  });
});

describe('rememberLanguage', () => {
  it('keeps the choice in the cookie, for a year and for all pages, and in local storage', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    rememberLanguage('it');
    expect(written).toHaveBeenCalledWith('lng=it; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(window.localStorage.getItem('lng')).toBe('it');
    expect(window.sessionStorage.getItem('lng')).toBeNull();
  });
});
