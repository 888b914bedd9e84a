import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['  Perché  COSÌ ', 'perche cosi'],
  ['300 °C', '300c'],
  ['300ºC', '300c'],
  ['300\u2103', '300c'],
  ['80–90 ° C', '80–90c'],
  ['300 gradi', '300c'],
  ['300 degrees C', '300c'],
  ['300 degrees Celsius', '300c'],
  ['40 gradi centigradi', '40c'],
  ['gas a 3 gradini', 'gas a 3 gradini'],
  ['100 cm', '100 cm'],
  ['d\u2019oro', "d'oro"],
  ['Größe', 'große'],
  ['', ''],
])('%j is looked through as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
