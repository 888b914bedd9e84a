import { access, constants, realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface FoundFile {
  /** The folder and the path in it, both without symbolic links on the way. */
  root: string;
  path: string;
  bytes: number;
  /** When it was last saved, in ms since 1970. */
  savedAt: number;
}

/** Looks for a file in a folder as it is now; says what is wrong where there is none to send. */
export async function findFile(folder: string, file: string): Promise<FoundFile | string> {
  try {
    const root = await realpath(folder);
    const full = await realpath(join(root, file));
    // A symbolic link may lead anywhere, at any time.
    if (!full.startsWith(root.endsWith(sep) ? root : root + sep)) {
      return 'expected a file within the folder; this one leads out of it';
    }
    const found = await stat(full);
    if (!found.isFile()) return 'expected a file; this is something else';
    await access(full, constants.R_OK);
    return { root, path: relative(root, full), bytes: found.size, savedAt: found.mtimeMs };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
      ? 'expected a file that this process may read'
      : 'expected a file that is there';
  }
}

/** Whether a path parts folders by slashes, whatever the system, climbs nowhere and has an ending. */
export function isPathInside(path: string): boolean {
  const parts = path.split('/');
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain && !/[\\\p{Cc}]/u.test(path) && extname(path).length > 1;
}
