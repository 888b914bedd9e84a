import type { Drawing, Layer, Shape } from '@kitchen/shared/drawing/drawing.ts';

type Tag = readonly [code: number, value: string | number];

/** AutoCAD's colours: white or black, light grey, grey, blue. */
const layers: Record<Layer, { color: number; lineType: string }> = {
  outline: { color: 7, lineType: 'CONTINUOUS' },
  shape: { color: 9, lineType: 'CONTINUOUS' },
  unit: { color: 8, lineType: 'DASHED' },
  measures: { color: 5, lineType: 'CONTINUOUS' },
};

const anchors = { start: 0, middle: 1, end: 2 };

/** A drawing as DXF R12 (AC1009) in ASCII, which every CAD program and every planner of kitchens reads; a unit is a mm. */
export function writeDxf({ shapes, left, bottom, right, top }: Drawing): string {
  const tags: Tag[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point(left, bottom),
      [9, '$EXTMAX'],
      ...point(right, top),
    ]),
    ...section('TABLES', [
      ...table('LTYPE', 2, [
        ...entry('LTYPE', 'CONTINUOUS', [
          [3, 'Solid line'],
          [72, 65],
          [73, 0],
          [40, 0],
        ]),
        ...entry('LTYPE', 'DASHED', [
          [3, '__ __ __'],
          [72, 65],
          [73, 2],
          [40, 60],
          [49, 40],
          [49, -20],
        ]),
      ]),
      ...table(
        'LAYER',
        Object.keys(layers).length,
        Object.entries(layers).flatMap(([name, { color, lineType }]) =>
          entry('LAYER', name.toUpperCase(), [
            [62, color],
            [6, lineType],
          ]),
        ),
      ),
    ]),
    ...section('ENTITIES', shapes.flatMap(entities)),
    [0, 'EOF'],
  ];
  return tags
    .map(([code, value]) => `${code}\r\n${typeof value === 'number' ? short(value) : value}\r\n`)
    .join('');
}

function entities(shape: Shape): Tag[] {
  const layer = shape.layer.toUpperCase();
  const lineType: Tag[] = 'dashed' in shape && shape.dashed ? [[6, 'DASHED']] : [];
  const line = (x1: number, y1: number, x2: number, y2: number): Tag[] => [
    [0, 'LINE'],
    [8, layer],
    ...lineType,
    ...point(x1, y1),
    [11, x2],
    [21, y2],
    [31, 0],
  ];
  if (shape.kind === 'line') return line(shape.x1, shape.y1, shape.x2, shape.y2);
  if (shape.kind === 'circle')
    return [[0, 'CIRCLE'], [8, layer], ...point(shape.x, shape.y), [40, shape.radius]];
  const { x, y, height } = shape;
  if (shape.kind === 'rectangle') {
    const [right, top] = [x + shape.width, y + height];
    return [
      ...line(x, y, right, y),
      ...line(right, y, right, top),
      ...line(right, top, x, top),
      ...line(x, top, x, y),
    ];
  }
  return [
    [0, 'TEXT'],
    [8, layer],
    ...point(x, y),
    [40, height],
    [1, asciiText(shape.text)],
    ...(shape.rotation ? [[50, shape.rotation] as const] : []),
    [72, anchors[shape.anchor]],
    [11, x],
    [21, y],
    [31, 0],
  ];
}

function section(name: string, tags: Tag[]): Tag[] {
  return [[0, 'SECTION'], [2, name], ...tags, [0, 'ENDSEC']];
}

function table(name: string, size: number, tags: Tag[]): Tag[] {
  return [[0, 'TABLE'], [2, name], [70, size], ...tags, [0, 'ENDTAB']];
}

function entry(kind: string, name: string, tags: Tag[]): Tag[] {
  return [[0, kind], [2, name], [70, 0], ...tags];
}

function point(x: number, y: number): Tag[] {
  return [
    [10, x],
    [20, y],
    [30, 0],
  ];
}

const short = (value: number) => String(Math.round(value * 1000) / 1000 || 0);

/** R12 reads no more of a text. */
const longestText = 255;
const ellipsis = '...';

/** One line, in which what is not ASCII stands as `\U+00E0`; `%%` and `\` would be commands. */
function asciiText(text: string): string {
  const plain = text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll('\\', '/')
    .replace(/%(?=%)/g, '% ');
  let written = '';
  for (const letter of plain) {
    const ascii = letter.replace(
      /[^ -~]/g,
      (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
    if (written.length + ascii.length > longestText - ellipsis.length) return written + ellipsis;
    written += ascii;
  }
  return written;
}
