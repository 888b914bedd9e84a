import { readFileSync } from 'node:fs';
import { technicalKinds } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import { appliances } from '../../demo/catalogue/appliances.ts';
import { energyMeta } from '../../demo/catalogue/energy-figures.ts';
import type { ProductRecord } from '../../store/store.ts';
import { aRecord } from '../../testing/a-record.ts';
import { facetValues } from '../facet-values.ts';
import { energyFaults } from './energy-faults.ts';

const faultsOf = (changes: Partial<ProductRecord>) => {
  const records = [aRecord(changes)];
  return energyFaults(
    records,
    facetValues(records, () => undefined),
  ).map(({ kind, detail }) => (detail ? `${kind} (${detail})` : kind));
};

const hood = {
  eprel_id: '1234',
  hood_annual_energy: '42',
  hood_fluid_efficiency: '30',
  hood_lighting_efficiency: '29',
  hood_grease_filtering: '87',
  hood_air_flow_min: '250',
  hood_air_flow_max: '600',
  hood_noise: '62',
};

describe('what the report says of energy', () => {
  it('is nothing where a record says all; boost is not every hood’s', () => {
    expect(faultsOf({ categories: ['hoods'], meta: { ...hood, energy_class: 'A' } })).toEqual([]);
    for (const appliance of appliances) {
      const { category, name, cooktop = '', ovenType = '' } = appliance;
      const meta = { ...energyMeta(appliance), cooktop, oven_type: ovenType, eprel_id: '1' };
      expect([name.en, faultsOf({ name: name.en, categories: [category], meta })]).toEqual([name.en, []]);
    }
  });

  it('is nothing for the examples that keepers are given', () => {
    const guide = readFileSync(new URL('../../../docs/catalogue-data.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n(\{\s*"oven"[^`]+)```/.exec(guide) ?? [];
    const entries: Record<string, { key: string; value: string }[]> = JSON.parse(example);
    const categories = { oven: 'ovens', electric_hob: 'hobs', gas_hob: 'hobs', hood: 'hoods' } as const;
    for (const kind of technicalKinds) {
      const meta = Object.fromEntries((entries[kind] ?? []).map(({ key, value }) => [key, value]));
      const top = { electric_hob: 'electric', gas_hob: 'gas', oven: '', hood: '' }[kind];
      expect([
        kind,
        faultsOf({ categories: [categories[kind]], meta: { ...meta, cooktop_type: top } }),
      ]).toEqual([kind, []]);
    }
  });

  it.each([
    ['a labelled product without a class', {}, ['no-energy-class']],
    ['a class that does not exist', { energy_class: 'B+++' }, ['unknown-energy-class (B+++)']],
    ['no number in the register', { energy_class: 'A', eprel_id: 'soon' }, ['no-eprel-number']],
    ['a model that carries no label', { energy_label: 'none' }, []],
    [
      'a value that cannot be read',
      { energy_class: 'A', hood_noise: 'quiet' },
      ['no-technical-information (hood: hood_noise “quiet”)'],
    ],
    [
      'a value that nothing asks for and cannot be read',
      { energy_class: 'A', oven_volume: '62 + 35', hood_air_flow_boost: '700/800' },
      ['no-technical-information (oven: oven_volume “62 + 35”; hood: hood_air_flow_boost “700/800”)'],
    ],
    [
      'words that are shown in one language alone',
      { energy_class: 'A', hob_technology: 'Halogen' },
      ['no-technical-information (electric_hob: hob_technology “Halogen”)'],
    ],
  ])('names %s', (_, meta, faults) => {
    expect(faultsOf({ categories: ['hoods'], meta: { ...hood, ...meta } })).toEqual(faults);
  });

  it('lists by kind what technical information is missing', () => {
    const meta = {
      energy_class: 'A',
      eprel_id: '1',
      cooktop_type: 'mixed',
      oven_volume: '74',
      oven_energy_fan: '0.8',
      hob_burners: '4',
    };
    expect(faultsOf({ categories: ['cookers'], meta })).toEqual([
      'no-technical-information (oven: oven_heat_source, oven_mass; ' +
        'electric_hob: hob_technology, hob_zones, hob_zone_size, hob_zone_energy, hob_energy; ' +
        'gas_hob: hob_burner_efficiency, hob_gas_efficiency)',
    ]);
  });

  it.each<[string, Partial<ProductRecord>]>([
    ['A', { categories: ['hobs'], name: 'Griddle plate' }],
    ['A, B', { categories: ['compact-products'], name: 'Microwave combi' }],
  ])('names the class “%s” of what counts as carrying no label, unless its keeper says so', (entered, is) => {
    const meta = { energy_class: entered };
    expect(faultsOf({ ...is, meta })).toEqual([`energy-class-not-shown (${entered})`]);
    expect(faultsOf({ ...is, meta: { ...meta, energy_label: 'none' } })).toEqual([]);
  });

  it('is nothing for a drawer, a griddle or a microwave', () => {
    expect(faultsOf({ categories: ['hobs'], name: 'Griddle plate' })).toEqual([]);
    expect(faultsOf({ categories: ['compact-products'], name: 'Warming drawer' })).toEqual([]);
    expect(faultsOf({ categories: ['ovens'], name: 'Microwave' })).toEqual([]);
  });
});
