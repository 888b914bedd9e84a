import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ifMissing } from '../lib/if-missing.ts';

export type PictureFolder = Awaited<ReturnType<typeof openPictureFolder>>;

export interface PictureFolderOptions {
  path: string;
  /** Bound on all files together, counted as the blocks that they take; beyond it the least recently used go. */
  maxBytes: number;
  warn(error: unknown): void;
}

interface PictureFile {
  path: string;
  size: number;
}

/** The key's hash and the number of bytes, by which a file that was cut short is recognised; or, from earlier versions, another hash. */
const fileName = /^([0-9a-f]{32})-([0-9a-f]+)/;
const blockBytes = 4096;

/**
 * Files by key in one folder of bounded size. Nothing here rejects: a folder that cannot be read or written only means
 * that pictures are made again. Of what the folder holds, the files written first count as the least recently used.
 */
export async function openPictureFolder(options: PictureFolderOptions) {
  const { path, maxBytes, warn } = options;
  const files = new LRUCache<string, PictureFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => bytesOnDisk(size),
    dispose: (file) => void erase(file),
  });

  const erase = (file: PictureFile) => rm(file.path, { force: true }).catch(warn);

  async function readFolder(): Promise<void> {
    await mkdir(path, { recursive: true });
    const names = (await readdir(path)).filter((name) => fileName.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const file = join(path, name);
        const { size, mtimeMs } = await stat(file);
        return { name, path: file, size, mtimeMs };
      }),
    );
    for (const { name, ...file } of found.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      const [, hash = '', size] = fileName.exec(name) ?? [];
      if (Number(size) === file.size) files.set(hash, file);
      // Cut short when the process ended, or left by a version that named its files otherwise.
      else await erase(file);
    }
  }

  await readFolder().catch(warn);
  return {
    /** Null where there is none, or it cannot be read. */
    async read(key: string): Promise<Buffer | null> {
      const file = files.get(hashOf(key));
      if (!file) return null;
      try {
        const bytes = await readFile(file.path).catch(ifMissing(null));
        if (bytes?.length === file.size) return bytes;
        files.delete(hashOf(key));
      } catch (error) {
        // It is still there.
        warn(error);
      }
      return null;
    },
    async write(key: string, bytes: Buffer): Promise<void> {
      if (bytesOnDisk(bytes.length) > maxBytes) return;
      // No two files have one name, so that one may be erased while its successor is written.
      const name = `${hashOf(key)}-${bytes.length}-${randomUUID()}`;
      const file = { path: join(path, name), size: bytes.length };
      try {
        await writeFile(file.path, bytes);
        files.set(hashOf(key), file);
      } catch (error) {
        await erase(file);
        warn(error);
      }
    },
    /** Counts as a reading, for what is answered from memory. */
    touch: (key: string) => void files.get(hashOf(key)),
    delete: (key: string) => void files.delete(hashOf(key)),
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

function bytesOnDisk(size: number): number {
  return Math.ceil(Math.max(size, 1) / blockBytes) * blockBytes;
}
