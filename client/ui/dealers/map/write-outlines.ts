import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { perDegree, pointOf } from './mercator.ts';

/**
 * Makes `outlines.json` anew: `node client/ui/dealers/map/write-outlines.ts countries-10m.json italy.svg`. The first is
 * Natural Earth's (public domain; in the package `world-atlas`), the second has Italy's regions (CC BY 4.0, MapSVG;
 * `@svg-maps/italy`), in the same projection.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [countriesFile, regionsFile] = positionals;
if (!countriesFile || !regionsFile) throw new Error('Name countries-10m.json and italy.svg');

type Point = [x: number, y: number];

/** How far a line may be from what it draws, in degrees: finer where most dealers are. */
const tolerances = { near: 0.016, far: 0.15 };
const near = { west: -11, east: 25, south: 35, north: 60 };
/** Nobody sells cookers in Antarctica. */
const southernmost = -57;

const arcsSchema = z.array(z.array(z.number()));
const countries = z
  .object({
    transform: z.object({
      scale: z.tuple([z.number(), z.number()]),
      translate: z.tuple([z.number(), z.number()]),
    }),
    arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
    objects: z.object({
      countries: z.object({
        geometries: z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('Polygon'), id: z.string().optional(), arcs: arcsSchema }),
            z.object({
              type: z.literal('MultiPolygon'),
              id: z.string().optional(),
              arcs: z.array(arcsSchema),
            }),
          ]),
        ),
      }),
      land: z.object({ geometries: z.tuple([z.object({ arcs: z.array(arcsSchema) })]) }),
    }),
  })
  .parse(JSON.parse(await readFile(countriesFile, 'utf8')));

const { scale, translate } = countries.transform;
const degrees = countries.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return unwrapped(
    arc.map(([right, up]): Point => {
      x += right;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    }),
    360,
  );
});

/** What crosses the 180th meridian goes on behind it. */
function unwrapped(line: Point[], round: number): Point[] {
  let last = line[0]?.[0] ?? 0;
  return line.map(([x, y]) => {
    last = x - Math.round((x - last) / round) * round;
    return [last, y];
  });
}

const arcs = degrees.map((arc) => {
  const isNear = arc.some(([x, y]) => x > near.west && x < near.east && y > near.south && y < near.north);
  const points = arc.map(([longitude, latitude]): Point => {
    const { x, y } = pointOf({ longitude, latitude: Math.max(latitude, southernmost) });
    return [x, y];
  });
  return simplify(points, (isNear ? tolerances.near : tolerances.far) * perDegree);
});

/** Without the points that are next to a line between others (Ramer, Douglas, Peucker). */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, most] = [0, tolerance];
  for (const [index, point] of points.entries()) {
    const distance = distanceToLine(point, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

const arcOf = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));

/** What is smaller than a point of the map is left out. */
function isSeen(ring: Point[]): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const [x = 0, y = 0] = ring[0] ?? [];
  const isNear =
    x > near.west * perDegree && x < near.east * perDegree && y < -37 * perDegree && y > -76 * perDegree;
  return size > (isNear ? 0.06 : 0.5) * perDegree;
}

const land = countries.objects.land.geometries[0].arcs
  .flat()
  .map((ring) => unwrapped(ring.flatMap(arcOf), 360 * perDegree))
  .filter(isSeen);

const uses = new Map<number, number>();
for (const { arcs: parts } of countries.objects.countries.geometries) {
  for (const index of parts.flat(2)) {
    const arc = index < 0 ? ~index : index;
    uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
}
const borders = [...uses].flatMap(([arc, count]) => (count > 1 ? [arcs[arc] ?? []] : []));

/** The drawing of the regions has its own scale: the country is as large in both. */
const italy = countries.objects.countries.geometries.find(({ id }) => id === '380');
const italian = (italy?.arcs.flat(2) ?? []).flatMap((index) => degrees[index < 0 ? ~index : index] ?? []);
const most = (values: number[]) => ({ least: Math.min(...values), greatest: Math.max(...values) });
const longitudes = most(italian.map(([x]) => x));
const latitudes = most(italian.map(([, y]) => y));
const northWest = pointOf({ longitude: longitudes.least, latitude: latitudes.greatest });
const southEast = pointOf({ longitude: longitudes.greatest, latitude: latitudes.least });

const drawn = [...(await readFile(regionsFile, 'utf8')).matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) =>
  readPath(path),
);
const [drawnX, drawnY] = [most(drawn.flat(2).map(([x]) => x)), most(drawn.flat(2).map(([, y]) => y))];

/** Where a region ends at another that comes later; their coasts are the country's. */
const nextTo = 0.8;
const shared = drawn.flatMap((region, index) => {
  const later = drawn.slice(index + 1).flat();
  const isShared = (point: Point) =>
    later.some((ring) =>
      ring.some((other, at) => distanceToLine(point, other, ring[(at + 1) % ring.length] ?? other) < nextTo),
    );
  return region.flatMap((ring) => {
    const lines: Point[][] = [[]];
    for (const point of ring) {
      if (isShared(point)) lines.at(-1)?.push(point);
      else lines.push([]);
    }
    return lines;
  });
});
const between = (
  part: number,
  { least, greatest }: { least: number; greatest: number },
  from: number,
  to: number,
) => Math.round(from + ((part - least) / (greatest - least)) * (to - from));
const regions = shared.map((line) =>
  simplify(
    line.map(
      ([x, y]): Point => [
        between(x, drawnX, northWest.x, southEast.x),
        between(y, drawnY, northWest.y, southEast.y),
      ],
    ),
    tolerances.near * perDegree,
  ),
);

/** Rings of a path of `m`, lines and `z`, whose steps are relative. */
function readPath(path: string): Point[][] {
  let [x, y] = [0, 0];
  return path.split(/z/i).flatMap((ring) => {
    const numbers = ring.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      points.push([x, y]);
    }
    // After the end of a ring the next one begins where this one did.
    [x, y] = points[0] ?? [x, y];
    return points.length > 0 ? [points] : [];
  });
}

/** A path of whole steps. */
const toPath = (lines: Point[][], end = '') =>
  lines
    .flatMap((line) => {
      let [fromX, fromY] = line[0] ?? [0, 0];
      const steps = line.slice(1).flatMap(([x, y]) => {
        const step = [x - fromX, y - fromY];
        [fromX, fromY] = [x, y];
        return step[0] === 0 && step[1] === 0 ? [] : step;
      });
      return steps.length === 0 ? [] : [`M${line[0]?.join(' ')}l${steps.join(' ')}${end}`];
    })
    .join('')
    .replaceAll(' -', '-');

const outlines = { land: toPath(land, 'z'), borders: toPath(borders), regions: toPath(regions) };
await writeFile(new URL('outlines.json', import.meta.url), `${JSON.stringify(outlines, null, 2)}\n`);
