import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { storeUnavailable } from '../platform/http/problems.ts';
import { InFlight } from './in-flight.ts';
import type { PictureFormat } from './negotiate-format.ts';
import type { Originals } from './originals.ts';
import type { KeptBytes, PictureCache } from './picture-cache.ts';
import type { PictureObserver } from './picture-observer.ts';

export interface ResizedPicturesOptions {
  originals: Originals;
  cache: PictureCache;
  resizePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer>;
  /** Part of every key: outputs made in another way are not found again. */
  encodingVersion: number;
  /** Bytes of small, often asked outputs held in memory. */
  memoryCap: number;
  observer?: PictureObserver | undefined;
}

/** Two of libuv's four threads: the others go on reading files and names. */
const resizesAtOnce = 2;
const resizesWaiting = 200;

/** Pictures at one width and in one format, each made once and kept. */
export class ResizedPictures {
  readonly #options: ResizedPicturesOptions;
  readonly #hot: LRUCache<string, KeptBytes>;
  readonly #inFlight = new InFlight<{ kept: KeptBytes; from: 'disk' | 'made' }>();
  readonly #resizes = bulkhead(resizesAtOnce, resizesWaiting);

  constructor(options: ResizedPicturesOptions) {
    this.#options = options;
    this.#hot = new LRUCache({
      maxSize: options.memoryCap,
      sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
    });
    options.observer?.watch(() => ({
      running: resizesAtOnce - this.#resizes.executionSlots,
      waiting: resizesWaiting - this.#resizes.queueSlots,
    }));
  }

  /** The source at a width in px. Throws a problem where it cannot be had. */
  async get(source: URL, width: number, format: PictureFormat): Promise<KeptBytes> {
    const { observer } = this.#options;
    try {
      const { kept, from } = await this.#find(source, width, format);
      observer?.onLookup(from);
      return kept;
    } catch (error) {
      observer?.onLookup('failed');
      throw error;
    }
  }

  async #find(source: URL, width: number, format: PictureFormat) {
    const { hash } = await this.#options.originals.find(source);
    const key = this.#key(hash, width, format);
    const hot = this.#hot.get(key);
    if (hot) {
      this.#options.cache.touch(key);
      return { kept: hot, from: 'memory' as const };
    }
    return this.#inFlight.run(key, async () => {
      const onDisk = await this.#options.cache.read(key);
      const kept = onDisk ?? (await this.#make(source, width, format));
      this.#hot.set(key, kept);
      return { kept, from: onDisk ? 'disk' : 'made' };
    });
  }

  async #make(source: URL, width: number, format: PictureFormat): Promise<KeptBytes> {
    const { originals } = this.#options;
    // No slot is held while the network is waited for.
    if (!originals.has(source)) await originals.fetch(source);
    const made = await this.#resize(source, width, format);
    if (made) return made;
    // The original on disk was broken.
    await originals.fetch(source);
    const madeAnew = await this.#resize(source, width, format);
    if (!madeAnew) throw storeUnavailable(5);
    return madeAnew;
  }

  /** Null where the original's bytes are gone. They are read when it is their turn, not held in the queue. */
  async #resize(source: URL, width: number, format: PictureFormat): Promise<KeptBytes | null> {
    const { originals, cache, resizePicture, observer } = this.#options;
    try {
      return await this.#resizes.execute(async () => {
        const original = await originals.read(source);
        if (!original) return null;
        const startedAt = performance.now();
        const bytes = await resizePicture(original.bytes, width, format).catch((error: unknown) => {
          observer?.onResize('failed', performance.now() - startedAt);
          return originals.reject(source, error instanceof Error ? error.message : 'unknown');
        });
        observer?.onResize('made', performance.now() - startedAt);
        return await cache.write(this.#key(original.hash, width, format), bytes);
      });
    } catch (error) {
      if (isBulkheadRejectedError(error)) {
        observer?.onResize('refused', 0);
        throw storeUnavailable(5, error);
      }
      throw error;
    }
  }

  #key(originalHash: string, width: number, format: PictureFormat): string {
    return `resized ${this.#options.encodingVersion} ${originalHash} ${width} ${format}`;
  }
}
