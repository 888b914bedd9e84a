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
  /** Words before it name something else, it is litres or watts, or it cannot be told. */
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
  /** Names without a number, unless one stood by the same name before. */
  leftOver: { side: Side; at: number }[];
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
    ...readTokens(tokens),
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
 * text; a name alone in brackets stands behind.
 */
function readTokens(tokens: readonly RegExpExecArray[]): Pick<SizesText, 'found' | 'leftOver'> {
  const found: Found[] = [];
  const leftOver: SizesText['leftOver'] = [];
  const isMetric = tokens.some(([read]) => read === 'mm' || read === 'cm');
  const areNamesLetters = tokens.every(([read]) => read.length === 1 || !sideNames.has(read));
  const isNumber = (index: number) => tokens[index]?.groups?.number !== undefined;
  const wordAt = (index: number) => tokens[index]?.groups?.word ?? '';
  const first = tokens.findIndex((_, index) => isNumber(index) || sideAt(index));
  const areBehind = first >= 0 && isNumber(first);
  let next: Pick<Found, 'side' | 'unit' | 'isOther'> = { isOther: false };
  /** The number to which a unit, or a name, belongs that follows. */
  let ofUnit: Found | undefined;
  let ofName: Found | undefined;
  /** The name for which no number has come yet. */
  let waiting: SizesText['leftOver'][number] | undefined;
  let isRange = false;

  for (const [index, { 0: read, index: at, groups: { number, part, whole } = {} }] of tokens.entries()) {
    const side = sideAt(index);
    const unit = unitAt(index);
    if (number) {
      const isOther = part !== undefined && !isFraction(index);
      const value = readNumber(number) + (part ? Number(part) / Number(whole) : 0);
      if (isRange && ofUnit) {
        ofUnit.to = value;
        ofUnit.isOther ||= isOther;
      } else {
        ofUnit = { ...(part && { unit: 'in' }), ...next, isOther: next.isOther || isOther, value, at };
        found.push(ofUnit);
      }
      ofName = ofUnit;
      waiting = undefined;
      next = { isOther: false };
      isRange = false;
    } else if (unit) {
      if (ofUnit) ofUnit.unit = unit;
      else next = { ...next, unit };
    } else if (ofUnit && joins(index)) isRange = true;
    else if (ofUnit && isQuantity(index, ofUnit)) ofUnit.isOther = true;
    else if (side && ofUnit && !ofUnit.side && (isInBrackets(index) || (areBehind && ofName)))
      ofUnit.side = side;
    else if (read === '(' || read === ')') ofName = undefined;
    else if (!fillers.includes(read)) {
      const isSeparator = /^[x*/,;|-]$/.test(read);
      const { side: _, ...rest } = next;
      next = side ? { ...rest, side, isOther: false } : { ...rest, isOther: next.isOther || !isSeparator };
      if (waiting && waiting.side !== side) leftOver.push(waiting);
      waiting = side && { side, at };
      ofUnit = undefined;
      ofName = undefined;
    }
  }
  if (waiting) leftOver.push(waiting);
  // "Height: 90 cm high", and "Height: 90 cm, height adjustable", say it twice.
  const namedAt = new Map(found.toReversed().map((measure) => [measure.side, measure.at]));
  return {
    found,
    leftOver: leftOver.filter(({ side, at }) => at < (namedAt.get(side) ?? Number.POSITIVE_INFINITY)),
  };

  function sideAt(index: number): Side | undefined {
    return isPlainWord(index) ? undefined : sideNames.get(wordAt(index));
  }

  function unitAt(index: number): string | undefined {
    return units[wordAt(index)] ?? (isInches(index) ? 'in' : undefined);
  }

  function isInBrackets(index: number): boolean {
    return tokens[index - 1]?.[0] === '(' && tokens[index + 1]?.[0] === ')';
  }

  /** Whether an "a" is a word of its language, as in "with a door" and "fino a 65", or a class, and names no height. */
  function isPlainWord(index: number): boolean {
    const { 0: read, index: at = 0, input = '' } = tokens[index] ?? {};
    if (read !== 'a') return false;
    if (input[at + 1] === '+') return true;
    if (isNumber(index - 1) || unitAt(index - 1)) return !areNamesLetters;
    return wordAt(index - 1) !== 'x' && /^[a-z] $/.test(input.slice(Math.max(at - 2, 0), at));
  }

  /** Whether what follows a number is a fraction: of an inch, and no "85-91/2". */
  function isFraction(index: number): boolean {
    const { part, whole } = tokens[index]?.groups ?? {};
    return Number(part) < Number(whole) && (!isMetric || unitAt(index + 1) === 'in');
  }

  /** Whether a letter behind a number that comes after the sizes stands for litres or watts. */
  function isQuantity(index: number, { unit }: Found): boolean {
    const isBehind =
      isNumber(index - 1) && !isNumber(index + 1) && !/^[x*]$/.test(tokens[index - 2]?.[0] ?? '');
    return isBehind && !unit && found.length > sides.length && /^[lw]$/.test(wordAt(index));
  }

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
