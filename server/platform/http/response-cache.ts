import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isUsable } from '../cache/freshness.ts';
import type { Overload } from '../health/overload.ts';
import type { RequestLimit } from '../rate-limits/request-limits.ts';
import type { FinishedResponse, ResponseParts } from './finish-response.ts';
import { finishResponse, identityOf, isStorable, withSmallestBodies, withText } from './finish-response.ts';
import { isOpenEnded } from './open-ended.ts';
import { sendResponse } from './send-response.ts';

/** How a response is made. */
export interface Making {
  /** Brotli's, 0 to 11. */
  quality: number;
  /** Of those who may have something made. */
  limit?: RequestLimit;
  parts(): Promise<ResponseParts>;
}

/** How the text of a response becomes that of another. */
export interface Rewriting extends Pick<Making, 'quality'> {
  rewrite(text: string): string;
}

/** What is made of the site's own accord leaves so much of the cache to what visitors ask for. */
const fullAt = 0.9;

/** What a response takes besides its bodies, in bytes: key and headers. */
const overheadBytes = 2_048;

export interface ResponseCacheOptions {
  /** Most bytes that all bodies may take together; a quarter is for kinds of which there is no end. */
  maxBytes: number;
  overload: Pick<Overload, 'staleFallback'>;
  now(): number;
}

/**
 * Finished responses by canonical address and language. One is sent again as long as everything that it
 * was made from is current; what is older only where a current one cannot be made just now.
 */
export class ResponseCache {
  readonly #overload: ResponseCacheOptions['overload'];
  readonly #now: () => number;
  readonly #responses: LRUCache<string, FinishedResponse>;
  /** Whoever asks for thousands of these pushes none of the others out. */
  readonly #openEnded: LRUCache<string, FinishedResponse>;
  readonly #sent = new WeakSet<FinishedResponse>();
  readonly #smallest = new WeakSet<FinishedResponse>();
  #compressing = Promise.resolve();
  readonly #pending = new Map<string, Promise<FinishedResponse>>();

  constructor({ maxBytes, overload, now }: ResponseCacheOptions) {
    this.#overload = overload;
    this.#now = now;
    this.#responses = bounded((maxBytes * 3) / 4);
    this.#openEnded = bounded(maxBytes / 4);
  }

  /** Sends what the cache has, else what is made. */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    making: Making,
  ): FastifyReply | Promise<FastifyReply> {
    const cached = this.getOrStale(key);
    return cached
      ? this.send(request, reply, cached, true)
      : this.make(request, key, making).then((made) => this.send(request, reply, made, false));
  }

  send(
    request: FastifyRequest,
    reply: FastifyReply,
    response: FinishedResponse,
    isCached: boolean,
  ): FastifyReply {
    return sendResponse(request, reply, response, { isCached, now: this.#now() });
  }

  /**
   * What may be sent, a stale response included where the process has too much to do to make one; throws a 503
   * where there is none then.
   */
  getOrStale(key: string): FinishedResponse | undefined {
    return this.get(key) ?? this.#overload.staleFallback(() => this.#getStale(key));
  }

  /** What may be sent now. Starts a refresh of what it was made from where that is due, and waits for none. */
  get(key: string): FinishedResponse | undefined {
    const response = this.#find(key);
    const now = this.#now();
    if (!response || now >= response.expiresAt) return undefined;
    for (const source of response.sources) {
      if (!isUsable(source, now)) return undefined;
    }
    for (const source of response.sources) {
      if (now >= source.revalidateAt) source.revalidate();
    }
    this.#noteUse(key, response);
    return response;
  }

  /** Whether what is cached may be sent now. Starts nothing, and counts as no use of it. */
  isCurrent(key: string): boolean {
    const response = this.#responses.peek(key) ?? this.#openEnded.peek(key);
    const now = this.#now();
    return (
      response !== undefined &&
      now < response.expiresAt &&
      response.sources.every((source) => isUsable(source, now))
    );
  }

  /** Whether it can be cached without pushing anything out. */
  hasRoomFor(key: string): boolean {
    const cache = this.#cacheOf(key);
    return cache.has(key) || cache.calculatedSize < cache.maxSize * fullAt;
  }

  /**
   * Makes a response and caches it for as long as it is current and its ttl lasts. All who ask for the same key meanwhile get the same,
   * which counts as the first one's. `request` is null where nobody asks for it yet.
   */
  async make(request: FastifyRequest | null, key: string, making: Making): Promise<FinishedResponse> {
    if (request && !this.#pending.has(key)) await making.limit?.consume(request);
    const pending =
      this.#pending.get(key) ?? this.#make(key, making).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    const response = await pending;
    if (request) this.#sent.add(response);
    return response;
  }

  /**
   * A response that says the same in another text. It is cached beside the one that it is made from, and may be sent
   * whenever that one may.
   */
  async rewritten(response: FinishedResponse, key: string, rewriting: Rewriting): Promise<FinishedResponse> {
    const cached = this.#find(key);
    if (cached?.sources === response.sources) {
      this.#noteUse(key, cached);
      return cached;
    }
    const pending =
      this.#pending.get(key) ??
      this.#rewrite(response, key, rewriting).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  async #rewrite(
    response: FinishedResponse,
    key: string,
    { quality, rewrite }: Rewriting,
  ): Promise<FinishedResponse> {
    const text = (await identityOf(response.bodies)).toString();
    const rewritten = await withText(response, rewrite(text), quality);
    if (isStorable(rewritten)) this.#cacheOf(key).set(key, rewritten);
    return rewritten;
  }

  #noteUse(key: string, response: FinishedResponse): void {
    if (!this.#sent.has(response)) this.#sent.add(response);
    else if (!this.#smallest.has(response)) this.#compressAnew(key, response);
  }

  /** What is asked for again may be so often: the time it takes to make it as small as can be is well spent. */
  #compressAnew(key: string, response: FinishedResponse): void {
    this.#smallest.add(response);
    const cache = this.#responses.has(key) ? this.#responses : this.#openEnded;
    const isCurrent = () => cache.peek(key) === response;
    // One after the other: what visitors wait for is compressed by the same few threads.
    this.#compressing = this.#compressing.then(async () => {
      if (!isCurrent()) return;
      const smallest = await withSmallestBodies(response);
      this.#smallest.add(smallest);
      if (isCurrent()) cache.set(key, smallest);
    });
  }

  async #make(key: string, { quality, parts }: Making): Promise<FinishedResponse> {
    const made = await parts();
    const response = await finishResponse(made, quality, this.#now());
    if (isStorable(response)) this.#cacheOf(key).set(key, response);
    return response;
  }

  #getStale(key: string): FinishedResponse | undefined {
    const response = this.#find(key);
    const now = this.#now();
    return response?.sources.every(({ staleUntil }) => now < staleUntil) ? response : undefined;
  }

  #cacheOf(key: string): LRUCache<string, FinishedResponse> {
    return isOpenEnded(key) ? this.#openEnded : this.#responses;
  }

  /** Looking into both is cheaper than parsing the key. */
  #find(key: string): FinishedResponse | undefined {
    return this.#responses.get(key) ?? this.#openEnded.get(key);
  }
}

const bounded = (maxBytes: number): LRUCache<string, FinishedResponse> =>
  new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ bodies }) =>
      Object.values(bodies).reduce((sum, body) => sum + body.length, overheadBytes),
  });
