import type { Language } from '@kitchen/shared/languages.ts';
import { expect, it, vi } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { readTechnicalInformation } from './read-technical-information.ts';

const read = (meta: Record<string, string>, reportUnread = vi.fn()) =>
  readTechnicalInformation([aRecord({ meta })], 'en', reportUnread);
const valuesOf = (information: ReturnType<typeof read>) => information[0]?.rows[0]?.values;

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
  expect(readTechnicalInformation(records, 'en')[0]?.rows.map(({ key }) => key)).toEqual([
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
  ['oven_volume', '70, 35', [70, 35]],
  ['oven_volume', '70 litri | 35 l', [70, 35]],
  ['oven_volume', '70,5; 35', [70.5, 35]],
  ['oven_energy_conventional', '0,79, 0,86 kWh/ciclo', [0.79, 0.86]],
  ['oven_energy_conventional', '0.79 kWh per cycle', [0.79]],
  ['hood_annual_energy', '42,8 kWh/a', [42.8]],
  ['hood_noise', '62 dB(A) re 1 pW', [62]],
  ['hood_lighting_efficiency', '30 lx/W', [30]],
  ['hob_zones', '4 zones', [4]],
  ['hob_burners', '5 fuochi', [5]],
])('reads %s "%s"', (key, entered, values) => {
  expect(valuesOf(read({ [key]: entered }))).toEqual(values);
});

it.each([
  ['hood_air_flow_max', '1.200'],
  ['hood_noise', 'quiet'],
  ['hood_noise', '62, 70'],
  ['oven_volume', '74; large'],
  ['oven_volume', '62/70 l'],
  ['oven_volume', '62 + 35'],
  ['oven_volume', '70,35'],
  ['oven_volume', '70 kg'],
  ['oven_energy_fan', '0.8-0.9'],
  ['oven_energy_fan', '2.9 MJ'],
  ['hob_burner_efficiency', '55,58'],
  ['hob_burners', '4 + 1'],
  ['hob_zone_size', '18 x 20 x 4'],
  ['hob_zone_size', '18,21'],
])('leaves out %s "%s", which cannot be read for certain, and reports it', (key, entered) => {
  const reportUnread = vi.fn();
  expect(read({ [key]: entered }, reportUnread)).toEqual([]);
  expect(reportUnread.mock.calls).toEqual([[key, entered]]);
});

it('is nothing, and nothing wrong, where nothing is entered', () => {
  const reportUnread = vi.fn();
  expect(read({ oven_mass: '  ' }, reportUnread)).toEqual([]);
  expect(reportUnread).not.toHaveBeenCalled();
});

it('shows words that it does not know in their own language alone', () => {
  const inLanguage = (language: string, technology: string) =>
    aRecord({ language, meta: { hob_technology: technology } });
  const shown = (language: Language, ...records: ProductRecord[]) =>
    valuesOf(readTechnicalInformation(records, language));
  const english = inLanguage('english', 'Halogen');
  expect([shown('en', english), shown('it', english)]).toEqual([['Halogen'], undefined]);
  const both = [english, inLanguage('italian', 'Alogena')];
  expect([shown('en', ...both), shown('it', ...both)]).toEqual([['Halogen'], ['Alogena']]);
  expect(shown('it', inLanguage('english', 'Induction'))).toEqual(['induction']);
});
