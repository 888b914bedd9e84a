import type { FacetOption } from '@kitchen/shared/facets.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';

/** How far from an option a measure may be and still count as that width. */
const toleranceCm = 2;

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
  if (unit) return toCentimetres(value, unit);
  const later = /(?:\d|\s)(mm|cm)(?![a-z])/i.exec(rest)?.[1];
  const byLater = later ? toCentimetres(value, later) : 0;
  if (byLater >= plausibleCm.min && byLater <= plausibleCm.max) return byLater;
  return value > plausibleCm.max ? value / 10 : value;
}

/** The listed width next to a measure, where one is within 2 cm. */
export function nearestWidth(centimetres: number): FacetOption<'width'> | undefined {
  let nearest: FacetOption<'width'> | undefined;
  let least = toleranceCm;
  for (const option of facetOptions.width) {
    const distance = Math.abs(Number(option) - centimetres);
    // Tenths of a millimetre are rounding, not measure.
    if (distance <= least + 1e-6) {
      nearest = option;
      least = distance;
    }
  }
  return nearest;
}

/** Reads `89.8`, `89,8`, `1.198` and `1,198`: three digits behind a mark are thousands. */
function readNumber(digits: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  return Number.parseFloat(digits.replace(',', '.'));
}

function toCentimetres(value: number, unit: string): number {
  return unit.toLowerCase() === 'mm' ? value / 10 : value;
}
