import type { ListedDealer } from '@kitchen/shared/dealers.ts';
import { perDegree } from './mercator.ts';

interface Point {
  x: number;
  y: number;
}

interface DealerPoint extends Point {
  dealer: Pick<ListedDealer, 'distanceKm'>;
}

/** The map shows no smaller piece of the world. */
const leastSize = 2 * perDegree;
/** Of the larger side. */
const margin = 0.14;
/** Of those near a place the nearest are shown, at least as far as this. */
const nearKm = 300;
/** Of many, those at the ends of the world are outside, or the others would stand on one spot. */
const many = 20;
/** How far from the middle half, in its sizes. */
const outlying = 5;

/** The piece of the map, as `viewBox` has it, on which the dealers that were found are. */
export function viewOf(points: readonly DealerPoint[], here: Point | null): string {
  const farthest = Math.max(nearKm, 1.5 * (points[0]?.dealer.distanceKm ?? 0));
  const near = here ? points.filter(({ dealer }) => (dealer.distanceKm ?? 0) <= farthest) : points;
  const seen: Point[] = here ? [here, ...near] : [...near];
  const isTrimmed = !here && seen.length > many;
  const [left, right] = ends(
    seen.map(({ x }) => x),
    isTrimmed,
  );
  const [top, bottom] = ends(
    seen.map(({ y }) => y),
    isTrimmed,
  );
  const sides = [right - left, bottom - top].map((side) => Math.max(side, leastSize)) as [number, number];
  const [width, height] = sides.map((side) => Math.round(side + 2 * margin * Math.max(...sides))) as [
    number,
    number,
  ];
  const x = Math.round((left + right - width) / 2);
  const y = Math.round((top + bottom - height) / 2);
  return `${x} ${y} ${width} ${height}`;
}

/** Whether a point is on the piece of the map that a `viewBox` shows. */
export function isInView(view: string, { x, y }: Point): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function ends(values: number[], isTrimmed: boolean): [least: number, greatest: number] {
  const sorted = values.toSorted((one, other) => one - other);
  const quarter = sorted[Math.floor(sorted.length / 4)] ?? 0;
  const threeQuarters = sorted[Math.floor((sorted.length * 3) / 4)] ?? 0;
  const most = isTrimmed ? outlying * (threeQuarters - quarter) : Number.POSITIVE_INFINITY;
  const seen = sorted.filter((value) => value >= quarter - most && value <= threeQuarters + most);
  return [seen[0] ?? 0, seen.at(-1) ?? 0];
}
