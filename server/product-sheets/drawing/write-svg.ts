import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import { escapeXml, svgBox, svgShapes } from '@kitchen/shared/drawing/svg-shapes.ts';

/** A drawing as an SVG file at its true size. */
export function writeSvg(drawing: Drawing, title: string, language: string): string {
  const [width, height] = [drawing.right - drawing.left, drawing.top - drawing.bottom].map(Math.ceil);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}" width="${width}mm" height="${height}mm" viewBox="${svgBox(drawing)}" color="#0B2F33" fill="none" stroke="currentColor" font-family="'Instrument Sans', Arial, sans-serif"><title>${escapeXml(title)}</title>${svgShapes(drawing)}</svg>
`;
}
