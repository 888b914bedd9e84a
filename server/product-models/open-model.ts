import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundModel } from './read-models-folder.ts';

/** Where a model's file is; null where it has gone, or another one, which was not checked, has taken its place. */
export async function findModelFile(folder: string | null, found: FoundModel) {
  const root = folder !== null && (await realpath(folder).catch(() => null));
  if (!root) return null;
  const stats = await lstat(join(root, found.file)).catch(() => null);
  const isTheSame = stats?.isFile() && stats.mtimeMs === found.changedAt && stats.size === found.bytes;
  return isTheSame ? { root, file: found.file } : null;
}

/** Reads a model's file; null where it is no longer there. */
export async function openModel(folder: string | null, found: FoundModel) {
  const at = await findModelFile(folder, found);
  return at && createReadStream(join(at.root, at.file));
}
