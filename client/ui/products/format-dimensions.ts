import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Measures } from '@kitchen/shared/product.ts';

/** Overall dimensions in short, such as "100 × 60 × 85–91 cm". */
export function formatDimensions({ width, depth, height, heightTo }: Measures, language: Language): string {
  const inCentimetres = (millimetres: number) => formatDecimal(millimetres / 10, language);
  const heights = heightTo === height ? [height] : [height, heightTo];
  return `${inCentimetres(width)} × ${inCentimetres(depth)} × ${heights.map(inCentimetres).join('–')}\u00A0cm`;
}
