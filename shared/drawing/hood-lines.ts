import type { Measures, Product } from '../product.ts';
import type { Point } from './drawing.ts';

/** Shapes of hoods that records tell apart. */
export type HoodShape = 'arched' | 'chimney' | 'island' | 'slim';

type Polyline = readonly Point[];

const island = /\bisland\b|\bisola\b/i;
const arched = /\barch(ed)?\b|\barco\b/i;

/** The shape of a hood, as far as its record tells it; null for anything else. */
export function hoodShapeOf(
  product: Pick<Product, 'category' | 'installationMode' | 'name' | 'shortDescription'>,
): HoodShape | null {
  if (product.category !== 'hoods') return null;
  if (product.installationMode === 'under_cabinet') return 'slim';
  if (island.test(product.installationMode ?? '')) return 'island';
  if (product.installationMode !== 'wall') return null;
  return arched.test(`${product.name} ${product.shortDescription}`) ? 'arched' : 'chimney';
}

/** The steps of a curve. */
const steps = 10;

interface HoodLines {
  front: Polyline[];
  side: Polyline[];
  plan: Polyline[];
  /** From where to where its chimney goes, in front and side. */
  chimney: Record<'front' | 'side', readonly [number, number]> | null;
}

/**
 * A hood as wide, deep and high as it is: front, side (the wall at its left) and plan (the wall at its top); one over an
 * island has its chimney in the middle. All else is what such hoods look like.
 */
export function hoodLines(shape: HoodShape, { width, depth, height }: Measures): HoodLines {
  const rail = height * (shape === 'slim' ? 0.25 : 0.09);
  const box = (span: number, top: number): Polyline => [
    [0, 0],
    [span, 0],
    [span, top],
    [0, top],
    [0, 0],
  ];
  const edge: Polyline = [
    [0, rail],
    [width, rail],
  ];
  if (shape === 'slim') {
    return {
      front: [box(width, height), edge],
      side: [box(depth, height), edge.map(([x, y]): Point => [Math.min(x, depth), y])],
      plan: [],
      chimney: null,
    };
  }
  const chimney = { width: Math.min(width * 0.4, 320), depth: depth * 0.6 };
  const margin = (width - chimney.width) / 2;
  const behind = shape === 'island' ? (depth - chimney.depth) / 2 : 0;
  const before = depth - chimney.depth - behind;
  /** From the rail's end to the top of the chimney, which is so far away. */
  const slope = (run: number): Point[] => {
    if (shape !== 'arched')
      return [
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
  /** From one side over the top to the other. */
  const over = (span: number, left: number, right: number): Polyline => [
    ...(left > 0
      ? slope(left)
      : ([
          [0, rail],
          [0, height],
        ] as const)),
    ...slope(right)
      .map(([x, y]): Point => [span - x, y])
      .reverse(),
  ];
  return {
    front: [box(width, rail), over(width, margin, margin)],
    side: [box(depth, rail), over(depth, behind, before)],
    plan: [
      [
        [margin, before],
        [width - margin, before],
        [width - margin, depth - behind],
        [margin, depth - behind],
        [margin, before],
      ],
    ],
    chimney: { front: [margin, width - margin], side: [behind, depth - before] },
  };
}
