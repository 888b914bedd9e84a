import type { Measures, Product } from '../product.ts';

/** Shapes of hoods that records tell apart. */
export type HoodShape = 'arched' | 'chimney' | 'slim';

type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

const arched = /\barch(ed)?\b|\barco\b/i;

/** The shape of a hood, as far as its record tells it; null for anything else. */
export function hoodShapeOf(
  product: Pick<Product, 'category' | 'installationMode' | 'name' | 'shortDescription'>,
): HoodShape | null {
  if (product.category !== 'hoods') return null;
  if (product.installationMode === 'under_cabinet') return 'slim';
  if (product.installationMode !== 'wall') return null;
  return arched.test(`${product.name} ${product.shortDescription}`) ? 'arched' : 'chimney';
}

/** The steps of a curve. */
const steps = 10;

/**
 * A hood within its overall size: front, side (the wall at its left) and plan (the wall at its top). Width and depth
 * are the record's, all else is what such hoods look like.
 */
export function hoodLines(
  shape: HoodShape,
  { width, depth, height }: Measures,
): Record<'front' | 'side' | 'plan', Polyline[]> {
  const rail = height * (shape === 'slim' ? 0.25 : 0.09);
  /** Of the rail, which is as wide as the hood. */
  const edges = (span: number): Polyline => [
    [0, 0],
    [span, 0],
    [span, rail],
    [0, rail],
    [0, 0],
  ];
  if (shape === 'slim') return { front: [edges(width)], side: [edges(depth)], plan: [] };
  const chimney = { width: Math.min(width * 0.4, 320), depth: depth * 0.6 };
  const margin = (width - chimney.width) / 2;
  /** From the rail's end to the top of the chimney, which is so far away. */
  const slope = (run: number): Point[] => {
    if (shape === 'chimney')
      return [
        [0, rail],
        [run, rail],
        [run, height],
      ];
    const rise = height / 2 - rail;
    const curve = Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((step / steps) * Math.PI) / 2;
      return [run * Math.sin(angle), rail + rise * (1 - Math.cos(angle))];
    });
    return [...curve, [run, height]];
  };
  const flip = (line: Polyline, span: number) => line.map(([x, y]): Point => [span - x, y]);
  return {
    front: [edges(width), slope(margin), flip(slope(margin), width)],
    side: [edges(depth), flip(slope(depth - chimney.depth), depth)],
    plan: [
      [
        [margin, depth],
        [margin, depth - chimney.depth],
        [width - margin, depth - chimney.depth],
        [width - margin, depth],
      ],
    ],
  };
}
