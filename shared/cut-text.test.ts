import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 9, 'one two…'],
    ['one, two three', 5, 'one…'],
    ['unbreakable', 6, 'unbre…'],
    ['ab😀cd', 4, 'ab…'],
  ])('cuts %j to %i characters as %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(limit);
  });
});
