import { expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { readTechnicalInformation } from './read-technical-information.ts';

const read = (meta: Record<string, string>) => readTechnicalInformation([aRecord({ meta })]);
const valuesOf = (meta: Record<string, string>) => read(meta)[0]?.rows[0]?.values;

it('has a row for each key that is there, in the order of the regulation, by what the appliance is', () => {
  expect(
    read({
      oven_mass: '118.5 kg',
      oven_volume: '74; 46',
      oven_heat_source: 'Elettrico; gas',
      hob_burners: '6',
      hob_burner_efficiency: '55,2;58',
    }),
  ).toEqual([
    {
      kind: 'oven',
      rows: [
        { key: 'oven_volume', values: [74, 46] },
        { key: 'oven_heat_source', values: ['electricity', 'gas'] },
        { key: 'oven_mass', values: [118.5] },
      ],
    },
    {
      kind: 'gas_hob',
      rows: [
        { key: 'hob_burners', values: [6] },
        { key: 'hob_burner_efficiency', values: [55.2, 58] },
      ],
    },
  ]);
  expect(read({})).toEqual([]);
});

it('takes a row from the other entry where one lacks it', () => {
  const records = [aRecord({ meta: { hood_noise: '62' } }), aRecord({ meta: { hood_air_flow_max: '620' } })];
  expect(readTechnicalInformation(records)[0]?.rows.map(({ key }) => key)).toEqual([
    'hood_air_flow_max',
    'hood_noise',
  ]);
});

it.each([
  ['oven_energy_fan', '0,79 kWh', [0.79]],
  ['oven_energy_fan', '0.790', [0.79]],
  ['hood_air_flow_max', '1200 m³/h', [1200]],
  ['hob_zone_size', 'Ø 18; 21 x 19 cm; 14,5×16', [[18], [21, 19], [14.5, 16]]],
  ['hob_technology', 'Induzione', ['induction']],
  ['hob_technology', 'Halogen', ['Halogen']],
  ['oven_energy_fan', '0.84; -', [0.84, '–']],
])('reads %s "%s"', (key, entered, values) => {
  expect(valuesOf({ [key]: entered })).toEqual(values);
});

it.each([
  ['hood_air_flow_max', '1.200'],
  ['hood_noise', 'quiet'],
  ['oven_volume', '74; large'],
  ['hob_zone_size', '18 x 20 x 4'],
  ['oven_mass', '  '],
])('leaves out %s "%s", which cannot be read', (key, entered) => {
  expect(read({ [key]: entered })).toEqual([]);
});
