import type { DrawnProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawProduct } from '@kitchen/shared/drawing/draw-product.ts';
import { drawingTexts } from '@kitchen/shared/drawing/drawing-texts.ts';
import * as dxfParser from 'dxf-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDxf } from './write-dxf.ts';

// Its CommonJS file is the class itself, whatever its types say.
const DxfParser = dxfParser.default as unknown as typeof dxfParser.DxfParser;

interface Entity {
  type: string;
  layer: string;
  vertices?: { x: number; y: number }[];
  text?: string;
}

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
  const entities = (new DxfParser().parseSync(dxf)?.entities ?? []) as unknown as Entity[];
  const lines = entities.filter(({ type, layer }) => type === 'LINE' && layer === 'OUTLINE');
  const lengths = lines.map(({ vertices: [from, to] = [] }) =>
    from && to ? { across: Math.abs(to.x - from.x), upwards: Math.abs(to.y - from.y) } : undefined,
  );
  return {
    /** How often lines of the product's outline have a length. */
    across: (length: number) =>
      lengths.filter((line) => line && Math.abs(line.across - length) < 0.01).length,
    upwards: (length: number) =>
      lengths.filter((line) => line && Math.abs(line.upwards - length) < 0.01).length,
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
        expect(dxf).toMatch(/^(?: *\d+\r\n[ -~]*\r\n)+$/);
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
    const names = ['%%%d', '%%%%c', String.raw`\P`, 'Küche '.repeat(100), '🍕'.repeat(100)];
    const { texts } = read(writeDxf(drawProduct({ ...product, notes: names }, drawingTexts.en)));
    expect(texts).toEqual(expect.arrayContaining(['% % %d', '% % % %c', '/P']));
    expect(texts.filter((text = '') => /%%|\\(?!U\+[\dA-F]{4})/.test(text))).toEqual([]);
    expect(Math.max(...texts.map((text = '') => text.length))).toBeLessThanOrEqual(255);
    expect(texts.filter((text) => text?.endsWith('...'))).toHaveLength(2);
  });

  it('shows where a height that can be adjusted ends, and says so', () => {
    const drawn = read(writeDxf(drawProduct(product, drawingTexts.en)));
    expect(drawn.upwards(60)).toBe(4);
    expect(drawn.texts).toContain(String.raw`850\U+2013910`);
    const other = read(
      writeDxf(drawProduct({ ...product, heightTo: 850, adjustableBy: 20 }, drawingTexts.en)),
    );
    expect(other.texts).toContain('850 (adjustable by 20)');
  });

  it('is of a version that every program reads, in mm, with a layer for each kind of line', () => {
    const dxf = writeDxf(drawProduct(product, drawingTexts.en));
    const parsed = new DxfParser().parseSync(dxf);
    expect(parsed?.header.$ACADVER).toBe('AC1009');
    expect(Object.keys(parsed?.tables.layer?.layers ?? {})).toEqual(['OUTLINE', 'SHAPE', 'UNIT', 'MEASURES']);
    expect(parsed?.tables.lineType?.lineTypes).toHaveProperty('DASHED');
  });
});
