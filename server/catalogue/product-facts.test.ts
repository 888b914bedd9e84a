import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { facetValues } from './facet-values.ts';
import { readProductFacts } from './product-facts.ts';

const readAll = (records: ProductRecord[]) =>
  readProductFacts(
    records,
    facetValues(records, () => undefined),
  );
const read = (meta: Record<string, string>) => readAll([aRecord({ meta })]);

describe('readProductFacts', () => {
  it('says nothing where records say nothing', () => {
    expect(read({})).toEqual({});
    expect(
      read({ electric_connection: 'Cable: 1.5 m', gas_connection: 'Gas: no', other: 'Feet: Steel' }),
    ).toEqual({});
  });

  it.each([
    ['Voltage: 220–240 V, 50/60 Hz - Power: 3.2 kW - Fuse: 16 A', { kilowatts: 3.2, amps: 16 }],
    ['Tensione: 230 V - Potenza: 1700 W - Fusibile: 10 ampere', { kilowatts: 1.7, amps: 10 }],
    ['Potenza: 7,4 kW - Fusibile: 2 × 20 A', { kilowatts: 7.4, amps: 40 }],
    ['Tensione: da 220 a 240 V', {}],
  ])('reads power and fuse in %j', (electric_connection, facts) => {
    const { connections: _, ...others } = read({ electric_connection });
    expect(others).toEqual(facts);
  });

  it('takes neither the power of a zone nor that which lights a burner for what all of it needs', () => {
    const hob = { cooktop: 'Front: 1.8 kW - Rear: 2.1 kW', electric_connection: 'Power: 7.4 kW' };
    expect(read(hob).kilowatts).toBe(7.4);
    expect(read({ gas_connection: 'Gas: G20', electric_connection: 'Power: 0.1 kW' })).not.toHaveProperty(
      'kilowatts',
    );
    expect(read({ electric_connection: 'Power: 250 W' }).kilowatts).toBe(0.25);
  });

  it('reads the sides beside the width, of a height that is set both ends', () => {
    expect(read({ overall_dimensions: '90 x 60 x 85 cm' }).otherSides).toContain(85);
    expect(
      read({ overall_dimensions: 'Width: 900 mm - Depth: 600 mm - Height: 850–910 mm' }).otherSides,
    ).toEqual([60, 85, 91]);
  });

  it.each([
    ['Type: Gas - Burners: 5', { burners: 5 }],
    ['Tipo: Gas - Bruciatori: 7 - Griglie: Ghisa', { burners: 7 }],
    ['Type: 6 gas burners', { burners: 6 }],
    ['Tipo: 3 bruciatori a gas e 2 zone in vetroceramica', { burners: 3, zones: 2, dualFuel: true }],
    ['Type: 4 induction zones', { zones: 4 }],
    ['Zone: 4 - Vetro: Vetroceramica', { zones: 4 }],
    ['Type: 4 electric solid plates', { zones: 4 }],
    ['Tipo: 4 piastre elettriche', { zones: 4 }],
    ['Booster: Booster on every zone', {}],
  ])('counts burners and zones in %j', (cooktop, facts) => {
    expect(read({ cooktop })).toEqual(facts);
  });

  it.each([
    ['Volume: Usable volume 74 L, gross 86 L', [74]],
    ['Gross volume: 86 L - Usable volume: 74 L', [74]],
    ['Volume lordo: 86 L - Volume utile: 74 L - Livelli: 7', [74]],
    ['Volume: 73,5 litri', [73.5]],
    ['Volume lordo: 86 L', undefined],
  ])('reads the usable volume in %j', (cavity, litres) => {
    expect(read({ cavity }).litres).toEqual(litres);
  });

  it.each([
    [{ oven: 'Type: Electric multifunction' }, 1],
    [{ oven: 'Type: Gas - Second oven: Auxiliary oven with grill' }, 2],
    [{ oven: 'Type: Two ovens, electric' }, 2],
    [{ oven: 'Forni: 2' }, 2],
    [{ oven_volume: '74; 38' }, 2],
    [{ cooktop: 'Type: Gas' }, undefined],
  ])('counts the ovens of %j', (meta: Record<string, string>, ovens) => {
    expect(read(meta).ovens).toBe(ovens);
  });

  it.each([
    [{ electric_connection: 'Voltage: 230V~ - Power: 3.2 kW' }, ['single_phase']],
    [{ electric_connection: 'Tensione: 380–415 V 3N' }, ['three_phase']],
    [
      {
        electric_connection: 'Voltage: 220–240 V or 380–415 V 2N',
        gas_connection: 'Gas: Natural G20 20 mbar',
      },
      ['single_phase', 'three_phase', 'gas'],
    ],
  ])('tells what %j has to be connected to', (meta: Record<string, string>, connections) => {
    expect(read(meta).connections).toEqual(connections);
  });

  it.each([
    ['Duct: 150 mm duct or recirculation', ['ducted', 'recirculating']],
    ['Tubo: Tubo da 150 mm o ricircolo', ['ducted', 'recirculating']],
    ['Duct: 120 mm duct', ['ducted']],
    ['Recirculation: not possible - Air outlet: 150 mm', ['ducted']],
    ['Versione: Filtrante', ['recirculating']],
    ['Light: LED', undefined],
  ])('tells where a hood leads the air by %j', (other, ducting) => {
    expect(readAll([aRecord({ categories: ['hoods'], meta: { other } })]).ducting).toEqual(ducting);
    expect(read({ other }).ducting).toBeUndefined();
  });

  it('reads what a hood is at its speeds', () => {
    expect(
      read({
        hood_noise_min: '44 dB(A)',
        hood_noise: '62',
        hood_air_flow_max: '640',
        hood_air_flow_boost: '781',
      }),
    ).toEqual({ noiseAtLowest: 44, noise: 62, airFlow: 640 });
  });

  it.each([
    [{ special_function: 'easy_steam' }, { steam: true }],
    [{ oven: 'Cooking: Full steam' }, { steam: true, ovens: 1 }],
    [{ cavity: 'Pulizia: Pulizia a vapore Idroclean con acqua a 80–90°C' }, { cleaning: ['steam'] }],
    [{ cavity: 'Cleaning: Pyrolytic' }, { cleaning: ['pyrolytic'] }],
    [{ cavity: 'Pannelli: Catalitici - Scarico: Uscita vapore' }, { cleaning: ['catalytic'] }],
  ])('knows steam from cleaning in %j', (meta: Record<string, string>, facts) => {
    expect(read(meta)).toEqual(facts);
  });

  it('completes one entry by the other', () => {
    const records = [
      aRecord({ meta: { cooktop: 'Burners: 5' } }),
      aRecord({ meta: { cavity: 'Volume: 74 L' } }),
    ];
    expect(readAll(records)).toEqual({ burners: 5, litres: [74], ovens: 1 });
  });
});
