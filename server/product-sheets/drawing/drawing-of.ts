import type { DrawingLayout } from '@kitchen/shared/drawing/draw-product.ts';
import { drawnProduct, drawProduct, showsParts } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { formatDay } from '@kitchen/shared/format-day.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Measures, Product } from '@kitchen/shared/product.ts';
import { fillText } from '../../platform/texts/site-texts.ts';
import type { SheetWords } from '../sheet-words.ts';
import { energyInWords } from '../sheet-words.ts';

export type MeasuredProduct = Product & { measures: Measures };

/** Whether a product can be drawn. */
export function isMeasured(product: Product): product is MeasuredProduct {
  return product.measures !== null;
}

/**
 * The drawing of a product's record. As a file of its own it says what it is and
 * as of when; with a layout it stands on a page that says so.
 */
export function drawingOf(
  product: MeasuredProduct,
  language: Language,
  words: SheetWords,
  layout?: DrawingLayout,
): Drawing {
  const { name, sku, energyLabel } = product;
  const construction = product.construction && {
    ...product.construction,
    // On a page there is little room, and who plans has the other files.
    ...(layout && { doorOpen: undefined, points: undefined, clearances: undefined }),
  };
  const drawn = drawnProduct({ ...product, construction }, []);
  const about = [
    `${name}, ${sku}`,
    ...(energyLabel ? [energyInWords(energyLabel, words)] : []),
    noteOf(product, language, words),
  ];
  const scale = [words.sheet.scale, ...(showsParts(drawn) ? [drawingTexts[language].shape] : [])];
  const notes = [...(layout ? [] : about), scale.join(' ')];
  return drawProduct({ ...drawn, notes }, drawingTexts[language], layout);
}

/** What it is for, and as of when. */
export const noteOf = (
  { modifiedOn }: Pick<Product, 'modifiedOn'>,
  language: Language,
  { sheet }: SheetWords,
): string =>
  [
    sheet.note,
    ...(modifiedOn ? [fillText(sheet.recordOf, { date: formatDay(modifiedOn, language) })] : []),
  ].join(' ');
