import { describe, expect, it } from 'vitest';
import { fluidSize } from './fluid-size.ts';

/** Evaluates `clamp(a rem, b rem + c vw, d rem)` on a page of a width, in px. */
function evaluate(size: string, pageWidth: number): number {
  const [least, start, slope, most] = [...size.matchAll(/-?[\d.]+/g)].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return Math.min(Math.max(least * 16, start * 16 + (slope / 100) * pageWidth), most * 16);
}

describe('fluidSize', () => {
  it.each([
    [320, 42],
    [390, 42],
    [915, 55],
    [1440, 68],
    [2560, 68],
  ])('is right on a page %i px wide', (pageWidth, px) => {
    expect(evaluate(fluidSize(42, 68), pageWidth)).toBeCloseTo(px, 1);
  });

  it('is a plain length where nothing grows', () => {
    expect(fluidSize(14, 14)).toBe('0.875rem');
  });
});
