import { describe, expect, it } from 'vitest';
import { sayValue } from './say-value.ts';

describe('sayValue', () => {
  it.each([
    ['slate_gray', 'Slate gray'],
    ['Royal  Blue', 'Royal Blue'],
    ['_verde_salvia_', 'Verde salvia'],
    ['èrable', 'Èrable'],
    ['', ''],
  ])('says %j as %j', (value, said) => {
    expect(sayValue(value)).toBe(said);
  });
});
