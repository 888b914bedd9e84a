import { languages } from '@kitchen/shared/languages.ts';
import { stemWord } from './search-words.ts';
import { kindWords } from './searchable-record.ts';

/** What a text wants products not to have, and what else it says. */
export interface Exclusions {
  excluded: {
    /** As it stands in the text, with the word that excludes it. */
    text: string;
    /** What products are not to have, none of it. */
    of: string[];
  }[];
  rest: string;
}

const excluding = new Set(['without', 'senza', 'not', 'non', 'no']);
/** Between the word that excludes and what it excludes. */
const passedOver = new Set('a an any di gli i il in l la le lo si the un una uno'.split(' '));
const joining = new Set('and e ne nor o or'.split(' '));
/** They bound a number, "no more than 60", "non superiore a 70", or ask for little: "not too noisy". */
const bounding = new Set(
  `above below bigger greater larger less more narrower over smaller under wider
  noisy too troppo very rumorosa rumorose rumorosi rumoroso
  inferiore inferiori maggiore meno minore oltre piu sopra sotto superiore superiori`.split(/\s+/),
);

/** Reads "without gas", "gas-free", "senza vapore", "non nero" in a folded text. */
export function readExclusions(text: string): Exclusions {
  const words = text.split(' ');
  const excluded: Exclusions['excluded'] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = exclusionAt(words, at);
    const length = found?.length ?? 1;
    const taken = words.slice(at, at + length).join(' ');
    if (found) excluded.push({ text: taken, of: found.of });
    else rest.push(taken);
    at += length;
  }
  return { excluded, rest: rest.join(' ') };
}

function exclusionAt(words: readonly string[], at: number): { of: string[]; length: number } | undefined {
  const word = words[at] ?? '';
  if (/^\p{L}{3,}-free$/u.test(word)) return { of: [word.replace(/-free$/, '')], length: 1 };
  if (!excluding.has(word)) return undefined;
  let start = at + 1;
  while (passedOver.has(words[start] ?? '')) start++;
  let end = start + 1;
  // A number, or a kind, is wanted again: "no gas cooker 90".
  while (end < words.length && !/\d/.test(words[end] ?? '') && !isKind(words[end] ?? '')) end++;
  const [first = ''] = words.slice(start);
  // A product that has no oven is no oven; what a part of it is not, names do not say.
  if (!/^\p{L}{3,}/u.test(first) || bounding.has(first) || isKind(first)) return undefined;
  const of = words
    .slice(start, end)
    .map((each) => (joining.has(each) ? ',' : each))
    .join(' ')
    .split(',');
  return { of: of.map((each) => each.trim()).filter((each) => each !== ''), length: end - at };
}

const isKind = (word: string) => languages.some((language) => kindWords.has(stemWord(word, language)));
