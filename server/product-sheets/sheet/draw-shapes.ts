import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import { dashedLayers } from '@kitchen/shared/drawing/drawing.ts';
import { strokes } from '@kitchen/shared/drawing/svg-shapes.ts';
import type PDFDocument from 'pdfkit';
import { embeddable } from './embeddable.ts';

/** Capitals are 0.7 of a font's size. */
const fontSizeOfCapitals = 1 / 0.7;

/** Points for each px of a stroke. */
const stroke = 0.5;

/** Draws a drawing with its upper left corner at a place in points, in the document's colours and face. */
export function drawShapes(
  doc: InstanceType<typeof PDFDocument>,
  { shapes, left, top }: Drawing,
  x: number,
  y: number,
  scale: number,
): void {
  const across = (value: number) => x + (value - left) * scale;
  const down = (value: number) => y + (top - value) * scale;
  for (const shape of shapes) {
    if (shape.kind === 'text') {
      const [atX, atY] = [across(shape.x), down(shape.y)];
      const text = embeddable(shape.text);
      doc.save().fontSize(shape.height * scale * fontSizeOfCapitals);
      if (shape.rotation) doc.rotate(-shape.rotation, { origin: [atX, atY] });
      const share = { start: 0, middle: 0.5, end: 1 }[shape.anchor];
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      doc.text(text, atX - doc.widthOfString(text) * share, atY, options).restore();
      continue;
    }
    doc.lineWidth(strokes[shape.layer] * stroke);
    if (shape.kind === 'circle') {
      doc.circle(across(shape.x), down(shape.y), shape.radius * scale);
    } else {
      shape.points.forEach(([pointX, pointY], index) => {
        if (index === 0) doc.moveTo(across(pointX), down(pointY));
        else doc.lineTo(across(pointX), down(pointY));
      });
      if (shape.closed) doc.closePath();
    }
    if (dashedLayers.has(shape.layer)) doc.dash(2.5, { space: 2 }).stroke().undash();
    else doc.stroke();
  }
}
