import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withoutCommand } from '../platform/redis/connect-redis.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import type { EnquiryQueue, StoredEnquiry } from './enquiry-queue.ts';
import { enquiryStates } from './enquiry-queue.ts';
import type { RedisQueue } from './redis-queue.ts';
import type { SqliteQueue } from './sqlite-queue.ts';

/**
 * The queue on Redis, which takes enquiries while Redis is away as well: they wait in the outbox, a file of this
 * process, until Redis takes them, and are delivered after that.
 */
export function withOutbox(
  shared: RedisQueue,
  outbox: SqliteQueue,
  schedule: DeliverySchedule,
  logger: FastifyBaseLogger,
): EnquiryQueue {
  const stopping = new AbortController();
  let handingOver: Promise<void> | undefined;
  const refused = new Set<string>();
  let isAway = false;

  async function handOver(): Promise<void> {
    const taken: StoredEnquiry[] = [];
    for (const enquiry of await outbox.undelivered()) {
      const { key, digest, reference } = enquiry;
      try {
        // Redis may have taken it although its answer did not come: under one key it is one enquiry.
        await shared.put(enquiry);
        // Unless another process accepted other fields under this key meanwhile.
        const found = await shared.find(key);
        if (found && found.digest !== digest) {
          await shared.put({ ...enquiry, key: `${key}-${digest.slice(0, 16)}` });
        }
        taken.push(enquiry);
      } catch (error) {
        // A Redis that finds nothing either is away, which was said.
        const isReached = await shared.find(key).then(
          () => true,
          () => false,
        );
        if (!isReached) break;
        // The others do not wait for one that is not taken, which is tried again each time.
        const err = withoutCommand(error as Error);
        if (!refused.has(key)) logger.error({ err, reference }, 'An enquiry was not handed over to Redis');
        refused.add(key);
      }
    }
    if (taken.length > 0) await letGo(taken);
  }

  /** Leaves to Redis what is safe there: all of it once its replica has it too, and what was delivered. */
  async function letGo(taken: StoredEnquiry[]): Promise<void> {
    const areSafe = await shared.confirm().then(
      () => true,
      () => false,
    );
    if (areSafe) isAway = false;
    for (const { key, reference } of taken) {
      if (!areSafe && !(await shared.isDelivered(key))) continue;
      // It stays while a process that was killed may be delivering it.
      if (!(await outbox.remove(key))) continue;
      refused.delete(key);
      logger.info({ reference }, 'Enquiry handed over to Redis');
    }
  }

  async function handOverAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await handOver().catch(() => undefined);
      await pause(schedule.poll, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async add(enquiry) {
      try {
        await shared.add(enquiry);
        await shared.confirm();
        isAway = false;
      } catch (error) {
        const err = withoutCommand(error as Error);
        if (!isAway)
          logger.warn({ err }, 'Redis does not keep enquiries safe: they wait on this disk until it does');
        isAway = true;
        await outbox.add(enquiry);
      }
    },
    async find(key) {
      // Neither needs the other.
      const here = await outbox.find(key).catch(() => null);
      return here ?? (await shared.find(key).catch(() => null));
    },
    async records() {
      const inRedis = await shared.records();
      // One that no replica has is in both.
      const keys = new Set(inRedis.map(({ key }) => key));
      return [...inRedis, ...(await outbox.records()).filter(({ key }) => !keys.has(key))];
    },
    async counts() {
      const counts = await outbox.counts();
      const inRedis = await shared.counts().catch(() => null);
      if (!inRedis) return counts;
      for (const state of enquiryStates) counts.states[state] += inRedis.states[state];
      return { ...counts, oldestWaiting: Math.min(counts.oldestWaiting, inRedis.oldestWaiting) };
    },
    countUndelivered: async () =>
      (await outbox.countUndelivered()) + (await shared.countUndelivered().catch(() => 0)),
    check: () => shared.check().catch(outbox.check),
    remove: async (key) => {
      const removed = await Promise.all([outbox.remove(key), shared.remove(key)]);
      return removed.some(Boolean);
    },
    sendAgain: (key) => inEither([outbox.sendAgain(key), shared.sendAgain(key)]),
    noteHandedOn: (key) => inEither([outbox.noteHandedOn(key), shared.noteHandedOn(key)]),
    erase: async (ageMs) => (await outbox.erase(ageMs)) + (await shared.erase(ageMs)),
    start(delivery) {
      shared.start(delivery);
      handingOver = handOverAgainAndAgain();
    },
    async stop() {
      stopping.abort();
      await handingOver;
      await shared.stop();
    },
    close: async () => void (await Promise.all([shared.close(), outbox.close()])),
  };
}

/** Whether it was done in one of them: what no replica has is in both. Throws where it was in none, and one could not be asked. */
async function inEither(asked: Promise<boolean>[]): Promise<boolean> {
  const answers = await Promise.allSettled(asked);
  if (answers.some((each) => each.status === 'fulfilled' && each.value)) return true;
  for (const each of answers) if (each.status === 'rejected') throw each.reason;
  return false;
}
