import type { Measures } from '../product.ts';
import type { Construction } from './construction.ts';
import type { Box, Point, View } from './drawing.ts';

/** What decides how much room a product's drawing takes. */
export interface Sized {
  measures: Measures;
  construction?: Construction | undefined;
}

/** As ISO 5456 asks for, or the views in one row, or one below the other. */
export type Arrangement = 'projection' | 'row' | 'column';

/** There is always a front, a side and a plan. */
type ByView<T> = Record<'front' | 'side' | 'plan', T> & Partial<Record<View, T>>;

/** What dimensions and names take around a view, in heights of capitals. */
const padding = { left: 4.6, right: 2.4, top: 3, bottom: 5 };

/** What each view shows, in mm from its origin. */
function viewBoxes({ measures, construction }: Sized): ByView<Box> {
  const { width, depth, heightTo } = measures;
  const { clearances = {}, splashback = 0, doorOpen = 0, cutout, points } = construction ?? {};
  const { sides = 0, above = 0, overGas = 0, overElectric = 0 } = clearances;
  const top = heightTo + Math.max(splashback, above);
  const open = Math.max(depth, doorOpen);
  const across = cutout?.width.to ?? width;
  const upwards = cutout ? ((cutout.height ?? cutout.depth)?.to ?? 0) : heightTo;
  return {
    front: { left: -sides, right: width + sides, bottom: -Math.max(overGas, overElectric), top },
    side: { left: 0, right: open, bottom: 0, top: heightTo + splashback },
    plan: { left: 0, right: width, bottom: depth - open, top: depth },
    ...((cutout || points) && {
      installation: {
        left: Math.min(
          0,
          ...(points ?? []).map(({ side, across: { to } }) => (side === 'right' ? width - to : 0)),
        ),
        right: Math.max(
          across,
          ...(points ?? []).map(({ side, across: { to } }) => (side === 'left' ? to : 0)),
        ),
        bottom: 0,
        top: Math.max(upwards, ...(points ?? []).map((point) => point.upwards.to)),
      },
    }),
  };
}

/** The lines of words below a view, which stand below its width. */
function linesBelow(view: View, { measures, construction }: Sized): number {
  if (view === 'installation') {
    const { cutout, points = [] } = construction ?? {};
    return points.length * 2 + (cutout ? 1 : 0);
  }
  return view === 'side' && (construction?.doorOpen ?? 0) > measures.depth ? 1 : 0;
}

/** A length of which a part grows with the letters: of `letters` heights of capitals. */
interface Length {
  mm: number;
  letters: number;
}

interface ViewLayout {
  boxes: ByView<Box>;
  /** Where a view's origin is, and how large the whole, for a height of capitals in mm; y grows downwards. */
  place(letter: number): { origins: ByView<Point>; width: number; height: number };
  width: Length;
  height: Length;
}

/** Where the views stand: a grid whose rows and columns share their origins, as in an orthographic projection. */
export function layOutViews(product: Sized, arrangement: Arrangement): ViewLayout {
  const boxes = viewBoxes(product);
  const present = (['front', 'side', 'plan', 'installation'] as const).filter((view) => boxes[view]);
  const perRow = { projection: 2, row: present.length, column: 1 }[arrangement];
  const cells = present.map((view, index) => ({
    view,
    column: index % perRow,
    row: Math.floor(index / perRow),
    box: boxes[view] ?? { left: 0, right: 0, bottom: 0, top: 0 },
    below: linesBelow(view, product) * 2,
  }));
  const columns = bands(cells, 'column', ({ box }) => [-box.left, box.right]);
  const rows = bands(cells, 'row', ({ box }) => [box.top, -box.bottom]);
  const below = rows.map((_, row) =>
    Math.max(...cells.filter((cell) => cell.row === row).map((cell) => cell.below)),
  );
  const across = padding.left + padding.right;
  const upwards = padding.top + padding.bottom;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const span = (band: Band[]) => sum(band.map(({ before, after }) => before + after));
  return {
    boxes,
    width: { mm: span(columns), letters: across * columns.length },
    height: { mm: span(rows), letters: upwards * rows.length + sum(below) },
    place(letter) {
      const origins = cells.map(({ view, column, row }) => {
        const x =
          span(columns.slice(0, column)) +
          (columns[column]?.before ?? 0) +
          letter * (across * column + padding.left);
        const y =
          span(rows.slice(0, row)) +
          (rows[row]?.before ?? 0) +
          letter * (upwards * row + sum(below.slice(0, row)) + padding.top);
        return [view, [x, -y]];
      });
      return {
        origins: Object.fromEntries(origins) as ByView<Point>,
        width: span(columns) + letter * across * columns.length,
        height: span(rows) + letter * (upwards * rows.length + sum(below)),
      };
    },
  };
}

/** What a row or column of views takes before and after their origins. */
interface Band {
  before: number;
  after: number;
}

function bands<Cell extends { row: number; column: number }>(
  cells: readonly Cell[],
  by: 'row' | 'column',
  extent: (cell: Cell) => readonly [number, number],
): Band[] {
  const count = Math.max(...cells.map((cell) => cell[by])) + 1;
  return Array.from({ length: count }, (_, index) => {
    const extents = cells.filter((cell) => cell[by] === index).map(extent);
    return {
      before: Math.max(...extents.map(([before]) => before)),
      after: Math.max(...extents.map(([, after]) => after)),
    };
  });
}
