import { describe, expect, it } from 'vitest';
import type { Kitchen } from './judge-fit.ts';
import { judgeFit } from './judge-fit.ts';
import { readKitchen } from './kitchen-schema.ts';

const cooker = {
  measures: { width: 900, depth: 600, height: 900, heightTo: 900, adjustableBy: 20 },
  specifications: [
    { section: 'electric_connection' as const, value: 'Voltage: 220–240 V, 50/60 Hz - Power: 3.3 kW' },
    { section: 'gas_connection' as const, value: 'Gas: Natural gas G20 at 20 mbar, LPG nozzles supplied' },
  ],
};

interface Given {
  width?: number;
  depth?: number;
  height?: number;
  electric?: Kitchen['electric'];
  gas?: Kitchen['gas'];
}

/** Without what the visitor left open, which has tests of its own. */
const judge = (
  { width = 0, depth = 0, height = 0, electric = null, gas = null }: Given,
  product: Parameters<typeof judgeFit>[0] = cooker,
) => {
  const niche = { width: width || null, depth: depth || null, height: height || null };
  const { verdict, points } = judgeFit(product, { niche, electric, gas });
  const judged = points.filter(({ outcome }) => outcome !== 'open');
  return [verdict, ...judged.map(({ about, outcome, reason }) => `${about} ${outcome} ${reason}`)];
};

const connected = (value: string) => ({
  measures: null,
  specifications: [{ section: 'electric_connection' as const, value }],
});
const supply = (kilowatts: number, phases: 1 | 3 = 1) => ({ electric: { kilowatts, phases } });

describe('judgeFit', () => {
  it.each<[string, Given, string[]]>([
    [
      'a niche with room to spare',
      { width: 910, depth: 650 },
      ['fits', 'width fits spare', 'depth fits spare'],
    ],
    ['one as wide as the product', { width: 900 }, ['with', 'width with exact']],
    ['one that is too narrow', { width: 899, depth: 650 }, ['no', 'width no tooLarge', 'depth fits spare']],
    ['one for which the feet have to be set', { height: 885 }, ['with', 'height with adjustable']],
    ['one that is lower than the feet can be set', { height: 879 }, ['no', 'height no tooLarge']],
    ['enough power', supply(4.5), ['fits', 'electric fits powerFits']],
    ['too little power', supply(3), ['no', 'electric no powerTooHigh']],
    ['a third of the power, on one phase of three', supply(9, 3), ['no', 'electric no powerTooHigh']],
    ['natural gas', { gas: 'natural' }, ['fits', 'gas fits gasFits']],
    ['liquid gas, with other nozzles', { gas: 'lpg' }, ['with', 'gas with nozzles']],
    ['no gas', { gas: 'none' }, ['no', 'gas no needsGas']],
  ])('judges %s', (_name, kitchen, expected) => {
    expect(judge(kitchen)).toEqual(expected);
  });

  it('says by how much', () => {
    const niche = { width: 880, depth: 650, height: null };
    const { points } = judgeFit({ ...cooker, specifications: [] }, { niche, electric: null, gas: null });
    expect(points.map(({ values }) => values)).toEqual([
      { room: 880, own: 900, over: 20 },
      { room: 650, own: 600, spare: 50 },
    ]);
  });

  it.each<[string, (typeof cooker)['specifications'], Partial<Kitchen>, string[]]>([
    ['the supply and the gas', cooker.specifications, {}, ['supplyOpen 3.3', 'gasOpen']],
    ['the gas', cooker.specifications, { electric: { kilowatts: 4, phases: 1 } }, ['gasOpen']],
    ['the supply', cooker.specifications, { gas: 'natural' }, ['supplyOpen 3.3']],
    [
      'a supply of which the sheet gives no power',
      connected('Plug supplied').specifications,
      {},
      ['connectionOpen'],
    ],
    ['what the sheet knows nothing of', [], {}, []],
  ])(
    'says where a visitor has left open %s, which does not change the verdict',
    (_name, specifications, said, open) => {
      const niche = { width: 910, depth: null, height: null };
      const { verdict, points } = judgeFit(
        { ...cooker, specifications },
        { niche, electric: null, gas: null, ...said },
      );
      const left = points.filter(({ outcome }) => outcome === 'open');
      expect(left.map(({ reason, values }) => [reason, ...Object.values(values)].join(' '))).toEqual(open);
      expect(verdict).toBe('fits');
    },
  );

  it.each([
    [950, 0, 20, 'spare adjustableBy 20'],
    [900, 0, 20, 'exact adjustableBy 20'],
    [850, 0, 20, 'tooLarge adjustableBy 20'],
    [890, 0, 20, 'adjustable'],
    [970, 60, 0, 'spare setBetween 900 960'],
    [950, 0, 0, 'spare'],
  ])('says in a niche of %i mm how a height can be set', (height, range, adjustableBy, expected) => {
    const measures = { ...cooker.measures, heightTo: 900 + range, adjustableBy };
    const niche = { width: null, depth: null, height };
    const { points } = judgeFit({ measures, specifications: [] }, { niche, electric: null, gas: null });
    const said = points.map(({ reason, also, values: { by, from, to } }) =>
      [reason, ...(also ? [also, by, from, to] : [])].filter((part) => part !== undefined).join(' '),
    );
    expect(said).toEqual([expected]);
  });

  it('knows a range of heights', () => {
    const range = {
      ...cooker,
      measures: { ...cooker.measures, height: 850, heightTo: 910, adjustableBy: 0 },
    };
    expect(judge({ height: 920 }, range)).toEqual(['fits', 'height fits spare']);
    expect(judge({ height: 850 }, range)).toEqual(['with', 'height with setLower']);
    expect(judge({ height: 849 }, range)).toEqual(['no', 'height no tooLarge']);
  });

  it.each<[string, Given, string[]]>([
    ['Power: 7,4 kW - Tensione: 220–240 V o 380–415 V 2N, 50/60 Hz', supply(7.4), ['fits', 'powerFits']],
    ['Power: 7.4 kW - Voltage: 220–240 V or 380–415 V 2N', supply(12, 3), ['fits', 'powerFits']],
    // Two phases of three.
    ['Power: 7.4 kW - Voltage: 220–240 V or 380–415 V 2N', supply(11, 3), ['no', 'powerTooHigh']],
    ['Power: 10.8 kW - Voltage: 400 V 3N', supply(11, 3), ['fits', 'powerFits']],
    ['Power: 10.8 kW - Voltage: 400 V 3N', supply(11), ['no', 'threePhase']],
    ['230 V - 850 W', supply(1), ['fits', 'powerFits']],
    ['Plug supplied', supply(3), ['unstated', 'noPower']],
  ])('reads the connection %s', (value, kitchen, [verdict, reason]) => {
    expect(judge(kitchen, connected(value))).toEqual([verdict, `electric ${verdict} ${reason}`]);
  });

  it.each<[string, Kitchen['gas'], string]>([
    ['Gas: LPG G30 at 28–30 mbar', 'lpg', 'gas fits gasFits'],
    ['Gas: Metano G20 a 20 mbar', 'lpg', 'gas unstated gasKind'],
    ['Fitting: half-inch thread', 'natural', 'gas unstated gasKind'],
  ])('reads the gas connection %s for %s', (value, gas, expected) => {
    const product = { measures: null, specifications: [{ section: 'gas_connection' as const, value }] };
    expect(judge({ gas }, product)[1]).toBe(expected);
  });

  it('says where the sheet says nothing', () => {
    const silent = { measures: null, specifications: [] };
    expect(judge({ width: 900, ...supply(3), gas: 'none' }, silent)).toEqual([
      'unstated',
      'width unstated noMeasure',
      'electric unstated noPower',
      'gas unstated noGas',
    ]);
    expect(judge({ gas: 'none' }, connected('230 V, 3 kW'))).toEqual(['fits', 'gas fits electricOnly']);
    const specifications = [
      ...connected('230 V, 3 kW').specifications,
      { section: 'cooktop' as const, value: 'Burners: 6' },
    ];
    expect(judge({ gas: 'none' }, { measures: null, specifications })[1]).toBe('gas unstated noGas');
    // What fits and what is not known do not make a fit together.
    expect(judge({ ...supply(4), width: 900 }, connected('230 V, 3 kW'))[0]).toBe('with');
  });

  it('quotes what the sheet says about room around the product, where a niche is judged', () => {
    const specifications = [
      { section: 'other' as const, value: 'Drawer: On runners - Clearance: 50 mm at each side' },
      { section: 'accessories' as const, value: 'Due griglie - Nicchia: 560 x 550 x 590 mm' },
    ];
    const product = { measures: cooker.measures, specifications };
    const niche = { width: 1_000, depth: null, height: null };
    const { verdict, points } = judgeFit(product, { niche, electric: null, gas: null });
    expect(verdict).toBe('with');
    expect(points.slice(1).map(({ values }) => values.text)).toEqual([
      'Clearance: 50 mm at each side',
      'Nicchia: 560 x 550 x 590 mm',
    ]);
    expect(judge({ gas: 'none' }, product)).not.toContain('room with room');
  });
});

