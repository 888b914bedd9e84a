import { describe, expect, it } from 'vitest';
import { addAll, addPlace, countShared, createBitset, fullBitset, keepOnly, takePlaces } from './bitset.ts';

function aBitset(size: number, ...places: number[]) {
  const set = createBitset(size);
  for (const place of places) addPlace(set, place);
  return set;
}

const all = (set: ReturnType<typeof createBitset>) => takePlaces(set, 0, Number.POSITIVE_INFINITY);

describe('Bitset', () => {
  it.each([0, 1, 31, 32, 33, 63, 64, 100])('of size %i is full with exactly that many places', (size) => {
    const full = fullBitset(size);
    expect(countShared(full, full)).toBe(size);
    expect(all(full)).toEqual(Array.from({ length: size }, (_, place) => place));
  });

  it('keeps places at the edges of its words apart', () => {
    const edges = [0, 1, 30, 31, 32, 33, 62, 63, 64, 95];
    expect(all(aBitset(96, ...edges))).toEqual(edges);
  });

  it('joins, narrows and counts sets', () => {
    const [evens, small] = [aBitset(70, 0, 2, 31, 32, 64), aBitset(70, 0, 1, 2, 31)];
    expect(countShared(evens, small)).toBe(3);
    const joined = aBitset(70, 69);
    addAll(joined, small);
    expect(all(joined)).toEqual([0, 1, 2, 31, 69]);
    keepOnly(joined, evens);
    expect(all(joined)).toEqual([0, 2, 31]);
  });

  it.each([
    [0, 2, [3, 31]],
    [1, 2, [31, 32]],
    [2, 3, [32, 40, 90]],
    [4, 5, [90]],
    [5, 5, []],
    [50, 5, []],
  ])('skips %i places and takes up to %i', (skip, limit, places) => {
    expect(takePlaces(aBitset(96, 3, 31, 32, 40, 90), skip, limit)).toEqual(places);
  });
});
