import type { DrawnProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDxf } from '../../testing/read-dxf.ts';
import { writeDxf } from './write-dxf.ts';

const product: DrawnProduct = {
  width: 898,
  depth: 600,
  height: 850,
  heightTo: 910,
  adjustableBy: 0,
  standsOnFloor: false,
  hood: null,
  notes: ['Antique 90, AN90-BU'],
};

function read(dxf: string) {
  const { entities, ...drawing } = readDxf(dxf);
  const lengths = entities
    .filter(({ layer }) => layer === 'OUTLINE')
    .flatMap(({ vertices = [], shape }) =>
      (shape ? [...vertices, ...vertices.slice(0, 1)] : vertices).slice(1).map(({ x, y }, index) => {
        const from = vertices[index] ?? { x, y };
        return { across: x - from.x, upwards: y - from.y };
      }),
    );
  const isLong = (length: number) => (drawn: number) => Math.abs(Math.abs(drawn) - length) < 0.01;
  return {
    ...drawing,
    entities,
    /** How often lines of the product's outline have a length. */
    across: (length: number) => lengths.map(({ across }) => across).filter(isLong(length)).length,
    upwards: (length: number) => lengths.map(({ upwards }) => upwards).filter(isLong(length)).length,
    texts: entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text),
  };
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const anyProduct = fc.record({
  width: tenths(150, 2000),
  depth: tenths(100, 1200),
  height: tenths(20, 2500),
  standsOnFloor: fc.boolean(),
  hood: fc.constantFrom(null, 'arched', 'chimney', 'slim'),
  notes: fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 3 }),
});

describe('a drawing as DXF', () => {
  it('has every dimension in lines and in words, whatever the product and its name', () => {
    fc.assert(
      fc.property(anyProduct, (given) => {
        const { width, depth, height } = given;
        const dxf = writeDxf(drawProduct({ ...given, heightTo: height, adjustableBy: 0 }, drawingTexts.it));
        expect(dxf).toMatch(/^(?: *\d+\r\n\P{C}*\r\n)+$/u);
        const drawn = read(dxf);
        expect(drawn.across(width)).toBeGreaterThanOrEqual(4);
        expect(drawn.across(depth)).toBeGreaterThanOrEqual(2);
        expect(drawn.upwards(height)).toBeGreaterThanOrEqual(4);
        expect(drawn.upwards(depth)).toBeGreaterThanOrEqual(2);
        for (const measure of [width, depth, height]) expect(drawn.texts).toContain(String(measure));
      }),
      { numRuns: 200 },
    );
  });

  it('takes a name for no command, and cuts what programs do not read to its end', () => {
    const names = ['%%%d', '%%%%c', String.raw`\P`, '^J', 'Küche '.repeat(100), '🍕'.repeat(300)];
    const { texts } = read(writeDxf(drawProduct({ ...product, notes: names }, drawingTexts.en)));
    expect(texts).toEqual(expect.arrayContaining(['% % %d', '% % % %c', '/P', '^ J']));
    expect(texts.filter((text = '') => /%%|\\|\p{Cs}/u.test(text))).toEqual([]);
    expect(Math.max(...texts.map((text = '') => text.length))).toBeLessThanOrEqual(255);
    expect(texts.filter((text) => text?.endsWith('…'))).toHaveLength(2);
  });

  it('shows where a height that can be adjusted ends, and says so', () => {
    const drawn = read(writeDxf(drawProduct(product, drawingTexts.en)));
    expect(drawn.upwards(60)).toBe(4);
    expect(drawn.texts).toContain('850–910');
    const other = read(
      writeDxf(drawProduct({ ...product, heightTo: 850, adjustableBy: 20 }, drawingTexts.en)),
    );
    expect(other.texts).toContain('850 (adjustable by 20)');
  });

  it('says that it is in mm, in a version that has a unit, with a layer for each kind of line', () => {
    const dxf = writeDxf(drawProduct(product, drawingTexts.en));
    const { header, layers, lineTypes, entities } = read(dxf);
    expect(header).toMatchObject({ $ACADVER: 'AC1021', $INSUNITS: 4, $MEASUREMENT: 1 });
    expect(layers).toEqual(['0', 'OUTLINE', 'SHAPE', 'UNIT', 'DIMENSIONS', 'TEXT']);
    expect(lineTypes).toContain('DASHED');
    const layerOf = (words: string) => entities.find(({ text }) => text === words)?.layer;
    expect(['898', 'Front', '60 cm unit', 'Antique 90, AN90-BU'].map(layerOf)).toEqual([
      'DIMENSIONS',
      'TEXT',
      'UNIT',
      'TEXT',
    ]);
    expect(new Set(entities.map(({ handle }) => handle)).size).toBe(entities.length);
  });

  it('is the same whenever it is made', () => {
    const write = () => writeDxf(drawProduct(product, drawingTexts.en));
    expect(write()).toBe(write());
  });
});
