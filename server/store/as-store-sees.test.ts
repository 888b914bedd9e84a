import { expect, it } from 'vitest';
import { asStoreSees } from './as-store-sees.ts';

it.each(['', '   ', '\t\n', '<b>', '<script>', '<unclosed', '%41', '%00', '%2%341', '\\', '\\\\ \u0000'])(
  'sees nothing in %j',
  (text) => {
    expect(asStoreSees(text)).toBe('');
  },
);

it.each([
  ['%', '%'],
  ['50%', '50%'],
  ['C++', 'C++'],
  ['gas & electric', 'gas & electric'],
  ['a < b', 'a < b'],
  ['<b>oven</b>', 'oven'],
  ['  two   words ', 'two words'],
  ['300°C', '300°C'],
])('sees in %j the text %j', (text, seen) => {
  expect(asStoreSees(text)).toBe(seen);
});
