import type { Measures } from '@kitchen/shared/product.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { readConstruction } from './read-construction.ts';

const measures: Measures = { width: 900, depth: 600, height: 900, heightTo: 900, adjustableBy: 0 };
const record = (meta: Record<string, string>, name = 'Antique 90') => aRecord({ name, meta });

describe('what there is to draw of a product', () => {
  it('is read from its texts in either language', () => {
    const english = record({
      control_zone: 'Knobs: 7 metal knobs - Timer: Digital - Display: Touch',
      door: 'Glasses: 3 - Closing: Soft - Handle: Steel',
      other: 'Adjustable feet - Drawer: on rails - Splashback: 150 mm',
      cooktop: 'Burners: 5 - Grids: Cast iron',
    });
    const italian = record({
      control_zone: 'Manopole: 7 manopole in metallo - Timer: Digitale',
      door: 'Vetri: 3 - Maniglia: Acciaio',
      other: 'Piedini regolabili - Cassetto: su guide - Alzatina: 15 cm',
      cooktop: 'Bruciatori: 5 - Griglie: Ghisa',
    });
    for (const each of [english, italian]) {
      expect(readConstruction('cookers', [each], { ovens: 1, burners: 5 }, measures)).toEqual({
        kind: 'cooker',
        ovens: 1,
        burners: 5,
        controls: 'knobs',
        knobs: 7,
        parts: ['display', 'drawer', 'feet', 'glass', 'grates', 'handle'],
        splashback: 150,
      });
    }
  });

  it.each([
    ['Knobs: 7', 7],
    ['Manopole: 7', 7],
    ['Knobs: 8 solid steel knobs', 8],
    ['Knobs: 40 mm steel knobs', undefined],
    ['Knobs: 45 mm', undefined],
    ['Knobs: 4 burner knobs and 2 oven knobs', undefined],
    ['Manopole: 2 manopole forno - Manopole: 5 manopole piano', undefined],
    ['Knobs: 99', undefined],
    ['Knobs: Metal', undefined],
  ])('counts the knobs of "%s" as %s', (control_zone, knobs) => {
    const construction = readConstruction('cookers', [record({ control_zone })], { ovens: 1 }, measures);
    expect(construction?.controls).toBe('knobs');
    expect(construction?.knobs).toBe(knobs);
  });

  it.each([
    ['Knobs: 8 - Timer: Programmable timer with round clock', ['display', 'dial']],
    ['Manopole: 8 - Timer: Programmabile con orologio tondo', ['display', 'dial']],
    ['Knobs: 8 round knobs - Timer: With clock', ['display']],
  ])('of "%s" has %s', (control_zone, parts) => {
    const told = record({ control_zone, door: 'Handleless' });
    expect(readConstruction('cookers', [told], { ovens: 1 }, measures)?.parts).toEqual(parts);
  });

  it('has nothing that the record denies or does not say', () => {
    const silent = record({ other: 'No drawer', door: 'Handleless', control_zone: 'n.d.' });
    expect(readConstruction('cookers', [silent], { ovens: 1 }, measures)).toEqual({
      kind: 'cooker',
      ovens: 1,
      parts: [],
    });
    expect(readConstruction('cookers', [record({})], {}, measures)).toBeUndefined();
    expect(readConstruction('hobs', [record({})], {}, measures)).toBeUndefined();
    expect(readConstruction(null, [record({})], { ovens: 1 }, measures)).toBeUndefined();
  });

  it.each([
    ['ovens', 'Land 60', { ovens: 1 }, 'oven'],
    ['compact-products', 'Enzo 60 warming drawer', {}, 'drawer'],
    ['compact-products', 'Microonde Nero 45', {}, 'microwave'],
    ['ovens', 'Vacuum sealer', {}, undefined],
    ['hobs', 'Land 60', { zones: 4 }, 'hob'],
    ['hoods', 'Land 60', {}, 'hood'],
  ] as const)('tells what something in %s called %s is', (category, name, facts, kind) => {
    expect(readConstruction(category, [record({}, name)], facts, measures)?.kind).toBe(kind);
  });

  it('reads what it needs around it, each with its unit', () => {
    const said = {
      door_open: '107 cm',
      gas_position: 'Left: 100–300 mm - Height: 5–20 cm',
      electric_position: 'Da destra: 200 mm - Da terra: 1.050 mm',
      clearances: 'Sides: 50 mm - Above: 650 mm',
      niche: 'Width: 560–568 mm - Depth: 550 mm - Height: 590–600 mm',
    };
    expect(readConstruction('ovens', [record({}), record(said)], { ovens: 1 }, measures)).toMatchObject({
      doorOpen: 1070,
      points: [
        { of: 'gas', side: 'left', across: { from: 100, to: 300 }, upwards: { from: 50, to: 200 } },
        {
          of: 'electricity',
          side: 'right',
          across: { from: 200, to: 200 },
          upwards: { from: 1050, to: 1050 },
        },
      ],
      clearances: { sides: 50, above: 650 },
      cutout: {
        width: { from: 560, to: 568 },
        depth: { from: 550, to: 550 },
        height: { from: 590, to: 600 },
      },
    });
  });

  it('reads a cut-out by itself or in the texts, and the distance of a hood', () => {
    const hob = (meta: Record<string, string>) =>
      readConstruction('hobs', [record(meta)], { burners: 4 }, measures);
    const cutout = { width: { from: 560, to: 560 }, depth: { from: 490, to: 490 }, radius: 10 };
    expect(hob({ cutout: '560 x 490 mm, radius 10 mm' })?.cutout).toEqual(cutout);
    expect(hob({ other: 'Foro di incasso: 56 x 49 cm, raggio 10 mm' })?.cutout).toEqual(cutout);
    expect(hob({ other: 'Clearance: 650 mm free above it' })?.clearances).toEqual({ above: 650 });
    expect(
      readConstruction(
        'hoods',
        [record({ clearances: 'Sopra gas: 75 cm - Sopra piani a induzione: 650 mm' })],
        {},
        measures,
      )?.clearances,
    ).toEqual({ overGas: 750, overElectric: 650 });
  });

  it.each<[Record<string, string>, string]>([
    [{ cutout: '560 x 490' }, 'no unit'],
    [{ cutout: 'as the drawing' }, 'no number'],
    [{ gas_position: 'Left: 100–300 mm' }, 'no height'],
    [{ gas_position: 'Left: 300–100 mm - Height: 50 mm' }, 'a range from its end'],
    [{ door_open: '9000 mm' }, 'more than an appliance has'],
  ])('takes nothing from %o: %s', (meta, _why) => {
    expect(readConstruction('hobs', [record(meta)], { burners: 4 }, measures)).toEqual({
      kind: 'hob',
      burners: 4,
      parts: [],
    });
  });

  it('reads any text without a fault', () => {
    const words = fc
      .array(
        fc.constantFrom(
          ...'Left: Width mm cm 560 x 490 – - radius 1.050 gas above Sides 12,5 ( "'.split(' '),
        ),
      )
      .map((each) => each.join(' '));
    const keys = [
      'cutout',
      'niche',
      'door_open',
      'gas_position',
      'clearances',
      'other',
      'door',
      'control_zone',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.oneof(words, fc.string())), (meta) => {
        const construction = readConstruction('hobs', [record(meta)], { burners: 4 }, measures);
        const numbers =
          JSON.stringify(construction)
            .match(/-?\d+(?:\.\d+)?/g)
            ?.map(Number) ?? [];
        expect(numbers.filter((number) => number < 0 || number > 3000)).toEqual([]);
      }),
    );
  });
});
