import type { FacetOption } from '@kitchen/shared/facets.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';

/** How far from an option a measure may be and still count as that width, with what numbers lose by rounding. */
const toleranceCm = 2 + 1e-6;

/** No appliance is narrower or wider; what lies outside was read in the wrong unit. */
const plausibleCm = { min: 15, max: 200 };

/**
 * The first number of a text as centimetres: by the unit behind it, else by the first unit that
 * follows (`90 x 60 x 85 cm`), else by its size. Undefined where the text has no number.
 */
export function readCentimetres(text: string): number | undefined {
  const found = /\d+(?:[.,]\d+)*/.exec(text);
  if (!found) return undefined;
  const value = readNumber(found[0]);
  const rest = text.slice(found.index + found[0].length);
  const unit = /^\s*(mm|cm)(?![a-z])/i.exec(rest)?.[1];
  if (unit) return toMillimetres(value, unit) / 10;
  const later = /(?:\d|\s)(mm|cm)(?![a-z])/i.exec(rest)?.[1];
  const byLater = later ? toMillimetres(value, later) / 10 : 0;
  if (byLater >= plausibleCm.min && byLater <= plausibleCm.max) return byLater;
  return value > plausibleCm.max ? value / 10 : value;
}

/** The listed width that is within 2 cm of a measure, if any: they lie 5 cm apart at least. */
export function nearestWidth(centimetres: number): FacetOption<'width'> | undefined {
  return facetOptions.width.find((option) => Math.abs(Number(option) - centimetres) <= toleranceCm);
}

/** Reads `89.8`, `89,8`, `1.198` and `1,198`: three digits behind a mark are thousands. */
export function readNumber(digits: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  return Number.parseFloat(digits.replace(',', '.'));
}

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };

/** To the tenth; `unit` is mm, cm or in. */
export function toMillimetres(value: number, unit: string): number {
  return Math.round(value * 10 * (millimetres[unit.toLowerCase()] ?? Number.NaN)) / 10;
}
