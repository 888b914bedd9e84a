import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../problems.ts';

const windowMs = 60_000;

/** Addresses whose requests are counted at a time; those that were not seen for longest go first. */
const mostAddresses = 20_000;

/** Visitors hear of the limit when they meet it (Retry-After); a count on every answer serves no one. */
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

interface Window {
  endsAt: number;
  requests: number;
}

export interface RequestLimitOptions {
  /** Most requests of one address in a minute. */
  max: number;
  /** Requests that are not a visitor's and not counted. */
  isExempt(request: FastifyRequest): boolean;
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
  readonly #options: RequestLimitOptions;

  constructor(options: RequestLimitOptions) {
    this.#options = options;
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

  #count(network: string): Window {
    const now = this.#options.now();
    let window = this.#windows.get(network);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowMs, requests: 0 };
      this.#windows.set(network, window);
    }
    window.requests += 1;
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
