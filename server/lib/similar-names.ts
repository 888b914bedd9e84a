/** How many letters have to be added, left out, replaced or swapped with the next to make one name of the other. */
function editsBetween(one: string, other: string): number {
  const edits = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => edits[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (edits[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/** The known name that somebody most likely meant; null where none is near. Upper and lower case are the same. */
export function mostSimilarName(name: string, known: readonly string[]): string | null {
  // Short names are near to each other by chance: HOME and HOST.
  const mostEdits = name.length < 8 ? 1 : 2;
  const [nearest] = known
    .map((one) => ({ one, edits: editsBetween(name.toUpperCase(), one.toUpperCase()) }))
    .filter(({ edits }) => edits <= mostEdits)
    .toSorted((left, right) => left.edits - right.edits);
  return nearest?.one ?? null;
}
