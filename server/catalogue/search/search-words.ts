import type { Language } from '@kitchen/shared/languages.ts';
import { foldText } from '../fold-text.ts';

/**
 * Words of both languages that say nothing of a product, and the elided Italian ones before an apostrophe. One list for
 * both, since visitors search with words of the other language.
 */
const emptyWords: ReadonlySet<string> = new Set(
  `
    a an and are as at be by can either for from has in into is it its no not of on or s so t than that the
    their them they this to was which while who will with you your
    ad agli ai al all alla alle allo anche c che chi ci col come con cui d da dagli dai dal dall
    dalla dalle dallo de degli dei del dell della delle dello di e ed fino fra gli ha i il l la le
    lo ma ne negli nei nel nell nella nelle nello nient non o oppure per piu po quando quell quella quello se
    si su sugli sui sul sull sulla sulle sullo tra tutta tutti tutto un una uno v
  `
    .trim()
    .split(/\s+/),
);

/** Words of both languages between two things either of which is meant. */
const eitherWords: ReadonlySet<string> = new Set(['or', 'o', 'oppure']);

/**
 * Words of both languages that say nothing of a product where others do: praise, what is said around a wish, and what each has. Unlike
 * those above, products may be called so.
 */
const fillers: ReadonlySet<string> = new Set(
  `
    amazing beautiful best better elegant excellent good gorgeous great lovely nice nicest pretty
    splendid stunning superb wonderful
    begli bei bel bella belle belli bellissima bellissime bellissimi bellissimo bello buon buona buone
    buoni buono elegante eleganti fantastica fantastico meravigliosa meraviglioso miglior migliore
    migliori ottima ottime ottimi ottimo splendida splendido stupenda stupendo
    am any ask asking choose do does door doors find get give got have how i id kitchen like looking me my need needs new our please recommend recommended request
    requesting search should only just show some suggest use uses want we what where would
    abbiamo avere bisogno cercare cerchiamo cerco chiedere chiedo consiglia consigliata consigliate consigliato consigli devo dove favore fare ho me mi mia
    mie miei mio mostra mostrami nostra nostro nuova nuove nuovi nuovo posso prego qual quale quali richiedere richiedo
    porta porte richiesta servono serve solo soltanto sportello sportelli trovare vogliamo vogliono voglio vorrei vuole
  `
    .trim()
    .split(/\s+/),
);

/** Whether a folded word may be left out beside others. */
export const isFiller = (word: string): boolean => fillers.has(word);

const widthWords: ReadonlySet<string> = new Set(
  'broad large wide width ampi ampia ampie ampio grande grandi larga larghe larghezza larghi largo'.split(
    ' ',
  ),
);

/** Whether a folded word says of a number that it is a width, which is said by the number itself. */
export const isWidthWord = (word: string): boolean => widthWords.has(word);

/** Words and conditions beyond these narrow no search any further; they only cost time. */
export const mostWords = 12;

/** Numbers up to this one are widths in centimetres, which are meant exactly. */
export const widestAppliance = 120;

/** From this many letters on a beginning counts in running text too: shorter ones begin too many of its words. */
export const shortestProseBeginning = 4;

/** A word with two letters that changed places, each pair in turn. */
export const withSwappedLetters = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

/** A number with its unit, a word or number with marks left out. */
const wordPattern =
  /(\d+(?:[.,]\d+)?) ?(cm|mm|kw|w|v|c|lt|l|lit(?:re|er)s?|litri|litro)(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/**
 * The words of a text in the form in which they are searched: folded, stemmed, `74 litri` and
 * `74 L` as `74l`. Centimetres are the measure in which products are named: `90 cm` is `90`.
 */
export function searchWords(text: string, language: Language): string[] {
  return readWords(text, language).map(({ word }) => word);
}

/**
 * As `searchWords`, for running text: numbers without unit (five burners, 80–90 °C) and single
 * letters are left out, so that "Antique 90" does not find whatever has a 90 somewhere.
 */
export function proseWords(text: string, language: Language): string[] {
  return readWords(text, language).flatMap(({ word, measured }) =>
    word.length === 1 || (!measured && /^\d+$/.test(word)) ? [] : [word],
  );
}

export interface SearchWord {
  /** As it is searched. */
  word: string;
  /** As it was written, folded: a word half typed has no stem yet. */
  written: string;
  /** The same, with what follows behind a hyphen and is left out: "built-in". */
  typed: string;
  /** A number that says of what. */
  measured: boolean;
  /** The "or" between it and the word before. */
  or?: string;
}

export function readWords(text: string, language: Language): SearchWord[] {
  const folded = foldText(text);
  let either: string | undefined;
  return Array.from(folded.matchAll(wordPattern)).flatMap(
    ({ 0: whole, 1: number, 2: unit, index }): SearchWord[] => {
      if (emptyWords.has(whole)) {
        if (eitherWords.has(whole)) either = whole;
        return [];
      }
      const or = either === undefined ? {} : { or: either };
      either = undefined;
      if (number === undefined || unit === undefined) {
        const [joined = '', behind = ''] = /^-(\p{L}+)/u.exec(folded.slice(index + whole.length)) ?? [];
        const typed = whole + (emptyWords.has(behind) ? joined : '');
        return [{ word: stemWord(whole, language), written: whole, typed, measured: false, ...or }];
      }
      const decimal = number.replace(',', '.');
      const word = unit === 'cm' ? decimal : decimal + (unit.startsWith('l') ? 'l' : unit);
      return [{ word, written: word, typed: word, measured: true, ...or }];
    },
  );
}

/** All runs of up to so many words, the longest first. */
export function phrasesOf(words: readonly string[], most: number): string[] {
  const longest = Math.min(most, words.length);
  const lengths = Array.from({ length: longest }, (_, less) => longest - less);
  return lengths.flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length).join(' ')),
  );
}

/** The parts of an article number, to be found beside other words; the whole is compared by `compactArticle`. */
export function articleWords(article: string): string[] {
  return [...new Set(foldText(article).match(/[\p{L}\p{N}]+/gu))];
}

/** An article number as nothing but letters and digits: `AN 100-bu` and `an100bu` are one. */
export function compactArticle(article: string): string {
  return foldText(article).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Brings singular and plural (and in Italian the genders) of a folded word to one stem. Light on
 * purpose: a stem that is too long only asks for the other form, one that is too short finds what is not meant.
 */
export function stemWord(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return language === 'it' ? stemItalian(word) : stemEnglish(word);
}

/** forno, forni → forn; bianco, bianche → bianc; grigia, grigi → grig. */
function stemItalian(word: string): string {
  const stem = word.replace(/[aeio]$/, '');
  return stem === word ? word : stem.replace(/(?<=.{3})[hi]$/, '');
}

/** hobs → hob; burgundies → burgundy; switches → switch; but stainless stays. */
function stemEnglish(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');
}
