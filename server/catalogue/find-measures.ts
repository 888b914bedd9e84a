import { foldText } from './fold-text.ts';
import { readNumber } from './read-width.ts';

export const sides = ['width', 'depth', 'height'] as const;
export type Side = (typeof sides)[number];

/** A number in a text of sizes, or two with a range between. */
export interface Found {
  value: number;
  to?: number;
  /** mm, cm or in. */
  unit?: string;
  /** What a letter or word before or behind it names. */
  side?: Side;
  /** Words before it name something else. */
  isOther: boolean;
  /** Its place in the text. */
  at: number;
}

/** Folded, in both languages. */
const sideNames = new Map<string, Side>(
  Object.entries({
    width: 'width wide larghezza larg w l',
    depth: 'depth deep profondita prof d p',
    height: 'height high altezza alt h a',
  }).flatMap(([side, words]) => words.split(' ').map((word) => [word, side as Side] as const)),
);

const units: Readonly<Record<string, string>> = {
  ...{ mm: 'mm', cm: 'cm' },
  ...{ '"': 'in', inch: 'in', inches: 'in', pollici: 'in' },
};

/** Words that change nothing; behind "from" and "da" a range begins. */
const fillers = 'from da di in dimension dimensions dimensioni misure size overall ingombro'.split(' ');

/** A number, maybe with a fraction of an inch; a word, off which an x between numbers comes; any other sign. */
const token =
  /(?<number>\d+(?:[.,]\d+)*)(?:[ -](?<part>\d{1,2})\/(?<whole>2|4|8|16|32|64)(?!\d))?|(?<word>[a-z]+?(?=x(?:[a-z][ .:]{0,2})?\d)|x(?![a-z]{2})|[a-z]+|")|(?<sign>[^ .:=])/g;

/** Letters that say in which order numbers come, such as `LxPxH`. */
const orderOfSides =
  /(?<![a-z])(?<one>[wdhlpa])\.? ?[x*/-] ?(?<two>[wdhlpa])\.? ?[x*/-] ?(?<three>[wdhlpa])(?![a-z])/;

export interface SizesText {
  /** In the form in which it is read. */
  text: string;
  /** In which numbers come that nothing names. */
  order: readonly Side[];
  /** Whether a multiplication sign stands between them. */
  isRow: boolean;
  found: Found[];
}

/** Takes a text of sizes apart. */
export function findMeasures(entered: string): SizesText {
  const whole = plainSizes(entered);
  const letters = Object.values(orderOfSides.exec(whole)?.groups ?? {});
  const stated = letters.flatMap((letter) => sideNames.get(letter) ?? []);
  const text = whole.replace(orderOfSides, ' ');
  const tokens = [...text.matchAll(token)];
  return {
    text,
    order: stated.length > 0 ? stated : sides,
    isRow: tokens.some(([read]) => read === 'x' || read === '*'),
    found: readTokens(tokens),
  };
}

/** Typed fractions, multiplication signs, inches and dashes as those that keyboards have. */
function plainSizes(entered: string): string {
  const withFractions = entered.replace(
    /[\u00BC-\u00BE\u2150-\u215E]/g,
    (sign) => ` ${sign.normalize('NFKC')}`,
  );
  return foldText(withFractions)
    .replaceAll('\u2044', '/')
    .replace(/[\u2033\u201C\u201D]|''/g, '"')
    .replaceAll('\u00D7', 'x')
    .replace(/[\u2012-\u2015]/g, '-');
}

const startsRange = (word: string) => word === 'da' || word === 'from';

/**
 * Whether names stand before their numbers or behind them, where either could be, is told by what comes first in the
 * text.
 */
function readTokens(tokens: readonly RegExpExecArray[]): Found[] {
  const found: Found[] = [];
  const isNumber = (index: number) => tokens[index]?.groups?.number !== undefined;
  const wordAt = (index: number) => tokens[index]?.groups?.word ?? '';
  const first = tokens.findIndex((_, index) => isNumber(index) || sideNames.has(wordAt(index)));
  const areBehind = first >= 0 && isNumber(first);
  let next: Pick<Found, 'side' | 'unit' | 'isOther'> = { isOther: false };
  /** The number to which a unit, or a name, belongs that follows. */
  let ofUnit: Found | undefined;
  let ofName: Found | undefined;
  let isRange = false;

  for (const [index, { 0: read, index: at, groups: { number, part, whole } = {} }] of tokens.entries()) {
    const side = sideNames.get(read);
    const unit = units[read] ?? (isInches(index) ? 'in' : undefined);
    if (number) {
      const value = readNumber(number) + (part ? Number(part) / Number(whole) : 0);
      if (isRange && ofUnit) ofUnit.to = value;
      else {
        ofUnit = { ...(part && { unit: 'in' }), ...next, value, at };
        found.push(ofUnit);
      }
      ofName = ofUnit;
      next = { isOther: false };
      isRange = false;
    } else if (unit) {
      if (ofUnit) ofUnit.unit = unit;
      else next = { ...next, unit };
    } else if (ofUnit && joins(index)) isRange = true;
    else if (side && areBehind && ofName && !ofName.side) ofName.side = side;
    else if (read === '(' || read === ')') ofName = undefined;
    else if (!fillers.includes(read)) {
      const isSeparator = /^[x*/,;|-]$/.test(read);
      const { side: _, ...rest } = next;
      next = side ? { ...rest, side, isOther: false } : { ...rest, isOther: next.isOther || !isSeparator };
      ofUnit = undefined;
      ofName = undefined;
    }
  }
  return found;

  /** As a unit "in" stands right behind a number, with no word behind it but a name: "90 in acciaio" is none. */
  function isInches(index: number): boolean {
    const after = wordAt(index + 1);
    return (
      wordAt(index) === 'in' && isNumber(index - 1) && (after === '' || after === 'x' || sideNames.has(after))
    );
  }

  /** Whether a range goes on: an "a" without "da" before it names the height. */
  function joins(index: number): boolean {
    if (!isNumber(index + 1)) return false;
    const numberAt = isNumber(index - 1) ? index - 1 : index - 2;
    const { 0: read = '', index: at = 0, input = '' } = tokens[index] ?? {};
    if (read === 'to') return true;
    if (read === 'a') return startsRange(wordAt(numberAt - 1));
    return read === '-' && (isNumber(index - 1) || /^[^ ]-\d/.test(input.slice(at - 1, at + 2)));
  }
}
