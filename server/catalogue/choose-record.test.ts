import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { chooseRecord, languageOf, recordsOfLanguage } from './choose-record.ts';

const inLanguages = (...stated: (string | null)[]) =>
  stated.map((language, index) => aRecord({ id: index + 1, language }));

describe('chooseRecord', () => {
  it.each([
    { stated: ['italian', 'english'], it: 1, en: 2 },
    { stated: ['english', 'italian'], it: 2, en: 1 },
    { stated: ['ENGLISH', 'Italian'], it: 2, en: 1 },
    { stated: [null, 'italian'], it: 2, en: 1 },
    { stated: [null, 'english', 'English'], it: 1, en: 2 },
    { stated: ['german', null], it: 1, en: 1 },
    { stated: ['english'], it: 1, en: 1 },
    { stated: ['it', 'en'], it: 1, en: 1 },
  ])('of $stated shows record $it in Italian and $en in English', ({ stated, it: italian, en: english }) => {
    const records = inLanguages(...stated);
    expect(chooseRecord(records, 'it')?.id).toBe(italian);
    expect(chooseRecord(records, 'en')?.id).toBe(english);
  });

  it('finds nothing among no records', () => {
    expect(chooseRecord([], 'it')).toBeUndefined();
  });
});

describe('recordsOfLanguage', () => {
  it('leaves out records of another language and of none', () => {
    const records = inLanguages('italian', 'English', null, 'german', 'ITALIAN');
    expect(recordsOfLanguage(records, 'it').map(({ id }) => id)).toEqual([1, 5]);
    expect(recordsOfLanguage(records, 'en').map(({ id }) => id)).toEqual([2]);
  });
});

describe('languageOf', () => {
  it.each([
    ['italian', 'it'],
    [' English ', 'en'],
    ['french', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (stated, language) => {
    expect(languageOf({ language: stated })).toBe(language);
  });
});
