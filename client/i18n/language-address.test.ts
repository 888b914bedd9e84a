import { describe, expect, it } from 'vitest';
import { withLanguage } from './language-address.ts';

describe('withLanguage', () => {
  it.each([
    ['', 'it', '?lng=it'],
    ['?lng=en', 'it', '?lng=it'],
    ['?color=cream,nero&page=2', 'it', '?color=cream,nero&page=2&lng=it'],
    ['?lng=fr&color=cream', 'en', '?color=cream&lng=en'],
    ['?q=a%20b&lng=it&page=2', 'en', '?q=a%20b&page=2&lng=en'],
    ['?lngs=it', 'en', '?lngs=it&lng=en'],
  ] as const)('turns %j for %s into %j', (search, language, address) => {
    expect(withLanguage(search, language)).toBe(address);
  });
});
