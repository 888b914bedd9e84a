import { LRUCache } from 'lru-cache';
import type { Clocks } from '../../lib/clocks.ts';
import { fromSteady, toSteady } from '../../lib/clocks.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Freshness } from './freshness.ts';
import { isUsable } from './freshness.ts';
import type { RedisCache } from './redis-cache.ts';

/** What a load came back with. `absent` is an answer too, cached for a short time only. */
export interface Loaded<T> {
  value: T;
  complete: boolean;
  absent?: boolean;
}

/** An answer as disk and Redis hold it. */
export interface StoredAnswer<T> {
  value: T;
  complete: boolean;
  /** In ms since the epoch, by the clock of whoever loaded it. */
  storedAt: number;
}

/** An answer as memory holds it. */
export interface CacheEntry<T> {
  readonly value: T;
  /** False where only a part of the answer could be had. */
  readonly complete: boolean;
  readonly absent: boolean;
  readonly freshness: Freshness;
}

/** `hit`: fresh; `stale`: cached although no longer fresh; `miss`: loaded for this call. */
export interface Lookup<T> {
  entry: CacheEntry<T>;
  outcome: 'hit' | 'stale' | 'miss';
}

/** All times in ms. */
export interface RefreshingCacheOptions<T> extends Clocks {
  /** Tells its tags from those of other caches. */
  name: string;
  /** Gets an answer anew; a rejection means that nothing useful came. */
  load(key: string): Promise<Loaded<T>>;
  freshForMs: number;
  /** How long after it was stored an answer may be served while loads fail. */
  staleForMs: number;
  /** How long a partial answer is fresh, and the pause after a refresh that failed or was not trusted. */
  retryAfterMs: number;
  absentForMs: number;
  maxEntries: number;
  /** Whether a refreshed answer is so suddenly empty that it is trusted only when it comes a second time. */
  rejectsSuddenEmpty?(current: T, refreshed: T): boolean;
  /** The refreshed answer, sharing with the current one what is equal; the current one itself where all is. */
  reconcile(current: T, refreshed: T): T;
  /** Where answers outlive the process. */
  disk?: DiskCache<T>;
  /** Where processes share answers. */
  redis?: RedisCache<T>;
  onLookup?(outcome: Lookup<T>['outcome'] | 'failed'): void;
  /** A refresh failed and the current answer goes on being served. */
  onRefreshFailed?(key: string, error: unknown): void;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
interface Entry<T> extends CacheEntry<T> {
  readonly freshness: Mutable<Freshness>;
  /** As disk and Redis have it. */
  storedAt: number;
  /** When it was written to disk, by the steady clock. */
  writtenAt: number;
}
type Answer<T> = StoredAnswer<T> & { absent: boolean };

/** Absences have a place of their own, so that asking for what is not there evicts nothing. */
const maxAbsences = 1_000;

/** An answer that never changes is written again now and then, lest a restart take it for too old. */
const rewriteAfterMs = 3_600_000;

/**
 * Caches answers of something slow by the rules of RFC 5861: fresh for a time; then the old answer is
 * served at once while one refresh runs; while loads fail, the old answer goes on. However many ask
 * for a key, it is loaded once: lru-cache's `fetch` does that. Ours is what to trust: a partial
 * answer never replaces a complete one, a suddenly empty one counts only the second time.
 */
export class RefreshingCache<T> {
  readonly #options: RefreshingCacheOptions<T>;
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #absences = new LRUCache<string, Entry<T>>({ max: maxAbsences });
  readonly #suddenlyEmpty = new Set<string>();

