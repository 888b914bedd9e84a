import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { EntryShelf, KeptEntry } from './refreshing-cache.ts';

/** Raised when the form of what is kept changes: what an older version wrote is then dropped. */
const formatVersion = 1;

const fileName = /^[0-9a-f]{64}\.json$/;

export interface DiskShelfOptions<T> {
  folder: string;
  schema: z.ZodType<T>;
  warn(message: string, error: unknown): void;
}

/**
 * Keeps cache entries in a folder, one JSON file each, written beside and renamed, so that a crash
 * leaves the older or the newer file and never half of one. What cannot be read back is dropped.
 */
export class DiskShelf<T> implements EntryShelf<T> {
  readonly #options: DiskShelfOptions<T>;
  readonly #fileSchema;
  /** Writes of one file follow one another; different files are written side by side. */
  readonly #writing = new Map<string, Promise<void>>();
  #closed = false;

  constructor(options: DiskShelfOptions<T>) {
    this.#options = options;
    this.#fileSchema = z.object({
      version: z.literal(formatVersion),
      key: z.string(),
      complete: z.boolean(),
      storedAt: z.number(),
      value: options.schema,
    });
  }

  async readAll(): Promise<KeptEntry<T>[]> {
    const { folder, warn } = this.#options;
    const entries: KeptEntry<T>[] = [];
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      if (!fileName.test(name)) {
        // A write that a crash cut off.
        await rm(path, { force: true }).catch(() => undefined);
        continue;
      }
      try {
        const kept = this.#fileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
        entries.push(kept as KeptEntry<T>);
      } catch (error) {
        warn('A kept answer could not be read back and was dropped', error);
        await rm(path, { force: true }).catch(() => undefined);
      }
    }
    return entries;
  }

  write(entry: KeptEntry<T>): void {
    this.#enqueue(entry.key, async (path) => {
      await mkdir(this.#options.folder, { recursive: true });
      const beside = `${path}.${process.pid}.new`;
      await writeFile(beside, JSON.stringify({ version: formatVersion, ...entry }));
      await rename(beside, path);
    });
  }

  remove(key: string): void {
    this.#enqueue(key, (path) => rm(path, { force: true }));
  }

  /** Resolves when all that was to be written is on disk. */
  async flush(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  /** Takes nothing more; resolves when what it had taken is on disk. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.flush();
  }

  #enqueue(key: string, work: (path: string) => Promise<void>): void {
    if (this.#closed) return;
    const path = join(this.#options.folder, `${createHash('sha256').update(key).digest('hex')}.json`);
    const done = (this.#writing.get(path) ?? Promise.resolve())
      .then(() => work(path))
      .catch((error: unknown) => this.#options.warn('An answer could not be kept on disk', error))
      .finally(() => {
        if (this.#writing.get(path) === done) this.#writing.delete(path);
      });
    this.#writing.set(path, done);
  }
}
