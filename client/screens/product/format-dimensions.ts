import type { Language } from '@kitchen/shared/languages.ts';
import { splitSpecification } from './split-specification.ts';

// A range such as 85–91 is one measure.
const measure = /\d+(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?/g;

/** From this number on a width without unit is in mm: no appliance is as many cm wide. */
const millimetresFrom = 250;

/**
 * Overall dimensions in short, such as "100 × 60 × 90 cm"; the value's own words where it does not
 * hold three measures. Computed decimals are written as in `language`.
 */
export function formatDimensions(value: string, language: Language): string {
  const measures = readMeasures(value);
  const [width] = measures;
  if (measures.length !== 3 || width === undefined) return splitSpecification(value).join(', ');
  const inMillimetres = /\d\s*mm\b/i.test(value)
    ? true
    : !/\d\s*cm\b/i.test(value) && Number.parseFloat(width) >= millimetresFrom;
  const shown = inMillimetres ? measures.map((text) => inCentimetres(text, language)) : measures;
  return `${shown.join(' × ')}\u00A0cm`;
}

/** The first measure of each part ("Height: 90 cm, adjustable by 2 cm"), or all of a value in one part. */
function readMeasures(value: string): string[] {
  const parts = splitSpecification(value);
  if (parts.length < 2) return value.match(measure) ?? [];
  return parts.map((part) => part.match(measure)?.[0]).filter((first) => first !== undefined);
}

function inCentimetres(text: string, language: Language): string {
  return text.replace(/\d+(?:[.,]\d+)?/g, (number) => {
    const centimetres = Math.round(Number(number.replace(',', '.'))) / 10;
    return centimetres.toLocaleString(language, { useGrouping: false });
  });
}
