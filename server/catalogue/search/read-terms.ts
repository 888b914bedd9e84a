import type { Language } from '@kitchen/shared/languages.ts';
import { roleOf } from './find-term.ts';
import type { SearchWord } from './search-words.ts';
import { readWords, searchWords } from './search-words.ts';
import type { Synonyms } from './synonyms.ts';

/** A word of a query, or several that have one meaning together. */
export interface Term {
  /** As it was typed, folded. */
  text: string;
  /** The word, where it is one; a phrase is meant as it is. */
  word?: SearchWord;
  /** What means the same, in the language in which is searched: stems of words that belong together. */
  own: readonly Phrase[];
  /** The same, read as a text of the other language. */
  foreign: readonly Phrase[];
  /** Of "white or cream", what each of the two means; the term means both. */
  either?: readonly Term[];
}

type Phrase = readonly string[];

/** Phrases by their first word, the longest first, each with all of its meaning. */
export type SynonymIndex = ReadonlyMap<string, readonly { phrase: Phrase; group: readonly Phrase[] }[]>;

export function indexSynonyms(synonyms: Synonyms, language: Language): SynonymIndex {
  const entries = synonyms.flatMap((words) => {
    const phrases = words.map((each) => searchWords(each, language)).filter((phrase) => phrase.length > 0);
    const group = withoutImplied(phrases);
    return phrases.map((phrase) => ({ phrase, group }));
  });
  // A word of several lists means all that they say.
  const joined = [...Map.groupBy(entries, ({ phrase }) => phrase.join(' ')).values()].flatMap((same) => {
    const group = new Map(same.flatMap((each) => each.group).map((phrase) => [phrase.join(' '), phrase]));
    return same.slice(0, 1).map(({ phrase }) => ({ phrase, group: [...group.values()] }));
  });
  const longestFirst = joined.toSorted((a, b) => b.phrase.length - a.phrase.length);
  return Map.groupBy(longestFirst, ({ phrase }) => phrase[0] ?? '');
}

/**
 * "Cooker hood" finds nothing that "hood" does not, and takes time. The first phrase of a list is what products are called,
 * and stays since it tells which fit best: hobs, of all that has to do with a "piano".
 */
function withoutImplied(phrases: readonly Phrase[]): Phrase[] {
  const isWithin = (shorter: Phrase, phrase: Phrase) =>
    shorter.length < phrase.length && shorter.every((word) => phrase.includes(word));
  return phrases.filter((phrase, at) => at === 0 || !phrases.some((other) => isWithin(other, phrase)));
}

/** Takes a folded text apart into terms; phrases that mean something together are one. */
export function readTerms(
  text: string,
  language: Language,
  synonyms: Readonly<Record<Language, SynonymIndex>>,
): Term[] {
  const other = language === 'en' ? 'it' : 'en';
  const [own, foreign] = [readWords(text, language), readWords(text, other)];
  const terms: Term[] = [];
  for (let at = 0; at < own.length; ) {
    const ownMeaning = meaningAt(own, at, synonyms[language]);
    const foreignMeaning = meaningAt(foreign, at, synonyms[other]);
    const length = Math.max(ownMeaning.length, foreignMeaning.length);
    const words = own.slice(at, at + length);
    const term: Term = {
      text: words.map(({ typed }) => typed).join(' '),
      ...(length === 1 && { word: words[0] }),
      own: ownMeaning.length === length ? ownMeaning.group : [words.map(({ word }) => word)],
      foreign: foreignMeaning.length === length ? foreignMeaning.group : [],
    };
    const [before] = terms.slice(-1);
    // A single letter is a word not yet typed, and a digit what is left of "4 or 5 burners".
    const isOfWords = [before, term].every((each) => each && each.text.length > 1);
    const or = isOfWords && words[0]?.or;
    // "Hob gas or electric" is a hob either way: what is offered in place of something is of its sort.
    if (or && before && roleOf(before) === roleOf(term)) terms.splice(-1, 1, eitherOf(before, or, term));
    else terms.push(term);
    at += length;
  }
  return terms;
}

const eitherOf = (one: Term, or: string, other: Term): Term => ({
  text: `${one.text} ${or} ${other.text}`,
  own: [...one.own, ...other.own],
  foreign: [...one.foreign, ...other.foreign],
  either: [...(one.either ?? [one]), other],
});

/** What stands before and behind an "or" is no phrase. */
function meaningAt(words: readonly SearchWord[], at: number, index: SynonymIndex) {
  const [first = ''] = words.slice(at, at + 1).map(({ word }) => word);
  const found = index.get(first)?.find(({ phrase }) =>
    phrase.every((word, offset) => {
      const said = words[at + offset];
      return said?.word === word && (offset === 0 || !said.or);
    }),
  );
  return found ? { length: found.phrase.length, group: found.group } : { length: 1, group: [[first]] };
}
