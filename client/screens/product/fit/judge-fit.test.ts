import { describe, expect, it } from 'vitest';
import type { Kitchen } from './judge-fit.ts';
import { judgeFit } from './judge-fit.ts';
import { readKitchen } from './kitchen-schema.ts';

type Judged = Parameters<typeof judgeFit>[0];
const builtIn = { category: 'ovens', installationMode: null } satisfies Partial<Judged>;
const appliance = {
  ...builtIn,
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

const unsaid: Kitchen['electric'] = { kilowatts: null, phases: 1 };

/** Without what the visitor left open, which has tests of its own. */
const judge = (
  { width = 0, depth = 0, height = 0, electric = unsaid, gas = null }: Given,
  judged: Omit<Judged, keyof typeof builtIn> & Partial<Judged> = appliance,
) => {
  const space = { width: width || null, depth: depth || null, height: height || null };
  const result = judgeFit({ ...builtIn, ...judged }, { space, electric, gas });
  return (['space', 'connections'] as const).flatMap((matter) => {
    const { verdict, points } = result[matter] ?? { verdict: 'open', points: [] };
    const said = points.filter(({ outcome }) => outcome !== 'open');
    if (said.length === 0) return [];
    return [verdict, ...said.map(({ about, outcome, reason }) => `${about} ${outcome} ${reason}`)];
  });
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
    [
      'one exactly as large as the product, as a fitter wants it',
      { width: 900, depth: 600, height: 900 },
      ['fits', 'width fits flushWidth', 'depth fits flushDepth', 'height fits flushHeight'],
    ],
    ['one that is too narrow', { width: 899, depth: 650 }, ['no', 'width no tooLarge', 'depth fits spare']],
    ['one for which the feet have to be set', { height: 885 }, ['with', 'height with adjustable']],
    ['one that is lower than the feet can be set', { height: 879 }, ['no', 'height no tooLarge']],
    ['enough power', supply(4.5), ['fits', 'electric fits powerFits']],
    ['too little power', supply(3), ['no', 'electric no powerTooHigh']],
    [
      'room, and too little power: it fits, and cannot be connected',
      { width: 900, ...supply(3) },
      ['fits', 'width fits flushWidth', 'no', 'electric no powerTooHigh'],
    ],
    ['a third of the power, on one phase of three', supply(9, 3), ['no', 'electric no powerTooHigh']],
    ['natural gas', { gas: 'natural' }, ['fits', 'gas fits gasFits']],
    ['liquid gas, with other nozzles', { gas: 'lpg' }, ['with', 'gas with nozzles']],
    ['no gas', { gas: 'none' }, ['no', 'gas no needsGas']],
  ])('judges %s', (_name, kitchen, expected) => {
    expect(judge(kitchen)).toEqual(expected);
  });

  it('says by how much', () => {
    const space = { width: 880, depth: 650, height: null };
    const judged = judgeFit({ ...appliance, specifications: [] }, { space, electric: unsaid, gas: null });
    expect(judged.space?.points.map(({ values }) => values)).toEqual([
      { room: 880, own: 900, over: 20 },
      { room: 650, own: 600, spare: 50 },
    ]);
  });

  it.each<[string, Judged['specifications'], Partial<Kitchen>, string[]]>([
    ['the supply and the gas', appliance.specifications, {}, ['supplyOpen 3.3', 'gasOpen']],
    ['the gas', appliance.specifications, { electric: { kilowatts: 4, phases: 1 } }, ['gasOpen']],
    ['the supply', appliance.specifications, { gas: 'natural' }, ['supplyOpen 3.3']],
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
      const space = { width: 910, depth: null, height: null };
      const judged = judgeFit(
        { ...appliance, specifications },
        { space, electric: unsaid, gas: null, ...said },
      );
      const left = judged.connections?.points.filter(({ outcome }) => outcome === 'open') ?? [];
      expect(left.map(({ reason, values }) => [reason, ...Object.values(values)].join(' '))).toEqual(open);
      expect(judged.space?.verdict).toBe('fits');
      expect(judged.connections?.verdict ?? 'open').toBe(Object.keys(said).length > 0 ? 'fits' : 'open');
    },
  );

  it.each<[string, 1 | 3, string, string]>([
    // Of a cooker that the catalogue has.
    ['230–240 V, 10.6 kW', 1, 'unsure', 'supplyOpen usualPhase 10.6 32 7.4'],
    ['220–240 V or 380–415 V 2N, 7.4 kW', 1, 'unsure', 'supplyOpen usualPhase 7.4 16 3.7'],
    ['400 V 3N, 10.8 kW', 1, 'unsure', 'supplyOpen usualPhase 10.8 32 7.4'],
    ['230 V, 3.7 kW', 1, 'open', 'supplyOpen 3.7'],
    ['230 V or 400 V 3N, 10.6 kW', 3, 'open', 'supplyOpen 10.6'],
    ['400 V 3N', 1, 'open', 'connectionOpen'],
  ])(
    'takes %s for no connection that suits where only %i phases are said and what is usual may not carry it',
    (value, phases, verdict, reason) => {
      const space = { width: 910, depth: null, height: null };
      const product = { ...appliance, ...connected(value), measures: appliance.measures };
      const judged = judgeFit(product, { space, electric: { kilowatts: null, phases }, gas: null });
      expect(judged.space?.verdict).toBe('fits');
      expect(judged.connections?.verdict).toBe(verdict);
      const [point] = judged.connections?.points ?? [];
      const { power, amps, supply: carried } = point?.values ?? {};
      const said = [point?.reason, point?.also, power, amps, carried].filter((part) => part !== undefined);
      expect(said.join(' ')).toBe(reason);
    },
  );

  it('says first that nothing is sure of the power where the gas suits', () => {
    const strong = [connected('230 V, 10.6 kW').specifications, appliance.specifications[1] ?? []].flat();
    const product = { measures: null, specifications: strong };
    expect(judge({ gas: 'natural' }, product)[0]).toBe('unsure');
    expect(judge({ gas: 'none' }, product)[0]).toBe('no');
  });

  it.each([
    [950, 0, 20, 'spare adjustableBy 20'],
    [900, 0, 20, 'flushHeight adjustableBy 20'],
    [850, 0, 20, 'tooLarge adjustableBy 20'],
    [890, 0, 20, 'adjustable'],
    [970, 60, 0, 'spare setBetween 900 960'],
    [950, 0, 0, 'spare'],
  ])('says in a space of %i mm how a height can be set', (height, range, adjustableBy, expected) => {
    const measures = { ...appliance.measures, heightTo: 900 + range, adjustableBy };
    const space = { width: null, depth: null, height };
    const judged = judgeFit(
      { ...builtIn, measures, specifications: [] },
      { space, electric: unsaid, gas: null },
    );
    const said = judged.space?.points.map(({ reason, also, values: { by, from, to } }) =>
      [reason, ...(also ? [also, by, from, to] : [])].filter((part) => part !== undefined).join(' '),
    );
    expect(said).toEqual([expected]);
  });

  it('knows a range of heights', () => {
    const range = {
      ...appliance,
      measures: { ...appliance.measures, height: 850, heightTo: 910, adjustableBy: 0 },
    };
    expect(judge({ height: 920 }, range)).toEqual(['fits', 'height fits spare']);
    expect(judge({ height: 850 }, range)).toEqual(['with', 'height with setLower']);
    expect(judge({ height: 849 }, range)).toEqual(['no', 'height no tooLarge']);
  });

  it.each<[string, Given, string[]]>([
    ['Power: 7,4 kW - Tensione: 220–240 V o 380–415 V 2N, 50/60 Hz', supply(7.4), ['fits', 'powerFits']],
    ['Power: 7.4 kW - Voltage: 220–240 V or 380–415 V 2N', supply(12, 3), ['fits', 'powerFits']],
    // Two phases of three.
    ['Power: 7.4 kW - Voltage: 220–240 V or 380–415 V 2N', supply(9, 3), ['no', 'powerTooHigh']],
    // Three times 16 A, of which two are what such a hob is made for.
    ['Power: 7.4 kW - Voltage: 220–240 V or 380–415 V 2N', supply(11, 3), ['with', 'powerJust']],
    ['Power: 10.8 kW - Voltage: 400 V 3N', supply(11, 3), ['fits', 'powerFits']],
    ['Power: 10.8 kW - Voltage: 400 V 3N', supply(11), ['no', 'threePhase']],
    ['230 V - 850 W', supply(1), ['fits', 'powerFits']],
    ['Plug supplied', supply(3), ['unstated', 'noPower']],
  ])('reads the connection %s', (value, kitchen, [verdict, reason]) => {
    expect(judge(kitchen, connected(value))).toEqual([verdict, `electric ${verdict} ${reason}`]);
  });

  it.each<[string, Given, string, number, number]>([
    ['7.4 kW, 220–240 V or 380–415 V 2N', supply(9, 3), 'twoOfThree', 6, 13.04],
    ['7.4 kW, 220–240 V or 380–415 V 2N', supply(3.68), 'onePhase', 3.68, 16],
    ['3.3 kW, 220–240 V', supply(11.04, 3), 'oneOfThree', 3.68, 16],
    ['10.8 kW, 400 V 3N', supply(11.04, 3), 'threePhases', 11.04, 16],
  ])(
    'says of %s what a supply comes to, and why',
    (value, { electric = unsaid }, why, available, amperes) => {
      const space = { width: null, depth: null, height: null };
      const { connections } = judgeFit({ ...builtIn, ...connected(value) }, { space, electric, gas: null });
      const { also, values } = connections?.points[0] ?? { values: {} };
      expect(also).toBe(why);
      expect(values.supply).toBeCloseTo(available);
      expect(values.amps).toBeCloseTo(amperes);
    },
  );

  it.each<[number, object, string]>([
    [900, {}, 'worktop fits level'],
    [910, {}, 'worktop with maybeLevel'],
    [880, {}, 'worktop with maybeLevel'],
    [950, {}, 'worktop with below'],
    [850, {}, 'worktop with above'],
    [870, { height: 850, heightTo: 910, adjustableBy: 0 }, 'worktop fits setLevel'],
    [920, { height: 850, heightTo: 910, adjustableBy: 0 }, 'worktop with below'],
  ])('compares a cooker with a worktop at %i mm, since it stands beside it', (height, feet, expected) => {
    const measures = { ...appliance.measures, ...feet };
    expect(judge({ height }, { measures, specifications: [], category: 'cookers' })[1]).toBe(expected);
    const isBuiltIn = { category: 'cookers', installationMode: 'built_in' } as const;
    const inNiche = judge({ height }, { measures, specifications: [], ...isBuiltIn })[1];
    expect(inNiche).toMatch(/^height /);
  });

  // As the drawings of an oven and of a hob of the catalogue have them.
  const oven = {
    measures: { width: 595, depth: 570, height: 595, heightTo: 595, adjustableBy: 0 },
    specifications: [],
    construction: {
      kind: 'oven' as const,
      parts: [],
      cutout: {
        width: { from: 560, to: 568 },
        depth: { from: 560, to: 560 },
        height: { from: 590, to: 600 },
      },
    },
  };
  const hob = {
    measures: { width: 750, depth: 520, height: 50, heightTo: 50, adjustableBy: 0 },
    specifications: [],
    category: 'hobs' as const,
    construction: {
      kind: 'hob' as const,
      parts: [],
      cutout: { width: { from: 560, to: 560 }, depth: { from: 490, to: 490 } },
    },
  };

  it.each<[string, Given, Omit<Judged, 'category' | 'installationMode'>, string[]]>([
    ['an oven', { width: 560 }, oven, ['width fits opening niche range']],
    ['an oven', { width: 568 }, oven, ['width fits opening niche range']],
    ['an oven', { height: 590 }, oven, ['height fits opening niche range']],
    ['an oven, which may be deeper', { depth: 560 }, oven, ['depth fits opening niche least']],
    ['an oven, which may be deeper', { depth: 565 }, oven, ['depth fits opening niche least']],
    ['an oven', { width: 559 }, oven, ['width no openingTooSmall niche range']],
    ['an oven', { depth: 559 }, oven, ['depth no openingTooSmall niche least']],
    ['an oven', { width: 569 }, oven, ['width with openingTooLarge niche range']],
    ['an oven', { width: 594 }, oven, ['width with openingTooLarge niche range']],
    ['an oven', { width: 595, height: 600 }, oven, ['width fits flushWidth', 'height fits spare']],
    [
      'a hob',
      { width: 560, depth: 490 },
      hob,
      ['width fits openingExact cutout exact', 'depth fits openingExact cutout exact'],
    ],
    [
      'a hob',
      { width: 561, depth: 489 },
      hob,
      ['width with openingTooLarge cutout exact', 'depth no openingTooSmall cutout exact'],
    ],
    ['a hob', { width: 751, depth: 520 }, hob, ['width fits spare', 'depth fits flushDepth']],
    ['an oven without one', { width: 594 }, { ...oven, construction: undefined }, ['width no tooLarge']],
  ])('knows the opening that the sheet of %s asks for: %j', (_name, sizes, product, expected) => {
    const space = { width: null, depth: null, height: null, ...sizes };
    const judged = judgeFit({ ...builtIn, ...product }, { space, electric: unsaid, gas: null });
    expect(
      judged.space?.points.map(({ about, outcome, reason, opening }) =>
        [about, outcome, reason, ...(opening ? [opening.of, opening.span] : [])].join(' '),
      ),
    ).toEqual(expected);
  });

  it('takes no opening for the place of a cooker that stands between cabinets', () => {
    expect(judge({ width: 560 }, { ...oven, category: 'cookers' })[1]).toBe('width no tooLarge');
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
      'unstated',
      'electric unstated noPower',
      'gas unstated noGas',
    ]);
    expect(judge({ gas: 'none' }, connected('230 V, 3 kW'))).toEqual(['fits', 'gas fits electricOnly']);
    const specifications = [
      ...connected('230 V, 3 kW').specifications,
      { section: 'cooktop' as const, value: 'Burners: 6' },
    ];
    expect(judge({ gas: 'none' }, { measures: null, specifications })[1]).toBe('gas unstated noGas');
    // What suits and what is not known do not make all suitable.
    const gasStated = { section: 'gas_connection' as const, value: 'Natural gas' };
    const silentOfPower = {
      measures: null,
      specifications: [connected('Plug').specifications, gasStated].flat(),
    };
    expect(judge({ ...supply(4), gas: 'natural' }, silentOfPower)[0]).toBe('with');
    expect(judge({ width: 910, depth: 700 }, { measures: null, specifications: [] })[0]).toBe('unstated');
  });

  it('quotes what the sheet says about room around the product, where the space is judged', () => {
    const specifications = [
      { section: 'other' as const, value: 'Drawer: On runners - Clearance: 50 mm at each side' },
      { section: 'accessories' as const, value: 'Due griglie - Nicchia: 560 x 550 x 590 mm' },
      { section: 'other' as const, value: 'Height over the hob: 750 mm over gas, 650 mm over induction' },
      { section: 'other' as const, value: 'Luce: LED - Altezza sul piano: 750 mm sul gas' },
      { section: 'other' as const, value: 'Altezza sul piano di lavoro: 900 mm - Height: 90 cm' },
    ];
    const product = { measures: appliance.measures, specifications };
    const space = { width: 1_000, depth: null, height: null };
    const judged = judgeFit({ ...builtIn, ...product }, { space, electric: unsaid, gas: null });
    expect(judged.space?.verdict).toBe('with');
    expect(judged.space?.points.slice(1).map(({ values }) => values.text)).toEqual([
      'Clearance: 50 mm at each side',
      'Nicchia: 560 x 550 x 590 mm',
      'Height over the hob: 750 mm over gas, 650 mm over induction',
      'Altezza sul piano: 750 mm sul gas',
    ]);
    expect(judge({ gas: 'none' }, product)).not.toContain('room with room');
  });
});

