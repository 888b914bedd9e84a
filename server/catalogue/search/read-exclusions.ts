/** What a text wants products not to have, and what else it says. */
export interface Exclusions {
  excluded: {
    /** As it stands in the text, with the word that excludes it. */
    text: string;
    /** What products are not to have. */
    of: string;
  }[];
  rest: string;
}

const excluding = new Set(['without', 'senza', 'not', 'non', 'no']);
/** Between the word that excludes and what it excludes. */
const passedOver = new Set('a an any the di gli i il l la le lo si un una uno'.split(' '));
/** Behind what only bounds a number: "no more than 60", "non meno di 70". */
const bounding = new Set(['than', 'di']);
const shortestWord = 3;

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

function exclusionAt(words: readonly string[], at: number): { of: string; length: number } | undefined {
  const [word = '', next, behind] = words.slice(at, at + 3);
  if (word.endsWith('-free') || (next === 'free' && behind !== 'standing'))
    return exclusion(word.replace(/-free$/, ''), next === 'free' ? 2 : 1);
  if (!excluding.has(word)) return undefined;
  const passed = words.slice(at + 1).findIndex((each) => !passedOver.has(each));
  const end = at + 1 + Math.max(0, passed);
  return bounding.has(words[end + 1] ?? '') ? undefined : exclusion(words[end] ?? '', end + 1 - at);
}

function exclusion(said: string, length: number) {
  const of = said.replace(/[^\p{L}]/gu, '');
  return of.length < shortestWord ? undefined : { of, length };
}
