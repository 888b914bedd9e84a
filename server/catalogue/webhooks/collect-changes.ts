import { categorySchema } from '@kitchen/shared/categories.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clocks } from '../../lib/clocks.ts';
import { toSteady } from '../../lib/clocks.ts';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';

/** What is known of products that changed in the store: where to look again, not what is there. */
const storeChangeSchema = z.object({
  /** Ids of records. */
  ids: z.array(z.int()),
  skus: z.array(z.string()),
  /** Categories that they are in now. */
  categories: z.array(categorySchema),
});
export type StoreChange = z.infer<typeof storeChangeSchema>;

/** All in ms. */
export interface ChangeTimes {
  /** Changes come in bursts: how long after the first one the others are collected. */
  collect: number;
  /** What changes after that waits for its turn. */
  leastPause: number;
  /** The webhook may come before the store's API shows the change: how much later it is read again. */
  again: number;
}

export const usualChangeTimes: ChangeTimes = { collect: 1_000, leastPause: 10_000, again: 30_000 };

export interface ChangeCollectorOptions extends Clocks {
  /** Announces each change to the other processes; null where there are none. */
  redis: SharedRedis | null;
  /** Reads anew what changed in the store until then, by the steady clock, and gives the tags of what was made from it. */
  renew(change: StoreChange, changedAt: number): Promise<string[]>;
  /** Called with these tags where a change came to this process: one of those that share a Redis. */
  onRenewed(tags: string[]): void;
  times: ChangeTimes;
  logger: FastifyBaseLogger;
}

const topic = 'store-change';

/** `at` is by the machine's clock. */
const reportSchema = z.object({ change: storeChangeSchema, at: z.number() });

/**
 * Collects what changed in the store, so that a hundred products that were edited at once are one reading of their
 * category; and looks twice. Every process receives every change and does the same at the same time, in
 * which they share what they read.
 */
export function collectChanges(options: ChangeCollectorOptions) {
  const { redis, renew, onRenewed, times, logger, now, steadyNow } = options;
  const timers = new Set<NodeJS.Timeout>();
  let collected: { change: StoreChange; changedAt: number; isOwn: boolean }[] = [];
  let isScheduled = false;
  let pausedUntil = 0;

  function after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  }

  function look(change: StoreChange, changedAt: number, isOwn: boolean): void {
    renew(change, changedAt).then(
      (tags) => isOwn && onRenewed(tags),
      (error: unknown) => logger.error({ err: error }, 'What changed in the store could not be read anew'),
    );
  }

  function renewCollected(): void {
    const change = mergeChanges(collected.map(({ change: one }) => one));
    const changedAt = Math.max(...collected.map((one) => one.changedAt));
    const isOwn = collected.some((one) => one.isOwn);
    collected = [];
    isScheduled = false;
    pausedUntil = performance.now() + times.leastPause;
    look(change, changedAt, isOwn);
    after(times.again, () => look(change, changedAt + times.again, isOwn));
  }

  function collect(change: StoreChange, changedAt: number, isOwn: boolean): void {
    collected.push({ change, changedAt, isOwn });
    if (isScheduled) return;
    isScheduled = true;
    after(Math.max(times.collect, pausedUntil - performance.now()), renewCollected);
  }

  redis?.subscribe(topic, (message) => {
    const report = reportSchema.safeParse(message).data;
    if (report) collect(report.change, toSteady(options, report.at), false);
  });

  return {
    add(change: StoreChange): void {
      collect(change, steadyNow(), true);
      redis?.publish(topic, { change, at: now() });
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function mergeChanges(changes: readonly StoreChange[]): StoreChange {
  return {
    ids: [...new Set(changes.flatMap(({ ids }) => ids))],
    skus: [...new Set(changes.flatMap(({ skus }) => skus))],
    categories: [...new Set(changes.flatMap(({ categories }) => categories))],
  };
}