describe('readKitchen', () => {
  const none = { width: null, depth: null, height: null };
  const form = { width: '', depth: '', height: '', supply: '', supply_unit: 'kW', phases: '1', gas: '' };
  it.each([
    [{ width: '90' }, { space: { ...none, width: 900 } }],
    [{ width: ' 59,5 ', height: '60.2' }, { space: { width: 595, depth: null, height: 602 } }],
    [
      { depth: '560', gas: 'lpg' },
      { space: { ...none, depth: 560 }, gas: 'lpg' },
    ],
    [{ supply: '16', supply_unit: 'A' }, { electric: { kilowatts: 3.68, phases: 1 } }],
    [{ supply: '16', supply_unit: 'A', phases: '3' }, { electric: { kilowatts: 11.04, phases: 3 } }],
  ])('reads %j', (entered, said) => {
    const kitchen = { space: none, electric: unsaid, gas: null, ...said };
    expect(readKitchen({ ...form, ...entered })).toMatchObject({ kitchen, faults: null });
  });

  it.each([
    // As a tape measure has it, as a plan has it, and as people say it.
    ['905', 905, true],
    ['610', 610, true],
    ['90', 900, true],
    ['90.5', 905, true],
    ['250', 2_500, true],
    ['251', 251, true],
    ['0,9', 900, true],
    ['1.2', 1_200, true],
    ['1.200', 1_200, true],
    ['1,200 mm', 1_200, false],
    ['45 mm', 45, false],
    ['300cm', 3_000, false],
    ['0.905 M', 905, false],
  ])('reads the size %s as %i mm, and tells whether its unit is guessed', (width, mm, isGuessed) => {
    expect(readKitchen({ width })).toMatchObject({
      kitchen: { space: { width: mm } },
      guessed: isGuessed ? ['width'] : [],
    });
  });

  it.each([
    [{}, { width: 'something' }],
    [
      { width: 'ninety', depth: '9 ft', supply: '-3' },
      { width: 'number', depth: 'number', supply: 'number' },
    ],
    [
      { width: '0', depth: '9000', supply: '500' },
      { width: 'size', depth: 'size', supply: 'supply' },
    ],
  ])('refuses %j', (entered, faults) => {
    expect(readKitchen({ ...form, ...entered })).toEqual({ kitchen: null, guessed: null, faults });
  });

  it('reads an address, which need not name what was left empty and may name choices that there are not', () => {
    expect(readKitchen({ width: '90', phases: '2' })).toMatchObject({
      kitchen: { space: { ...none, width: 900 }, electric: unsaid, gas: null },
      faults: null,
    });
    expect(readKitchen({ phases: '3' }).faults).toEqual({ width: 'something' });
  });
});
