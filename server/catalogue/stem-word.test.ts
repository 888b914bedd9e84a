import { describe, expect, it } from 'vitest';
import { stemWord } from './stem-word.ts';

describe('stemWord', () => {
  it.each([
    ['en', 'hob', 'hobs'],
    ['en', 'cooker', 'cookers'],
    ['en', 'burgundy', 'burgundies'],
    ['en', 'switch', 'switches'],
    ['en', 'plate', 'plates'],
    ['it', 'forno', 'forni'],
    ['it', 'piano', 'piani'],
    ['it', 'cucina', 'cucine'],
    ['it', 'cappa', 'cappe'],
    ['it', 'bianco', 'bianche'],
    ['it', 'grigia', 'grigi'],
    ['it', 'elettrico', 'elettriche'],
    ['it', 'ventilato', 'ventilata'],
  ] as const)('(%s) brings %s and %s together', (language, one, other) => {
    expect(stemWord(other, language)).toBe(stemWord(one, language));
  });

  it.each([
    ['en', 'gas', 'gas'],
    ['en', 'stainless', 'stainless'],
    ['en', 'an100s', 'an100s'],
    ['it', 'inox', 'inox'],
    ['it', 'gas', 'gas'],
  ] as const)('(%s) leaves %s alone', (language, word, stem) => {
    expect(stemWord(word, language)).toBe(stem);
  });

  it.each([
    ['en', 'hob', 'hood'],
    ['it', 'crema', 'cromo'],
  ] as const)('(%s) keeps %s and %s apart', (language, one, other) => {
    expect(stemWord(other, language)).not.toBe(stemWord(one, language));
  });
});
