import { geoMercator } from 'd3-geo';
import { expect, it } from 'vitest';
import { perDegree, pointOf } from './mercator.ts';

it.each([
  ['Bologna', 44.494, 11.339],
  ['Reykjavík', 64.136, -21.895],
  ['Wellington', -41.287, 174.776],
])('%s is a point where the outlines are drawn', (_place, latitude, longitude) => {
  const projection = geoMercator()
    .scale((perDegree * 180) / Math.PI)
    .translate([0, 0]);
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  expect(pointOf({ latitude, longitude })).toEqual({ x: Math.round(x), y: Math.round(y) });
});
