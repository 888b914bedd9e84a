import type { ProductFacts } from '../product-facts.ts';

/** What a text asks of a product's facts: "two ovens", "74 litres", "under 60 dB". */
export interface Condition {
  /** As it stands in the text, without a word that counts by itself. */
  text: string;
  isMet(facts: ProductFacts): boolean;
}

const numberWords: Readonly<Record<string, number>> = {
  ...{ single: 1, singolo: 1, one: 1 },
  ...{ double: 2, twin: 2, two: 2, doppio: 2, doppi: 2, due: 2 },
  ...{ three: 3, tre: 3, four: 4, quattro: 4, five: 5, cinque: 5 },
  ...{ six: 6, sei: 6, seven: 7, sette: 7, eight: 8, otto: 8 },
};
const few = `(?<asked>[1-9]|${Object.keys(numberWords).join('|')})`;
const decimal = String.raw`(?<asked>\d+(?:[.,]\d+)?)`;
/** Between a number and what is counted, it is a word of its own. */
const kept = '(?<kept>(?:a )?(?:gas|induction|induzione|electric|elettric[oi]|separate) )?';

/** Of folded texts in both languages. */
const readers: readonly { pattern: string; isMet: (facts: ProductFacts, asked: string) => boolean }[] = [
  {
    pattern: `${few}[ -]?${kept}(?:burners?|rings?|fuochi|bruciator[ei])`,
    isMet: ({ burners }, asked) => burners === toNumber(asked),
  },
  {
    pattern: `${few}[ -]?${kept}(?:zones?|zon[ae])`,
    isMet: ({ zones }, asked) => zones === toNumber(asked),
  },
  {
    pattern: `${few}[ -]?${kept}(?:ovens?|forn[oi])`,
    isMet: ({ ovens }, asked) => ovens === toNumber(asked),
  },
  {
    pattern: 'forn[oi] (?<asked>doppio|doppi|singolo)',
    isMet: ({ ovens }, asked) => ovens === toNumber(asked),
  },
  {
    pattern: `${decimal} ?(?:l|lt|lit(?:re|er)s?|litr[oi])`,
    isMet: ({ litres = [] }, asked) => litres.includes(toNumber(asked)),
  },
  {
    pattern: `(?:(?:under|below|less than|at most|max|sotto i|meno di|fino a|al massimo) )?${decimal} ?(?:dba?|decibels?)`,
    isMet: ({ noise }, asked) => noise !== undefined && noise <= toNumber(asked),
  },
  {
    pattern: `${decimal} ?(?:m[3³] ?/? ?h|mc ?/? ?h)`,
    isMet: ({ airFlow }, asked) => airFlow !== undefined && airFlow >= toNumber(asked),
  },
  {
    pattern: String.raw`(?:energy class|classe energetica|class|classe) (?<asked>[a-g]\+{0,3})`,
    isMet: ({ energyClasses = [] }, asked) => energyClasses.includes(asked.toUpperCase()),
  },
];
const patterns = readers.map(({ pattern, isMet }) => ({
  // Folded texts have plain letters.
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9+])`, 'g'),
  isMet,
}));

/** Takes the conditions out of a folded text; `rest` is what its other words are. */
export function readConditions(text: string): { conditions: Condition[]; rest: string } {
  const conditions: Condition[] = [];
  let rest = text;
  for (const { pattern, isMet } of patterns) {
    rest = rest.replace(pattern, (whole, ...found) => {
      const { asked, kept: word = '' }: { asked: string; kept?: string } = found.at(-1);
      // The kept word is asked for beside it, and can be given up alone.
      conditions.push({ text: whole.replace(word, ''), isMet: (facts) => isMet(facts, asked) });
      return ` ${word} `;
    });
  }
  return { conditions, rest };
}

const toNumber = (asked: string) => numberWords[asked] ?? Number(asked.replace(',', '.'));