  constructor(options: RefreshingCacheOptions<T>) {
    this.#options = options;
    this.#entries = new LRUCache<string, Entry<T>>({
      max: options.maxEntries,
      allowStale: true,
      // Whoever asked gets the answer, even if it was evicted meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (key, found) => this.#refresh(key, found),
      dispose: ({ freshness }) => {
        freshness.invalidated = true;
      },
    });
  }

  /** The answer for a key; rejects as `load` does where nothing cached may be served. */
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
    const absence = this.#usable(this.#absences.get(key));
    if (absence) return { entry: absence, outcome: 'hit' };
    const current = this.peek(key);
    if (!current) return { entry: await this.#load(key), outcome: 'miss' };
    const isFresh = this.#options.steadyNow() < current.freshness.freshUntil;
    return { entry: await this.#fetch(key), outcome: isFresh ? 'hit' : 'stale' };
  }

  /** What is cached for a key and may still be served; starts nothing. */
  peek(key: string): CacheEntry<T> | undefined {
    return this.#usable(this.#entries.peek(key));
  }

  /** Keys of what may be served. */
  keys(): string[] {
    return [...this.#entries.keys()].filter((key) => this.peek(key));
  }

  /** Reads what an earlier process wrote to disk, as far as it may still be served. */
  async restore(): Promise<void> {
    const { disk } = this.#options;
    for (const [key, stored] of (await disk?.readAll()) ?? []) {
      const entry = this.#entry(key, { ...stored, absent: false });
      if (this.#usable(entry)) this.#entries.set(key, entry);
      else disk?.remove(key);
    }
  }

  /**
   * The source has changed: what was stored until then is no longer fresh. It is still served, and
   * refreshed as soon as somebody asks for it. `changedAt` is by the steady clock.
   */
  expire(key: string, changedAt: number): void {
    const absence = this.#absences.peek(key);
    if (absence && absence.freshness.storedAt <= changedAt) this.#absences.delete(key);
    const entry = this.#entries.peek(key);
    if (!entry || entry.freshness.storedAt > changedAt) return;
    entry.freshness.freshUntil = Math.min(entry.freshness.freshUntil, changedAt);
    entry.freshness.revalidateAt = this.#options.steadyNow();
  }

  expireAll(changedAt: number): void {
    for (const key of [...this.#entries.keys(), ...this.#absences.keys()]) this.expire(key, changedAt);
  }

  /** Expires a cached answer and refreshes it now. Resolves when that has ended, one way or the other. */
  async renew(key: string, changedAt: number): Promise<void> {
    this.expire(key, changedAt);
    const storedAt = () => this.peek(key)?.freshness.storedAt ?? Number.POSITIVE_INFINITY;
    if (storedAt() <= changedAt) await this.#load(key).catch(() => undefined);
    // That may have been a load that was under way already.
    if (storedAt() < changedAt) await this.#load(key).catch(() => undefined);
  }

  /** Takes from Redis what another process stored there, by its clock then, where that is newer. */
  async catchUp(key: string, storedAt: number): Promise<void> {
    const current = this.#entries.peek(key);
    if (!current || this.#storedAt(current) < storedAt) await this.#load(key).catch(() => undefined);
  }

  #usable(entry: Entry<T> | undefined): Entry<T> | undefined {
    return entry && isUsable(entry.freshness, this.#options.steadyNow()) ? entry : undefined;
  }

  /** The current answer, behind which a refresh starts where it is due. */
  #fetch(key: string): Promise<Entry<T>> {
    const revalidateAt = this.#entries.peek(key)?.freshness.revalidateAt ?? Number.NEGATIVE_INFINITY;
    return this.#fetchFrom(key, { forceRefresh: this.#options.steadyNow() >= revalidateAt });
  }

  /** Waits for a load, also where an older answer is there. */
  #load(key: string): Promise<Entry<T>> {
    return this.#fetchFrom(key, { forceRefresh: true, allowStale: false });
  }

  async #fetchFrom(key: string, how: { forceRefresh: boolean; allowStale?: boolean }): Promise<Entry<T>> {
    const entry = await this.#entries.fetch(key, how);
    if (!entry) throw new Error('A load ended without an answer');
    if (!entry.absent) return entry;
    const absence = this.#entry(key, entry);
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    this.#absences.set(key, absence);
    return absence;
  }

  async #refresh(key: string, found: Entry<T> | undefined): Promise<Entry<T>> {
    const { onRefreshFailed, retryAfterMs, steadyNow } = this.#options;
    const current = this.#usable(found);
    // Nobody need start a second one meanwhile.
    if (current) current.freshness.revalidateAt = Number.POSITIVE_INFINITY;
    const answer = await this.#ask(key, current).catch((error: unknown) => {
      if (!current) throw error;
      onRefreshFailed?.(key, error);
      return null;
    });
    if (answer) return this.#accept(key, current, answer);
    if (!current) throw new Error('An answer was not trusted although there is no other');
    current.freshness.revalidateAt = steadyNow() + retryAfterMs;
    return current;
  }

  /** Null where the answer is not trusted. */
  async #ask(key: string, current: Entry<T> | undefined): Promise<Answer<T> | null> {
    const { redis, steadyNow } = this.#options;
    const load = async (): Promise<Answer<T> | null> => {
      // A change that comes while it is being loaded may not be in it.
      const startedAt = steadyNow();
      const { value, complete, absent = false } = await this.#options.load(key);
      // The machine's clock may have been put forward or back meanwhile.
      const storedAt = fromSteady(this.#options, startedAt);
      const answer = { value, complete, absent, storedAt };
      return this.#isTrusted(key, current, answer) ? answer : null;
    };
    if (!redis) return load();
    return redis.load(key, current ? this.#newerThan(current) : -1, load);
  }

  /** What another process stored after that is worth more than an entry: by the machine's clock. */
  #newerThan(entry: Entry<T>): number {
    const { freshUntil } = entry.freshness;
    const isFresh = this.#options.steadyNow() < freshUntil;
    return isFresh ? this.#storedAt(entry) : fromSteady(this.#options, freshUntil);
  }

  /** By the machine's clock; what was stored before that was put back is not to be newer than all that follows. */
  #storedAt({ storedAt, freshness }: Entry<T>): number {
    return storedAt <= this.#options.now() ? storedAt : fromSteady(this.#options, freshness.storedAt);
  }

  #isTrusted(key: string, current: Entry<T> | undefined, answer: Answer<T>): boolean {
    if (!current || answer.absent) return true;
    if (current.complete && !answer.complete) return false;
    const isSudden = this.#options.rejectsSuddenEmpty?.(current.value, answer.value) ?? false;
    // An answer between two empty ones makes the second as sudden as the first.
    const isSecond = this.#suddenlyEmpty.delete(key);
    if (!isSudden || isSecond) return true;
    this.#suddenlyEmpty.add(key);
    return false;
  }

  /** The entry for an answer: the current one with new times where nothing changed. */
  #accept(key: string, current: Entry<T> | undefined, answer: Answer<T>): Entry<T> {
    const { reconcile, disk } = this.#options;
    const { complete, absent } = answer;
    const value = current ? reconcile(current.value, answer.value) : answer.value;
    const isSame = current?.value === value && current.complete === complete && current.absent === absent;
    const entry = isSame ? current : this.#entry(key, { ...answer, value });
    if (isSame) {
      Object.assign(entry.freshness, this.#times(answer));
      entry.storedAt = answer.storedAt;
    }
    if (absent) disk?.remove(key);
    else if (!isSame || entry.freshness.storedAt - entry.writtenAt >= rewriteAfterMs) {
      disk?.write(key, { value, complete, storedAt: entry.storedAt });
      entry.writtenAt = entry.freshness.storedAt;
    }
    return entry;
  }

  /** What responses made from an entry carry in `Cache-Tag`. */
  tagOf(key: string): string {
    return `${this.#options.name}:${encodeURIComponent(key.toWellFormed())}`;
  }

  #entry(key: string, answer: Answer<T>): Entry<T> {
    const freshness: Mutable<Freshness> = {
      tag: this.tagOf(key),
      ...this.#times(answer),
      invalidated: false,
      revalidate: () => {
        // What was evicted in the middle of a refresh is nobody's to refresh any more.
        if (this.#entries.peek(key)?.freshness !== freshness) freshness.invalidated = true;
        else this.get(key).catch(() => undefined);
      },
    };
    const { value, complete, absent, storedAt } = answer;
    return { value, complete, absent, freshness, storedAt, writtenAt: freshness.storedAt };
  }

  #times({ storedAt: stored, complete, absent }: Answer<T>) {
    const { freshForMs, staleForMs, retryAfterMs, absentForMs } = this.#options;
    // Neither a clock that is put forward or back, nor another's that is ahead, keeps an answer fresh for longer.
    const storedAt = toSteady(this.#options, stored);
    const lifetimeMs = absent ? absentForMs : complete ? freshForMs : Math.min(retryAfterMs, freshForMs);
    const freshUntil = storedAt + lifetimeMs;
    // Absence must not linger: it is asked for anew, never served stale.
    const staleUntil = absent ? freshUntil : Math.max(freshUntil, storedAt + staleForMs);
    return { storedAt, freshUntil, staleUntil, revalidateAt: freshUntil };
  }
}
