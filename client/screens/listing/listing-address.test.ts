import { shownPagesLimit } from '@kitchen/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { readListingAddress } from './listing-address.ts';

const read = (query: string) => readListingAddress(new URLSearchParams(query));

describe('readListingAddress', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=two', 1],
    ['page=1e3', 1],
    ['page=', 1],
    ['page=21', shownPagesLimit],
    ['page=99999999999', 1],
  ])('shows of %j the first %i pages', (query, pages) => {
    expect(read(query).pages).toEqual({ first: 1, last: pages });
  });

  it.each([
    ['from=7', 7, 7],
    ['from=7&page=9', 7, 9],
    ['from=7&page=2', 7, 7],
    ['from=84&page=99', 84, 84],
    ['from=7&page=60', 7, 26],
  ])('shows of %j pages %i to %i', (query, first, last) => {
    expect(read(query).pages).toEqual({ first, last });
  });

  it('reads the selection and passes over what no facet offers', () => {
    expect(read('color=nero,cream,pink&width=90&shape=round').selection).toEqual({
      color: ['cream', 'nero'],
      width: ['90'],
    });
  });
});
