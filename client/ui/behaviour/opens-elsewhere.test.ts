import { expect, it } from 'vitest';
import { opensElsewhere } from './opens-elsewhere.ts';

it.each<[string, MouseEventInit, boolean]>([
  ['a plain press', {}, false],
  ['one with Control', { ctrlKey: true }, true],
  ['one with Command', { metaKey: true }, true],
  ['one with Shift', { shiftKey: true }, true],
  ['one with Alt', { altKey: true }, true],
  ['one of the middle button', { button: 1 }, true],
])('%s is told from what opens elsewhere', (_what, press, expected) => {
  expect(opensElsewhere(new MouseEvent('click', press))).toBe(expected);
});
