import type { Measures } from '@kitchen/shared/product.ts';
import type { Found, Side, SizesText } from './find-measures.ts';
import { findMeasures, sides } from './find-measures.ts';
import { readCentimetres, readNumber, toMillimetres } from './read-width.ts';

/** What lies outside was entered wrong, or read in the wrong unit; in mm. */
const plausible: Record<Side, { min: number; max: number }> = {
  width: { min: 150, max: 2000 },
  depth: { min: 100, max: 1200 },
  height: { min: 20, max: 2500 },
};
const mostAdjustable = 300;

const adjustable =
  /(?:adjustable|regolabile) (?:by|di) (?:up to |fino a )?(?<by>\d+(?:[.,]\d+)*) ?(?<unit>mm|cm)/;

/**
 * Reads `overall_dimensions`: `Width: 898 mm - Depth: 600 mm - Height: 85–91 cm`, `Altezza: 900 mm, regolabile di
 * 20 mm`, `90 x 60 x 85 cm`, `60 x 55 cm (h 85-91)`. Null where one of the three is missing or implausible, or where
 * it would be a guess which is which.
 */
export function readMeasures(entered: string): Measures | null {
  const { text, ...sizes } = findMeasures(entered);
  const three = tellApart(sizes);
  const [width, depth, height] = inMillimetres(three ?? []);
  if (!width || !depth || !height || height.to < height.value) return null;
  // A niche has to take what is widest and deepest.
  const values = {
    width: Math.max(width.value, width.to),
    depth: Math.max(depth.value, depth.to),
    height: height.value,
  };
  const isPlausible = sides.every(
    (side) => values[side] >= plausible[side].min && values[side] <= plausible[side].max,
  );
  if (!isPlausible || height.to - height.value > mostAdjustable) return null;
  const { by, unit } = adjustable.exec(text)?.groups ?? {};
  const adjustableBy = by && unit ? toMillimetres(readNumber(by), unit) : 0;
  return {
    ...values,
    heightTo: height.to,
    adjustableBy: adjustableBy <= mostAdjustable ? adjustableBy : 0,
  };
}

/**
 * The width in cm that overall dimensions state, also where the rest cannot be read: the first number, unless the text
 * begins with another side; where that number is named otherwise, the one that is named so.
 */
export function readWidth(entered: string): number | undefined {
  const measures = readMeasures(entered);
  if (measures) return measures.width / 10;
  const { text, order, leftOver, found } = findMeasures(entered);
  const [first] = found;
  if (!first || first.isOther) return undefined;
  const nameWithout = leftOver.find(({ at }) => !first.side || at < first.at)?.side;
  if ((nameWithout ?? (first.side ? 'width' : order[0])) !== 'width') return undefined;
  const width = first.side ? found.find(({ side, isOther }) => side === 'width' && !isOther) : first;
  if (!width) return undefined;
  return width.unit === 'in' ? toMillimetres(width.value, 'in') / 10 : readCentimetres(text.slice(width.at));
}

/**
 * Width, depth and height: by their names; or three numbers in the order of the text, of which some may be named as
 * their place has it. Two different numbers for one side are none, nor is a name without number.
 */
function tellApart({ found, leftOver, order, isRow }: Omit<SizesText, 'text'>): Found[] | null {
  if (leftOver.length > 0) return null;
  const told = found.filter(({ isOther }) => !isOther);
  const named = sides.map((side) => told.filter((measure) => measure.side === side));
  if (named.some(([first, ...more]) => more.some(({ value }) => value !== first?.value))) return null;
  const byName = named.flatMap(([first]) => first ?? []);
  if (byName.length === sides.length) return byName;
  const isInOrder = told.every(({ side }, index) => side === undefined || side === order[index]);
  if (told.length !== sides.length || !isInOrder || (byName.length > 0 && !isRow)) return null;
  return sides.flatMap((side) => told[order.indexOf(side)] ?? []);
}

/** A measure without unit has the next one's, else the last one's; where there is none, all are in mm if one is too large for cm. */
function inMillimetres(found: readonly Found[]): { value: number; to: number }[] {
  const inText = found.toSorted((one, other) => one.at - other.at);
  const bySize = found.some(({ value }) => value * 10 > plausible.width.max) ? 'mm' : 'cm';
  return found.map((measure) => {
    const { value, to = value, unit } = measure;
    const at = inText.indexOf(measure);
    const near =
      inText.slice(at).find((other) => other.unit) ?? inText.slice(0, at).findLast((other) => other.unit);
    const used = unit ?? near?.unit ?? bySize;
    return { value: toMillimetres(value, used), to: toMillimetres(to, used) };
  });
}
