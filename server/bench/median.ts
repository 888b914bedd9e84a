/** The middle value; of an even number, the upper middle one. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing has no median');
  return middle;
}
