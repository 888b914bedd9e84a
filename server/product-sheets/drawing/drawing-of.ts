import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { formatDay, sheetTexts } from '../texts/sheet-texts.ts';
import { drawProduct } from './draw-product.ts';

/** The drawing of a product's record, which says what it is and as of when; null where the record has no measures. */
export function drawingOf(product: Product, language: Language): Drawing | null {
  const { measures, modifiedOn, name, sku, energyLabel } = product;
  if (!measures) return null;
  const texts = sheetTexts[language];
  const isOf = modifiedOn === null ? [] : [texts.recordOf(formatDay(modifiedOn, language))];
  return drawProduct(
    {
      ...measures,
      standsOnFloor: product.installationMode === 'free_standing',
      notes: [
        `${name}, ${sku}`,
        ...(energyLabel ? [texts.sheet.energyAlt(energyLabel)] : []),
        [texts.note, ...isOf].join(' '),
      ],
    },
    texts.drawing,
  );
}
