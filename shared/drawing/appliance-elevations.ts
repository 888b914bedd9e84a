import type { Measures } from '../product.ts';
import type { Construction } from './construction.ts';
import type { Point, Shape } from './drawing.ts';
import { circle, line, quarter, rectangle } from './drawing.ts';

/** What the front of an appliance shows; its size alone is measured. */
export interface Fronted extends Construction {
  /** Of each oven; those of one volume are as wide. */
  litres?: readonly number[] | undefined;
}

type Size = Pick<Measures, 'width' | 'depth' | 'height'>;

/** Levels of an appliance from below, in mm. */
interface Levels {
  /** The end of feet or plinth. */
  base: number;
  doorFrom: number;
  doorTo: number;
  /** The end of the control panel. */
  panelTo: number;
}

/** A door that opens downwards is as high as it then stands out, where that is known. */
function levelsOf({ kind, parts, doorOpen = 0, controls }: Construction, { depth, height }: Size): Levels {
  const isCooker = kind === 'cooker';
  const base = isCooker && (parts.includes('feet') || parts.includes('plinth')) ? height * 0.11 : 0;
  const panelTo = isCooker ? height * 0.955 : height;
  const doorTo = isCooker ? height * 0.81 : height * (controls ? 0.8 : 0.98);
  const lowest = isCooker && parts.includes('drawer') ? base + height * 0.13 : base + height * 0.02;
  const opened = doorTo - (doorOpen - depth);
  const doorFrom = opened >= base && opened < doorTo - height * 0.2 ? opened : lowest;
  return { base, doorFrom, doorTo, panelTo };
}

/** Around all of it, as wide and as high as it is: a body on feet or on a plinth, where the record has these. */
export function silhouette(appliance: Fronted, size: Size, across: number): Shape {
  const { base } = levelsOf(appliance, size);
  const body = rectangle('outline', 0, 0, across, size.height);
  if (base === 0) return body;
  const inset = across * 0.03;
  const foot = inset + Math.min(across * 0.07, size.height * 0.05);
  const inner: Point[] = appliance.parts.includes('plinth')
    ? [[across / 2, 0]]
    : [
        [across / 2, base],
        [foot, base],
        [foot, 0],
      ];
  const half: Point[] = [...inner, [inset, 0], [inset, base], [0, base], [0, size.height]];
  const other = half.map(([x, y]): Point => [across - x, y]).reverse();
  return line('outline', ...half, ...other);
}

/** The parts that are seen from the front, within the overall size. */
export function frontParts(appliance: Fronted, size: Size): Shape[] {
  const { kind, parts, ovens = 0 } = appliance;
  const { width, height } = size;
  if (kind === 'drawer') {
    const grip = parts.includes('handle') ? [handle(0, height * 0.1, width, height * 0.7)] : [];
    return [rectangle('shape', 0, height * 0.04, width, height * 0.92), ...grip];
  }
  // Built in, it has an oven's front.
  if (kind === 'microwave') return frontParts({ ...appliance, kind: 'oven', ovens: 1 }, size);
  if (kind !== 'cooker' && kind !== 'oven') return [];
  const levels = levelsOf(appliance, size);
  const margin = Math.min(width * 0.02, 12);
  const doors = doorsOf(appliance, width, levels, margin);
  const hasDrawer =
    kind === 'cooker' && parts.includes('drawer') && levels.doorFrom - levels.base > height * 0.06;
  return [
    ...(kind === 'cooker' ? [level(width, levels.panelTo), level(width, levels.base)] : []),
    ...(ovens > 0 || appliance.controls ? [level(width, levels.doorTo)] : []),
    ...(hasDrawer ? drawer(width, levels, margin) : []),
    ...doors.flatMap((door) => doorParts(door, parts)),
    ...panel(appliance, width, levels, doors),
  ];
}

/** The parts that are seen from the side, the wall at its left. */
export function sideParts(appliance: Fronted, { depth, ...size }: Size): Shape[] {
  const { kind, ovens = 0, parts } = appliance;
  const door = Math.min(depth * 0.07, 40);
  if (kind === 'drawer' || kind === 'microwave')
    return [line('shape', [depth - door, 0], [depth - door, size.height])];
  if (kind !== 'cooker' && kind !== 'oven') return [];
  const { base, doorFrom, doorTo, panelTo } = levelsOf(appliance, { depth, ...size });
  const front = depth - door;
  return [
    ...(kind === 'cooker' ? [level(depth, panelTo), level(depth, base)] : []),
    line('shape', [front, base], [front, panelTo]),
    ...(ovens > 0
      ? [line('shape', [front, doorTo], [depth, doorTo]), line('shape', [front, doorFrom], [depth, doorFrom])]
      : []),
    ...(kind === 'cooker' && parts.includes('drawer') && base > 0
      ? [line('shape', [front, base], [depth, base])]
      : []),
  ];
}

