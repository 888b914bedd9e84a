import type { Construction } from '@kitchen/shared/drawing/construction.ts';
import type { DrawnProduct } from '@kitchen/shared/drawing/draw-product.ts';
import fc from 'fast-check';

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const span = (min: number, max: number) =>
  fc
    .tuple(tenths(min, max), tenths(0, 300))
    .map(([from, more]) => ({ from, to: Math.round((from + more) * 10) / 10 }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const measures = fc.record({
  width: tenths(150, 2000),
  depth: tenths(100, 1200),
  height: tenths(20, 2500),
  heightTo: fc.constant(0),
  adjustableBy: fc.integer({ min: 0, max: 300 }),
});

const construction: fc.Arbitrary<Construction> = fc.record({
  kind: fc.constantFrom('cooker', 'oven', 'microwave', 'drawer', 'hob', 'hood'),
  ovens: maybe(fc.integer({ min: 0, max: 9 })),
  burners: maybe(fc.integer({ min: 0, max: 40 })),
  zones: maybe(fc.integer({ min: 0, max: 40 })),
  controls: maybe(fc.constantFrom('knobs', 'touch', 'buttons')),
  knobs: maybe(fc.integer({ min: 1, max: 20 })),
  parts: fc.subarray(['display', 'dial', 'drawer', 'feet', 'plinth', 'handle', 'glass', 'grates']),
  splashback: maybe(tenths(1, 1500)),
  doorOpen: maybe(tenths(1, 3000)),
  cutout: maybe(
    fc.record({
      width: span(1, 2000),
      depth: maybe(span(1, 2000)),
      height: maybe(span(1, 2000)),
      radius: maybe(tenths(0, 3000)),
    }),
  ),
  points: maybe(
    fc.array(
      fc.record({
        of: fc.constantFrom('gas', 'electricity'),
        side: fc.constantFrom('left', 'right'),
        across: span(0, 2500),
        upwards: span(0, 2500),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  ),
  clearances: maybe(
    fc.record({
      sides: maybe(tenths(1, 1000)),
      above: maybe(tenths(1, 1000)),
      overGas: maybe(tenths(1, 1000)),
      overElectric: maybe(tenths(1, 1000)),
    }),
  ),
});

/** Whatever a record may state, also what no maker would. */
export const anyDrawnProduct: fc.Arbitrary<DrawnProduct> = fc
  .record({
    measures,
    range: fc.constantFrom(0, 60, 300),
    construction: maybe(construction),
    standsOnFloor: fc.boolean(),
    hood: fc.constantFrom(null, 'arched', 'chimney', 'island', 'slim'),
    litres: fc.array(tenths(0, 200), { maxLength: 3 }),
    zoneSizes: fc.array(fc.array(tenths(0, 600), { maxLength: 2 }), { maxLength: 9 }),
    notes: fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 3 }),
  })
  .map(({ range, ...product }) => {
    const heightTo = Math.round((product.measures.height + range) * 10) / 10;
    return { ...product, measures: { ...product.measures, heightTo } };
  });
