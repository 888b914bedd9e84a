import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import type PDFDocument from 'pdfkit';
import { embeddable } from './embeddable.ts';

/** Capitals are 0.7 of a font's size. */
const fontSizeOfCapitals = 1 / 0.7;

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
    if (shape.kind === 'line') {
      doc.moveTo(across(shape.x1), down(shape.y1)).lineTo(across(shape.x2), down(shape.y2));
    } else if (shape.kind === 'circle') {
      doc.circle(across(shape.x), down(shape.y), shape.radius * scale);
    } else {
      const { width, height } = shape;
      doc.rect(across(shape.x), down(shape.y + height), width * scale, height * scale);
    }
    if ('dashed' in shape && shape.dashed) doc.dash(2.5, { space: 2 }).stroke().undash();
    else doc.stroke();
  }
}
