import type { PictureFormat, PictureSize } from '@kitchen/shared/pictures.ts';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { notFound, storeUnavailable } from '../platform/problems/problems.ts';
import type { Originals } from './originals.ts';
import type { PictureFolder } from './picture-folder.ts';
import type { PictureMetrics } from './picture-metrics.ts';

export interface PictureRequest {
  source: URL;
  size: PictureSize;
  format: PictureFormat;
}

export interface ResizedPicturesOptions {
  originals: Originals;
  folder: PictureFolder;
  /** Whether an original need not be fetched: it is read where it is needed. */
  isAtHand?(source: URL): boolean;
  resizePicture(original: Buffer, request: PictureRequest): Promise<Buffer>;
  /** Part of every key: pictures that were encoded in another way are not found again. */
  encodingVersion: number;
  /** Bound on the pictures held in memory besides. */
  memoryBytes: number;
  metrics: PictureMetrics;
}

interface ResizedPicture {
  bytes: Buffer;
  from: 'disk' | 'made';
}

/** The largest picture that is read may take as much memory as the rest of the process. */
const resizesAtOnce = 1;
const resizesWaiting = 200;

/**
 * Gives pictures in one size and in one format, from memory or disk. Each is made once, however many
 * ask for it. Throws a problem where it cannot be had.
 */
export function createResizedPictures(
  options: ResizedPicturesOptions,
): (request: PictureRequest) => Promise<Buffer> {
  const { originals, folder, resizePicture, encodingVersion, metrics } = options;
  const slots = bulkhead(resizesAtOnce, resizesWaiting);
  metrics.watchResizes(() => ({
    running: resizesAtOnce - slots.executionSlots,
    waiting: resizesWaiting - slots.queueSlots,
  }));
  const recent = new LRUCache<string, ResizedPicture, PictureRequest>({
    maxSize: options.memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context }) {
      const stored = await folder.read(key);
      if (stored) return { bytes: stored, from: 'disk' };
      const made = await make(context);
      await folder.write(key, made);
      return { bytes: made, from: 'made' };
    },
  });

  async function make(request: PictureRequest): Promise<Buffer> {
    const { source } = request;
    // Fetched before a slot is taken, so that none is held while a host is waited for.
    if (!options.isAtHand?.(source)) await originals.get(source);
    try {
      return await slots.execute(async () => {
        // Asked for again rather than held while waiting: two hundred originals would fill the memory.
        const original = await originals.get(source);
        const endTimer = metrics.resizeDuration.startTimer();
        const resized = await resizePicture(original, request)
          .finally(endTimer)
          .catch((error: Error) => {
            metrics.resizes.inc({ outcome: 'failed' });
            originals.reject(source, error.message);
            throw notFound('picture');
          });
        metrics.resizes.inc({ outcome: 'made' });
        return resized;
      });
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      metrics.resizes.inc({ outcome: 'refused' });
      throw storeUnavailable(5, error);
    }
  }

  return async (request) => {
    const key = `resized ${encodingVersion} ${request.source.href} ${request.size} ${request.format}`;
    const status: LRUCache.Status<string, ResizedPicture, PictureRequest> = {};
    try {
      const { bytes, from } = await recent.forceFetch(key, { context: request, status });
      if (status.fetch === 'hit') folder.touch(key);
      metrics.lookups.inc({ outcome: status.fetch === 'hit' ? 'memory' : from });
      return bytes;
    } catch (error) {
      metrics.lookups.inc({ outcome: 'failed' });
      throw error;
    }
  };
}
