import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { withTimeout } from '../lib/with-timeout.ts';
import { failureOf, watchRedis } from '../platform/redis/watch-redis.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { archiveOf } from './enquiry-archive.ts';
import type { EnquiryCopies, EnquiryCopy } from './enquiry-copies.ts';
import { takeBack } from './enquiry-copies.ts';
import type { Claim, EnquiryCounts, EnquiryStore, Kept, NewEnquiry, Submission } from './enquiry-store.ts';
import type { SqliteStore } from './sqlite-store.ts';

export interface SharedEnquiriesOptions {
  redis: Redis;
  inRedis: EnquiryStore;
  onDisk: SqliteStore;
  copies: EnquiryCopies;
  times: DeliveryTimes;
  logger: FastifyBaseLogger;
  now(): number;
  /** Redis is there, or there again, and may have forgotten everything. */
  onJoin(): Promise<void>;
}

export interface SharedEnquiries {
  keep(enquiry: NewEnquiry): Promise<Kept>;
  lookUp(submission: Submission): Promise<Kept | null>;
  /** What is to be delivered from Redis; nothing while it is away. */
  inRedis: EnquiryStore;
  /** What is to be delivered from here: as good as nothing while Redis is there. */
  onDisk: EnquiryStore;
  /** How many there are in Redis and here; here alone while Redis is away. */
  count(): Promise<EnquiryCounts>;
  /** Resolves once it is known whether Redis is there. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** How long a visitor waits for Redis before the disk has to do. */
const timeoutMs = 1_500;

/** Coming back takes an answer quicker than the one for which it counted as away, lest it come and go. */
const lookMs = 1_000;

/**
 * Enquiries that several processes share in Redis. Each process keeps copies of what it gave Redis until that
 * is delivered, should Redis forget it; and while Redis does not take them, it keeps and delivers enquiries alone.
 */
export function shareEnquiries(options: SharedEnquiriesOptions): SharedEnquiries {
  const { inRedis, onDisk, copies, times, logger, now } = options;
  let isJoined = false;
  let isDiskInTrouble = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> = Promise.resolve();

  const watch = watchRedis({
    redis: options.redis,
    timeoutMs: lookMs,
    onJoin(wasAway) {
      if (wasAway) logger.info('Redis takes enquiries again');
      isJoined = false;
      lookAfterAll();
    },
    onLeave(error) {
      logger.warn(
        { err: error },
        'Redis does not take enquiries: this process keeps and delivers them alone',
      );
    },
  });

  /** One look after another; what fails is tried again with the next. */
  function lookAfterAll(): void {
    atWork = atWork
      .then(join)
      .then(lookAfterCopies)
      .then(
        () => {
          isDiskInTrouble = false;
        },
        (error: unknown) => {
          // Redis has told of itself.
          if (!watch.isThere() || isDiskInTrouble) return;
          isDiskInTrouble = true;
          logger.error({ err: error }, 'Copies of enquiries cannot be looked after at the moment');
        },
      );
  }

  /** What Redis says; where it says nothing in time it counts as away. */
  async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
    const answer = await withTimeout(question, timeoutMs);
    if (answer.state === 'arrived') return answer.value;
    const error = failureOf(answer);
    watch.doubt(error);
    throw error;
  }

  /** A disk in trouble does not keep Redis from doing what it can. */
  async function lookUpOnDisk(submission: Submission): Promise<Kept | null> {
    try {
      return (await onDisk.lookUp(submission)) ?? (await copies.lookUp(submission));
    } catch {
      return null;
    }
  }

  async function keep(enquiry: NewEnquiry): Promise<Kept> {
    const known = await lookUpOnDisk(enquiry);
    if (known) return known;
    let pauseMs = 0;
    if (watch.isThere()) {
      try {
        const kept = await ask(inRedis.keep(enquiry));
        if (kept.outcome === 'kept') await copy(enquiry, kept.reference);
        return kept;
      } catch {
        // Redis may have it all the same, and be back soon to say so: delivered at once it would come twice.
        pauseMs = times.lease;
      }
    }
    return onDisk.keep(enquiry, pauseMs);
  }

