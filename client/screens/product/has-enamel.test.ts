import { describe, expect, it } from 'vitest';
import { hasEnamel } from './has-enamel.ts';

describe('hasEnamel', () => {
  it.each([
    ['burgundy', true],
    ['stainless_steel, cream', true],
    ['stainless_steel', false],
    ['mirror', false],
    ['nero', false],
    [null, false],
  ])('is told by the colour %s: %s', (color, expected) => {
    expect(hasEnamel(color)).toBe(expected);
  });
});
