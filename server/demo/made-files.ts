import { createHash } from 'node:crypto';
import { glob, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Differs wherever what is made from these files (by pattern, from the root) and settings would come out otherwise. */
export async function digestSources(patterns: string[], settings: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const paths = await Array.fromAsync(glob(patterns, { cwd: root }));
  for (const path of paths.filter((path) => !path.endsWith('.test.ts')).sort())
    hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

export async function areThere(folder: string, names: readonly string[]): Promise<boolean> {
  const found = await Promise.allSettled(names.map((name) => stat(join(folder, name))));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Whoever reads the file meanwhile gets the old one whole. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
