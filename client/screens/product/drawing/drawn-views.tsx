import { drawnProduct, drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { svgBox, svgShapes } from '@kitchen/shared/drawing/svg-shapes.ts';
import type { Arrangement } from '@kitchen/shared/drawing/view-layout.ts';
import type { Measures, Product } from '@kitchen/shared/product.ts';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { colors } from '../../../theme/tokens.ts';
import { letterOf, narrowUpToPx, widestPx } from './drawn-room.ts';

export interface DrawnViewsProperties {
  product: Product & { measures: Measures };
  label: string;
}

/** About the printable width of A4, divided by the zoom of print.css. */
const paperPx = 1120;

/** The drawing of a product as wide as there is room, its words in the page's type and size. */
export function DrawnViews({ product, label }: DrawnViewsProperties) {
  const texts = drawingTexts[useLanguage()];
  const [roomPx, setRoomPx] = useState(widestPx);
  const ref = useCallback((box: HTMLElement | null) => watchWidth(box, setRoomPx), []);
  const widthPx = Math.min(roomPx, widestPx);
  const views = (px: number, arrangement: Arrangement) => {
    const letter = letterOf(product, arrangement, px);
    const drawing = drawProduct(drawnProduct(product, []), texts, { letter, arrangement });
    return (
      <svg
        role="img"
        aria-label={label}
        viewBox={svgBox(drawing)}
        width={px}
        fill="none"
        stroke="currentColor"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what is written there has escaped texts.
        dangerouslySetInnerHTML={{ __html: svgShapes(drawing) }}
      />
    );
  };
  return (
    // On the page, not in the picture, where the visitor's own colours would not replace it.
    <div ref={ref} style={{ color: colors.teal900 }}>
      <div data-screen-only>{views(widthPx, widthPx <= narrowUpToPx ? 'column' : 'projection')}</div>
      <div data-print-only>{views(paperPx, 'row')}</div>
    </div>
  );
}

function watchWidth(box: Element | null, onWidth: (px: number) => void): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(([entry]) => entry && onWidth(entry.contentRect.width));
  observer.observe(box);
  return () => observer.disconnect();
}
