import type { Box, Drawing, Layer, Shape } from './drawing.ts';
import { dashedLayers } from './drawing.ts';

/** Capitals are 0.7 of a font's size. */
const fontSizeOfCapitals = 1 / 0.7;

/** In px, or in the unit that the drawing is shown in. */
export const strokes: Record<Layer, number> = {
  outline: 1.5,
  shape: 0.9,
  envelope: 0.9,
  opening: 0.75,
  cutout: 1.5,
  connections: 0.9,
  clearances: 0.75,
  surroundings: 0.9,
  dimensions: 0.6,
  text: 0,
};

const anchored = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' };

/** The box of an SVG that holds a drawing; a unit is a mm. */
export function svgBox({ left, bottom, right, top }: Box): string {
  return [left, -top, right - left, top - bottom].map(short).join(' ');
}

/** A drawing's shapes as SVG, whose y grows downwards. Lines stay as thin at every size. */
export function svgShapes({ shapes }: Pick<Drawing, 'shapes'>): string {
  return shapes.map(svgShape).join('');
}

function svgShape(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, height, anchor, rotation, text } = shape;
    const at = rotation
      ? `transform="translate(${short(x)} ${short(-y)}) rotate(${-rotation})"`
      : `x="${short(x)}" y="${short(-y)}"`;
    const size = short(height * fontSizeOfCapitals);
    return `<text ${at} font-size="${size}"${anchored[anchor]} fill="currentColor" stroke="none">${escapeXml(text)}</text>`;
  }
  const style = `stroke-width="${strokes[shape.layer]}" vector-effect="non-scaling-stroke"${dashedLayers.has(shape.layer) ? ' stroke-dasharray="5 4"' : ''}`;
  if (shape.kind === 'circle') {
    return `<circle cx="${short(shape.x)}" cy="${short(-shape.y)}" r="${short(shape.radius)}" ${style}/>`;
  }
  const path = shape.points.map(([x, y]) => `${short(x)} ${short(-y)}`).join('L');
  return `<path d="M${path}${shape.closed ? 'z' : ''}" ${style}/>`;
}

/** No zero is negative. */
const short = (value: number) => String(Math.round(value * 100) / 100 || 0);

export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
