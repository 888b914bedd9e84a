import type { CircuitBreakerPolicy } from 'cockatiel';
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { steadyPauses } from '../lib/steady-pauses.ts';
import { notFound, storeUnavailable } from '../platform/problems/problems.ts';
import type { FetchedOriginal } from './fetch-original.ts';
import type { PictureFolder } from './picture-folder.ts';
import { knownFormat } from './resize-picture.ts';

/** The store's pictures as their hosts have them. */
export interface Originals {
  /** From memory, disk or host. Throws a problem where the picture cannot be had, or could not a moment ago. */
  get(source: URL): Promise<Buffer>;
  /** Drops bytes that turned out not to be a whole picture; after a while they are fetched again. */
  reject(source: URL, reason: string): void;
}

export interface OriginalsOptions {
  folder: PictureFolder;
  fetchOriginal(source: URL): Promise<FetchedOriginal>;
  steadyNow(): number;
  log: { warn(fields: object, message: string): void };
}

/** Several widths of a picture are asked for at once, and the disk may fail. */
const memoryBytes = 32 * 1024 * 1024;

/** How long a failure is remembered, so that a broken picture does not wear out its host. */
const failureTtlMs = { absent: 60_000, unusable: 60_000, unavailable: 15_000 };
const failureBytes = 1024;

const downloadsAtOnce = 6;
const downloadsWaiting = 300;
/** A host that failed so often in a row is left alone for a while: a silent one would hold every download. */
const failuresInARow = 5;
const hostLeftAloneForMs = 10_000;

/** Each picture is fetched once, since one that changes gets another address. */
export function createOriginals({ folder, fetchOriginal, steadyNow, log }: OriginalsOptions): Originals {
  const downloads = bulkhead(downloadsAtOnce, downloadsWaiting);
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const recent = new LRUCache<string, FetchedOriginal>({
    maxSize: memoryBytes,
    sizeCalculation: (original) =>
      original.outcome === 'fetched' ? original.bytes.length + 1 : failureBytes,
    perf: { now: steadyNow },
    ttlResolution: 0,
    ignoreFetchAbort: true,
    async fetchMethod(address, _stale, { options }) {
      const original = await load(new URL(address));
      if (original.outcome !== 'fetched') options.ttl = failureTtlMs[original.outcome];
      return original;
    },
  });

  async function load(source: URL): Promise<FetchedOriginal> {
    const stored = await folder.read(keyOf(source));
    if (stored) return { outcome: 'fetched', bytes: stored };
    let original = await download(source);
    if (original.outcome === 'fetched' && !knownFormat(original.bytes)) {
      original = { outcome: 'unusable', reason: 'not a picture of a known format' };
    }
    if (original.outcome === 'fetched') await folder.write(keyOf(source), original.bytes);
    else warn(source, original);
    return original;
  }

  async function download(source: URL): Promise<FetchedOriginal> {
    try {
      return await downloads.execute(() => breakerOf(source.host).execute(() => fetchOriginal(source)));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw storeUnavailable(hostLeftAloneForMs / 1000, error);
      if (isBulkheadRejectedError(error)) throw storeUnavailable(5, error);
      throw error;
    }
  }

  function breakerOf(host: string): CircuitBreakerPolicy {
    const breaker =
      breakers.get(host) ??
      circuitBreaker(
        handleWhenResult((answer) => (answer as FetchedOriginal).outcome === 'unavailable'),
        {
          halfOpenAfter: steadyPauses(hostLeftAloneForMs, steadyNow),
          breaker: new ConsecutiveBreaker(failuresInARow),
        },
      );
    breakers.set(host, breaker);
    return breaker;
  }

  function warn({ host }: URL, failure: FetchedOriginal): void {
    log.warn({ host, ...failure }, 'A picture could not be fetched');
  }

  return {
    async get(source) {
      const original = await recent.forceFetch(source.href);
      if (original.outcome === 'fetched') return original.bytes;
      if (original.outcome !== 'unavailable') throw notFound('picture');
      throw storeUnavailable(Math.ceil(recent.getRemainingTTL(source.href) / 1000));
    },
    reject(source, reason) {
      const rejected: FetchedOriginal = { outcome: 'unusable', reason };
      folder.delete(keyOf(source));
      recent.set(source.href, rejected, { ttl: failureTtlMs.unusable });
      warn(source, rejected);
    },
  };
}

const keyOf = (source: URL) => `original ${source.href}`;
