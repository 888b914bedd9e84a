import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { overloaded } from '../http/problems.ts';
import type { LoadBounds, LoadWatch, Overload } from './load-watch.ts';
import { watchLoad } from './load-watch.ts';

export interface LoadLimitOptions {
  bounds: LoadBounds;
  /** What the site asks of itself belongs to a request that was let in. */
  isExempt(request: FastifyRequest): boolean;
  observer: { onShed(reason: Overload): void; onOverload(overload: Overload | null): void };
  logger: FastifyBaseLogger;
}

/** When to come back: overload is seen to have ended within a second or two. */
const retryAfterS = 5;

/**
 * Refuses what costs much while the process has too much to do. Those who render or search ask it; what
 * lies ready costs no more than the refusal would.
 */
export class LoadLimit {
  readonly #options: LoadLimitOptions;
  readonly #watch: LoadWatch;

  constructor(options: LoadLimitOptions) {
    const { bounds, observer, logger } = options;
    this.#options = options;
    this.#watch = watchLoad(bounds, (overload) => {
      observer.onOverload(overload);
      if (overload)
        logger.error({ overload }, 'Too much to do: what does not lie ready is refused for a moment');
      else logger.info('The site keeps up again');
    });
  }

  /**
   * What stands in for an answer that costs too much now; undefined where it may be made. Throws a problem
   * where the request has to come back later.
   */
  standIn<T>(request: FastifyRequest, find: () => T | undefined): T | undefined {
    const reason = this.#watch.overload();
    if (reason === null || this.#options.isExempt(request)) return undefined;
    const found = find();
    if (found !== undefined) return found;
    this.#options.observer.onShed(reason);
    throw overloaded(retryAfterS);
  }

  end(): void {
    this.#watch.end();
  }
}
