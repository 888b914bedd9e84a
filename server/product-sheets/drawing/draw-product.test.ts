import type { DrawnProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing, Layer, Shape, View } from '@kitchen/shared/drawing/drawing.ts';
import { views } from '@kitchen/shared/drawing/drawing.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import { boxOf } from '@kitchen/shared/drawing/sketch.ts';
import { layOutViews } from '@kitchen/shared/drawing/view-layout.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDrawnProduct } from '../../testing/any-drawn-product.ts';

const round = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** What is measured in the product, or within what is measured. */
const ofProduct: readonly Layer[] = ['outline', 'shape'];

function boxIn(drawing: Drawing, view: View, layers: readonly Layer[]) {
  const [x = 0, y = 0] = drawing.origins[view] ?? [];
  const boxes = drawing.shapes
    .filter((shape) => shape.view === view && layers.includes(shape.layer))
    .map(boxOf);
  return {
    left: round(Math.min(...boxes.map(({ left }) => left)) - x),
    right: round(Math.max(...boxes.map(({ right }) => right)) - x),
    bottom: round(Math.min(...boxes.map(({ bottom }) => bottom)) - y),
    top: round(Math.max(...boxes.map(({ top }) => top)) - y),
  };
}

const numbersOf = (shape: Shape) =>
  shape.kind === 'line'
    ? shape.points.flat()
    : [shape.x, shape.y, shape.kind === 'circle' ? shape.radius : 0];

const cooker: DrawnProduct = {
  measures: { width: 1000, depth: 600, height: 900, heightTo: 900, adjustableBy: 20 },
  construction: {
    kind: 'cooker',
    ovens: 2,
    burners: 6,
    controls: 'knobs',
    parts: ['handle', 'feet'],
    doorOpen: 1070,
  },
  standsOnFloor: true,
  hood: null,
  litres: [74, 38],
  zoneSizes: [],
  notes: [],
};
const draw = (product: DrawnProduct) => drawProduct(product, drawingTexts.en);
const textsOf = ({ shapes }: Drawing) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const circlesIn = ({ shapes }: Drawing, view: View) =>
  shapes.flatMap((shape) => (shape.kind === 'circle' && shape.view === view ? [shape.radius] : []));

