import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('keeps commas, quotes and line ends within their field', () => {
  expect(csvLine(['C-7F3K2M', 'Bread, "butter"', 'one\ntwo', ''])).toBe(
    '"C-7F3K2M","Bread, ""butter""","one\ntwo",""\r\n',
  );
});

it.each(['=1+1', '+39 02 5550', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  'keeps a spreadsheet from computing %j',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);
