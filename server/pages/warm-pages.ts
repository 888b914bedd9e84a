import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';
import { throttle } from '../lib/throttle.ts';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { HttpProblem } from '../platform/problems/problems.ts';

/** How pages are made before anybody asks for them. */
export interface WarmingPace {
  /** How often it is looked which pages are missing. */
  lookEveryMs: number;
  /** When it is looked again where some could not be made. */
  retryAfterMs: number;
  /** How long it rests after each page, as a multiple of the time that the page took. */
  restPerWork: number;
}

export const usualPace: WarmingPace = { lookEveryMs: 5_000, retryAfterMs: 60_000, restPerWork: 3 };

/** The event loop is idle enough where others take no more than this share of a rest. */
const mostUtilization = 0.5;
/** How long visitors have the process to themselves where it is not. */
const giveWayMs = 1_000;

/** Looking whether a page is missing takes microseconds. */
const looksPerTurn = 100;

/** A fault that all pages have is one line. */
const logEveryMs = 60_000;

/** Where pages cannot be made for so long, all told, the store does not answer: it is left alone until the next look. */
const mostFailingMs = 10_000;

/** What became of a page: it may be that there is none, or that it could not be made as it is to be. */
export type Warming = 'made' | 'absent' | 'failed';

export interface WarmPagesOptions {
  /** Addresses of the pages that are to be there, the most wanted first. */
  addresses(): Promise<readonly string[]>;
  /** Whether a page is not there and may be made. */
  isMissing(address: string): boolean;
  /** Makes a page. */
  make(address: string): Promise<Warming>;
  /** Whether visitors wait for pages, or the process has too much to do. */
  isBusy(): boolean;
  registry: Registry;
  logger: FastifyBaseLogger;
}

/**
 * Makes every page that is missing from the cache, one after the other, and looks again and again which are: after the
 * start all, later those of which something changed. Gives way to visitors. Returns what runs it until a signal aborts.
 */
export function createPageWarmer(options: WarmPagesOptions) {
  const { addresses, isMissing, make, isBusy, logger } = options;
  const pages = { ready: 0, missing: 0 };
  const { warmed, failed } = createMetrics(options.registry, pages);

  const logFault = throttle(logEveryMs, (err: unknown) =>
    logger.error({ err }, 'A page could not be made before somebody asks for it'),
  );

  return async (pace: WarmingPace, signal: AbortSignal): Promise<void> => {
    try {
      for (;;) {
        const startedAt = performance.now();
        const { made, left } = await makeMissing(pace, signal);
        const seconds = Math.round((performance.now() - startedAt) / 1_000);
        if (made > 0)
          logger.info({ made, ...pages, seconds }, 'Pages were made before anybody asked for them');
        await pause(left > 0 ? pace.retryAfterMs : pace.lookEveryMs, undefined, { signal });
      }
    } catch (error) {
      if (!signal.aborted)
        logger.error({ err: error }, 'No more pages are made before somebody asks for them');
    }
  };

  async function makeMissing(pace: WarmingPace, signal: AbortSignal) {
    let made = 0;
    let left = 0;
    const missing = await findMissing(signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      logFault(error);
      left += 1;
      return [];
    });
    let failingMs = 0;
    let restMs = 0;
    for (const address of missing) {
      if (failingMs >= mostFailingMs) break;
      await rest(restMs, signal);
      restMs = 0;
      // Somebody may have asked for it meanwhile.
      if (!isMissing(address)) {
        settle();
        continue;
      }
      const startedAt = performance.now();
      const outcome = await make(address).catch((error: unknown) => {
        if (!(error instanceof HttpProblem)) logFault(error);
        return 'failed' as const;
      });
      const tookMs = performance.now() - startedAt;
      restMs = tookMs * pace.restPerWork;
      if (outcome === 'made') {
        made += 1;
        warmed.inc();
        settle();
      } else left += 1;
      if (outcome === 'failed') {
        failed.inc();
        failingMs += tookMs;
      }
    }
    return { made, left };
  }

  function settle(): void {
    pages.ready += 1;
    pages.missing -= 1;
  }

  async function findMissing(signal: AbortSignal): Promise<string[]> {
    const all = await addresses();
    const missing: string[] = [];
    for (const [index, address] of all.entries()) {
      if (index % looksPerTurn === 0) await nextTurn(undefined, { signal });
      if (isMissing(address)) missing.push(address);
    }
    pages.missing = missing.length;
    pages.ready = all.length - missing.length;
    return missing;
  }

  /** Whatever the event loop does meanwhile is for others. */
  async function rest(ms: number, signal: AbortSignal): Promise<void> {
    for (let restMs = ms; ; restMs = giveWayMs) {
      const before = performance.eventLoopUtilization();
      await pause(restMs, undefined, { signal });
      const { utilization } = performance.eventLoopUtilization(before);
      if (!isBusy() && (restMs === 0 || utilization <= mostUtilization)) return;
    }
  }
}

function createMetrics(registry: Registry, pages: Record<'ready' | 'missing', number>) {
  measuredGauge(
    registry,
    'warm_pages',
    'Pages that search engines know, by whether they are in the cache or were missing when it was last looked',
    () => ({ ...pages }),
    'state',
  );
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  return {
    warmed: counter('pages_warmed_total', 'Pages that were made before anybody asked for them'),
    failed: counter(
      'page_warming_failures_total',
      'Pages that could not be made before anybody asked for them, mostly since the store was away',
    ),
  };
}