/** How a door stands open, from the side. */
export function openDoor(appliance: Fronted, size: Size): Shape[] {
  const { doorOpen = 0, kind } = appliance;
  const { depth } = size;
  const reach = doorOpen - depth;
  if (reach <= 0) return [];
  const { doorFrom, doorTo } = levelsOf(appliance, size);
  const thickness = Math.min(reach * 0.09, 40);
  // Only a door that is as high as it stands out turns about its lower edge.
  const turns = (kind === 'oven' || kind === 'cooker') && Math.abs(doorTo - doorFrom - reach) < 1;
  return [
    rectangle('opening', depth, doorFrom, reach, Math.min(thickness, size.height - doorFrom)),
    ...(turns ? [line('opening', ...quarter([depth, doorFrom], reach, reach, 0))] : []),
  ];
}

const level = (width: number, y: number) => line('shape', [0, y], [width, y]);

const handle = (x: number, y: number, width: number, height: number) =>
  rectangle('shape', x + width * 0.1, y + height, width * 0.8, Math.min(height * 0.07, 16));

function drawer(width: number, { base, doorFrom }: Levels, margin: number): Shape[] {
  const height = doorFrom - base;
  return [
    rectangle('shape', margin, base + height * 0.08, width - 2 * margin, height * 0.8),
    line('shape', [width * 0.38, base + height * 0.7], [width * 0.62, base + height * 0.7]),
  ];
}

interface Door {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side by side, as wide as their volumes ask for, or one above the other in what is higher than wide. */
function doorsOf(
  { kind, ovens = 0, litres = [] }: Fronted,
  width: number,
  levels: Levels,
  margin: number,
): Door[] {
  const { doorFrom, doorTo } = levels;
  const gap = margin * 0.8;
  const height = doorTo - doorFrom;
  if (kind === 'oven' && height > width * 1.1 && ovens > 1) {
    const each = height / ovens;
    return Array.from({ length: ovens }, (_, index) => {
      return { x: margin, y: doorFrom + each * index, width: width - 2 * margin, height: each - gap };
    });
  }
  const [first = 0, ...others] = litres;
  const isUneven = ovens === 2 && others.some((other) => other < first * 0.8);
  const shares = isUneven ? [0.6, 0.4] : Array.from({ length: ovens }, () => 1 / ovens);
  let x = margin;
  return shares.map((share) => {
    const own = (width - 2 * margin) * share;
    const door = { x: x + gap / 2, y: doorFrom, width: own - gap, height: height - gap };
    x += own;
    return door;
  });
}

function doorParts({ x, y, width, height }: Door, parts: Construction['parts']): Shape[] {
  return [
    rectangle('shape', x, y, width, height),
    ...(parts.includes('glass')
      ? [rectangle('shape', x + width * 0.12, y + height * 0.16, width * 0.76, height * 0.56)]
      : []),
    ...(parts.includes('handle') ? [handle(x, y, width, height * 0.87)] : []),
  ];
}

/** Knobs, as many as are stated or else as there is to turn, or the field that is touched, and the display. */
function panel(
  appliance: Fronted,
  width: number,
  { doorTo, panelTo }: Levels,
  doors: readonly Door[],
): Shape[] {
  const { controls, parts, burners = 0, zones = 0, ovens = 0 } = appliance;
  if (!controls) return [];
  const middle = (doorTo + panelTo) / 2;
  const height = panelTo - doorTo;
  const hasDisplay = parts.includes('display');
  const isRound = parts.includes('dial');
  const display = { width: Math.min(width * 0.16, height * (isRound ? 0.62 : 2)), height: height * 0.42 };
  const shown = !hasDisplay
    ? []
    : isRound
      ? [circle('shape', width / 2, middle, display.width / 2)]
      : [
          rectangle(
            'shape',
            (width - display.width) / 2,
            middle - display.height / 2,
            display.width,
            display.height,
          ),
        ];
  if (controls !== 'knobs')
    return [...shown, ...field(controls, width, middle, height, hasDisplay ? display.width : 0)];
  // An oven of its own has two, for its function and its temperature.
  const toTurn = appliance.kind === 'cooker' ? burners + zones + ovens : Math.max(doors.length, 1) * 2;
  const count = appliance.knobs ?? toTurn;
  const free = (width - (hasDisplay ? display.width : 0)) / 2;
  const radius = Math.min(height * 0.24, 24, (width * 0.8) / (count * 2.6));
  // From both sides in equal steps; of an odd number one more is on the right, as on the fronts that the pictures show.
  const left = Math.floor(count / 2);
  const step = free / (count - left);
  const knobs = Array.from({ length: count }, (_, index) => {
    const at = index < left ? step * (index + 0.5) : width - step * (count - index - 0.5);
    return [circle('shape', at, middle, radius), line('shape', [at, middle], [at, middle + radius])];
  });
  return [...shown, ...knobs.flat()];
}

/** Six fields to touch or press beside the display. */
function field(
  controls: 'touch' | 'buttons',
  width: number,
  y: number,
  height: number,
  display: number,
): Shape[] {
  const step = Math.min(width * 0.05, height * 0.8);
  return [-3, -2, -1, 1, 2, 3].map((place) => {
    const x = width / 2 + place * step + Math.sign(place) * (display / 2 - step * 0.2);
    const size = step * 0.3;
    return controls === 'touch'
      ? circle('shape', x, y, size * 0.5)
      : rectangle('shape', x - size / 2, y - size / 2, size, size);
  });
}
