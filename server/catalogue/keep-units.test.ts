import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

it.each([
  ['Pizza at 300°C', 'Pizza at 300\u00A0°C'],
  ['Pulizia a 80–90 °C.', 'Pulizia a 80–90\u00A0°C.'],
  ['from <strong>60 cm</strong> and 2.8 kW', 'from <strong>60\u00A0cm</strong> and 2.8\u00A0kW'],
  ['74 L usable', '74\u00A0L usable'],
])('keeps number and unit of "%s" together', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it.each(['Antique 90 with legs', 'AN90 CM2', '4 Lamps', 'VAC-60'])('leaves "%s" as it is', (text) => {
  expect(keepUnits(text)).toBe(text);
});
