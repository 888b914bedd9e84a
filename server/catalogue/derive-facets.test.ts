import { describe, expect, it } from 'vitest';
import {
  deriveCookingZone,
  deriveCooktopType,
  deriveOvenType,
  deriveSpecialFunctions,
  technicalParts,
} from './derive-facets.ts';

describe('deriveCooktopType and deriveCookingZone', () => {
  it.each([
    ['Type: Gas - Burners: 5 - Grids: Cast iron', 'gas', 'gas_burners'],
    ['Tipo: Gas - Bruciatori: 7 - Gas-Matik: spegnimento automatico dopo 4 ore', 'gas', 'gas_burners'],
    ['Bruciatori: 4 - Griglie: Ghisa', 'gas', 'gas_burners'],
    ['Type: 4 gas burners and 2 ceramic zones', 'mixed', 'mixed'],
    ['Tipo: Misto', 'mixed', 'mixed'],
    ['4 bruciatori a gas, 1 piastra elettrica', 'mixed', 'mixed'],
    ['Type: 5 induction zones - Glass: Glass ceramic with bevelled edge', 'electric', 'induction'],
    ['4 zone a induzione su vetroceramica', 'electric', 'induction'],
    ['Tipo: 4 zone in vetroceramica', 'electric', 'ceramic'],
    ['Type: 4 electric solid plates', 'electric', 'electric_solid_plates'],
    ['Tipo: 4 piastre elettriche', 'electric', 'electric_solid_plates'],
    ['Type: Electric', 'electric', undefined],
    ['Type: Gas - Ignition: electric', 'gas', 'gas_burners'],
    ['5 gas burners with electric ignition', 'gas', 'gas_burners'],
    ['Bruciatori a gas con accensione elettronica - Accensione: elettrica', 'gas', 'gas_burners'],
    ['Type: Gas on glass ceramic', 'gas', 'gas_burners'],
    ['Gas: no - Zones: 4 induction', 'electric', 'induction'],
    ['Type: special - Burners: 4', 'gas', 'gas_burners'],
    ['Cast-iron grill', undefined, undefined],
    ['', undefined, undefined],
    [undefined, undefined, undefined],
  ])('reads "%s" as %s, %s', (text, type, zone) => {
    expect(deriveCooktopType(technicalParts(text))).toBe(type);
    expect(deriveCookingZone(technicalParts(text))).toBe(zone);
  });
});

describe('deriveOvenType', () => {
  it.each([
    ['Type: Electric multifunction - Programmes: 9', 'electric_multifunction'],
    ['Tipo: Elettrico multifunzione - Pizza: 300°C', 'electric_multifunction'],
    ['Electric multi-function oven with true fan cooking', 'electric_multifunction'],
    ['Tipo: Forno elettrico statico', 'electric_static'],
    ['Type: Electric static oven', 'electric_static'],
    ['Forno elettrico ventilato', 'electric_fan'],
    ['Type: Electric fan oven', 'electric_fan'],
    ['Tipo: Forno a gas - Grill: elettrico', 'gas'],
    ['Type: Gas oven - Cooling: fan', 'gas'],
    ['Gas oven with electric grill and cooling fan', 'gas'],
    ['Forno a gas ventilato', 'gas_with_fan'],
    ['Type: Gas oven with fan', 'gas_with_fan'],
    ['Type: Electric oven', 'electric'],
    ['Forno elettrico - Raffreddamento: Ventola tangenziale', 'electric'],
    ['Type: Electric static oven - Second oven: Multifunction', 'electric_static'],
    ['Electric static oven\n- Second oven: Multifunction', 'electric_static'],
    ['Electric static oven | - Second oven: Multifunction', 'electric_static'],
    ['Microwave, five power levels', undefined],
    [undefined, undefined],
  ])('reads "%s" as %s', (text, type) => {
    expect(deriveOvenType(technicalParts(text))).toBe(type);
  });

  it('asks the cavity where the oven text does not say', () => {
    expect(deriveOvenType(technicalParts('Programmes: 9'), technicalParts('Type: static, electric'))).toBe(
      'electric_static',
    );
  });
});

describe('deriveSpecialFunctions', () => {
  it.each([
    ['Programmi: 9 - Pizza: 300°C - Lievitazione: 40°C', ['pizza_300°c', 'leavening_40°c']],
    ['Pizza: Pizza function at 300 °C - Leavening: Leavening', ['pizza_300°c', 'leavening']],
    ['Fan: True fan cooking - Steam: Easy Steam', ['true_fan_cooking', 'easy_steam']],
    ['Ventola: Cottura ventilata pura - Spiedo: Girarrosto', ['rotisserie', 'true_fan_cooking']],
    ['Cleaning: Idroclean steam cleaning with water at 80–90 °C', ['idroclean']],
    ['Booster su ogni zona', ['booster']],
    ['Stone: Pizza stone', []],
    ['Rotisserie: no - Without booster', []],
    ['Senza girarrosto', []],
    [undefined, []],
  ])('finds in "%s" %j', (text, options) => {
    expect(deriveSpecialFunctions(technicalParts(text))).toEqual(options);
  });
});
