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

/** An answer as processes hand it to one another. */
export interface StoredAnswer<T> {
  value: T;
  complete: boolean;
  absent: boolean;
  storedAt: number;
}

/** An answer that was loaded; what is not believed is no one else's business. */
export interface LoadedAnswer<T> extends StoredAnswer<T> {
  believed: boolean;
}

/**
 * Gives the answer that another process stored after `storedAfter`, or is about to store, or else that of
 * `load`, which it tells the others where it is believed.
 */
export type ShareLoad<T> = (
  key: string,
  storedAfter: number,
  load: () => Promise<LoadedAnswer<T>>,
) => Promise<LoadedAnswer<T>>;

export interface RefreshingCacheOptions<T> {
  /** Gets an answer anew; a rejection means that nothing useful came. */
  load(key: string): Promise<Loaded<T>>;
  /** Where several processes have one source; a single one just loads. */
  share?: ShareLoad<T>;
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
  onLookup?(outcome: Lookup<T>['outcome'] | 'failed'): void;
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

/** Before everything that was ever stored. */
const never = -1;

/**
 * Keeps answers of something slow (RFC 5861): fresh for a time; then the old answer is served at
 * once while a single refresh runs; while loads fail, the old answer goes on. However many ask for
 * a key at once, it is loaded once. A partial answer never takes the place of a complete one.
 */
export class RefreshingCache<T> {
  readonly #options: RefreshingCacheOptions<T>;
  readonly #entries: LRUCache<string, CacheEntry<T>>;
  readonly #absences = new LRUCache<string, CacheEntry<T>>({ max: maxAbsences });
  readonly #loading = new Map<string, Promise<CacheEntry<T>>>();
  readonly #doubted = new Set<string>();

