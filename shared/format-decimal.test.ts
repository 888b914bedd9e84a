import { describe, expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

describe('formatDecimal', () => {
  it.each([
    [595, 0, '595', '595'],
    [59.5, 0, '59.5', '59,5'],
    [0.7, 2, '0.70', '0,70'],
    [0.876, 1, '0.88', '0,88'],
    [1234.5, 0, '1234.5', '1234,5'],
    [0, 1, '0.0', '0,0'],
  ])(
    'says %d with at least %i decimals as a reader of the language expects it',
    (number, decimals, en, it) => {
      expect([formatDecimal(number, 'en', decimals), formatDecimal(number, 'it', decimals)]).toEqual([
        en,
        it,
      ]);
    },
  );
});
