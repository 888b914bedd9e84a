import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { geoIdentity, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh, transform } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { perDegree } from './mercator.ts';

/**
 * Makes `outlines.json` anew: `node client/ui/dealers/map/write-outlines.ts countries-10m.json italy.svg`. The first is
 * Natural Earth's (public domain; in the package `world-atlas`), the second has Italy's regions (CC BY 4.0, MapSVG;
 * `@svg-maps/italy`), in the same projection.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [countriesFile, regionsFile] = positionals;
if (!countriesFile || !regionsFile) throw new Error('Name countries-10m.json and italy.svg');

type Point = [x: number, y: number];

/** How far a line may be from what it draws, and how small a piece of land is drawn, in degrees: finer where most dealers are. */
const fine = { tolerance: 0.016, size: 0.06 };
const coarse = { tolerance: 0.15, size: 0.5 };
/** Nobody sells cookers in Antarctica. */
const southernmost = -57;

const projection = geoMercator()
  .scale((perDegree * 180) / Math.PI)
  .translate([0, 0]);
function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const [x, y] = projection([longitude, Math.max(latitude, southernmost)]) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}

const [[west, north], [east, south]] = [project([-11, 60]), project([25, 35])];
const isNear = ([x = 0, y = 0]: readonly number[]) => x > west && x < east && y > north && y < south;

/** What crosses the 180th meridian goes on behind it. */
function unwrapped(line: readonly (readonly number[])[]): Point[] {
  const round = 360 * perDegree;
  let last = line[0]?.[0] ?? 0;
  return line.map(([x = 0, y = 0]) => {
    last = x - Math.round((x - last) / round) * round;
    return [last, y];
  });
}

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

const {
  transform: quantised,
  ...world
}: Topology<{ countries: GeometryCollection; land: GeometryCollection }> = JSON.parse(
  await readFile(countriesFile, 'utf8'),
);
if (!quantised) throw new Error(`${countriesFile} is not quantised`);
const toDegrees = transform(quantised);
/** As they are drawn: what meets at a border is simplified once. */
const drawn = {
  ...world,
  arcs: world.arcs.map((arc) => {
    const points = unwrapped(arc.map((point, index) => project(toDegrees(point, index > 0))));
    return simplify(points, (points.some(isNear) ? fine : coarse).tolerance * perDegree);
  }),
};

const plane = geoPath();
/** What is smaller than a point of the map is left out. */
function isSeen(ring: Point[]): boolean {
  const [[left, top], [right, bottom]] = plane.bounds({ type: 'LineString', coordinates: ring });
  const [first = []] = ring;
  return Math.max(right - left, bottom - top) > (isNear(first) ? fine : coarse).size * perDegree;
}

const land = feature(drawn, drawn.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
  .map(unwrapped)
  .filter(isSeen);
const borders = mesh(drawn, drawn.objects.countries, (one, other) => one !== other).coordinates.map(
  unwrapped,
);

/** The drawing of the regions has its own scale: the country is as large in both. */
const drawnRegions = [...(await readFile(regionsFile, 'utf8')).matchAll(/\sd="([^"]+)"/g)].map(
  ([, path = '']) => readPath(path),
);
const italy = drawn.objects.countries.geometries.find(({ id }) => id === '380');
if (!italy) throw new Error(`${countriesFile} has no Italy`);
const onMap = geoIdentity().fitExtent(plane.bounds(feature(drawn, italy)), {
  type: 'MultiLineString',
  coordinates: drawnRegions.flat(),
});

/** Where a region ends at another that comes later; their coasts are the country's. */
const nextTo = 0.8;
const shared = drawnRegions.flatMap((region, index) => {
  const later = drawnRegions.slice(index + 1).flat();
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
const regions = shared.map((line) =>
  simplify(
    line.map((point): Point => {
      const [x, y] = onMap(point) ?? point;
      return [Math.round(x), Math.round(y)];
    }),
    fine.tolerance * perDegree,
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
