/**
 * What the browser keeps for the site; undefined where it refuses to, as it does where cookies are blocked, has no room,
 * or keeps something that cannot be read.
 */
export function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
