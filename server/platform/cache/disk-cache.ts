import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoredAnswer } from './refreshing-cache.ts';

/** Raised when the form of the files changes: what an older version wrote is then dropped. */
const formatVersion = 2;

const fileName = /^([\w-]+)\.json$/;

export interface DiskCacheOptions<T> {
  folder: string;
  schema: z.ZodType<T>;
  warn(message: string, error: unknown): void;
}

/**
 * Answers in a folder, one JSON file each, named after its key, which must be good for a file name.
 * Files are written beside and renamed: a crash leaves the older or the newer one, never half of one.
 */
export class DiskCache<T> {
  readonly #options: DiskCacheOptions<T>;
  /** What is written comes after all that was to be written before. */
  #written: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: DiskCacheOptions<T>) {
    this.#options = options;
  }

  /** What cannot be read back is dropped: it costs one load. */
  async readAll(): Promise<[key: string, answer: StoredAnswer<T>][]> {
    const { folder, schema, warn } = this.#options;
    const fileSchema = z.object({
      version: z.literal(formatVersion),
      complete: z.boolean(),
      storedAt: z.number(),
      value: schema,
    });
    const answers: [string, StoredAnswer<T>][] = [];
    for (const name of await readdir(folder).catch(() => [])) {
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
  }

  write(key: string, answer: StoredAnswer<T>): void {
    this.#then(async () => {
      const { folder } = this.#options;
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${key}.json`);
      await writeFile(`${path}.new`, JSON.stringify({ version: formatVersion, ...answer }));
      await rename(`${path}.new`, path);
    });
  }

  remove(key: string): void {
    this.#then(() => rm(join(this.#options.folder, `${key}.json`), { force: true }));
  }

  /** Takes nothing more; resolves when what it had taken is on disk. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#written;
  }

  #then(work: () => Promise<void>): void {
    if (this.#closed) return;
    this.#written = this.#written
      .then(work)
      .catch((error: unknown) => this.#options.warn('An answer could not be cached on disk', error));
  }
}
