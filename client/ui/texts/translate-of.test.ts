import { expect, it } from 'vitest';
import { translateOf } from './translate-of.ts';

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
])('lets %s be translated', (text) => {
  expect(translateOf(text)).toBeUndefined();
});
