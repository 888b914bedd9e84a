import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Bytes and their SHA-256 in hex, by which the same bytes are known again. */
export interface KeptBytes {
  bytes: Buffer;
  hash: string;
}

export interface PictureCacheOptions {
  folder: string;
  /** Cap on what is kept, in bytes, files counted as the blocks that they take; above it the longest unread go. */
  byteCap: number;
  warn(message: string, error: unknown): void;
  /** The clock by which files are dated; the system's unless given. */
  now?: () => number;
}

interface KeptFile {
  name: string;
  size: number;
  /** By the date of the file, which lags behind. */
  usedAt: number;
}

const fileName = /^([0-9a-f]{32})-([0-9a-f]{64})$/;
const unfinishedName = /^unfinished-/;
/** Other processes may share the folder: what they are writing is younger than this. */
const unfinishedForMs = 10 * 60 * 1000;
/** Readings from memory are noted on disk this often: in between the order of use is known to the process alone. */
const notedEveryMs = 10 * 60 * 1000;
/** A full disk fails every write. */
const sameWarningEveryMs = 10 * 60 * 1000;
const blockBytes = 4096;

/**
 * Keeps bytes by key in a folder. A file's name is the key's hash and the hash of its content, and
 * what is read is checked against it: a file cut short or altered is dropped, never given out.
 * Nothing here rejects: a folder that cannot be read or written only makes the cache forget.
 */
export class PictureCache {
  readonly #options: PictureCacheOptions;
  readonly #files: LRUCache<string, KeptFile>;
  readonly #warnedAt = new Map<string, number>();

  private constructor(options: PictureCacheOptions) {
    this.#options = options;
    this.#files = new LRUCache({
      maxSize: options.byteCap,
      sizeCalculation: ({ size }) => Math.ceil(Math.max(size, 1) / blockBytes) * blockBytes,
      noDisposeOnSet: true,
      dispose: ({ name }) => void this.#erase(name),
    });
  }

  /** Reads the folder, the longest unread files first, so that the order of use outlives a restart. */
  static async open(options: PictureCacheOptions): Promise<PictureCache> {
    const cache = new PictureCache(options);
    try {
      await cache.#readFolder();
    } catch (error) {
      cache.#warn('The folder of pictures could not be read', error);
    }
    return cache;
  }

  has(key: string): boolean {
    return this.#files.has(nameKey(key));
  }

  /** Counts as a reading, for what is answered from memory. */
  touch(key: string): void {
    const file = this.#files.get(nameKey(key));
    if (file && this.#now() - file.usedAt >= notedEveryMs) this.#noteUse(file);
  }

  async read(key: string): Promise<KeptBytes | null> {
    const keyName = nameKey(key);
    const file = this.#files.get(keyName);
    if (!file) return null;
    const bytes = await readFile(this.#path(file.name)).catch(() => null);
    const hash = bytes && hashBytes(bytes);
    if (bytes && hash && file.name === `${keyName}-${hash}`) {
      this.#noteUse(file);
      return { bytes, hash };
    }
    // It may have been written anew meanwhile.
    if (this.#files.peek(keyName) === file) this.#files.delete(keyName);
    return null;
  }

  /** Puts bytes in the place of what the key had, and gives their hash. */
  async write(key: string, bytes: Buffer): Promise<KeptBytes> {
    const keyName = nameKey(key);
    const hash = hashBytes(bytes);
    const name = `${keyName}-${hash}`;
    const unfinished = this.#path(`unfinished-${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, this.#path(name));
      const former = this.#files.peek(keyName);
      this.#files.set(keyName, { name, size: bytes.length, usedAt: this.#now() });
      if (former && former.name !== name) await this.#erase(former.name);
      // The index refuses what is larger than the whole cap.
      if (!this.#files.has(keyName)) await this.#erase(name);
    } catch (error) {
      await this.#erase(unfinished);
      this.#warn('A picture could not be kept on disk', error);
    }
    return { bytes, hash };
  }

  delete(key: string): void {
    this.#files.delete(nameKey(key));
  }

  async #readFolder(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => fileName.test(name) || unfinishedName.test(name));
    const found: { keyName: string; file: KeptFile }[] = [];
    for (const name of names) {
      const status = await stat(this.#path(name)).catch(() => null);
      if (!status) continue;
      const keyName = fileName.exec(name)?.[1];
      if (keyName) found.push({ keyName, file: { name, size: status.size, usedAt: status.mtimeMs } });
      else if (this.#now() - status.mtimeMs > unfinishedForMs) await this.#erase(name);
    }
    found.sort((one, other) => one.file.usedAt - other.file.usedAt);
    for (const { keyName, file } of found) {
      const former = this.#files.peek(keyName);
      this.#files.set(keyName, file);
      if (former) await this.#erase(former.name);
    }
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  #noteUse(file: KeptFile): void {
    file.usedAt = this.#now();
    const date = new Date(file.usedAt);
    void utimes(this.#path(file.name), date, date).catch(() => undefined);
  }

  async #erase(name: string): Promise<void> {
    await rm(this.#path(name), { force: true }).catch((error: unknown) =>
      this.#warn('A picture could not be erased from disk', error),
    );
  }

  #warn(message: string, error: unknown): void {
    const warnedAt = this.#warnedAt.get(message);
    if (warnedAt !== undefined && this.#now() - warnedAt < sameWarningEveryMs) return;
    this.#warnedAt.set(message, this.#now());
    this.#options.warn(message, error);
  }

  #path(name: string): string {
    return join(this.#options.folder, name);
  }
}

function nameKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
