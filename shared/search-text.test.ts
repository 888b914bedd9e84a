import { describe, expect, it } from 'vitest';
import { normaliseSearchText, tidySearchText } from './search-text.ts';

describe('normaliseSearchText', () => {
  it.each([
    ['  Antique   100 ', 'antique 100'],
    ['d’oro', "d'oro"],
    ['“gas & electric”', '"gas & electric"'],
    ['36\u2033 36\u2032', '36" 36\''],
    ['PERCHÉ', 'perché'],
    ['300°C', '300°c'],
    ['C++ 50%', 'c++ 50%'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['an\u0000tique\n\t100', 'an tique 100'],
  ])('brings %j to %j', (typed, normal) => {
    expect(normaliseSearchText(typed)).toBe(normal);
  });

  it.each(['', '   ', '<b>', '%41', '%00', '\\', '<b><i>'])(
    'sees that %j, which a store answers with all that it has, is nothing to search for',
    (typed) => {
      expect(normaliseSearchText(typed)).toBe('');
    },
  );
});

describe('tidySearchText', () => {
  it.each([
    ['  AN100-BU ', 'AN100-BU'],
    ['Cucina  d’Epoca', 'Cucina d’Epoca'],
    ['<b>Antique</b>\t100', 'Antique 100'],
    ['%41', ''],
  ])('leaves of %j %j', (typed, shown) => {
    expect(tidySearchText(typed)).toBe(shown);
  });
});
