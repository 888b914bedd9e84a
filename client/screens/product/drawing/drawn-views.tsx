import type { Arrangement } from '@kitchen/shared/drawing/draw-product.ts';
import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { hoodShapeOf } from '@kitchen/shared/drawing/hood-lines.ts';
import { svgBox, svgShapes } from '@kitchen/shared/drawing/svg-shapes.ts';
import type { Measures, Product } from '@kitchen/shared/product.ts';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';

export interface DrawnViewsProperties {
  product: Product & { measures: Measures };
  label: string;
}

/** Where a drawing is no wider, its views stand one below the other. */
const narrowUpToPx = 560;
const widestPx = 720;
/** About the printable width of A4, divided by the zoom of print.css. */
const paperPx = 1120;
/** The height of its capitals, in every drawing: letters of 14 px. */
const capitalsPx = 9.8;

/** The drawing of a product as wide as there is room, its words in the page's type and size. */
export function DrawnViews({ product, label }: DrawnViewsProperties) {
  const texts = drawingTexts[useLanguage()];
  const hood = hoodShapeOf(product);
  const [roomPx, setRoomPx] = useState(widestPx);
  const ref = useCallback((box: HTMLElement | null) => watchWidth(box, setRoomPx), []);
  const widthPx = Math.min(roomPx, widestPx);
  const draw = (letter: number, arrangement: Arrangement) =>
    drawProduct(
      {
        ...product.measures,
        standsOnFloor: product.installationMode === 'free_standing',
        hood,
        notes: [],
      },
      texts,
      { letter, arrangement },
    );
  const drawIn = (px: number, arrangement: Arrangement) => {
    const spanOf = (letter: number) => {
      const { left, right } = draw(letter, arrangement);
      return right - left;
    };
    // How wide it is grows with the letters evenly: from two drawings follows the one in which they have their size.
    const [one, two] = [spanOf(30), spanOf(40)];
    const perLetter = (two - one) / 10;
    return draw((capitalsPx * (one - 30 * perLetter)) / (px - capitalsPx * perLetter), arrangement);
  };
  const views = (px: number, arrangement: Arrangement) => {
    const drawing = drawIn(px, arrangement);
    return (
      <svg
        role="img"
        aria-label={label}
        viewBox={svgBox(drawing)}
        width={px}
        fill="none"
        stroke="currentColor"
        style={{ display: 'block', maxWidth: '100%' }}
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
      {hood && <ShapeNote>{texts.shape}</ShapeNote>}
    </div>
  );
}

const ShapeNote = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: typeSizes.meta,
  color: colors.stone,
}));

function watchWidth(box: Element | null, onWidth: (px: number) => void): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(([entry]) => entry && onWidth(entry.contentRect.width));
  observer.observe(box);
  return () => observer.disconnect();
}
