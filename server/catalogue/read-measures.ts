import type { Measures } from '@kitchen/shared/product.ts';
import { readNumber, toMillimetres } from './read-width.ts';

type Side = 'width' | 'depth' | 'height';
const sides = ['width', 'depth', 'height'] as const;

/** What stands right before a measure, in both languages. */
const labels: Record<Side, RegExp> = {
  width: labelPattern('width|larghezza|w|l'),
  depth: labelPattern('depth|profondità|d|p'),
  height: labelPattern('height|altezza|h|a'),
};

/** What lies outside was entered wrong, or read in the wrong unit; in mm. */
const plausible: Record<Side, { min: number; max: number }> = {
  width: { min: 150, max: 2000 },
  depth: { min: 100, max: 1200 },
  height: { min: 20, max: 2500 },
};
const mostAdjustable = 300;

/** A measure or a range of two, with its unit; an "a" without "da" before it names the height. */
const measurePattern =
  /(\d+(?:[.,]\d+)*)(?:(?: ?[-–]| ?(?:mm|cm)? ?(?:to\b|a\b(?<=\bda [\d.,]+ ?(?:mm|cm)? ?a))) ?(\d+(?:[.,]\d+)*))?(?: ?(mm|cm)(?!\p{L}))?/giu;
const adjustablePattern =
  /(?:adjustable|regolabile) (?:by|di) (?:up to |fino a )?(\d+(?:[.,]\d+)*) ?(mm|cm)/i;

interface Found {
  /** Undefined where words stand before it that name no side. */
  side: Side | 'unnamed' | undefined;
  value: number;
  to: number | undefined;
  unit: string | undefined;
}

/**
 * Reads `overall_dimensions`: `Width: 898 mm - Depth: 600 mm - Height: 85–91 cm`, `Altezza: 900 mm, regolabile di
 * 20 mm`, `90 x 60 x 85 cm`. Null where one of the three is missing or implausible.
 */
export function readMeasures(entered: string): Measures | null {
  const text = entered.replace(/\s+/g, ' ');
  const found = findMeasures(text);
  const named = sides.map((side) => found.find((measure) => measure.side === side));
  const unnamed = found.filter(({ side }) => side === 'unnamed');
  const three = named.some(Boolean) ? named : unnamed.length === 3 ? unnamed : [];
  const [width, depth, height] = inMillimetres(three.filter((measure) => measure !== undefined));
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
  const [, by, byUnit] = adjustablePattern.exec(text) ?? [];
  const adjustableBy = by && byUnit ? toMillimetres(readNumber(by), byUnit) : 0;
  return {
    ...values,
    heightTo: height.to,
    adjustableBy: adjustableBy <= mostAdjustable ? adjustableBy : 0,
  };
}

function findMeasures(text: string): Found[] {
  let end = 0;
  return [...text.matchAll(measurePattern)].map((match) => {
    const [whole, value = '', to, unit] = match;
    const before = text.slice(end, match.index);
    end = match.index + whole.length;
    return {
      side: sides.find((side) => labels[side].test(before)) ?? (isSeparator(before) ? 'unnamed' : undefined),
      value: readNumber(value),
      to: to === undefined ? undefined : readNumber(to),
      unit: unit?.toLowerCase() ?? unitInLabel(before),
    };
  });
}

/** A measure without unit has the next one's; where there is none, all are in mm if one is too large for cm. */
function inMillimetres(found: Found[]): { value: number; to: number }[] {
  const bySize = found.some(({ value }) => value * 10 > plausible.width.max) ? 'mm' : 'cm';
  return found.map(({ value, to, unit }, index) => {
    const used = unit ?? found.slice(index).find((other) => other.unit)?.unit ?? bySize;
    return { value: toMillimetres(value, used), to: toMillimetres(to ?? value, used) };
  });
}

function labelPattern(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})\\.? ?(?:\\((?:mm|cm)\\) ?)?[:=]? ?(?:(?:from|da) )?$`, 'iu');
}

const isSeparator = (text: string) => /^[\s×x*/,;-]*$/i.test(text);

const unitInLabel = (text: string) => /\((mm|cm)\)[\s:=]*$/i.exec(text)?.[1]?.toLowerCase();
