import { describe, expect, it } from 'vitest';
import { articleWords, compactArticle, proseWords, searchWords, stemWord } from './search-words.ts';

describe('searchWords', () => {
  it.each([
    ['en', '', []],
    ['en', ' .,;- ', []],
    ['en', 'Induction Hobs', ['induction', 'hob']],
    ['en', 'Titan 90 cm oven', ['titan', '90', 'oven']],
    ['en', 'a 90cm oven', ['90', 'oven']],
    ['en', 'pizza at 300 °C', ['pizza', '300c']],
    ['en', '74 L, 74 litres, 74l', ['74l', '74l', '74l']],
    ['en', '3,2 kW', ['3.2kw']],
    ['en', 'Café crème', ['cafe', 'creme']],
    ['it', 'Maniglia d\u2019oro', ['manigl', 'oro']],
    ['it', "l'induzione dell'alta cucina", ['induzion', 'alt', 'cucin']],
    ['it', 'Perché così', ['perc', 'cos']],
    ['it', 'forno da 60 cm', ['forn', '60']],
  ] as const)('(%s) reads %j as %j', (language, text, words) => {
    expect(searchWords(text, language)).toEqual(words);
  });
});

describe('proseWords', () => {
  it.each([
    ['water at 80–90 °C', ['water', '90c']],
    ['5 burners - Width: 898 mm', ['burner', 'width', '898mm']],
    ['45 cm high', ['45', 'high']],
    ['G20 at 20 mbar', ['g20', 'mbar']],
    ['2N, class B', ['2n', 'class']],
  ])('reads %j as %j', (text, words) => {
    expect(proseWords(text, 'en')).toEqual(words);
  });
});

describe('articleWords', () => {
  it.each([
    ['AN100-BU', ['an100', 'bu']],
    ['GOLD-01/A', ['gold', '01', 'a']],
    ['BU/BU', ['bu']],
    ['', []],
    ['--', []],
  ])('takes %s apart', (article, words) => {
    expect(articleWords(article)).toEqual(words);
  });
});

describe('compactArticle', () => {
  it.each(['AN100-BU', 'an 100 bu', 'An100/Bu', ' an-100-bu '])('is the same for %s', (article) => {
    expect(compactArticle(article)).toBe('an100bu');
  });
});

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
