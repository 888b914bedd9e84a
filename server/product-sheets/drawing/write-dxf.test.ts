import type { DrawnProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDrawnProduct } from '../../testing/any-drawn-product.ts';
import { readDxf } from '../../testing/read-dxf.ts';
import { writeDxf } from './write-dxf.ts';

const product: DrawnProduct = {
  measures: { width: 898, depth: 600, height: 850, heightTo: 910, adjustableBy: 0 },
  standsOnFloor: false,
  hood: null,
  litres: [],
  zoneSizes: [],
  notes: ['Antique 90, AN90-BU'],
};
const sized = (changes: Partial<DrawnProduct['measures']>) => ({
  ...product,
  measures: { ...product.measures, ...changes },
});

const write = (drawn: DrawnProduct, language: 'en' | 'it' = 'en') =>
  writeDxf(drawProduct(drawn, drawingTexts[language]), 'AN90/BU #2');

function read(dxf: string) {
  const drawing = readDxf(dxf);
  const sizeOf = (view: string, layer = 'OUTLINE') => {
    const vertices =
      drawing.blocks
        .get(view)
        ?.entities.filter((entity) => entity.layer === layer)
        .flatMap((entity) => entity.vertices ?? []) ?? [];
    const span = (values: number[]) => Math.round((Math.max(...values) - Math.min(...values)) * 1000) / 1000;
    return [span(vertices.map(({ x }) => x)), span(vertices.map(({ y }) => y))];
  };
  return {
    ...drawing,
    sizeOf,
    texts: drawing.entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text),
  };
}

describe('a drawing as DXF', () => {
  it('has every dimension in lines and in words, whatever the product and its name', () => {
    fc.assert(
      fc.property(anyDrawnProduct, (given) => {
        const { width, depth, height } = given.measures;
        const dxf = write(given, 'it');
        expect(dxf).toMatch(/^(?: *\d+\r\n\P{C}*\r\n)+$/u);
        const { sizeOf, texts } = read(dxf);
        expect(sizeOf('FRONT')).toEqual([width, height]);
        expect(sizeOf('SIDE')).toEqual([depth, height]);
        expect(sizeOf('PLAN')).toEqual([width, depth]);
        expect(texts).toEqual(expect.arrayContaining([String(width), String(depth)]));
      }),
      { numRuns: 100 },
    );
  });

  it('takes a name for no command, and cuts what programs do not read to its end', () => {
    const names = ['%%%d', '%%%%c', String.raw`\P`, '^J', 'Küche '.repeat(100), '🍕'.repeat(300)];
    const { texts } = read(write({ ...product, notes: names }));
    expect(texts).toEqual(expect.arrayContaining(['% % %d', '% % % %c', '/P', '^ J']));
    expect(texts.filter((text = '') => /%%|\\|\p{Cs}/u.test(text))).toEqual([]);
    expect(Math.max(...texts.map((text = '') => text.length))).toBeLessThanOrEqual(255);
    expect(texts.filter((text) => text?.endsWith('…'))).toHaveLength(2);
  });

  it('shows where a height that can be adjusted ends, and says so', () => {
    const drawn = read(write(product));
    expect(drawn.sizeOf('FRONT', 'ENVELOPE')).toEqual([898, 60]);
    expect(drawn.texts).toContain('850–910');
    expect(read(write(sized({ heightTo: 850, adjustableBy: 20 }))).texts).toContain('850 (adjustable by 20)');
  });

  it('says that it is in mm, in a version that has a unit, with a layer for each kind of line', () => {
    const { header, layers, lineTypes, entities } = read(write(product));
    expect(header).toMatchObject({ $ACADVER: 'AC1021', $INSUNITS: 4, $MEASUREMENT: 1 });
    expect(layers).toEqual([
      '0',
      ...['OUTLINE', 'SHAPE', 'ENVELOPE', 'OPENING', 'CUTOUT', 'CONNECTIONS', 'CLEARANCES', 'SURROUNDINGS'],
      ...['DIMENSIONS', 'TEXT'],
    ]);
    expect(lineTypes).toContain('DASHED');
    const layerOf = (words: string) => entities.find(({ text }) => text === words)?.layer;
    expect(['898', 'Front', 'Antique 90, AN90-BU'].map(layerOf)).toEqual(['DIMENSIONS', 'TEXT', 'TEXT']);
    expect(new Set(entities.map(({ handle }) => handle)).size).toBe(entities.length);
  });

  it('has a block for each view, named by the product, to insert by its corner', () => {
    const { blocks } = read(write(product));
    expect([...blocks.values()].map(({ name }) => name)).toEqual([
      'AN90_BU_2_FRONT',
      'AN90_BU_2_SIDE',
      'AN90_BU_2_PLAN',
    ]);
    const [outline] = blocks.get('PLAN')?.entities ?? [];
    expect(outline?.vertices?.[0]).toMatchObject({ x: 0, y: -600 });
  });

  it('is the same whenever it is made', () => {
    expect(write(product)).toBe(write(product));
  });
});
