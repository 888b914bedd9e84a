import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { withPatience } from '../../lib/with-patience.ts';
import type { SiteGroup } from '../redis/site-group.ts';
import { packAnswer, unpackAnswer } from './pack-answer.ts';
import type { LoadedAnswer, RefreshingCache, ShareLoad, StoredAnswer } from './refreshing-cache.ts';
import { endTurnScript, forgetScript, storeScript, takeTurnScript } from './shared-answer-scripts.ts';

export interface SharedAnswersOptions<T> {
  group: SiteGroup;
  /** Tells these answers from those of other caches. */
  name: string;
  schema: z.ZodType<T>;
  /** How long after it was stored an answer may be served. */
  keepForMs: number;
  absentForMs: number;
  maxEntries: number;
  warn(message: string, error: unknown): void;
  now(): number;
}

/** Raised when the form of what is shared changes: processes of two versions leave each other alone. */
const formatVersion = 1;

/** Whoever ends in the middle of a load keeps the others waiting for no longer than this. */
const turnMs = 5_000;

/** How long others wait for a load that goes on; then they load for themselves. */
const mostWaitMs = 20_000;

/** Besides being told: what is told may be lost. */
const lookAgainMs = 250;

/** Answers that are fetched at a time. */
const batch = 20;

const noticeSchema = z.object({ key: z.string(), storedAt: z.number() });

/**
 * Answers that the processes of a site have in common in Redis, so that each is loaded once for all. While Redis is
 * away every process loads for itself. Where the clocks of machines differ, so do the ages of what they share.
 */
export class SharedAnswers<T> {
  readonly #options: SharedAnswersOptions<T>;
  readonly #topic: string;
  readonly #index: string;
  readonly #prefix: string;
  readonly #locks: string;
  /** Who waits for an answer, by key. */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  constructor(options: SharedAnswersOptions<T>) {
    this.#options = options;
    this.#topic = `answers:${options.name}`;
    const place = `store-cache:${formatVersion}:${options.name}`;
    this.#index = `${place}:index`;
    this.#prefix = `${place}:answer:`;
    this.#locks = `${place}:lock:`;
  }

  readonly share: ShareLoad<T> = async (key, storedAfter, load) => {
    const token = randomUUID();
    const giveUpAt = performance.now() + mostWaitMs;
    for (;;) {
      const turn = await this.#takeTurn(key, storedAfter, token);
      if (Array.isArray(turn)) {
        const answer = await this.#read(turn);
        return answer ? { ...answer, believed: true } : this.#loadForAll(key, token, load);
      }
      if (turn === 'wait' && performance.now() < giveUpAt) await this.#nextNotice(key);
      else return this.#loadForAll(key, token, load);
    }
  };

  /**
   * Keeps a cache level with the others from now on. Resolves once it has what they know, and Redis what it knows,
   * as far as Redis is there.
   */
  async keepLevel(cache: RefreshingCache<T>): Promise<void> {
    const { group } = this.#options;
    group.listen(this.#topic, (message) => {
      const notice = noticeSchema.safeParse(message).data;
      if (!notice) return;
      this.#waiting.get(notice.key)?.resolve();
      if (cache.wants(notice.key, notice.storedAt)) void this.#fetch(notice.key, cache);
    });
    await group.onJoin(() => this.#catchUp(cache));
  }

  /** Lets no process find what was stored until then: these keys, or all. Those who have it go on having it. */
  async forget(storedUntil: number, keys?: readonly string[]): Promise<void> {
    if (keys?.length === 0) return;
    await this.#options.group.ask((redis) =>
      redis.eval(forgetScript, 1, this.#index, storedUntil, this.#prefix, ...(keys ?? [])),
    );
  }

