import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('keeps commas, quotes and line ends within their field', () => {
  expect(csvLine(['C-7F3K2M', 'Bread, "butter"', 'one\ntwo', ''])).toBe(
    '"C-7F3K2M","Bread, ""butter""","one\ntwo",""\r\n',
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['+39 02 5550', "'+39 02 5550"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['＝1', "'＝1"],
  ['x;=1+1', "x;'=1+1"],
  ['x, "=1+1', 'x, ""\'=1+1'],
  ['one\n\n @SUM(A1)', "one\n\n '@SUM(A1)"],
  ['a;b, c-d = e', 'a;b, c-d = e'],
])('keeps a spreadsheet from computing %j, wherever it would begin a cell', (value, field) => {
  expect(csvLine([value])).toBe(`"${field}"\r\n`);
});
