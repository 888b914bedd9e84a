import type { Specification } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { readConnection } from './read-connection.ts';

type Section = Specification['section'];

/** Each row as text: its subject, the record's own label, and its values. */
function rowsOf(section: Section, value: string, category: 'cookers' | 'hoods' = 'cookers') {
  const { connection, specifications } = readConnection(aRecord(), [{ section, value }], category);
  const rows = connection?.rows.map(({ about, label, values }) => {
    const said = values.map(({ text, phases, pressure }) =>
      [text, phases, pressure].filter(Boolean).join(' '),
    );
    return `${about}${label ? ` (${label})` : ''}: ${said.join(' | ')}`.replaceAll('\u00A0', ' ');
  });
  return { rows, rest: specifications[0]?.rest };
}

describe('how a product is connected', () => {
  it.each<[string, string[]]>([
    [
      'Voltage: 220–240 V or 380–415 V 2N, 50/60 Hz - Power: 7.4 kW',
      ['supply: 220–240 V 1 | 380–415 V 2N', 'power: 7.4 kW', 'frequency: 50/60 Hz'],
    ],
    [
      'Tensione: 230V~ - Frequenza: 50/60 Hz - Potenza: 3,2 kW',
      ['supply: 230 V 1', 'power: 3,2 kW', 'frequency: 50/60 Hz'],
    ],
    ['400 V 3N~, 16 A', ['supply: 400 V 3N', 'current: 16 A']],
    ['Tensione: 230 V monofase o 400 V trifase', ['supply: 230 V 1 | 400 V 3']],
    ['380-415V 3N~ / 220-240V~ 50 Hz', ['supply: 380-415 V 3N | 220-240 V 1', 'frequency: 50 Hz']],
    ['400 V', ['supply: 400 V']],
    [
      'Power: 3.3 kW - Cable: 1.5 m, H05VV-F 3 × 1.5 mm² - Fuse: 16 A - Plug: Schuko',
      ['power: 3.3 kW', 'cable: 1.5 m, H05VV-F 3 × 1.5 mm²', 'fuse: 16 A', 'plug: Schuko'],
    ],
    // What is more than that stays in the words of the record, all of it.
    ['Voltage: 230 V on a line of its own', ['electric (Voltage): 230 V on a line of its own']],
    ['Grill: 2.5 kW - Plug supplied', ['electric (Grill): 2.5 kW', 'electric: Plug supplied']],
  ])('is read of %s', (value, expected) => {
    expect(rowsOf('electric_connection', value)).toEqual({ rows: expected, rest: '' });
  });

  it.each<[string, string[]]>([
    [
      'Gas: Natural gas G20 at 20 mbar, LPG nozzles supplied - Fitting: Half-inch thread',
      ['gas: Natural gas G20 20 mbar', 'nozzles: LPG nozzles supplied', 'inlet: Half-inch thread'],
    ],
    ['Gas: Metano G20 20 mbar - Attacco: 1/2"', ['gas: Metano G20 20 mbar', 'inlet: 1/2"']],
    [
      'Gas: G20 20 mbar; GPL G30/G31 28-30/37 mbar - Potenza: 14 kW',
      ['gas: G20 20 mbar | GPL G30/G31 28-30/37 mbar', 'gasPower: 14 kW'],
    ],
    ['Gas: no', ['gasConnection (Gas): no']],
    ['Gas: City gas on request, G20', ['gasConnection (Gas): City gas on request, G20']],
  ])('is read of the gas %s', (value, expected) => {
    expect(rowsOf('gas_connection', value)).toEqual({ rows: expected, rest: '' });
  });

  it('is of a hood its duct and height too, which then are not told elsewhere', () => {
    const other =
      'Light: Warm LED light - Duct: 150 mm duct or recirculation - Height over the hob: 750 mm over gas, 650 mm over induction';
    expect(rowsOf('other', other, 'hoods')).toEqual({
      rows: ['duct: 150 mm duct or recirculation', 'heightAbove: 750 mm over gas, 650 mm over induction'],
      rest: 'Light: Warm LED light',
    });
    expect(rowsOf('other', other)).toEqual({ rows: undefined, rest: undefined });
    expect(rowsOf('other', 'Height: 90 cm', 'hoods').rows).toBeUndefined();
  });

  it('has where the points are, where the record says so', () => {
    const record = aRecord({ meta: { gas_position: 'Left: 100–300 mm - Height: 5–20 cm' } });
    expect(readConnection(record, [], 'cookers').connection?.rows).toEqual([
      { about: 'gasPosition', values: [{ text: 'Left: 100–300\u00A0mm' }, { text: 'Height: 5–20\u00A0cm' }] },
    ]);
  });

  it('is nothing where the record says nothing', () => {
    expect(rowsOf('cooktop', 'Burners: 6')).toEqual({ rows: undefined, rest: undefined });
  });
});

describe('a hood', () => {
  const speedsOf = (meta: Record<string, string>) =>
    readConnection(aRecord({ meta }), [], 'hoods').connection?.speeds.map(
      ({ name, airFlow, noise, power }) => `${name}: ${airFlow} ${noise} ${power}`,
    );
  const asked = {
    hood_air_flow_min: '269',
    hood_air_flow_max: '640 m³/h',
    hood_air_flow_boost: '781',
    hood_noise_min: '44',
    hood_noise: '60 dB(A)',
  };

  it('has air, noise and power at every speed that its record has', () => {
    const all = {
      ...asked,
      speed_air_flow: '269; 450; 640; 781',
      speed_noise: '44; 52; 60; -',
      speed_power: '70 W; 110 W; 160 W; 240 W',
    };
    expect(speedsOf(all)).toEqual(['1: 269 44 70', '2: 450 52 110', '3: 640 60 160', 'boost: 781 null 240']);
    expect(speedsOf({ speed_noise: '44, 52, 60' })).toEqual([
      '1: null 44 null',
      '2: null 52 null',
      '3: null 60 null',
    ]);
  });

  it('has what the regulation asks for where there is no more, or more cannot be read', () => {
    const expected = ['lowest: 269 44 null', 'highest: 640 60 null', 'boost: 781 null null'];
    expect(speedsOf(asked)).toEqual(expected);
    expect(speedsOf({ ...asked, speed_air_flow: '269; about 450; 640' })).toEqual(expected);
    expect(readConnection(aRecord({ meta: asked }), [], 'cookers').connection).toBeNull();
  });
});
