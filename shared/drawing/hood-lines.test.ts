import { describe, expect, it } from 'vitest';
import type { HoodShape } from './hood-lines.ts';
import { hoodLines, hoodShapeOf } from './hood-lines.ts';

const hood = { category: 'hoods', installationMode: 'wall', name: 'Hood', shortDescription: '' } as const;

describe('the shape of a hood', () => {
  it.each([
    [{ shortDescription: '<p>An arched canopy with brass rails</p>' }, 'arched'],
    [{ shortDescription: '<p>La volta ad arco con bordi in ottone</p>' }, 'arched'],
    [{ shortDescription: '<p>Clear air for the archive</p>' }, 'chimney'],
    [{ installationMode: 'under_cabinet' }, 'slim'],
    [{ installationMode: 'isola' }, 'island'],
    [{ installationMode: null }, null],
    [{ category: 'cookers' } as const, null],
  ])('is what its record says: %o', (said, shape) => {
    expect(hoodShapeOf({ ...hood, ...said })).toBe(shape);
  });

  it.each(['arched', 'chimney', 'island', 'slim'] satisfies HoodShape[])(
    'is as large as its size: %s',
    (shape) => {
      const measures = { width: 900, depth: 480, height: 780, heightTo: 780, adjustableBy: 0 };
      const { front, side, plan } = hoodLines(shape, measures);
      for (const [lines, across, upwards] of [
        [front, 900, 780],
        [side, 480, 780],
        [plan, 900, 480],
      ] as const) {
        for (const [x, y] of lines.flat()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(across);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(upwards);
        }
      }
      expect(Math.max(...front.flat().map(([, y]) => y))).toBe(780);
    },
  );
});
