import type { Drawing, Layer, Point, Shape } from '@kitchen/shared/drawing/drawing.ts';
import { dashedLayers } from '@kitchen/shared/drawing/drawing.ts';
import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';

/** AutoCAD's colours: white or black, greys, red, yellow, green, blue; what is not there to touch is dashed. */
const layers: Record<Layer, number> = {
  outline: 7,
  shape: 9,
  envelope: 8,
  opening: 3,
  cutout: 1,
  connections: 2,
  clearances: 6,
  surroundings: 8,
  dimensions: 5,
  text: 7,
};

const anchors = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
};

/**
 * A drawing as DXF of AutoCAD 2007 (AC1021), in UTF-8, which says that its unit is the mm. Each view is a block, named
 * by the product, to insert at its corner at the floor or the wall; figures and names stand beside them.
 */
export function writeDxf({ shapes, origins, left, bottom, right, top }: Drawing, name: string): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: short(left), 20: short(bottom), 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: short(right), 20: short(top), 30: 0 });
  // The face that is there without it has no dashes.
  dxf.document.styleStandard.fontFileName = 'arial.ttf';
  dxf.addLType('DASHED', '__ __ __', [40, -20]);
  for (const [layer, color] of Object.entries(layers)) {
    dxf.addLayer(layer.toUpperCase(), color, dashedLayers.has(layer as Layer) ? 'DASHED' : 'CONTINUOUS');
  }
  const isLoose = ({ view, layer }: Shape) => !view || layer === 'dimensions' || layer === 'text';
  for (const [view, origin] of Object.entries(origins)) {
    const block = dxf.addBlock(`${blockName(name)}_${view.toUpperCase()}`);
    for (const shape of shapes) if (!isLoose(shape) && shape.view === view) addShape(block, shape, origin);
    dxf.addInsert(block.name, point(...origin));
  }
  for (const shape of shapes) if (isLoose(shape)) addShape(dxf, shape, [0, 0]);
  return `${dxf.stringify()}\n`.replaceAll('\n', '\r\n');
}

/** Letters that every program takes in a name. */
const blockName = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9-]+/g, '_')
    .slice(0, 60);

type Sheet = Pick<DxfWriter, 'addLine' | 'addLWPolyline' | 'addCircle' | 'addText'>;

function addShape(sheet: Sheet, shape: Shape, [left, bottom]: Point): void {
  const options = { layerName: shape.layer.toUpperCase() };
  if (shape.kind === 'line') {
    const points = shape.points.map(([x, y]) => point2d(short(x - left), short(y - bottom)));
    const flags = shape.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
    sheet.addLWPolyline(
      points.map((point) => ({ point })),
      { ...options, flags },
    );
    return;
  }
  const at = point(shape.x - left, shape.y - bottom);
  if (shape.kind === 'circle') {
    sheet.addCircle(at, short(shape.radius), options);
    return;
  }
  sheet.addText(at, short(shape.height), plainText(shape.text), {
    ...options,
    ...(shape.rotation && { rotation: shape.rotation }),
    horizontalAlignment: anchors[shape.anchor],
    secondAlignmentPoint: at,
  });
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
