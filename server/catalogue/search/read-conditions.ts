import type { Category } from '@kitchen/shared/categories.ts';
import type { ProductFacts } from '../product-facts.ts';

/** What a text asks of a product's facts: "two ovens", "74 litres", "under 60 cm". */
export interface Condition {
  /** As it stands in the text, without a word that counts by itself. */
  text: string;
  isMet(facts: ProductFacts): boolean;
  /** The kind that is meant where the text names none. */
  kind: Category | undefined;
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

const comparisons = {
  below: (value: number, asked: number) => value < asked,
  most: (value: number, asked: number) => value <= asked,
  exactly: (value: number, asked: number) => value === asked,
  least: (value: number, asked: number) => value >= asked,
  above: (value: number, asked: number) => value > asked,
};
type Comparison = keyof typeof comparisons;

/** What is said before a number that is not meant exactly. */
const bounds = {
  below: 'under|below|less than|narrower than|smaller than|sotto (?:i|ai)|sotto|meno di|inferiore a|<',
  most: 'up to|at most|max|maximum|(?:no|not) (?:more|wider) than|within|fino (?:a|ai)|al massimo|massimo|entro (?:i )?|non piu di|<=|≤',
  least: 'at least|min|minimum|(?:no|not) less than|almeno|minimo|a partire da|non meno di|>=|≥',
  above:
    'over|above|more than|wider than|larger than|oltre (?:i )?|sopra (?:i )?|piu (?:largo |larga )?di|superiore a|>',
} satisfies Partial<Record<Comparison, string>>;
const bound = Object.entries(bounds)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join('|');
const maybeBound = `(?:(?:${bound}) ?)?`;

interface Reader {
  pattern: string;
  isMet(facts: ProductFacts, asked: string, compare: (value: number, asked: number) => boolean): boolean;
  /** What counts where nothing is said before the number. */
  usual?: Comparison;
  kindOf?(asked: string): Category | undefined;
}

/** Of folded texts in both languages. */
const readers: readonly Reader[] = [
  {
    pattern: `${maybeBound}${few}[ -]?${kept}(?:burners?|rings?|fuochi|bruciator[ei])`,
    isMet: ({ burners }, asked, compare) => burners !== undefined && compare(burners, toNumber(asked)),
  },
  {
    pattern: `${maybeBound}${few}[ -]?${kept}(?:zones?|zon[ae])`,
    isMet: ({ zones }, asked, compare) => zones !== undefined && compare(zones, toNumber(asked)),
  },
  ...[`${maybeBound}${few}[ -]?${kept}(?:ovens?|forn[oi])`, 'forn[oi] (?<asked>doppio|doppi|singolo)'].map(
    (pattern): Reader => ({
      pattern,
      isMet: ({ ovens }, asked, compare) => ovens !== undefined && compare(ovens, toNumber(asked)),
      // What has one oven and nothing above it is called so.
      kindOf: (asked) => (toNumber(asked) === 1 ? 'ovens' : undefined),
    }),
  ),
  {
    pattern: `${maybeBound}${decimal} ?(?:l|lt|lit(?:re|er)s?|litr[oi])`,
    isMet: ({ litres = [] }, asked, compare) => litres.some((each) => compare(each, toNumber(asked))),
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:dba?|decibels?)`,
    isMet: ({ noise }, asked, compare) => noise !== undefined && compare(noise, toNumber(asked)),
    usual: 'most',
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:m[3³] ?/? ?h|mc ?/? ?h)`,
    isMet: ({ airFlow }, asked, compare) => airFlow !== undefined && compare(airFlow, toNumber(asked)),
    usual: 'least',
  },
  // Without a bound it is the width that names say, and a word like others. Money and weights are no widths.
  {
    pattern: String.raw`(?:${bound}) ?(?<asked>\d{2,3})(?: ?(?:cm|centimet(?:re|er)s?|centimetr[oi]))?(?! ?(?:\d|[.,]\d|%|€|£|k?g|k?w|v|mm|euros?|inch))`,
    isMet: ({ width }, asked, compare) => width !== undefined && compare(width, toNumber(asked)),
  },
  {
    pattern: String.raw`(?:energy class|classe energetica|class|classe) (?<asked>[a-g]\+{0,3})`,
    isMet: ({ energyClasses = [] }, asked) => energyClasses.includes(asked.toUpperCase()),
  },
];
const patterns = readers.map(({ pattern, ...reader }) => ({
  // Folded texts have plain letters.
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9+])`, 'g'),
  ...reader,
}));

/** Takes the conditions out of a folded text; `rest` is what its other words are. */
export function readConditions(text: string): { conditions: Condition[]; rest: string } {
  const conditions: Condition[] = [];
  let rest = text;
  for (const { pattern, isMet, usual = 'exactly', kindOf } of patterns) {
    rest = rest.replace(pattern, (whole, ...found) => {
      const groups: Partial<Record<string, string>> & { asked: string } = found.at(-1);
      const { asked, kept: word = '' } = groups;
      const said = (Object.keys(bounds) as (keyof typeof bounds)[]).find((name) => groups[name]);
      const compare = comparisons[said ?? usual];
      conditions.push({
        // The kept word is asked for beside it, and can be given up alone.
        text: whole.replace(word, ''),
        isMet: (facts) => isMet(facts, asked, compare),
        kind: kindOf?.(asked),
      });
      return ` ${word} `;
    });
  }
  return { conditions, rest };
}

export const isNumberWord = (word: string): boolean => Object.hasOwn(numberWords, word);

const toNumber = (asked: string) => numberWords[asked] ?? Number(asked.replace(',', '.'));
