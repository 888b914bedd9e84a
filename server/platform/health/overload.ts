import { getHeapStatistics } from 'node:v8';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import underPressure from '@fastify/under-pressure';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';
import { throttle } from '../../lib/throttle.ts';
import { measuredGauge } from '../metrics/measured-gauge.ts';
import { HttpProblem } from '../problems/problems.ts';

export type LoadBounds = Pick<
  FastifyUnderPressureOptions,
  'maxEventLoopDelay' | 'maxHeapUsedBytes' | 'maxRssBytes' | 'sampleInterval'
>;

export const usualBounds: LoadBounds = {
  // A site that has just started, on a busy machine, may be late by more than a second.
  maxEventLoopDelay: 3_000,
  // The plugin takes an interval in which nothing was measured for an endless delay: one pause that lasts as long. Memory
  // is looked at as often.
  sampleInterval: 5_000,
  maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.92,
  // The memory of the container; 0 where it has no bound, which here means none as well.
  maxRssBytes: process.constrainedMemory() * 0.95,
};

/** When to come back: the end of an overload is seen by then. */
const retryAfterS = 5;

/** While there is too much to do nobody wants a line for each visitor. */
const logEveryMs = 60_000;

export interface OverloadOptions {
  bounds: LoadBounds;
  registry: Registry;
  logger: FastifyBaseLogger;
}

export interface Overload {
  /**
   * A stale answer in place of one that would have to be made while the process has too much to do; undefined where
   * it may be made. Throws a 503 where there is none.
   */
  staleFallback<T>(find: () => T | undefined): T | undefined;
  /** Whether the process has too much to do. */
  isOverloaded(): boolean;
  /** Throws the 503 for what would have to wait too long. */
  refuse(): never;
}

/** Sheds only what has to be made: rendering and searching. Sending a cached answer costs no more than a refusal. */
export async function watchOverload(
  app: FastifyInstance,
  { bounds, registry, logger }: OverloadOptions,
): Promise<Overload> {
  const logOverload = throttle(logEveryMs, () =>
    logger.error(app.memoryUsage(), 'Too much to do: what is not cached is refused for now'),
  );
  // The plugin would refuse every request; whoever makes an answer asks instead.
  await app.register(underPressure, { ...bounds, pressureHandler: () => undefined });
  measuredGauge(
    registry,
    'site_overloaded',
    '1 while the process has too much to do, so that only cached answers are given',
    () => app.isUnderPressure(),
  );
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 since their answer was not cached and the process, or who asked, had too much waiting',
    registers: [registry],
  });
  function refuse(): never {
    shed.inc();
    logOverload();
    const title = 'The site has too much to do. Please try again in a moment.';
    throw new HttpProblem('internal', 503, title, { retryAfterS });
  }
  return {
    staleFallback: (find) => (app.isUnderPressure() ? (find() ?? refuse()) : undefined),
    isOverloaded: () => app.isUnderPressure(),
    refuse,
  };
}
