import { listingPageLimit } from '@kitchen/shared/limits.ts';
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
    ['page=41', listingPageLimit],
    ['page=99999999999', 1],
  ])('shows of %j the first %i pages', (query, pages) => {
    expect(read(query).pages).toBe(pages);
  });

  it('reads the selection and passes over what no facet offers', () => {
    expect(read('color=nero,cream,pink&width=90&shape=round').selection).toEqual({
      color: ['cream', 'nero'],
      width: ['90'],
    });
  });
});