describe('readKitchen', () => {
  const form = {
    width: '',
    depth: '',
    height: '',
    unit: 'cm',
    supply: '',
    supply_unit: 'kW',
    phases: '1',
    gas: '',
  };
  it.each([
    [{ width: '90' }, { niche: { width: 900, depth: null, height: null }, electric: null, gas: null }],
    [
      { width: ' 59,5 ', height: '60.2' },
      { niche: { width: 595, depth: null, height: 602 }, electric: null, gas: null },
    ],
    [
      { depth: '560', unit: 'mm', gas: 'lpg' },
      { niche: { width: null, depth: 560, height: null }, electric: null, gas: 'lpg' },
    ],
    [
      { supply: '16', supply_unit: 'A' },
      {
        niche: { width: null, depth: null, height: null },
        electric: { kilowatts: 3.68, phases: 1 },
        gas: null,
      },
    ],
    [
      { supply: '16', supply_unit: 'A', phases: '3' },
      {
        niche: { width: null, depth: null, height: null },
        electric: { kilowatts: 11.04, phases: 3 },
        gas: null,
      },
    ],
  ])('reads %j', (entered, kitchen) => {
    expect(readKitchen({ ...form, ...entered })).toEqual({ kitchen, faults: null });
  });

  it.each([
    [{}, { width: 'something' }],
    [
      { width: 'ninety', supply: '-3' },
      { width: 'number', supply: 'number' },
    ],
    [
      { width: '0', depth: '900', supply: '500' },
      { width: 'size', depth: 'size', supply: 'supply' },
    ],
  ])('refuses %j', (entered, faults) => {
    expect(readKitchen({ ...form, ...entered })).toEqual({ kitchen: null, faults });
  });

  it('reads an address, which need not name what was left empty and may name choices that there are not', () => {
    expect(readKitchen({ width: '90', unit: 'ell', phases: '2' })).toEqual({
      kitchen: { niche: { width: 900, depth: null, height: null }, electric: null, gas: null },
      faults: null,
    });
    expect(readKitchen({ unit: 'cm' }).faults).toEqual({ width: 'something' });
  });
});
