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
import { z } from 'zod';
import { notFound, storeUnavailable } from '../platform/http/problems.ts';
import type { FetchedOriginal, Validators } from './fetch-original.ts';
import { InFlight } from './in-flight.ts';
import type { KeptBytes, PictureCache } from './picture-cache.ts';

export interface OriginalsOptions {
  cache: PictureCache;
  fetchOriginal(source: URL, validators: Validators | null): Promise<FetchedOriginal>;
  isReadablePicture(bytes: Buffer): Promise<boolean>;
  now(): number;
  log: { warn(fields: object, message: string): void };
}

const versionSchema = z.object({
  hash: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  checkedAt: z.number(),
});

/** The version of a picture that is known, by the hash of its bytes; they may be gone from the cache. */
export type OriginalVersion = z.infer<typeof versionSchema>;

/** After this a version is used still, while its host is asked whether it changed. */
const freshForMs = 24 * 60 * 60 * 1000;
/** How long a failure is remembered, so that a broken picture does not wear out its host. */
const failedForMs = { absent: 60_000, unusable: 60_000, unavailable: 15_000 };
type FailureKind = keyof typeof failedForMs;

const downloadsAtOnce = 6;
const downloadsWaiting = 300;
/** A host that failed so often in a row is left alone for a while: a silent one would hold every download. */
const failuresInARow = 5;
const hostLeftAloneForMs = 10_000;

/** The pictures of the store as their hosts have them: fetched, kept on disk, asked after once a day. */
export class Originals {
  readonly #options: OriginalsOptions;
  readonly #versions = new LRUCache<string, OriginalVersion>({ max: 10_000 });
  readonly #failures = new LRUCache<string, { kind: FailureKind; until: number }>({ max: 10_000 });
  /** Lately fetched bytes: several widths are asked for at once, and the disk may fail. */
  readonly #recent = new LRUCache<string, KeptBytes>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
  });
  readonly #downloads = bulkhead(downloadsAtOnce, downloadsWaiting);
  readonly #breakers = new Map<string, CircuitBreakerPolicy>();
  readonly #inFlight = new InFlight<OriginalVersion>();

  constructor(options: OriginalsOptions) {
    this.#options = options;
  }

  /** The version to serve, at once where one is known. Throws a problem where there is none. */
  async find(source: URL): Promise<OriginalVersion> {
    const inMemory = this.#versions.get(source.href);
    // Without its version a picture is not found again: the one is as often used as the other.
    if (inMemory) this.#options.cache.touch(versionKey(source));
    const known =
      inMemory ??
      (await this.#readVersion(source)) ??
      // It may have been fetched for somebody else while the disk was read.
      this.#versions.get(source.href);
    if (!known) return this.fetch(source);
    if (this.#options.now() - known.checkedAt >= freshForMs && !this.#failure(source)) {
      // What failed is logged and remembered; the known version is served meanwhile.
      void this.#inFlight.run(source.href, () => this.#update(source, known)).catch(() => undefined);
    }
    return known;
  }

  /** The bytes of the newest version kept, where they are still there. */
  async read(source: URL): Promise<KeptBytes | null> {
    return this.#recent.get(source.href) ?? (await this.#options.cache.read(bytesKey(source)));
  }

  has(source: URL): boolean {
    return this.#recent.has(source.href) || this.#options.cache.has(bytesKey(source));
  }

  /** Fetches the picture anew. Throws a problem where that failed, or did so a moment ago. */
  async fetch(source: URL): Promise<OriginalVersion> {
    const failure = this.#failure(source);
    if (failure) throw problemOf(failure.kind, failure.until - this.#options.now());
    return this.#inFlight.run(source.href, () => this.#update(source, null));
  }

  /** Drops bytes that turned out not to be a picture after all, and remembers that for a while. */
  reject(source: URL, reason: string): never {
    this.#recent.delete(source.href);
    this.#options.cache.delete(bytesKey(source));
    throw this.#fail(source, 'unusable', reason);
  }

  async #update(source: URL, known: OriginalVersion | null): Promise<OriginalVersion> {
    const { cache, now, isReadablePicture } = this.#options;
    const answer = await this.#download(source, known);
    if (answer.outcome === 'unchanged' && known) {
      return this.#keepVersion(source, { ...known, checkedAt: now() });
    }
    if (answer.outcome === 'fetched') {
      const { bytes, etag, lastModified } = answer;
      if (!(await isReadablePicture(bytes)))
        throw this.#fail(source, 'unusable', 'no picture that is read here');
      const kept = await cache.write(bytesKey(source), bytes);
      this.#recent.set(source.href, kept);
      return this.#keepVersion(source, { hash: kept.hash, etag, lastModified, checkedAt: now() });
    }
    if (answer.outcome === 'absent') {
      this.#versions.delete(source.href);
      this.#recent.delete(source.href);
      cache.delete(versionKey(source));
      cache.delete(bytesKey(source));
      throw this.#fail(source, 'absent', 'no such picture');
    }
    const { outcome, reason } =
      answer.outcome === 'unchanged'
        ? { outcome: 'unavailable' as const, reason: 'status 304 unasked' }
        : answer;
    throw this.#fail(source, outcome, reason);
  }

  async #download(source: URL, known: Validators | null): Promise<FetchedOriginal> {
    try {
      return await this.#downloads.execute(() =>
        this.#breakerOf(source.host).execute(() => this.#options.fetchOriginal(source, known)),
      );
    } catch (error) {
      if (isBrokenCircuitError(error)) throw storeUnavailable(hostLeftAloneForMs / 1000, error);
      if (isBulkheadRejectedError(error)) throw storeUnavailable(5, error);
      throw error;
    }
  }

  #breakerOf(host: string): CircuitBreakerPolicy {
    const known = this.#breakers.get(host);
    if (known) return known;
    const breaker = circuitBreaker(
      handleWhenResult((answer) => (answer as FetchedOriginal).outcome === 'unavailable'),
      { halfOpenAfter: hostLeftAloneForMs, breaker: new ConsecutiveBreaker(failuresInARow) },
    );
    this.#breakers.set(host, breaker);
    return breaker;
  }

  async #readVersion(source: URL): Promise<OriginalVersion | null> {
    const kept = await this.#options.cache.read(versionKey(source));
    if (!kept) return null;
    const parsed = versionSchema.safeParse(JSON.parse(kept.bytes.toString()));
    if (!parsed.success) return null;
    this.#versions.set(source.href, parsed.data);
    return parsed.data;
  }

  async #keepVersion(source: URL, version: OriginalVersion): Promise<OriginalVersion> {
    this.#versions.set(source.href, version);
    await this.#options.cache.write(versionKey(source), Buffer.from(JSON.stringify(version)));
    return version;
  }

  #failure(source: URL) {
    const failure = this.#failures.get(source.href);
    return failure && failure.until > this.#options.now() ? failure : null;
  }

  #fail(source: URL, kind: FailureKind, reason: string): Error {
    this.#failures.set(source.href, { kind, until: this.#options.now() + failedForMs[kind] });
    this.#options.log.warn({ host: source.host, outcome: kind, reason }, 'A picture could not be fetched');
    return problemOf(kind, failedForMs[kind]);
  }
}

function problemOf(kind: FailureKind, forMs: number): Error {
  return kind === 'unavailable' ? storeUnavailable(Math.ceil(forMs / 1000)) : notFound('picture');
}

const versionKey = (source: URL) => `version ${source.href}`;
const bytesKey = (source: URL) => `original ${source.href}`;
