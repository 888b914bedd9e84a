import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { StoreChange } from '../store-change.ts';
import { mergeChanges, storeChangeSchema } from '../store-change.ts';

/** All in ms. */
export interface ChangeTimes {
  /** Changes come in swarms: how long after the first one the others are waited for. */
  gather: number;
  /** What changes after that waits for its turn. */
  leastPause: number;
  /** The store may tell of a change before its API shows it: how much later it is looked for again. */
  again: number;
}

export const usualChangeTimes: ChangeTimes = { gather: 1_000, leastPause: 10_000, again: 30_000 };

export interface ChangeGathererOptions {
  /** Where the other processes hear of each change; null where there are none. */
  redis: SharedRedis | null;
  /** Reads anew what changed in the store until then. */
  renew(change: StoreChange, changedAt: number): Promise<void>;
  times: ChangeTimes;
  logger: FastifyBaseLogger;
  now(): number;
}

export interface ChangeGatherer {
  report(change: StoreChange): void;
  close(): void;
}

const topic = 'store-change';

const reportSchema = z.object({ change: storeChangeSchema, at: z.number() });
type Report = z.infer<typeof reportSchema>;

/**
 * Gathers what changed in the store, so that a hundred products that were edited at once are one reading of their
 * category; and looks twice. Every process hears of every change and does the same at the same time, in
 * which they share what they read.
 */
export function gatherChanges({ redis, renew, times, logger, now }: ChangeGathererOptions): ChangeGatherer {
  const timers = new Set<NodeJS.Timeout>();
  let gathered: Report[] = [];
  let isSoon = false;
  let restsUntil = 0;

  function after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  }

  function look(change: StoreChange, changedAt: number): void {
    renew(change, changedAt).catch((error: unknown) => {
      logger.error({ err: error }, 'What changed in the store could not be read anew');
    });
  }

  function lookAtGathered(): void {
    const change = mergeChanges(gathered.map((report) => report.change));
    const changedAt = Math.max(...gathered.map(({ at }) => at));
    gathered = [];
    isSoon = false;
    restsUntil = performance.now() + times.leastPause;
    look(change, changedAt);
    after(times.again, () => look(change, changedAt + times.again));
  }

  function gather(report: Report): void {
    gathered.push(report);
    if (isSoon) return;
    isSoon = true;
    after(Math.max(times.gather, restsUntil - performance.now()), lookAtGathered);
  }

  redis?.subscribe(topic, (message) => {
    const report = reportSchema.safeParse(message).data;
    if (report) gather(report);
  });

  return {
    report(change) {
      const report = { change, at: now() };
      gather(report);
      redis?.publish(topic, report);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
