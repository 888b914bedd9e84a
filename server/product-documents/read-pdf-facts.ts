import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Larger files are not held in memory only to be counted. */
const mostBytes = 64_000_000;

/** Pages by path, size and time: a folder is read again every half minute, its files hardly ever change. */
const counted = new LRUCache<string, number>({ max: 20_000 });

/** How many pages a PDF has; null where it does not say. */
export async function countPages(
  file: string,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): Promise<number | null> {
  const key = `${file} ${size} ${mtimeMs}`;
  const pages = counted.get(key) ?? (size > mostBytes ? 0 : await readPages(file));
  // What could not be read is read again.
  if (pages !== null) counted.set(key, pages);
  return pages || null;
}

/** 0 for what is no PDF, or a broken one: it is shown all the same. Null for what cannot be read. */
async function readPages(file: string): Promise<number | null> {
  const read = await readFile(file).catch(() => null);
  if (!read) return null;
  const content = new Uint8Array(read);
  // A site without documents does without its megabytes.
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(content, { verbosity: 0 }).catch(() => null);
  const pages = pdf?.numPages ?? 0;
  await pdf?.loadingTask.destroy();
  return pages;
}
