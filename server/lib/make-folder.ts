import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Makes a folder and those above it; gives the topmost that it made, if any. */
export async function makeFolder(path: string): Promise<string | undefined> {
  try {
    const made = await makeUnlessThere(path);
    // Fails where a file has the name.
    if (!made) await mkdir(path, { recursive: true });
    return made;
  } catch (error) {
    // Node's own `recursive` tries for ever where a system says of a new folder that the one above is missing, as in /proc.
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    const topmost = await makeFolder(dirname(path));
    // Another process may have made it meanwhile.
    const made = await makeUnlessThere(path);
    return topmost ?? made;
  }
}

const makeUnlessThere = (path: string): Promise<string | undefined> =>
  mkdir(path).then(
    () => path,
    (error) => {
      if (codeOf(error) === 'EEXIST') return undefined;
      throw error;
    },
  );
