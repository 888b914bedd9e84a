import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductRecord } from '../../store/store.ts';
import { isSearchable, recordsOfLanguage } from '../choose-record.ts';
import { foldText } from '../fold-text.ts';
import { groupRecords, oldestOfEach, productKey } from '../group-records.ts';
import { htmlToText } from '../html-to-text.ts';
import { isNumberWord } from './read-conditions.ts';
import { shortestProseBeginning } from './search-words.ts';

/** The products among the store's hits that a search in a language may show, in the store's order. */
export function chooseHits(records: readonly ProductRecord[], language: Language): ProductRecord[] {
  return oldestOfEach(recordsOfLanguage(records.filter(isSearchable), language));
}

/**
 * The store's hits and the known products in one list, no product twice: the known ones best first, those that only
 * the store found before them where the words begin words of the name, else behind. The store finds letters within
 * words too (*oro* in *lavoro*): such hits count only where there is no other, from four letters on, and where each
 * begins or ends a word, as *wave* does *microwave*. What it finds in the markup counts for nothing.
 */
export function combineHits(
  storeHits: readonly ProductRecord[],
  knownHits: readonly ProductRecord[],
  text: string,
): ProductRecord[] {
  const found = new Map(storeHits.map((hit) => [productKey(hit), hit]));
  const ranked = knownHits.map((hit) => found.get(productKey(hit)) ?? hit);
  const known = new Set(knownHits.map(productKey));
  const words = foundWordsOf(text);
  const others = storeHits.flatMap((hit) =>
    known.has(productKey(hit)) ? [] : (explainHit(hit, words) ?? []),
  );
  const meant = others.filter(({ isWithin }) => !isWithin);
  const isLoose = meant.length + ranked.length === 0 && words.every(({ word }) => word.length >= 4);
  const shown = isLoose ? others.filter(({ isEnding }) => isEnding) : meant;
  const [first, last] = [shown.filter(({ isNamed }) => isNamed), shown.filter(({ isNamed }) => !isNamed)];
  const all = [...first.map(({ hit }) => hit), ...ranked, ...last.map(({ hit }) => hit)];
  return groupRecords(all).flatMap((group) => group.slice(0, 1));
}

/** Whether words begin with those of a text in what the store has found for it, and not only letters within them. */
export function saysWords(hit: ProductRecord, text: string): boolean {
  return explainHit(hit, foundWordsOf(text))?.isWithin === false;
}

const foundWordsOf = (text: string) => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(toFoundWord);

interface FoundWord {
  word: string;
  start: RegExp;
  whole: RegExp;
  end: RegExp;
}

function toFoundWord(word: string): FoundWord {
  // A number is meant whole: 9 is not the beginning of 90. Its unit may follow at once: 60cm.
  const end = /^\d+$/.test(word) ? '(?!\\d)' : '';
  const inside = /^\d/.test(word) ? '\\d' : '\\p{L}';
  return {
    word,
    start: new RegExp(`(?<!${inside})${word}${end}`, 'u'),
    whole: new RegExp(`(?<!${inside})${word}(?!${inside})`, 'u'),
    end: new RegExp(`${word}(?!${inside})`, 'u'),
  };
}

/** Where the store found the words; null where in the markup. What this site does not read of a product may hold them as well. */
function explainHit(hit: ProductRecord, words: readonly FoundWord[]) {
  const { name, shortDescription } = hit;
  const read = foldText(`${name} ${htmlToText(shortDescription)}`);
  const markup = foldText(shortDescription);
  if (words.some(({ word }) => markup.includes(word) && !read.includes(word))) return null;
  // In a text a number says nothing without what is counted.
  if (words.some(({ word, start }) => isNumberWord(word) && !start.test(foldText(name)))) return null;
  return {
    hit,
    isNamed: words.every(({ start }) => start.test(foldText(name))),
    isEnding: words.every(({ start, end }) => start.test(read) || end.test(read)),
    isWithin: words.some(({ word, start, whole }) => {
      // In running text a few letters begin too many words.
      const isSaid = word.length < shortestProseBeginning && !start.test(foldText(name)) ? whole : start;
      return read.includes(word) && !isSaid.test(read);
    }),
  };
}
