import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { CacheEntry, Freshness } from './cache-entry.ts';

/** What a load came back with. `absent` is an answer too, kept for a short time only. */
export interface Loaded<T> {
  value: T;
  complete: boolean;
  absent?: boolean;
}

/** Where entries outlive the process. Implementations never reject: a lost copy costs one load. */
export interface EntryShelf<T> {
  readAll(): Promise<KeptEntry<T>[]>;
  write(entry: KeptEntry<T>): void;
  remove(key: string): void;
}

export interface KeptEntry<T> {
  key: string;
  value: T;
  complete: boolean;
  storedAt: number;
}

export interface RefreshingCacheOptions<T> {
  /** Gets an answer anew; a rejection means that nothing useful came. */
  load(key: string): Promise<Loaded<T>>;
  freshForMs: number;
  /** How long after it was stored an answer may be served while the load fails. */
  staleForMs: number;
  /** For partial answers, and the pause before another try after a failed or doubted load. */
  retryAfterMs: number;
  absentForMs: number;
  maxEntries: number;
  /**
   * Whether a refreshed answer contradicts the kept one so much that it is believed only when it
   * comes a second time.
   */
  doubts?(kept: T, refreshed: T): boolean;
  /** The refreshed answer with what it has in common with the kept one, or that itself where nothing changed. */
  reconcile?(kept: T, refreshed: T): T;
  shelf?: EntryShelf<T>;
  now(): number;
  /** A refresh failed and the kept answer goes on being served. */
  onRefreshFailed?(key: string, error: unknown): void;
}

/** `hit`: fresh; `stale`: kept although no longer fresh; `miss`: loaded for this call. */
export interface Lookup<T> {
  entry: CacheEntry<T>;
  outcome: 'hit' | 'stale' | 'miss';
}

/** Absences are kept apart, so that asking for what is not there pushes nothing out. */
const maxAbsences = 1_000;

/** Takes an absence past lru-cache, which would give it the place of something that is there. */
class Absence<T> extends Error {
  readonly entry: CacheEntry<T>;

  constructor(entry: CacheEntry<T>) {
    super('absent');
    this.entry = entry;
  }
}

/**
 * Keeps answers of something slow (RFC 5861): fresh for a time; then the old answer is served at
 * once while a single refresh runs; while loads fail, the old answer goes on. However many ask for
 * a key at once, it is loaded once. A partial answer never takes the place of a complete one.
 */
export class RefreshingCache<T> {
  readonly #options: RefreshingCacheOptions<T>;
  readonly #entries: LRUCache<string, CacheEntry<T>>;
  readonly #absences = new LRUCache<string, CacheEntry<T>>({ max: maxAbsences });
  readonly #doubted = new Set<string>();

  constructor(options: RefreshingCacheOptions<T>) {
    this.#options = options;
    this.#entries = new LRUCache<string, CacheEntry<T>>({
      max: options.maxEntries,
      ttl: options.freshForMs,
      allowStale: true,
      noDeleteOnStaleGet: true,
      perf: { now: options.now },
      ttlResolution: 0,
      fetchMethod: async (key, kept, { options: setOptions }) => {
        const entry = await this.#refresh(key, kept);
        // lru-cache refuses a lifetime of 0, which to it means for ever.
        setOptions.ttl = Math.max(1, entry.freshness.nextCheckAt - options.now());
        return entry;
      },
      dispose: ({ freshness }, key, reason) => {
        freshness.superseded = true;
        if (reason === 'evict') options.shelf?.remove(key);
      },
      noDisposeOnSet: true,
    });
  }

  /** The answer for a key; rejects as `load` does where nothing kept may be served. */
  async get(key: string): Promise<Lookup<T>> {
    const { now } = this.#options;
    const absence = this.#absences.get(key);
    if (absence && now() < absence.freshness.freshUntil) return { entry: absence, outcome: 'hit' };
    const before = this.peek(key);
    try {
      const entry = await this.#entries.forceFetch(key, { allowStale: before !== undefined });
      if (entry !== before) return { entry, outcome: 'miss' };
      return { entry, outcome: now() < entry.freshness.freshUntil ? 'hit' : 'stale' };
    } catch (error) {
      if (error instanceof Absence) return { entry: error.entry, outcome: 'miss' };
      throw error;
    }
  }

  /** What is kept for a key and may still be served; starts nothing. */
  peek(key: string): CacheEntry<T> | undefined {
    const entry = this.#entries.peek(key, { allowStale: true });
    return entry && this.#options.now() < entry.freshness.staleUntil ? entry : undefined;
  }

  /** Takes back what an earlier process kept, as far as it may still be served. */
  async restore(): Promise<void> {
    const { shelf, now } = this.#options;
    const kept = (await shelf?.readAll()) ?? [];
    for (const { key, value, complete, storedAt } of kept.sort((a, b) => a.storedAt - b.storedAt)) {
      // A clock that was set back must not make an answer fresh for longer than it may be.
      const entry = this.#entry({ value, complete }, Math.min(storedAt, now()));
      const { staleUntil, nextCheckAt, storedAt: start } = entry.freshness;
      if (now() >= staleUntil) shelf?.remove(key);
      else if (!this.#entries.has(key)) this.#entries.set(key, entry, { ttl: nextCheckAt - start, start });
    }
  }

  async #refresh(key: string, kept: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
    const { load, doubts, retryAfterMs, reconcile, onRefreshFailed, now } = this.#options;
    if (!kept || now() >= kept.freshness.staleUntil) return this.#take(key, await load(key));
    kept.freshness.nextCheckAt = Number.POSITIVE_INFINITY;
    try {
      const loaded = await load(key);
      const worse = kept.complete && !loaded.complete;
      const doubtful =
        !loaded.absent && !this.#doubted.has(key) && (doubts?.(kept.value, loaded.value) ?? false);
      if (doubtful) this.#doubted.add(key);
      if (!worse && !doubtful) {
        this.#doubted.delete(key);
        kept.freshness.superseded = true;
        const same = isDeepStrictEqual(kept.value, loaded.value);
        const value = same ? kept.value : (reconcile?.(kept.value, loaded.value) ?? loaded.value);
        return this.#take(key, { ...loaded, value });
      }
    } catch (error) {
      if (error instanceof Absence) throw error;
      onRefreshFailed?.(key, error);
    }
    kept.freshness.nextCheckAt = now() + retryAfterMs;
    return kept;
  }

  /** Throws an `Absence` where there is nothing. */
  #take(key: string, loaded: Loaded<T>): CacheEntry<T> {
    const entry = this.#entry(loaded, this.#options.now());
    if (loaded.absent) {
      this.#absences.set(key, entry);
      this.#options.shelf?.remove(key);
      throw new Absence(entry);
    }
    this.#absences.delete(key);
    const { value, complete, freshness } = entry;
    this.#options.shelf?.write({ key, value, complete, storedAt: freshness.storedAt });
    return entry;
  }

  #entry({ value, complete, absent }: Loaded<T>, storedAt: number): CacheEntry<T> {
    const { freshForMs, staleForMs, retryAfterMs, absentForMs } = this.#options;
    const lifetimeMs = absent ? absentForMs : complete ? freshForMs : Math.min(retryAfterMs, freshForMs);
    const freshUntil = storedAt + lifetimeMs;
    // Absence must not linger: it is asked for anew, never served stale.
    const staleUntil = absent ? freshUntil : Math.max(freshUntil, storedAt + staleForMs);
    const freshness: Freshness = {
      storedAt,
      freshUntil,
      staleUntil,
      nextCheckAt: freshUntil,
      superseded: false,
    };
    return { value, complete, freshness };
  }
}
