import { array, assert, constantFrom, integer, property, record, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concernsProduct, concernsSerial } from './recalls.ts';

const digits = 6;
const write = (prefix: string, number: number) => prefix + String(number).padStart(digits, '0');
const prefix = stringMatching(/^[A-Z]{0,3}$/);
const number = integer({ min: 0, max: 10 ** digits - 1 });
const range = tuple(number, number).map((ends) => ends.toSorted((a, b) => a - b) as [number, number]);

/** As somebody copies it from a plate: in groups, in small letters, with what stands between. */
const asTyped = (serial: string, marks: readonly string[]) =>
  [...serial].map((character, at) => (marks[at % marks.length] ?? '') + character.toLowerCase()).join('');

describe('a range of serial numbers', () => {
  it('has all from its first to its last and no others, however they are typed', () => {
    const marks = array(constantFrom('', ' ', '-', '.', '/', '\u00a0'), { minLength: 1, maxLength: 4 });
    assert(
      property(record({ prefix, range, number, marks }), ({ prefix, range: [from, to], number, marks }) => {
        const serials = [{ from: write(prefix, from), to: write(prefix, to) }];
        const typed = asTyped(write(prefix, number), marks);
        expect(concernsSerial({ serials }, typed)).toBe(from <= number && number <= to);
        for (const end of [from, to]) {
          expect(concernsSerial({ serials }, asTyped(write(prefix, end), marks))).toBe(true);
        }
      }),
    );
  });

  it('says of a number of another form that there is no telling', () => {
    assert(
      property(record({ prefix, range, number }), ({ prefix, range: [from, to], number }) => {
        const serials = [{ from: write(prefix, from), to: write(prefix, to) }];
        const serial = write(prefix, number);
        for (const other of [`${serial}0`, serial.slice(0, -1), `${serial}A`, `Z${serial}`, '']) {
          expect(concernsSerial({ serials }, other)).toBeNull();
        }
      }),
    );
  });

  it('is one of several: the number of any is concerned', () => {
    assert(
      property(array(range, { minLength: 1, maxLength: 5 }), number, (ranges, number) => {
        const serials = ranges.map(([from, to]) => ({ from: write('AN', from), to: write('AN', to) }));
        const isIn = ranges.some(([from, to]) => from <= number && number <= to);
        expect(concernsSerial({ serials }, write('AN', number))).toBe(isIn);
      }),
    );
  });

  it('tells letters at one place from those at another', () => {
    const serials = [{ from: 'AN-24A-0100', to: 'AN-24A-0199' }];
    expect(concernsSerial({ serials }, 'an 24a 0150')).toBe(true);
    expect(concernsSerial({ serials }, 'AN-24A-0200')).toBe(false);
    expect(concernsSerial({ serials }, 'AN-24B-0150')).toBeNull();
  });
});

describe('a recall', () => {
  it('of all serial numbers tells nothing by one', () => {
    expect(concernsSerial({ serials: [] }, '123')).toBeNull();
  });

  it('knows its products in any case', () => {
    expect(concernsProduct({ skus: ['AN100/BU'] }, 'an100/bu')).toBe(true);
    expect(concernsProduct({ skus: ['AN100/BU'] }, 'AN100')).toBe(false);
  });
});
