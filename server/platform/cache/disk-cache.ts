import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ifMissing } from '../../lib/if-missing.ts';
import type { StoredAnswer } from './refreshing-cache.ts';

/** Raised when the form of the files changes: what an older version wrote is then dropped. */
const formatVersion = 3;

const fileName = /^([\w-]+)\.json$/;

export interface DiskCacheOptions<T> {
  folder: string;
  schema: z.ZodType<T>;
  warn(message: string, error: unknown): void;
}

export type DiskCache<T> = ReturnType<typeof createDiskCache<T>>;

/**
 * Answers in a folder, one JSON file each, named after its key, which must be good for a file name.
 * Files are written beside and renamed: a crash leaves the older or the newer one, never half of one.
 */
export function createDiskCache<T>({ folder, schema, warn }: DiskCacheOptions<T>) {
  const fileSchema = z.object({
    version: z.literal(formatVersion),
    complete: z.boolean(),
    storedAt: z.number(),
    value: schema,
  });
  const pathOf = (key: string) => join(folder, `${key}.json`);
  /** What is written comes after all that was to be written before. */
  let written: Promise<void> = Promise.resolve();
  let isClosed = false;

  function change(work: () => Promise<void>): void {
    if (isClosed) return;
    written = written
      .then(work)
      .catch((error: unknown) => warn('An answer could not be cached on disk', error));
  }

  return {
    /** What cannot be read back is dropped: it costs one load. */
    async readAll(): Promise<[key: string, answer: StoredAnswer<T>][]> {
      const answers: [string, StoredAnswer<T>][] = [];
      const names = await readdir(folder)
        .catch(ifMissing([]))
        .catch((error: unknown) => {
          warn('The folder of the cached answers could not be read', error);
          return [];
        });
      for (const name of names) {
        const path = join(folder, name);
        try {
          const key = fileName.exec(name)?.[1];
          if (key === undefined) throw new Error('It is not a file of this cache');
          const { value, complete, storedAt } = fileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
          answers.push([key, { value: value as T, complete, storedAt }]);
        } catch (error) {
          warn('A cached answer could not be read from disk and was dropped', error);
          await rm(path, { recursive: true, force: true }).catch(() => undefined);
        }
      }
      return answers;
    },

    write(key: string, answer: StoredAnswer<T>): void {
      change(async () => {
        await mkdir(folder, { recursive: true });
        await writeFile(`${pathOf(key)}.new`, JSON.stringify({ version: formatVersion, ...answer }));
        await rename(`${pathOf(key)}.new`, pathOf(key));
      });
    },

    remove: (key: string): void => change(() => rm(pathOf(key), { force: true })),

    /** Takes nothing more; resolves when what it had taken is on disk. */
    close(): Promise<void> {
      isClosed = true;
      return written;
    },
  };
}
