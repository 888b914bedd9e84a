import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './negotiate-language.ts';

describe('negotiateLanguage', () => {
  it.each([
    ['the query before all', 'it', 'lng=en', 'en', 'it'],
    ['a query in capitals', 'IT', undefined, undefined, 'it'],
    ['the cookie before the browser', null, 'a=1; lng=it', 'en-GB', 'it'],
    ['the cookie where the query names no language of the site', 'de', 'lng=it', undefined, 'it'],
    ['the browser where the cookie names none', null, 'lng=klingon', 'it-IT,it;q=0.9,en;q=0.5', 'it'],
    ['the better liked of two', null, undefined, 'it;q=0.4, en;q=0.8', 'en'],
    ['a regional form', null, undefined, 'it-CH', 'it'],
    ['the default where the browser asks for neither', null, undefined, 'de-AT,fr', 'en'],
    ['the default where the browser takes anything', null, undefined, '*', 'en'],
    ['the default where nothing is said', null, undefined, undefined, 'en'],
    ['the default where the header is nonsense', null, '=;;=', ';;q=,', 'en'],
  ] as const)('takes %s', (_what, named, cookie, acceptLanguage, expected) => {
    const hints = { named, cookie, acceptLanguage };
    expect(negotiateLanguage(hints, 'en')).toBe(expected);
  });

  it('falls back to the operator’s default', () => {
    const nothing = { named: null, cookie: undefined, acceptLanguage: 'fr' };
    expect(negotiateLanguage(nothing, 'it')).toBe('it');
  });
});
