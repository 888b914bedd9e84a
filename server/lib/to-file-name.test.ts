import { expect, it } from 'vitest';
import { toFileName } from './to-file-name.ts';

it.each([
  ['AN100/BU-manual.en.pdf', 'AN100-BU-manual.en.pdf'],
  ['Prices 2026/2: cookers', 'Prices 2026-2, cookers'],
  ['10:30 "today"?', '10-30 -today-'],
  [' Parts of  Calidora S.r.l.', 'Parts of Calidora S.r.l'],
  ['..', ''],
])('a file may be named after %j on every system', (text, name) => {
  expect(toFileName(text)).toBe(name);
});
