import { facets as english } from '@kitchen/shared/texts/en/facets.ts';
import { facets as italian } from '@kitchen/shared/texts/it/facets.ts';
import { expect, it } from 'vitest';
import { markKept, splitKept, translateOf } from './translate-of.ts';

it.each([
  '90\u00A0cm',
  '100 × 60 × 85–91 cm',
  '3,7 kW',
  '220-240 V, 50/60 Hz',
  '650 m³/h',
  '54 dB(A)',
  '50–250 °C',
  '192.5 Wh/kg',
  '37 %',
  'Antique 100',
  'Enzo Titan',
  'Linea Nero',
  'Nero 60',
  '80, 90, 100, 120\u00A0cm',
  '74 + 38 L',
])('leaves %s as it is', (text) => {
  expect(translateOf(text)).toBe('no');
});

it.each([
  '0.85 kWh/cycle',
  '0,85 kWh/ciclo',
  '4 zones',
  '6 gas burners',
  'A',
  'Electric',
  'lux',
  'max. 3.7 kW',
  'Antique 100 hood',
  '',
])('lets %s be translated', (text) => {
  expect(translateOf(text)).toBeUndefined();
});

it.each([
  ['Antique 100, fan oven', ['Antique 100']],
  ['Forno per pizza Nero 60', ['Nero 60']],
  ['Nero 60 cm', ['60 cm']],
  ['From Enzo to Enzo Titan', ['Enzo', 'Enzo Titan']],
  ['100\u00A0cm, burgundy, gas top', ['100\u00A0cm']],
  ['60, 80, 90, 100 and 120 cm', ['120 cm']],
  ['Steam cleaning with water at 80\u2060–\u206090\u00A0°C', ['80\u2060–\u206090\u00A0°C']],
  ['220–240 V or 380–415 V 2N, 50/60 Hz', ['220–240 V', '380–415 V', '50/60 Hz']],
  ['0.85 kWh/cycle', ['0.85 kWh']],
  ['30,000 m² in Italy, since 1962, in 60 countries', ['30,000 m²']],
  ['6 gas burners, an antique, Landscape, Expertly made', []],
])('leaves of %s what stays the same in every language', (text, left) => {
  const parts = splitKept(text);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(left);
  expect(parts.join('')).toBe(text);
});

it('leaves it in HTML too, but not in tags', () => {
  expect(markKept('<p title="Antique 90 cm"><strong>Antique</strong> cooker, 90 cm, &lt;B&gt;</p>')).toBe(
    '<p title="Antique 90 cm"><strong><span translate="no">Antique</span></strong> cooker, <span translate="no">90 cm</span>, &lt;B&gt;</p>',
  );
});

it('knows every line that products can be of', () => {
  const called = [english, italian].flatMap((facets) => Object.values(facets.options.collection));
  for (const name of called) expect(translateOf(name), name).toBe('no');
});