describe('the drawing of a product', () => {
  it('is as large as the record says and shows nothing outside of it but what is meant to be, whatever the record', () => {
    fc.assert(
      fc.property(anyDrawnProduct, fc.constantFrom('projection', 'row', 'column'), (product, arrangement) => {
        const letter = 30;
        const drawing = drawProduct(product, drawingTexts.it, { letter, arrangement });
        expect(drawing.shapes.flatMap(numbersOf).filter((number) => !Number.isFinite(number))).toEqual([]);
        expect(
          drawing.shapes.flatMap((shape) => (shape.kind === 'circle' && shape.radius < 0 ? [shape] : [])),
        ).toEqual([]);
        const { width, depth, height, heightTo } = product.measures;
        const { splashback = 0 } = product.construction ?? {};
        const whole = { left: 0, bottom: 0 };
        expect(boxIn(drawing, 'front', ['outline'])).toEqual({ ...whole, right: width, top: height });
        expect(boxIn(drawing, 'side', ['outline'])).toEqual({ ...whole, right: depth, top: height });
        expect(boxIn(drawing, 'plan', ofProduct)).toEqual({ left: 0, right: width, bottom: -depth, top: 0 });
        for (const [view, right] of [
          ['front', width],
          ['side', depth],
        ] as const) {
          const all = boxIn(drawing, view, ofProduct);
          expect(all).toEqual({ ...whole, right, top: splashback ? round(heightTo + splashback) : height });
        }
        expect(textsOf(drawing)).toEqual(expect.arrayContaining([String(width), String(depth)]));
      }),
      { numRuns: 300 },
    );
  });

  it('takes the room that is kept for it before it is drawn', () => {
    fc.assert(
      fc.property(anyDrawnProduct, fc.constantFrom('projection', 'row', 'column'), (product, arrangement) => {
        const letter = 5;
        const layout = layOutViews(product, arrangement);
        const { top, bottom } = drawProduct({ ...product, notes: [] }, drawingTexts.en, {
          letter,
          arrangement,
        });
        const kept = layout.height.mm + layout.height.letters * letter;
        expect(top - bottom).toBeGreaterThan(kept - 0.01);
        expect(top - bottom).toBeLessThan(kept + 40 * letter);
      }),
      { numRuns: 100 },
    );
  });

  it('has the doors, burners and feet that the record states, and no others', () => {
    const drawing = draw(cooker);
    // Two circles a burner.
    expect(circlesIn(drawing, 'plan')).toHaveLength(12);
    // A knob for each burner and oven.
    expect(circlesIn(drawing, 'front')).toHaveLength(8);
    const withKnobs = draw({
      ...cooker,
      construction: cooker.construction && { ...cooker.construction, knobs: 9 },
    });
    expect(circlesIn(withKnobs, 'front')).toHaveLength(9);
    const bare = draw({ ...cooker, construction: undefined });
    expect(new Set(bare.shapes.map(({ layer }) => layer))).toEqual(
      new Set(['outline', 'surroundings', 'dimensions', 'text']),
    );
    expect(textsOf(bare)).not.toContain('1070');
    expect(textsOf(drawing)).toContain('1070');
  });

  it('draws zones as large as the record says, or all alike where they would not fit side by side', () => {
    const hob: DrawnProduct = {
      ...cooker,
      measures: { width: 750, depth: 510, height: 48, heightTo: 48, adjustableBy: 0 },
      construction: { kind: 'hob', zones: 4, parts: [] },
      zoneSizes: [[210], [180], [145], [210, 190]],
    };
    expect(circlesIn(draw(hob), 'plan')).toEqual([105, 90, 72.5]);
    const [first, ...others] = circlesIn(draw({ ...hob, zoneSizes: [[300], [300], [300], [300]] }), 'plan');
    expect(others).toEqual([first, first, first]);
  });

  it('shows how a door stands open, as far as it then reaches', () => {
    const drawing = draw(cooker);
    expect(boxIn(drawing, 'side', ['opening'])).toMatchObject({ left: 600, right: 1070 });
    expect(boxIn(drawing, 'plan', ['opening'])).toMatchObject({ bottom: -1070, top: -600 });
  });

  it('has a view for the cut-out and for where gas and electricity may come from the wall', () => {
    const construction: DrawnProduct['construction'] = {
      kind: 'cooker',
      parts: [],
      points: [
        { of: 'gas', side: 'right', across: { from: 100, to: 300 }, upwards: { from: 50, to: 200 } },
        { of: 'electricity', side: 'left', across: { from: 100, to: 100 }, upwards: { from: 400, to: 400 } },
      ],
    };
    const drawing = draw({ ...cooker, construction });
    expect(boxIn(drawing, 'installation', ['envelope'])).toEqual({
      left: 0,
      right: 1000,
      bottom: 0,
      top: 900,
    });
    const zones = drawing.shapes.filter(({ kind, layer }) => kind === 'line' && layer === 'connections');
    const [x = 0] = drawing.origins.installation ?? [];
    expect(zones.slice(0, 1).map(boxOf)[0]?.left).toBeCloseTo(x + 700);
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining([
        'Gas: 100–300 from the right,',
        '50–200 above the floor',
        '400 above the floor',
      ]),
    );
    const niche = draw({
      ...cooker,
      construction: {
        kind: 'oven',
        parts: [],
        cutout: {
          width: { from: 560, to: 568 },
          height: { from: 590, to: 600 },
          depth: { from: 550, to: 550 },
        },
      },
    });
    expect(boxIn(niche, 'installation', ['cutout'])).toEqual({ left: 0, right: 560, bottom: 0, top: 590 });
    expect(textsOf(niche)).toEqual(expect.arrayContaining(['Niche', '560–568', '590–600', 'depth 550']));
    expect(views.filter((view) => draw(cooker).origins[view])).toEqual(['front', 'side', 'plan']);
  });

  it('shows to what height a chimney can be set, and what is to stay free', () => {
    const hood: DrawnProduct = {
      ...cooker,
      measures: { width: 900, depth: 480, height: 780, heightTo: 1080, adjustableBy: 0 },
      construction: { kind: 'hood', parts: [], clearances: { overGas: 750, overElectric: 650 } },
      standsOnFloor: false,
      hood: 'chimney',
    };
    const drawing = draw(hood);
    expect(boxIn(drawing, 'front', ['envelope'])).toMatchObject({ bottom: 780, top: 1080 });
    expect(boxIn(drawing, 'front', ['clearances'])).toMatchObject({ bottom: -750, top: -650 });
    expect(textsOf(drawing)).toEqual(expect.arrayContaining(['780–1080', '750 gas', '650 electric']));
    const clear = draw({
      ...cooker,
      construction: { kind: 'hob', parts: [], clearances: { sides: 50, above: 650 } },
    });
    expect(boxIn(clear, 'front', ['clearances'])).toEqual({ left: -50, right: 1050, bottom: 0, top: 1550 });
    expect(textsOf(clear)).toEqual(expect.arrayContaining(['50', '650']));
  });
});
