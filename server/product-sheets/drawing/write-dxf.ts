import type { Drawing, Layer, Shape } from '@kitchen/shared/drawing/drawing.ts';
import { DxfWriter, point2d, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf';

/** AutoCAD's colours: white or black, light grey, grey, blue. */
const layers: Record<Layer, { color: number; lineType: string }> = {
  outline: { color: 7, lineType: 'CONTINUOUS' },
  shape: { color: 9, lineType: 'CONTINUOUS' },
  unit: { color: 8, lineType: 'DASHED' },
  dimensions: { color: 5, lineType: 'CONTINUOUS' },
  text: { color: 7, lineType: 'CONTINUOUS' },
};

const anchors = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
};

/** A drawing as DXF of AutoCAD 2007 (AC1021), in UTF-8, which says that its unit is the mm. */
export function writeDxf({ shapes, left, bottom, right, top }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: short(left), 20: short(bottom), 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: short(right), 20: short(top), 30: 0 });
  // The face that is there without it has no dashes.
  dxf.document.styleStandard.fontFileName = 'arial.ttf';
  dxf.addLType('DASHED', '__ __ __', [40, -20]);
  for (const [name, { color, lineType }] of Object.entries(layers)) {
    dxf.addLayer(name.toUpperCase(), color, lineType);
  }
  for (const shape of shapes) addShape(dxf, shape);
  return `${dxf.stringify()}\n`.replaceAll('\n', '\r\n');
}

function addShape(dxf: DxfWriter, shape: Shape): void {
  const options = {
    layerName: shape.layer.toUpperCase(),
    ...('dashed' in shape && shape.dashed && { lineType: 'DASHED' }),
  };
  if (shape.kind === 'line') {
    dxf.addLine(point(shape.x1, shape.y1), point(shape.x2, shape.y2), options);
  } else if (shape.kind === 'circle') {
    dxf.addCircle(point(shape.x, shape.y), short(shape.radius), options);
  } else if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape;
    dxf.addRectangle(point2d(short(x), short(y + height)), point2d(short(x + width), short(y)), options);
  } else {
    const at = point(shape.x, shape.y);
    dxf.addText(at, short(shape.height), plainText(shape.text), {
      ...options,
      ...(shape.rotation && { rotation: shape.rotation }),
      horizontalAlignment: anchors[shape.anchor],
      secondAlignmentPoint: at,
    });
  }
}

const short = (value: number) => Math.round(value * 1000) / 1000 || 0;
const point = (x: number, y: number) => point3d(short(x), short(y));

/** Many programs read no more of a text. */
const longestText = 255;

/** One line in which nothing is a command, as `%%`, `\` and `^` would be. */
function plainText(text: string): string {
  const plain = text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll('\\', '/')
    .replaceAll('^', '^ ')
    .replace(/%(?=%)/g, '% ');
  if (plain.length <= longestText) return plain;
  // Half a letter that takes two units is none.
  return `${plain.slice(0, longestText - 1).replace(/\p{Cs}$/u, '')}…`;
}
