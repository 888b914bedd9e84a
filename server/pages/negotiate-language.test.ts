import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './negotiate-language.ts';

describe('negotiateLanguage', () => {
  it.each([
    ['the query before all', 'lng=it', 'lng=en', 'en', 'it'],
    ['a query in capitals', 'lng=IT', undefined, undefined, 'it'],
    ['the cookie before the browser', '', 'a=1; lng=it', 'en-GB', 'it'],
    ['the cookie where the query names no language of the site', 'lng=de', 'lng=it', undefined, 'it'],
    ['the browser where the cookie names none', '', 'lng=klingon', 'it-IT,it;q=0.9,en;q=0.5', 'it'],
    ['the better liked of two', '', undefined, 'it;q=0.4, en;q=0.8', 'en'],
    ['a regional form', '', undefined, 'it-CH', 'it'],
    ['the default where the browser asks for neither', '', undefined, 'de-AT,fr', 'en'],
    ['the default where the browser takes anything', '', undefined, '*', 'en'],
    ['the default where nothing is said', '', undefined, undefined, 'en'],
    ['the default where the header is nonsense', '', '=;;=', ';;q=,', 'en'],
  ] as const)('takes %s', (_what, query, cookie, acceptLanguage, expected) => {
    const hints = { query: new URLSearchParams(query), cookie, acceptLanguage };
    expect(negotiateLanguage(hints, 'en')).toBe(expected);
  });

  it('falls back to the operator’s default', () => {
    const nothing = { query: new URLSearchParams(), cookie: undefined, acceptLanguage: 'fr' };
    expect(negotiateLanguage(nothing, 'it')).toBe('it');
  });
});
