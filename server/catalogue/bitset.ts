/**
 * A set of products by their place in the list: one bit each, so that sets of thousands meet in a few
 * words. Signed words, since JavaScript's bit operators work on these: unsigned ones take half as long again.
 */
export type Bitset = Int32Array;

export function createBitset(size: number): Bitset {
  return new Int32Array(Math.ceil(size / 32));
}

/** The set of all places below `size`. */
export function fullBitset(size: number): Bitset {
  const set = createBitset(size).fill(-1);
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function addPlace(set: Bitset, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (place & 31));
}

/** Adds the places of another set of the same size. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Takes out the places that another set of the same size does not have. */
export function keepOnly(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** How many places two sets of the same size share. */
export function countShared(set: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += countBits((set[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Up to `limit` places of a set in ascending order, after the first `skip` ones. */
export function takePlaces(set: Bitset, skip: number, limit: number): number[] {
  const places: number[] = [];
  let left = skip;
  for (let word = 0; word < set.length && places.length < limit; word++) {
    let bits = set[word] ?? 0;
    const inWord = countBits(bits);
    if (inWord <= left) {
      left -= inWord;
      continue;
    }
    while (bits !== 0 && places.length < limit) {
      const lowest = 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      if (left > 0) left--;
      else places.push(word * 32 + lowest);
    }
  }
  return places;
}

/** Bits set in a 32-bit word, added up side by side (Hacker's Delight, 5-1). */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
