import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ContentFault } from './content-fault.ts';
import { ContentFileError } from './content-fault.ts';

/** More are a mistake: somebody's archive, say. */
const mostFiles = 2_000;

/** Folders in the content folder; no other is looked into. */
const folders = ['texts', 'pictures', 'pages'];

/** The files of the content folder at one moment. */
export interface ContentFiles {
  /** Real paths by path in the folder, with slashes, in order. */
  paths: ReadonlyMap<string, string>;
  /** The same as long as none was saved, added or taken away. */
  state: string;
  /** What is left out whatever it says. */
  faults: readonly ContentFault[];
}

interface FoundFile {
  name: string;
  real: string;
  state: string;
}

/**
 * Looks at what there is in the folder; hidden files are none of it. A link counts as what it leads to as long as that
 * is in the folder (as Kubernetes mounts files). Rejects where the folder cannot be read.
 */
export async function listContentFiles(folder: string): Promise<ContentFiles> {
  const root = await realpath(folder);
  const files: FoundFile[] = [];
  const faults: ContentFault[] = [];

  async function lookInto(path: string, prefix: string): Promise<void> {
    const entries = await readdir(path, { withFileTypes: true });
    const shown = entries.filter(({ name }) => !name.startsWith('.'));
    await Promise.all(shown.map((entry) => look(entry, join(path, entry.name), prefix + entry.name)));
  }

  async function look(entry: Dirent, path: string, name: string): Promise<void> {
    if (files.length >= mostFiles) return;
    const real = entry.isSymbolicLink() ? await realpath(path).catch(() => '') : path;
    const found = real.startsWith(root + sep) ? await stat(real, { bigint: true }).catch(() => null) : null;
    if (found?.isFile()) {
      files.push({ name, real, state: `${name} ${found.ino} ${found.size} ${found.mtimeNs}` });
    } else if (!found?.isDirectory()) {
      faults.push({ file: name, says: 'expected a file, or a link to one in this folder' });
    } else if (folders.includes(name) || name.startsWith('pages/')) {
      // No page has more parts in its address.
      if (name.split('/').length <= 4) await lookInto(real, `${name}/`);
    } else {
      faults.push({ file: name, says: `expected one of the folders ${folders.join(', ')}` });
    }
  }

  await lookInto(root, '');
  if (files.length >= mostFiles) {
    faults.push({ file: '.', says: `expected at most ${mostFiles} files; others are left out` });
  }
  const inOrder = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    paths: new Map(inOrder.map(({ name, real }) => [name, real])),
    faults,
    state: [...inOrder.map(({ state }) => state), ...faults.map(({ file }) => file).toSorted()].join('\n'),
  };
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
