import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentFault } from './content-fault.ts';
import { ContentFileError } from './content-fault.ts';

/** More are a mistake: somebody's whole disk, say. */
const mostFiles = 5_000;

/** The files of the content folder at one moment. */
export interface ContentFiles {
  /** Real paths by path in the folder, with slashes. */
  paths: ReadonlyMap<string, string>;
  /** The same as long as none was saved, added or taken away. */
  state: string;
  /** What is left out whatever it says. */
  faults: readonly ContentFault[];
}

/**
 * Looks at what there is in the folder; hidden files are none of it. A link counts as what it leads to as long as that
 * is in the folder (as Kubernetes mounts files). Rejects where the folder cannot be read.
 */
export async function listContentFiles(folder: string): Promise<ContentFiles> {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Map<string, string>();
  const faults: ContentFault[] = [];
  const states: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).replaceAll(sep, '/');
    if (entry.isDirectory() || name.split('/').some((part) => part.startsWith('.'))) continue;
    if (paths.size === mostFiles) {
      faults.push({
        file: name,
        says: `expected at most ${mostFiles} files; this and all others are left out`,
      });
      break;
    }
    const real = await realpath(path).catch(() => '');
    const found = real.startsWith(root + sep) ? await stat(real, { bigint: true }).catch(() => null) : null;
    if (!found?.isFile()) {
      faults.push({ file: name, says: 'expected a file, or a link to one in this folder' });
      continue;
    }
    paths.set(name, real);
    states.push(`${name} ${found.ino} ${found.size} ${found.mtimeNs}`);
  }
  return { paths, faults, state: [...states, ...faults.map(({ file }) => file)].toSorted().join('\n') };
}

/** Reads a file as UTF-8 (RFC 3629), without the mark that some editors put first. Throws a `ContentFileError`. */
export async function readContentText(path: string, mostBytes: number): Promise<string> {
  const { size } = await stat(path);
  if (size > mostBytes) {
    throw new ContentFileError(`expected at most ${mostBytes / 1024} KB; it has ${Math.ceil(size / 1024)}`);
  }
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContentFileError('expected text in UTF-8; it is in another encoding, or none');
  }
}
