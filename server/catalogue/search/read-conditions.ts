import type { Category } from '@kitchen/shared/categories.ts';
import type { FigureName } from '@kitchen/shared/facts.ts';
import type { ProductFacts } from '../product-facts.ts';
import { nearestWidth } from '../read-width.ts';

/** What a text asks of a product's facts: "two ovens", "74 litres", "under 60 cm", "quiet", "pyrolytic". */
export interface Condition extends Pick<Reader, 'figure' | 'rank' | 'instead'> {
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
  /** What is `asked` is a group of it. */
  pattern: string;
  isMet(facts: ProductFacts, asked: string, compare: (value: number, asked: number) => boolean): boolean;
  /** What counts where nothing is said before the number. */
  usual?: Comparison;
  kindOf?(asked: string): Category | undefined;
  /** The figure that it is about. */
  figure?: FigureName;
  /** Where it asks for an order: the lowest first. */
  rank?(facts: ProductFacts): number;
  /** What comes nearest to it, in case no product at all meets it. */
  instead?(facts: ProductFacts): boolean;
}

/** Of appliances; other numbers are of other things. */
const wide = String.raw`(?:[3-9]\d|1[0-2]\d)`;
const notOfWidth = String.raw`(?! ?(?:\d|[.,]\d|%|€|£|k?g|k?w|v|mm|euros?|inch))`;
const centimetres = '(?: ?(?:cm|centimet(?:re|er)s?|centimetr[oi]))?';

/** By which names say how wide something is: 36 inches are 90. */
const inchesInCm = (asked: string) => Number(nearestWidth(Number(asked) * 2.54) ?? Number(asked) * 2.54);

const cleanedInSomeWay = ({ cleaning = [] }: ProductFacts) => cleaning.length > 0;

/** Of folded texts in both languages. */
const readers: readonly Reader[] = [
  {
    pattern: `${maybeBound}${few}[ -]?${kept}(?:burners?|rings?|fuochi|bruciator[ei])`,
    isMet: ({ burners }, asked, compare) => burners !== undefined && compare(burners, toNumber(asked)),
    figure: 'burners',
  },
  {
    pattern: `${maybeBound}${few}[ -]?${kept}(?:zones?|zon[ae])`,
    isMet: ({ zones }, asked, compare) => zones !== undefined && compare(zones, toNumber(asked)),
    figure: 'zones',
  },
  ...[`${maybeBound}${few}[ -]?${kept}(?:ovens?|forn[oi])`, 'forn[oi] (?<asked>doppio|doppi|singolo)'].map(
    (pattern): Reader => ({
      pattern,
      isMet: ({ ovens }, asked, compare) => ovens !== undefined && compare(ovens, toNumber(asked)),
      // What has one oven and nothing above it is called so.
      kindOf: (asked) => (toNumber(asked) === 1 ? 'ovens' : undefined),
      figure: 'ovens',
    }),
  ),
  {
    pattern: `${maybeBound}${decimal} ?(?:l|lt|lit(?:re|er)s?|litr[oi])`,
    isMet: ({ litres = [] }, asked, compare) => litres.some((each) => compare(each, toNumber(asked))),
    figure: 'litres',
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:dba?|decibels?)`,
    isMet: ({ noise }, asked, compare) => noise !== undefined && compare(noise, toNumber(asked)),
    usual: 'most',
    figure: 'noise',
  },
  {
    pattern:
      '(?<asked>quiet(?:ly|est)?|silent|noiseless|low noise|silenzios[aeio]|poco rumoros[aeio]|bassa rumorosita)',
    isMet: ({ noise }) => noise !== undefined,
    kindOf: () => 'hoods',
    figure: 'noise',
    rank: ({ noise = Number.POSITIVE_INFINITY }) => noise,
  },
  {
    pattern: '(?<asked>pyrolysis|pyrolytic|pirolisi|pirolitic(?:[aio]|he))(?: (?:self[ -])?cleaning)?',
    isMet: ({ cleaning }) => cleaning?.includes('pyrolytic') ?? false,
    instead: cleanedInSomeWay,
  },
  // What steam loosens is wiped off.
  {
    pattern: '(?<asked>self[ -]clean(?:ing|s)|autopulent[ei]|autopulizia)',
    isMet: ({ cleaning = [] }) => cleaning.includes('pyrolytic') || cleaning.includes('catalytic'),
    instead: cleanedInSomeWay,
  },
  {
    pattern: `${maybeBound}${decimal} ?(?:m[3³] ?/? ?h|mc ?/? ?h)`,
    isMet: ({ airFlow }, asked, compare) => airFlow !== undefined && compare(airFlow, toNumber(asked)),
    usual: 'least',
    figure: 'airFlow',
  },
  {
    pattern: `${maybeBound}(?<asked>\\d{2})(?:-?in|[ -]?inch(?:es)?| ?pollici| ?"|'')`,
    isMet: ({ width }, asked, compare) => width !== undefined && compare(width, inchesInCm(asked)),
  },
  ...[
    `(?:between|tra|fra) (?:i )?(?<asked>${wide}${centimetres} (?:and|e)(?: i)? ${wide})`,
    `(?:(?:from|da) )?(?<asked>${wide}${centimetres}(?: ?[-–] ?| (?:to|ai?) )${wide})`,
  ].map(
    (pattern): Reader => ({
      pattern: pattern + centimetres + notOfWidth,
      isMet({ width }, asked) {
        const [least = 0, most = 0] = (asked.match(/\d+/g) ?? []).map(Number);
        return width !== undefined && width >= least && width <= most;
      },
    }),
  ),
  // Without a bound it is the width that names say, and a word like others. Money and weights are no widths.
  {
    pattern: String.raw`(?:${bound}) ?(?<asked>\d{2,3})${centimetres}${notOfWidth}`,
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
  for (const { pattern, isMet, usual = 'exactly', kindOf, ...reader } of patterns) {
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
        ...reader,
      });
      return ` ${word} `;
    });
  }
  return { conditions, rest };
}

export const isNumberWord = (word: string): boolean => Object.hasOwn(numberWords, word);

const toNumber = (asked: string) => numberWords[asked] ?? Number(asked.replace(',', '.'));
