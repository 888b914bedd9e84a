import type { Drawing, LineLayer, Shape } from './drawing.ts';

/** Capitals are 0.7 of a font's size. */
const fontSizeOfCapitals = 1 / 0.7;

/** In px, or in the unit that the drawing is shown in. */
const strokes: Record<LineLayer, number> = { outline: 1.5, shape: 1.25, unit: 1, dimensions: 0.75 };

const anchored = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' };

/** The box of an SVG that holds a drawing; a unit is a mm. */
export function svgBox({ left, bottom, right, top }: Drawing): string {
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
  const style = `stroke-width="${strokes[shape.layer]}" vector-effect="non-scaling-stroke"${'dashed' in shape && shape.dashed ? ' stroke-dasharray="5 4"' : ''}`;
  if (shape.kind === 'circle') {
    return `<circle cx="${short(shape.x)}" cy="${short(-shape.y)}" r="${short(shape.radius)}" ${style}/>`;
  }
  if (shape.kind === 'line') {
    const { x1, y1, x2, y2 } = shape;
    return `<path d="M${short(x1)} ${short(-y1)}L${short(x2)} ${short(-y2)}" ${style}/>`;
  }
  const { x, y, width, height } = shape;
  return `<path d="M${short(x)} ${short(-y)}h${short(width)}v${short(-height)}h${short(-width)}z" ${style}/>`;
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
