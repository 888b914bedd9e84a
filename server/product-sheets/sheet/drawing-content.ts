import type { Brand } from '@kitchen/shared/brand.ts';
import { drawnProduct, drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { formatDay } from '@kitchen/shared/format-day.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { fillText } from '../../platform/texts/site-texts.ts';
import type { MeasuredProduct } from '../drawing/drawing-of.ts';
import type { SheetWords } from '../sheet-words.ts';
import type { DrawingContent } from './write-drawing.ts';

/** A product's drawing on paper, and what its title block says. */
export function drawingContent(
  product: MeasuredProduct,
  language: Language,
  words: SheetWords,
  brand: Pick<Brand, 'name'>,
): DrawingContent {
  const { name, sku, model, modifiedOn, energyLabel, measures } = product;
  const { sheet } = words;
  const codes = [
    sku,
    model && fillText(sheet.model, { model }),
    modifiedOn && fillText(sheet.record, { date: formatDay(modifiedOn, language) }),
  ];
  return {
    language,
    title: fillText(sheet.drawing, { name: `${name}, ${sku}` }),
    brand: brand.name,
    modifiedOn,
    name,
    codes: codes.filter(Boolean).join(' · '),
    notes: [sheet.scale, drawingTexts[language].shape, sheet.note],
    scale: (divisor, paper) => fillText(sheet.scaleOf, { divisor, paper }),
    energy: energyLabel,
    alt: fillText(words.drawn, { ...measures }),
    draw: (layout) => drawProduct(drawnProduct(product, []), drawingTexts[language], layout),
  };
}
