import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeLeniently } from '@kitchen/shared/paths.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { LRUCache } from 'lru-cache';
import type { ReadModel } from './read-model.ts';
import { mostModelBytes, readModel } from './read-model.ts';

/** A model with its file in the folder. */
export interface FoundModel extends ReadModel {
  /** The SKU, or the code of a model, that the file's name is. */
  name: string;
  file: string;
  /** Of the file that was read: another one may take its place. */
  changedAt: number;
}

/** Something in the folder that no visitor gets. */
interface RefusedFile {
  path: string;
  expected: string;
}

const ending = '.glb';

/** By path, size and time: a folder is read again every half minute, its files hardly ever change. */
const known = new LRUCache<string, ReadModel | { expected: string }>({ max: 5_000 });

/** All models in a folder, by the keys of their names, and what is wrong with other files. Rejects where it cannot be read. */
export async function readModelsFolder(
  folder: string,
): Promise<{ models: Map<string, FoundModel>; refused: RefusedFile[] }> {
  const models = new Map<string, FoundModel>();
  const refused: RefusedFile[] = [];
  const files = (await readdir(folder)).filter((file) => !file.startsWith('.')).sort();
  for (const file of files) {
    const name = decodeLeniently(file.slice(0, -ending.length)).trim();
    const path = join(folder, file);
    const stats = await lstat(path).catch(() => null);
    // It has gone since it was listed.
    if (!stats) continue;
    const expected = !file.endsWith(ending)
      ? `a file named by a SKU or a model’s code, with ${ending} behind it`
      : !stats.isFile()
        ? 'a file of its own, no link and no folder'
        : stats.size > mostModelBytes
          ? `at most ${mostModelBytes / 1_000_000} MB`
          : models.has(skuKey(name)) && 'one file a code, in whatever case it is written';
    if (expected) {
      refused.push({ path: file, expected });
      continue;
    }
    const { size, mtimeMs: changedAt } = stats;
    const key = `${path} ${size} ${changedAt}`;
    const content = known.has(key) ? null : await readFile(path).catch(() => null);
    const read = content ? await readModel(content) : known.get(key);
    if (!read) refused.push({ path: file, expected: 'a file that the site’s user may read' });
    else {
      known.set(key, read);
      if ('expected' in read) refused.push({ path: file, ...read });
      else models.set(skuKey(name), { ...read, name, file, changedAt });
    }
  }
  return { models, refused };
}