  constructor(options: RefreshingCacheOptions<T>) {
    this.#options = options;
    this.#entries = new LRUCache<string, CacheEntry<T>>({
      max: options.maxEntries,
      dispose: ({ freshness }, key, reason) => {
        freshness.superseded = true;
        if (reason === 'evict') options.shelf?.remove(key);
      },
      noDisposeOnSet: true,
    });
  }

  /** The answer for a key; rejects as `load` does where nothing kept may be served. */
  async get(key: string): Promise<Lookup<T>> {
    const { onLookup } = this.#options;
    try {
      const lookup = await this.#lookUp(key);
      onLookup?.(lookup.outcome);
      return lookup;
    } catch (error) {
      onLookup?.('failed');
      throw error;
    }
  }

  async #lookUp(key: string): Promise<Lookup<T>> {
    const { now } = this.#options;
    const absence = this.#absences.get(key);
    if (absence && now() < absence.freshness.freshUntil) return { entry: absence, outcome: 'hit' };
    const kept = this.peek(key);
    if (!kept) return { entry: await this.#loadFirst(key), outcome: 'miss' };
    this.#entries.get(key);
    if (now() >= kept.freshness.nextCheckAt) void this.#load(key);
    return { entry: kept, outcome: now() < kept.freshness.freshUntil ? 'hit' : 'stale' };
  }

  /** What is kept for a key and may still be served; starts nothing. */
  peek(key: string): CacheEntry<T> | undefined {
    const entry = this.#entries.peek(key);
    return entry && this.#options.now() < entry.freshness.staleUntil ? entry : undefined;
  }

  /** Takes back what an earlier process kept, as far as it may still be served. */
  async restore(): Promise<void> {
    const { shelf, now } = this.#options;
    const kept = (await shelf?.readAll()) ?? [];
    for (const { key, value, complete, storedAt } of kept.sort((a, b) => a.storedAt - b.storedAt)) {
      const entry = this.#entry({ value, complete, absent: false, storedAt });
      if (now() >= entry.freshness.staleUntil) shelf?.remove(key);
      else if (!this.#entries.has(key)) this.#entries.set(key, entry);
    }
  }

  /** What may be served, by key. */
  kept(): [key: string, answer: StoredAnswer<T>][] {
    return [...this.#entries.entries()]
      .filter(([, { freshness }]) => this.#options.now() < freshness.staleUntil)
      .map(([key, { value, complete, freshness }]) => [
        key,
        { value, complete, absent: false, storedAt: freshness.storedAt },
      ]);
  }

  /** Whether an answer of this time would be of use: what is kept is older, or nothing is and there is room. */
  wants(key: string, storedAt: number): boolean {
    if (this.#loading.has(key)) return false;
    const kept = this.peek(key) ?? this.#absences.peek(key);
    return kept ? kept.freshness.storedAt < storedAt : this.#entries.size < this.#options.maxEntries;
  }

  /** Takes an answer that another process loaded, unless what is kept is newer or better. */
  take(key: string, answer: StoredAnswer<T>): void {
    const kept = this.peek(key);
    if (this.wants(key, answer.storedAt) && !isWorse(kept, answer)) this.#take(key, kept, answer);
  }

  /** The source has changed: what was stored until then is served only until a refresh has ended. */
  expire(key: string, changedAt: number): void {
    const absence = this.#absences.peek(key);
    if (absence && absence.freshness.storedAt <= changedAt) this.#absences.delete(key);
    const kept = this.peek(key);
    // A refresh that is under way must not make its answer look unusable; it is expired again a little later.
    if (!kept || kept.freshness.storedAt > changedAt || this.#loading.has(key)) return;
    kept.freshness.freshUntil = Math.min(kept.freshness.freshUntil, changedAt);
    kept.freshness.nextCheckAt = this.#options.now();
  }

  expireAll(changedAt: number): void {
    for (const key of [...this.#entries.keys(), ...this.#absences.keys()]) this.expire(key, changedAt);
  }

  /** Expires a kept answer and refreshes it at once. Resolves when that has ended, one way or the other. */
  async renew(key: string, changedAt: number): Promise<void> {
    this.expire(key, changedAt);
    const kept = this.peek(key);
    if (kept && kept.freshness.storedAt <= changedAt) await this.#load(key);
  }

  /** What another process had stored may be old: then a refresh goes on behind it. */
  async #loadFirst(key: string): Promise<CacheEntry<T>> {
    const entry = await this.#load(key);
    const isOld = this.#options.now() >= entry.freshness.nextCheckAt;
    if (isOld && this.peek(key) === entry) void this.#load(key);
    return entry;
  }

  /** One load of a key serves all who ask meanwhile. Rejects only where nothing kept may be served. */
  #load(key: string): Promise<CacheEntry<T>> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const loading = this.#refresh(key, this.peek(key)).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #refresh(key: string, kept: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
    const { share = loadAlone, retryAfterMs, onRefreshFailed, now } = this.#options;
    const load = () => this.#ask(key, kept);
    if (!kept) return this.#take(key, kept, await share(key, never, load));
    kept.freshness.nextCheckAt = Number.POSITIVE_INFINITY;
    try {
      const answer = await share(key, kept.freshness.freshUntil, load);
      if (answer.believed && !isWorse(kept, answer)) return this.#take(key, kept, answer);
    } catch (error) {
      onRefreshFailed?.(key, error);
    }
    kept.freshness.nextCheckAt = now() + retryAfterMs;
    return kept;
  }

  async #ask(key: string, kept: CacheEntry<T> | undefined): Promise<LoadedAnswer<T>> {
    const { load, doubts, now } = this.#options;
    const { value, complete, absent = false } = await load(key);
    const answer = { value, complete, absent, storedAt: now() };
    if (isWorse(kept, answer)) return { ...answer, believed: false };
    const isDoubtful =
      kept !== undefined && !absent && !this.#doubted.has(key) && (doubts?.(kept.value, value) ?? false);
    if (isDoubtful) this.#doubted.add(key);
    return { ...answer, believed: !isDoubtful };
  }

  /** Puts an answer, or that there is none, in the place of the kept one. */
  #take(key: string, kept: CacheEntry<T> | undefined, answer: StoredAnswer<T>): CacheEntry<T> {
    const { reconcile, shelf } = this.#options;
    this.#doubted.delete(key);
    if (kept) kept.freshness.superseded = true;
    if (answer.absent) {
      const entry = this.#entry(answer);
      this.#absences.set(key, entry);
      this.#entries.delete(key);
      shelf?.remove(key);
      return entry;
    }
    const same = kept && isDeepStrictEqual(kept.value, answer.value);
    const common = kept && (same ? kept.value : reconcile?.(kept.value, answer.value));
    const entry = this.#entry({ ...answer, value: common ?? answer.value });
    const { value, complete, freshness } = entry;
    this.#absences.delete(key);
    this.#entries.set(key, entry);
    shelf?.write({ key, value, complete, storedAt: freshness.storedAt });
    return entry;
  }

  #entry({ value, complete, absent, storedAt: stored }: StoredAnswer<T>): CacheEntry<T> {
    const { freshForMs, staleForMs, retryAfterMs, absentForMs, now } = this.#options;
    // A clock that was set back, or another's that is ahead, must not keep an answer fresh for longer.
    const storedAt = Math.min(stored, now());
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

async function loadAlone<T>(
  _key: string,
  _storedAfter: number,
  load: () => Promise<LoadedAnswer<T>>,
): Promise<LoadedAnswer<T>> {
  return load();
}

function isWorse<T>(kept: CacheEntry<T> | undefined, answer: StoredAnswer<T>): boolean {
  return kept?.complete === true && !answer.complete;
}
