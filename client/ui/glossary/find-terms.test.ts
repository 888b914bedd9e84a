import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Words } from './find-terms.ts';
import { findTerms } from './find-terms.ts';

const said = (parts: Words[]) => parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
const termsIn = (text: string) =>
  findTerms([text])
    .flat()
    .flatMap((part) => (typeof part === 'string' ? [] : [part.term]));

describe('findTerms', () => {
  it.each([
    ['True fan cooking', ['trueFan']],
    ['Cottura ventilata pura', ['trueFan']],
    ['Pizza function at 300°C', ['pizza']],
    ['Funzione pizza a 300\u00a0°C', ['pizza']],
    ['Leavening at 40°C', ['leaveningAt40']],
    ['Lievitazione', ['leavening']],
    ['Idroclean steam cleaning with water at 80–90°C', ['idroclean']],
    ['Spegnimento automatico dopo 4 ore', ['gasMatik']],
    ['5 gas burners, wok burner with FFD', ['wokBurner', 'safetyDevice']],
    ['4 zone a induzione', ['induction']],
    ['Electric multifunction oven', ['multifunction']],
    ['Forno elettrico statico', ['staticOven']],
    ['220–240 V or 380–415 V 2N, 50/60 Hz', ['phases']],
    ['Metano G20 a 20 mbar, ugelli GPL in dotazione', ['naturalGas', 'lpg']],
    ['CHIUSURA AMMORTIZZATA', ['softClosing']],
    // Only whole words.
    ['Boosterless, inductions, 12N', []],
    ['Metal knobs', []],
  ])('finds in %j %j', (text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });

  it('marks a term once a section, where it first stands', () => {
    expect(findTerms(['4 induction zones', 'Induction with booster, booster on every zone'])).toEqual([
      ['4 ', { term: 'induction', words: 'induction' }, ' zones'],
      ['Induction with ', { term: 'booster', words: 'booster' }, ', booster on every zone'],
    ]);
  });

  it('leaves every text as it is', () => {
    const word = fc.constantFrom(
      'Induction',
      'pizza',
      '300°C',
      '\u00a0',
      ' ',
      'at',
      '2N',
      'è',
      'GPL',
      '-',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(fc.array(word).map((words) => words.join(''))), (texts) => {
        expect(findTerms(texts).map(said)).toEqual(texts);
      }),
    );
  });
});