  async #takeTurn(key: string, storedAfter: number, token: string): Promise<'walk' | 'wait' | Buffer[]> {
    const turn = await this.#options.group.ask((redis) =>
      redis.callBuffer(
        'EVAL',
        takeTurnScript,
        2,
        this.#prefix + key,
        this.#locks + key,
        storedAfter,
        token,
        turnMs,
      ),
    );
    const parts = turnSchema.safeParse(turn).data;
    if (!parts || parts.length === 0) return 'walk';
    return parts.length > 1 ? parts : String(parts[0]) === 'wait' ? 'wait' : 'walk';
  }

  /** Loads, and lets nobody wait for Redis to be told. */
  async #loadForAll(
    key: string,
    token: string,
    load: () => Promise<LoadedAnswer<T>>,
  ): Promise<LoadedAnswer<T>> {
    const { group } = this.#options;
    const lock = this.#locks + key;
    const endTurn = () => group.ask((redis) => redis.eval(endTurnScript, 1, lock, token));
    const goingOn = setInterval(() => void group.ask((redis) => redis.pexpire(lock, turnMs)), turnMs / 3);
    try {
      const answer = await load();
      void (answer.believed ? this.#store(key, answer) : Promise.resolve()).then(endTurn);
      return answer;
    } catch (error) {
      void endTurn();
      throw error;
    } finally {
      clearInterval(goingOn);
    }
  }

  async #store(key: string, { value, complete, absent, storedAt }: StoredAnswer<T>): Promise<void> {
    const { group, keepForMs, absentForMs, maxEntries, now } = this.#options;
    const body = await packAnswer(value);
    const lifetimeMs = Math.max(1, storedAt + (absent ? absentForMs : keepForMs) - now());
    const stored = await group.ask((redis) =>
      redis.eval(
        storeScript,
        2,
        this.#prefix + key,
        this.#index,
        key,
        storedAt,
        Number(complete),
        Number(absent),
        body,
        lifetimeMs,
        maxEntries,
        now() - keepForMs,
        this.#prefix,
      ),
    );
    if (stored === 1) await group.tell(this.#topic, { key, storedAt });
  }

  /** Resolves when an answer was stored, or when it is time to look again. */
  async #nextNotice(key: string): Promise<void> {
    const notice = Promise.withResolvers<void>();
    this.#waiting.set(key, notice);
    await withPatience(notice.promise, lookAgainMs);
    this.#waiting.delete(key);
  }

  async #fetch(key: string, cache: RefreshingCache<T>): Promise<void> {
    const parts = await this.#options.group.ask((redis) =>
      redis.hmgetBuffer(this.#prefix + key, 'storedAt', 'complete', 'absent', 'body'),
    );
    const answer = parts && (await this.#read(parts));
    if (answer) cache.take(key, answer);
  }

  async #read(parts: readonly (Buffer | null)[]): Promise<StoredAnswer<T> | null> {
    const { schema, warn } = this.#options;
    const [storedAt, complete, absent, body] = parts;
    if (!storedAt || !complete || !absent || !body) return null;
    try {
      const value = schema.parse(await unpackAnswer(body));
      return {
        value,
        complete: String(complete) === '1',
        absent: String(absent) === '1',
        storedAt: z.number().parse(Number(storedAt)),
      };
    } catch (error) {
      warn('An answer in Redis could not be read', error);
      return null;
    }
  }

  /** Takes what the others know better, then gives what Redis does not know. */
  async #catchUp(cache: RefreshingCache<T>): Promise<void> {
    const found = await this.#options.group.ask((redis) => redis.zrange(this.#index, 0, '-1', 'WITHSCORES'));
    if (!found) return;
    // Redis tells pairs, or all in one row, as its protocols differ.
    const index = found.flat();
    const stored = new Map<string, number>();
    for (let at = 0; at < index.length; at += 2) stored.set(String(index[at]), Number(index[at + 1]));
    const better = [...stored].filter(([key, storedAt]) => cache.wants(key, storedAt));
    await inBatches(better, ([key]) => this.#fetch(key, cache));
    const news = cache.kept().filter(([key, { storedAt }]) => storedAt > (stored.get(key) ?? 0));
    await inBatches(news, ([key, answer]) => this.#store(key, answer));
  }
}

const turnSchema = z.array(z.instanceof(Buffer));

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += batch) {
    await Promise.all(items.slice(at, at + batch).map(work));
  }
}
