import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and those above it; gives the topmost that it made, if any. */
export async function makeFolder(path: string): Promise<string | undefined> {
  // Node's own `recursive` tries for ever where a system says of a new folder that the one above is missing, as in /proc.
  const make = () => mkdir(path).then(() => path);
  try {
    return await make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      // Fails where it is a file.
      await mkdir(path, { recursive: true });
      return undefined;
    }
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    const topmost = await makeFolder(dirname(path));
    await make();
    return topmost ?? path;
  }
}
