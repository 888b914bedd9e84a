import type { Measures } from '../product.ts';
import type { Construction } from './construction.ts';
import type { Shape } from './drawing.ts';
import { circle, line, rectangle } from './drawing.ts';

/** A hob's places to cook on from above: how many there are, and their sizes where the record states them. */
export interface Hob extends Pick<Construction, 'kind' | 'burners' | 'zones' | 'controls' | 'parts'> {
  /** Of each zone in mm: a diameter, or length and width. */
  zoneSizes: readonly (readonly number[])[];
}

/** Places from the back, in columns from the left, by their number. */
const columnsOf: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 1],
  [1, 1, 1],
  [2, 2],
  [2, 1, 2],
  [2, 2, 2],
  [2, 1, 2, 2],
  [2, 2, 2, 2],
];

interface Place {
  size: readonly number[] | null;
  isBurner: boolean;
}

/** The parts that are seen from above: burners and zones in rows and columns, of which the number is the record's. */
export function planParts(hob: Hob, { width, depth }: Pick<Measures, 'width' | 'depth'>): Shape[] {
  const { kind, burners = 0, zones = 0, controls, zoneSizes } = hob;
  if (kind === 'hood') return [];
  const door = Math.min(depth * 0.07, 40);
  if (kind !== 'hob' && kind !== 'cooker') return [line('shape', [0, door], [width, door])];
  const places: Place[] = [
    ...Array.from({ length: burners }, () => ({ size: null, isBurner: true })),
    ...Array.from({ length: zones }, (_, index) => ({ size: zoneSizes[index] ?? null, isBurner: false })),
  ];
  const strip = kind === 'hob' && controls ? Math.min(depth * 0.13, 80) : 0;
  const inset = Math.min(width, depth) * (hob.parts.includes('grates') ? 0.05 : 0.015);
  const room = { x: inset, y: strip + inset, width: width - 2 * inset, depth: depth - strip - 2 * inset };
  return [
    ...placeShapes(places, room, hob.parts.includes('grates')),
    ...(strip ? controlShapes(hob, width, strip) : []),
  ];
}

interface Room {
  x: number;
  y: number;
  width: number;
  depth: number;
}

function placeShapes(places: readonly Place[], room: Room, hasGrates: boolean): Shape[] {
  const isNarrow = places.length === 2 && room.depth > room.width;
  const counts = isNarrow ? [2] : (columnsOf[places.length] ?? evenly(places.length));
  const columns = counts.map((count, index) => {
    const from = counts.slice(0, index).reduce((sum, each) => sum + each, 0);
    return places.slice(from, from + count);
  });
  const pitch = room.width / Math.max(columns.length, 1);
  // Sizes that do not fit side by side say that the zones stand otherwise: then all are shown alike.
  const across = columns.map((column) => Math.max(0, ...column.map((place) => sizeOf(place)[0])));
  const upwards = columns.map((column) => column.reduce((sum, place) => sum + sizeOf(place)[1], 0));
  const fits =
    across.reduce((sum, own) => sum + own, 0) <= room.width && Math.max(0, ...upwards) <= room.depth;
  const spare = (room.width - across.reduce((sum, own) => sum + own, 0)) / Math.max(columns.length, 1);
  const radius = Math.min(pitch * 0.4, (room.depth / Math.max(1, ...counts)) * 0.4, 95);
  let x = room.x;
  return columns.flatMap((column, index) => {
    const own = fits ? (across[index] ?? 0) + spare : pitch;
    const middle = x + own / 2;
    const left = x;
    x += own;
    const taken = fits ? (upwards[index] ?? 0) : 0;
    const rowSpare = (room.depth - taken) / column.length;
    let top = room.y + room.depth;
    const shapes = column.flatMap((place) => {
      const height = fits ? sizeOf(place)[1] + rowSpare : room.depth / column.length;
      const y = top - height / 2;
      top -= height;
      const shown = Math.min(radius, own * 0.45, height * 0.45);
      return place.isBurner
        ? burner(middle, y, shown, hasGrates)
        : zone(middle, y, fits && place.size ? place.size : [shown * 2]);
    });
    const grate =
      hasGrates && column.every(({ isBurner }) => isBurner)
        ? [rectangle('shape', left + own * 0.03, room.y, own * 0.94, room.depth)]
        : [];
    return [...grate, ...shapes];
  });
}

const evenly = (count: number) =>
  Array.from({ length: Math.ceil(count / 2) }, (_, index) => Math.min(2, count - index * 2));

const sizeOf = ({ size }: Place): readonly [number, number] => [size?.[0] ?? 0, size?.[1] ?? size?.[0] ?? 0];

/** Crown and cap, with the four fingers of the pan support where there is one. */
function burner(x: number, y: number, radius: number, hasGrates: boolean): Shape[] {
  const fingers = hasGrates
    ? ([
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
    : [];
  return [
    circle('shape', x, y, radius * 0.52),
    circle('shape', x, y, radius * 0.34),
    ...fingers.map(([dx, dy]) =>
      line('shape', [x + dx * radius * 0.4, y + dy * radius * 0.4], [x + dx * radius, y + dy * radius]),
    ),
  ];
}

/** A ring or a field with a mark at its middle. */
function zone(x: number, y: number, [across = 0, upwards]: readonly number[]): Shape[] {
  const mark = across * 0.06;
  return [
    upwards === undefined
      ? circle('shape', x, y, across / 2)
      : rectangle('shape', x - across / 2, y - upwards / 2, across, upwards),
    line('shape', [x - mark, y], [x + mark, y]),
    line('shape', [x, y - mark], [x, y + mark]),
  ];
}

/** Along the front of a hob: a knob for each place, or fields to touch. */
function controlShapes({ controls, burners = 0, zones = 0 }: Hob, width: number, strip: number): Shape[] {
  const count = controls === 'knobs' ? burners + zones : 7;
  const step = Math.min((width * 0.9) / Math.max(count, 1), strip * (controls === 'knobs' ? 1.05 : 0.5));
  const radius =
    controls === 'knobs' ? Math.min(strip * 0.27, step * 0.4) : Math.min(strip * 0.07, step * 0.3);
  return Array.from({ length: count }, (_, index) =>
    circle('shape', width / 2 + (index - (count - 1) / 2) * step, strip * 0.55, radius),
  );
}
