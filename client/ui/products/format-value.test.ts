import { describe, expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

describe('formatValue', () => {
  it.each([
    ['slate_gray', 'Slate gray'],
    ['Royal  Blue', 'Royal Blue'],
    ['_verde_salvia_', 'Verde salvia'],
    ['èrable', 'Èrable'],
    ['', ''],
  ])('says %j as %j', (value, said) => {
    expect(formatValue(value)).toBe(said);
  });
});