  async function copy(enquiry: NewEnquiry, reference: string): Promise<void> {
    await copies.add({ ...enquiry, reference, receivedAt: now() }).catch((error: unknown) => {
      logger.warn({ err: error, reference }, 'An enquiry is kept in Redis alone');
    });
  }

  /** Gives Redis what waits here; false where it has to be delivered from here. */
  async function handOver(reference: string, claim?: Claim): Promise<boolean> {
    const waiting = await copies.readWaiting(reference);
    if (!waiting) return false;
    const kept = await ask(inRedis.keep(waiting));
    if (kept.outcome === 'conflict') return false;
    // An operator may have released it here.
    if (waiting.heldFor === null) await ask(inRedis.sendAgain(kept.reference, ['held']));
    const isCopy = await copies.takeOver({ ...waiting, reference: kept.reference }, claim);
    if (isCopy) logger.info({ reference }, 'Enquiry handed over to Redis');
    return true;
  }

  async function claimOnDisk(leaseMs: number): Promise<Claim | null> {
    for (;;) {
      const claim = await onDisk.claim(leaseMs);
      if (!claim || !watch.isThere()) return claim;
      try {
        if (!(await handOver(claim.record.reference, claim))) return claim;
      } catch {
        await onDisk.postpone(claim, times.lease, claim.record.reason ?? 'Redis');
      }
    }
  }

  async function join(): Promise<void> {
    if (isJoined || closing || !watch.isThere()) return;
    isJoined = true;
    try {
      await ask(options.onJoin());
      await copies.lookAfterAll();
      await onDisk.hurry();
      for (const reference of await copies.readPutAside()) await handOver(reference);
    } catch (error) {
      isJoined = false;
      throw error;
    }
  }

  async function lookAfterCopies(): Promise<void> {
    for (let due = await copies.due(); due.length > 0; due = await copies.due()) {
      for (const one of due) {
        if (closing || !watch.isThere()) return;
        await lookAfter(one);
      }
    }
  }

  async function lookAfter(one: EnquiryCopy): Promise<void> {
    const known = await ask(inRedis.lookUp(one));
    if (known?.outcome === 'conflict' && (await takeBack(one, copies, onDisk))) return;
    if (known?.outcome === 'known') {
      const record = await ask(inRedis.find(known.reference));
      if (record?.state === 'delivered' || record?.state === 'erased') return copies.remove(one);
    }
    if (!known) {
      const kept = await ask(inRedis.keep(one));
      if (kept.outcome !== 'conflict') await copies.add({ ...one, reference: kept.reference });
      logger.warn({ reference: one.reference }, 'Redis had forgotten an enquiry: it is there again');
    }
    const age = now() - one.receivedAt;
    await copies.lookAgain(one, Math.max(age, times.look));
  }

  function lookEverySoOften(): void {
    timer = setTimeout(() => {
      lookAfterAll();
      lookEverySoOften();
    }, times.look);
  }

  /** Without Redis there is nothing to be done there. */
  const whileThere =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>, otherwise: Answer) =>
    async (...given: Given): Promise<Answer> => {
      if (!watch.isThere()) return otherwise;
      return work(...given).catch((error: Error) => {
        watch.doubt(error);
        return otherwise;
      });
    };

  return {
    keep,
    async lookUp(submission) {
      const known = await lookUpOnDisk(submission);
      if (known || !watch.isThere()) return known;
      return ask(inRedis.lookUp(submission)).catch(() => null);
    },
    inRedis: {
      ...inRedis,
      claim: whileThere(inRedis.claim, null),
      dueInMs: whileThere(inRedis.dueInMs, null),
      eraseDelivered: whileThere(inRedis.eraseDelivered, 0),
    },
    onDisk: { ...onDisk, claim: claimOnDisk },
    async count() {
      if (!watch.isThere()) return onDisk.count();
      return archiveOf([inRedis, onDisk])
        .count()
        .catch(() => onDisk.count());
    },
    async start() {
      await watch.begin();
      lookEverySoOften();
    },
    async close() {
      closing = true;
      clearTimeout(timer);
      watch.end();
      await atWork;
    },
  };
}
