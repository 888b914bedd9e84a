import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { hoodShapeOf } from '@kitchen/shared/drawing/hood-lines.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { formatDay, sheetTexts } from '../texts/sheet-texts.ts';

/** The drawing of a product's record, which says what it is and as of when; null where the record has no measures. */
export function drawingOf(product: Product, language: Language): Drawing | null {
  const { measures, modifiedOn, name, sku, energyLabel } = product;
  if (!measures) return null;
  const texts = sheetTexts[language];
  const hood = hoodShapeOf(product);
  const isOf = modifiedOn === null ? [] : [texts.recordOf(formatDay(modifiedOn, language))];
  return drawProduct(
    {
      ...measures,
      standsOnFloor: product.installationMode === 'free_standing',
      hood,
      notes: [
        `${name}, ${sku}`,
        ...(energyLabel ? [texts.sheet.energyAlt(energyLabel)] : []),
        [texts.note, ...isOf].join(' '),
        [texts.drawing.scale, ...(hood ? [drawingTexts[language].shape] : [])].join(' '),
      ],
    },
    drawingTexts[language],
  );
}
