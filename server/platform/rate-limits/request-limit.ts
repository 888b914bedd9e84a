import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../http/problems.ts';

const windowMs = 60_000;

/** Addresses whose requests are counted at a time; those that were not seen for longest go first. */
const mostAddresses = 20_000;

/** Visitors hear of the limit when they meet it (Retry-After); a count on every answer serves no one. */
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Processes tell each other of addresses that have come to this part of the limit in one of them. */
const toldFrom = 1 / 20;

interface Window {
  endsAt: number;
  /** Counted here, and what the other processes were known to have counted. */
  requests: number;
  /** Of these, what was counted here and the others were not told. */
  untold: number;
}

/** Requests of a network, and how long they count. */
export interface NetworkCount {
  network: string;
  requests: number;
  endsInMs: number;
}

export interface RequestLimitOptions {
  /** Most requests of one address in a minute. */
  max: number;
  /** Requests that are not a visitor's and not counted. */
  isExempt(request: FastifyRequest): boolean;
  /** Whether other processes count as well, and want to be told. */
  isShared?: boolean;
  now(): number;
}

/**
 * How often one address may ask in a minute; an IPv6 network of 64 bits counts as one. One count
 * serves two askers: @fastify/rate-limit, through `pluginOptions`, and finished answers, which ask
 * `admits` because waiting for the plugin takes longer than sending them.
 */
export class RequestLimit {
  readonly pluginOptions: RateLimitPluginOptions;
  readonly #windows = new LRUCache<string, Window>({ max: mostAddresses });
  readonly #networks = new LRUCache<string, string>({ max: mostAddresses });
  readonly #news = new Map<string, Window>();
  readonly #newsFrom: number;
  readonly #options: RequestLimitOptions;

  constructor(options: RequestLimitOptions) {
    this.#options = options;
    this.#newsFrom = options.isShared ? options.max * toldFrom : Number.POSITIVE_INFINITY;
    const count = (network: string) => this.#count(network);
    this.pluginOptions = {
      max: options.max,
      timeWindow: windowMs,
      keyGenerator: (request) => this.#networkOf(request.ip),
      allowList: (request) => options.isExempt(request),
      store: class Counts {
        incr(network: string, done: (error: null, result: { current: number; ttl: number }) => void): void {
          const { requests, endsAt } = count(network);
          done(null, { current: requests, ttl: endsAt - options.now() });
        }
        child(): Counts {
          return this;
        }
      },
      addHeaders: quiet,
      addHeadersOnExceeding: quiet,
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    };
  }

  /** Counts a request and says whether it may be answered; whoever is refused is left to the plugin. */
  admits(request: FastifyRequest): boolean {
    if (this.#options.isExempt(request)) return true;
    return this.#count(this.#networkOf(request.ip)).requests <= this.#options.max;
  }

  /** Takes out what was counted here since the last time, of addresses that ask much. */
  takeNews(): NetworkCount[] {
    const now = this.#options.now();
    const news: NetworkCount[] = [];
    for (const [network, window] of this.#news) {
      if (window.endsAt > now) news.push({ network, requests: window.untold, endsInMs: window.endsAt - now });
      window.untold = 0;
    }
    this.#news.clear();
    return news;
  }

  /** Hears what all processes have counted together; it may be less than what was counted here, if they lost some. */
  learn({ network, requests, endsInMs }: NetworkCount): void {
    const window = this.#windows.peek(network);
    if (!window || requests + window.untold < window.requests) return;
    window.requests = requests + window.untold;
    window.endsAt = this.#options.now() + endsInMs;
  }

  #count(network: string): Window {
    const now = this.#options.now();
    let window = this.#windows.get(network);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowMs, requests: 0, untold: 0 };
      this.#windows.set(network, window);
    }
    window.requests += 1;
    window.untold += 1;
    if (window.requests >= this.#newsFrom) this.#news.set(network, window);
    return window;
  }

  #networkOf(address: string): string {
    let network = this.#networks.get(address);
    if (network === undefined) {
      network = normalizeIP(address);
      this.#networks.set(address, network);
    }
    return network;
  }
}
