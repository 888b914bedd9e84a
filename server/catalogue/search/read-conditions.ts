import type { Category } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SearchOrder } from '@kitchen/shared/search.ts';
import type { ProductFacts } from '../product-facts.ts';
import type { Reader } from './condition-readers.ts';
import { bounds, comparisons, inches, numberWords, readers } from './condition-readers.ts';

/** What a text asks of a product's facts: "two ovens", "74 litres", "under 60 cm", "quiet", "class A", "ducted". */
export interface Condition extends Pick<Reader, 'fact'> {
  /** As it stands in the text, without a word that counts by itself. */
  text: string;
  isMet(facts: ProductFacts): boolean;
  /** How far what is stated is from the number, or the class, that is asked for. */
  missedBy(facts: ProductFacts): number;
  /** Where a better class than what was asked serves as well, though the text does not say so: whether it is better. */
  isExceeded?(facts: ProductFacts): boolean;
  /** Where it asks for an order: the lowest first, and what it is called. */
  rank?(facts: ProductFacts): number;
  /** The same among ovens, where that is another. */
  rankOfOvens?(facts: ProductFacts): number;
  order?: SearchOrder;
  /** The kind that is meant where the text names none. */
  kind: Category | undefined;
}

/** What is typed before the least of a number, and read here. */
export const leastWords: Readonly<Record<Language, string>> = { en: 'at least', it: 'almeno' };

/** What is typed for the ways of cleaning, and read here. */
export const cleaningWords: Readonly<
  Record<Language, Record<NonNullable<ProductFacts['cleaning']>[number], string>>
> = {
  en: { steam: 'steam cleaning', pyrolytic: 'pyrolytic', catalytic: 'catalytic' },
  it: { steam: 'pulizia a vapore', pyrolytic: 'pirolisi', catalytic: 'catalisi' },
};

const patterns = readers.map(({ pattern, ...reader }) => ({
  // Folded texts have plain letters; what is behind a decimal point counts nothing.
  pattern: new RegExp(`(?<![a-z0-9]|\\d[.,])(?:${pattern})(?![a-z0-9+])`, 'g'),
  ...reader,
}));

/** Apart from the number, "in" may as well come before what something is made in. */
const inch = `(?:${inches}| in(?= ?(?:$|[x×] ?\\d|(?:gas |induction |electric )?(?:cooker|range|oven|hob|cooktop|hood|microwave))))`;

/** Between two sides in cm or mm; of "2 x 16 A" the first is a number of them. */
const betweenSides = new RegExp(
  `(?<=\\d{2}(?:[.,]\\d)?(?: ?[cm]m)?) ?[x×] ?(?=\\d{2,4}(?:[.,]\\d)?(?![\\d.,]|${inch}))`,
  'g',
);

/** Sides of which at least the last is in inches, of which no appliance has 60. */
const sidesInInches = new RegExp(
  `(?<![\\d.,]|\\d ?[x×] ?)(?:[1-5]\\d${inch}? ?[x×] ?){1,2}[1-5]\\d${inch}`,
  'g',
);
const inInches = (sides: string) => (sides.match(/\d+/g) ?? []).map((side) => `${side}"`).join(' × ');

/** A folded text with its sides told apart, each with its unit where they are in inches. */
export const withSides = (text: string): string =>
  text.replace(sidesInInches, inInches).replace(betweenSides, ' × ');

/** With a single word behind it, which is what it counts. */
const numberWithUnit = String.raw`(?<![a-z0-9.,])(\d{1,4}(?:[.,]\d)?|${Object.keys(numberWords).join('|')})((?: ?[a-z³/]{1,12})?)`;

/** What is said behind a number, and what means the same before it, in English and in Italian. */
const boundsBehind = [
  { said: 'more|wider|larger|bigger|over|above|piu', before: { or: leastWords.en, o: leastWords.it } },
  { said: 'less|narrower|smaller|under|below|meno', before: { or: 'at most', o: 'al massimo' } },
].map(({ said, before }) => ({
  pattern: new RegExp(`${numberWithUnit} (or|o) (?:${said})(?![a-z])`, 'g'),
  before,
}));

function withBoundsBefore(text: string): string {
  return boundsBehind.reduce(
    (changed, { pattern, before }) =>
      changed.replace(
        pattern,
        (_, number: string, unit: string, or: 'or' | 'o') => `${before[or]} ${number}${unit}`,
      ),
    text,
  );
}

/** Takes the conditions out of a folded text; `rest` is what its other words are. */
export function readConditions(text: string): { conditions: Condition[]; rest: string } {
  const conditions: Condition[] = [];
  let rest = withBoundsBefore(withSides(text));
  for (const { pattern, isMet, usual = 'exactly', kindOf, rank, rankOfOvens, order, fact } of patterns) {
    rest = rest.replace(pattern, (whole, ...found) => {
      const groups: Partial<Record<string, string>> & { asked: string } = found.at(-1);
      const { asked, kept: word = '', stays = '' } = groups;
      const said = (Object.keys(bounds) as (keyof typeof bounds)[]).find((name) => groups[name]);
      const compare = comparisons[said ?? usual];
      conditions.push({
        // The kept word is asked for beside it, and can be given up alone.
        text: whole.replace(word, '').replace(/ {2,}/g, ' '),
        isMet: (facts) => isMet(facts, asked, compare),
        missedBy(facts) {
          const misses: number[] = [];
          isMet(facts, asked, (value, meant) => {
            misses.push(Math.abs(value - meant));
            return false;
          });
          return Math.min(...misses);
        },
        ...(!said &&
          usual === 'least' &&
          fact === 'energyClasses' && {
            isExceeded: (facts: ProductFacts) => isMet(facts, asked, comparisons.above),
          }),
        kind: kindOf?.(asked),
        ...(fact && { fact }),
        ...(rank && { rank: (facts: ProductFacts) => rank(facts, asked, said !== undefined) }),
        ...(rankOfOvens && { rankOfOvens }),
        ...(order && { order }),
      });
      return ` ${word} ${stays} `;
    });
  }
  return { conditions, rest };
}

export const isNumberWord = (word: string): boolean => Object.hasOwn(numberWords, word);
