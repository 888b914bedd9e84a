import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobType } from 'bullmq';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { withoutCommand } from '../platform/redis/connect-redis.ts';
import { countReplicas } from '../platform/redis/replicas.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { mostAheadMs } from './delivery-schedule.ts';
import type {
  Delivery,
  EnquiryRecord,
  EnquiryState,
  MovableQueue,
  Settled,
  StoredEnquiry,
} from './enquiry-queue.ts';
import {
  keptAtMost,
  mostHeldMs,
  mostKeptMs,
  storedEnquirySchema,
  urgentKind,
  withoutPhoto,
} from './enquiry-queue.ts';

/** A worker, which waits for Redis as long as it takes, connects anew after such a silence; jobs are awaited for 10 s. */
const workerConnection = {
  enableOfflineQueue: true,
  autoResendUnfulfilledCommands: true,
  maxRetriesPerRequest: null,
  commandTimeout: undefined,
  socketTimeout: 30_000,
};

/** Commands reject while the connection is away, also before it is there for the first time. */
const withoutWaiting = { skipVersionCheck: true, skipWaitingForReady: true };

const waitingTypes: JobType[] = ['waiting', 'prioritized', 'active', 'delayed'];

const jobsPerRead = 1_000;

/** Nothing else waits behind WAIT, which holds up its connection; several enquiries at once take turns. */
const replicaWithinMs = 400;
const confirmingConnection = { enableOfflineQueue: true, commandTimeout: 1_000, socketTimeout: 1_000 };

/** A replica that is gone may come back, and take over without what was written meanwhile. */
const replicaMissedForMs = 60 * 60_000;

/** BullMQ takes jobs without a priority first; the order of what is ordinary stays that of its coming. */
const ordinaryPriority = 1;

/** What became of an enquiry in another queue, from which it was moved. */
const movedSchema = z.object({
  state: z.enum(['waiting', 'failed', 'delivered']),
  attempts: z.number(),
  reason: z.string().nullable(),
  deliveredAt: z.number().optional(),
});
type Moved = z.infer<typeof movedSchema>;

const jobSchema = storedEnquirySchema.extend({ moved: movedSchema.optional() });

export interface RedisQueue extends MovableQueue {
  /** Rejects where Redis has a replica, or had one lately, and none has everything that was added until now. */
  confirm(): Promise<void>;
  isDelivered(key: string): Promise<boolean>;
}

/**
 * Holds enquiries as jobs of BullMQ, for several processes of the site. What is set aside is in a queue of
 * its own, on which nobody works.
 */
export function openRedisQueue(
  redis: Redis,
  schedule: DeliverySchedule,
  logger: FastifyBaseLogger,
  most = keptAtMost,
): RedisQueue {
  const enquiries = openQueue('enquiries');
  const held = openQueue('enquiries-held');
  let worker: Worker | undefined;
  let workerRedis: Redis | undefined;
  let hastenTimer: NodeJS.Timeout | undefined;
  let confirming: Redis | undefined;
  let replicaSeenAt = Number.NEGATIVE_INFINITY;

  function openQueue(name: string): Queue {
    const queue = new Queue(name, {
      ...withoutWaiting,
      connection: redis,
      defaultJobOptions: { attempts: schedule.mostAttempts, backoff: { type: 'custom' }, stackTraceLimit: 0 },
    });
    // What fails rejects as well.
    return queue.on('error', () => undefined);
  }

  const addTo = (queue: Queue, enquiry: StoredEnquiry, moved?: Moved): Promise<Job> => {
    // Nobody works on what is held.
    const isOrdinary = queue.name === enquiries.name && enquiry.kind !== urgentKind;
    const options = {
      jobId: jobIdOf(enquiry.key),
      timestamp: enquiry.receivedAt,
      ...(isOrdinary && { priority: ordinaryPriority }),
    };
    const data = { ...storedEnquirySchema.parse(enquiry), ...(moved && { moved }) };
    return queue.add('enquiry', data, options);
  };

  async function store(enquiry: StoredEnquiry, moved?: Moved): Promise<void> {
    const job = await findJob(enquiry.key);
    if (job && moved?.state === 'delivered') return noteDelivered(job, enquiry, moved);
    if (job) return noteSettled(job, enquiry);
    await addTo(enquiry.heldFor === null ? enquiries : held, enquiry, moved);
    if (enquiry.heldFor === null) return;
    const tooMany = (await held.getWaitingCount()) - most.held;
    if (tooMany > 0) await removeAll(await held.getWaiting(0, tooMany - 1));
  }

  /** It was on both, and the other one has delivered it since. */
  async function noteDelivered(job: Job, enquiry: StoredEnquiry, moved: Moved): Promise<void> {
    const { moved: _, ...here } = jobSchema.parse(job.data);
    if (here.digest !== enquiry.digest || (await job.isCompleted())) return;
    if (job.queueName === enquiries.name && !(await job.isFailed())) {
      return job.updateData({ ...withoutPhoto(here), ...(enquiry.handedOn && { handedOn: true }), moved });
    }
    await job.remove();
    await addTo(enquiries, enquiry, moved);
  }

  /** It was on both, and some have got it from the other one since. */
  async function noteSettled(job: Job, { digest, settled = {} }: StoredEnquiry): Promise<void> {
    const here = jobSchema.parse(job.data);
    const isKnown = Object.keys(settled).every((address) => here.settled?.[address]);
    if (here.digest === digest && !isKnown)
      await job.updateData({ ...job.data, settled: { ...settled, ...here.settled } });
  }

  const findJob = async (key: string): Promise<Job | undefined> =>
    (await enquiries.getJob(jobIdOf(key))) ?? (await held.getJob(jobIdOf(key)));

  async function confirm(): Promise<void> {
    const now = performance.now();
    if (await countReplicas(redis)) replicaSeenAt = now;
    if (now - replicaSeenAt > replicaMissedForMs) return;
    confirming ??= redis.duplicate(confirmingConnection).on('error', () => undefined);
    const [, confirmed] = await Promise.all([writeNothing(confirming), confirming.wait(1, replicaWithinMs)]);
    if (confirmed === 0) throw new Error('No replica of Redis has confirmed it');
  }

  const readJobs = async (queue: Queue, state: EnquiryState, types: JobType[]): Promise<EnquiryRecord[]> =>
    // A job that was removed meanwhile is missing.
    (await queue.getJobs(types)).filter(Boolean).map((job) => toRecord(job, state));

  /** BullMQ's `clean` counts from the last attempt here alone. */
  async function eraseOld(queue: Queue, types: JobType[], isOld: (job: Job) => boolean): Promise<number> {
    const old = new Map<string | undefined, Job>();
    for (const type of types) {
      for (let from = 0; ; from += jobsPerRead) {
        const jobs = await queue.getJobs([type], from, from + jobsPerRead - 1);
        for (const job of jobs) if (job && isOld(job)) old.set(job.id, job);
        if (jobs.length === 0) break;
      }
    }
    return removeAll([...old.values()]);
  }

  /** One that is being delivered cannot be removed before that is over; how many could. */
  async function removeAll(jobs: Job[]): Promise<number> {
    const removed = await Promise.allSettled(jobs.map((job) => job.remove()));
    return removed.filter(({ status }) => status === 'fulfilled').length;
  }

  /** Before the retry is recorded, so that whoever takes it up knows. Where that fails, this process still does. */
  async function recordSettled(
    job: Job,
    settled: Settled,
    onRecorded: Delivery['onRecorded'],
  ): Promise<void> {
    const before = toRecord(job, 'waiting');
    await job.updateData({ ...job.data, settled }).then(
      () => onRecorded(before),
      (error) => {
        const { reference } = before;
        logger.warn({ err: withoutCommand(error), reference }, 'Redis did not note who has an enquiry');
      },
    );
  }

  /** BullMQ dates a retry by the clock of the process that failed: one that was put back since would have it wait as long. */
  async function hasten(): Promise<void> {
    for (;;) {
      // The one that is due last.
      const [job] = await enquiries.getJobs(['delayed'], 0, 0);
      if (!job) return;
      const aheadMs = (job.processedOn ?? 0) + job.delay - Date.now();
      // Where the clock was put forward during the attempt, the retry seems overdue and does not come.
      if (aheadMs <= mostAheadMs && aheadMs >= -schedule.lease) return;
      await job.promote();
    }
  }

  // Redis is away, or another process was quicker: both will be tried again.
  const tryToHasten = () => hasten().catch(() => undefined);

  /** Nobody reads the events, and they name jobs that are long gone. */
  async function trimEvents(): Promise<void> {
    for (const queue of [enquiries, held]) await queue.trimEvents(0);
  }

  return {
    add: (enquiry) => store(enquiry),
    async put({ state, attempts, reason, deliveredAt, ...enquiry }) {
      const isNew = state === 'waiting' && attempts === 0;
      const moved = isNew || state === 'held' ? undefined : { state, attempts, reason, deliveredAt };
      await store(enquiry, moved);
    },
    countUndelivered: () => enquiries.getJobCountByTypes(...waitingTypes, 'failed'),
    // One that is full, or cannot write its file, refuses every write.
    check: async () => {
      await writeNothing(redis);
      await confirm();
    },
    confirm,
    isDelivered: async (key) => (await (await findJob(key))?.isCompleted()) ?? false,
    async remove(key) {
      const job = await findJob(key);
      if (!job || (await removeAll([job])) === 0) return false;
      await trimEvents();
      return true;
    },
    async find(key) {
      const job = await findJob(key);
      return job ? storedEnquirySchema.parse(job.data) : null;
    },
    records: async () => [
      ...(await readJobs(enquiries, 'waiting', waitingTypes)),
      ...(await readJobs(enquiries, 'failed', ['failed'])),
      ...(await readJobs(enquiries, 'delivered', ['completed'])),
      ...(await readJobs(held, 'held', ['waiting'])),
    ],
    async counts() {
      const states = {
        waiting: await enquiries.getJobCountByTypes(...waitingTypes),
        delivered: await enquiries.getCompletedCount(),
        failed: await enquiries.getFailedCount(),
        held: await held.getWaitingCount(),
      };
      // Not all: there may be many, and those of the same hour are as good.
      const jobs = await enquiries.getJobs(waitingTypes, 0, jobsPerRead - 1);
      return { states, oldestWaiting: Math.min(...jobs.filter(Boolean).map(({ timestamp }) => timestamp)) };
    },
    async sendAgain(key) {
      const job = await findJob(key);
      if (!job) return false;
      if (job.queueName === held.name) {
        // Added before it is removed, so that a crash in between loses nothing.
        await addTo(enquiries, { ...job.data, heldFor: null });
        await job.remove();
        return true;
      }
      const { moved, ...enquiry } = jobSchema.parse(job.data);
      if (moved?.state === 'delivered') return false;
      if (moved) await job.updateData(enquiry);
      const state = await job.getState();
      if (state === 'delayed') await job.promote();
      if (state === 'failed') await job.retry('failed', { resetAttemptsMade: true });
      return ['waiting', 'prioritized', 'delayed', 'failed'].includes(state);
    },
    async noteHandedOn(key) {
      const job = await findJob(key);
      if (!job || !(await job.isCompleted())) return false;
      await job.updateData({ ...job.data, handedOn: true });
      return true;
    },
    async erase(ageMs) {
      // BullMQ's removeOnComplete would wait for the next delivery.
      const delivered = await enquiries.clean(ageMs, 0, 'completed');
      const tooOld =
        (await eraseOld(
          enquiries,
          [...waitingTypes, 'failed', 'completed'],
          ({ timestamp, data }) =>
            isBefore(timestamp, mostKeptMs) || isBefore(data.moved?.deliveredAt, ageMs),
        )) + (await eraseOld(held, ['waiting'], ({ timestamp }) => isBefore(timestamp, mostHeldMs)));
      await trimEvents();
      return delivered.length + tooOld;
    },
    start({ deliver, onRecorded }) {
      workerRedis = redis.duplicate(workerConnection).on('error', () => undefined);
      worker = new Worker(
        enquiries.name,
        async (job) => {
          const { moved } = jobSchema.parse(job.data);
          if (moved?.state === 'delivered') return moved.reason;
          if (moved?.state === 'failed') throw new UnrecoverableError(moved.reason ?? '');
          const shortfall = await deliver(toRecord(job, 'waiting'));
          if (shortfall && 'retryInMs' in shortfall) {
            const { reason, retryInMs, settled } = shortfall;
            if (settled) await recordSettled(job, settled, onRecorded);
            throw retryInMs === null
              ? new UnrecoverableError(reason)
              : Object.assign(new Error(reason), { retryInMs });
          }
          // Where that fails the job stays as it is: its mail has gone, and must not go again.
          if (job.data.content.photo) {
            await job
              .updateData(withoutPhoto(job.data))
              .catch((error) =>
                logger.warn({ err: withoutCommand(error) }, 'A photograph that was delivered stays in Redis'),
              );
          }
          return shortfall?.reason ?? null;
        },
        {
          ...withoutWaiting,
          connection: workerRedis,
          lockDuration: schedule.lease,
          stalledInterval: schedule.lease / 4,
          // That a process was killed is no fault of the enquiry.
          maxStalledCount: Number.MAX_SAFE_INTEGER,
          runRetryDelay: schedule.poll,
          removeOnComplete: { count: most.delivered },
          settings: {
            backoffStrategy: (_failures, _type, error) =>
              (error as { retryInMs?: number }).retryInMs ?? schedule.longestPause,
          },
        },
      );
      void tryToHasten();
      hastenTimer = setInterval(tryToHasten, schedule.lease);
      worker.on('completed', (job) => {
        if (job.data.moved?.state !== 'delivered') onRecorded(toRecord(job, 'delivered'));
      });
      worker.on('failed', (job, error) => {
        // Failures of the mail server are logged where they occur.
        const isOwn = error instanceof UnrecoverableError || 'retryInMs' in error;
        if (!isOwn) logger.error({ err: withoutCommand(error), job: job?.id }, 'An enquiry in Redis failed');
      });
      worker.on('error', (error) => {
        // That Redis is away is logged elsewhere.
        if (redis.status === 'ready') logger.warn({ err: withoutCommand(error) }, 'BullMQ reports an error');
      });
    },
    async stop() {
      clearInterval(hastenTimer);
      // Without Redis nothing could be recorded, and the worker would wait for it.
      const limitMs = redis.status === 'ready' ? schedule.finish + 500 : 0;
      await Promise.race([worker?.close(), pause(limitMs, undefined, { ref: false })]);
      workerRedis?.disconnect();
    },
    async close() {
      await Promise.allSettled([enquiries.close(), held.close()]);
      confirming?.disconnect();
    },
  };
}

/** WAIT counts from the last write of its own connection, and another may have written before. */
const writeNothing = (connection: Redis) => connection.set('enquiries-check', '', 'PX', 1);

/** BullMQ refuses integers. */
const jobIdOf = (key: string) => `enquiry-${key}`;

const isBefore = (time: number | undefined, ageMs: number) =>
  time !== undefined && time <= Date.now() - ageMs;

/** What the worker gave back: which recipients were refused. Earlier versions gave nothing. */
const refusedSchema = z.string().nullable().catch(null);

function toRecord(job: Job, ofJob: EnquiryState): EnquiryRecord {
  const { data, attemptsMade, failedReason, returnvalue, finishedOn } = job;
  const { moved, ...enquiry } = jobSchema.parse(data);
  // What was moved and is not to be delivered gets its place once a process of the site works on it.
  const state = ofJob === 'waiting' && moved ? moved.state : ofJob;
  const isAsMoved = moved !== undefined && moved.state !== 'waiting';
  const attempts = isAsMoved ? moved.attempts : attemptsMade + (moved?.attempts ?? 0);
  const lastFailure = failedReason || (moved?.reason ?? null);
  const reasons = {
    held: enquiry.heldFor,
    waiting: lastFailure,
    failed: lastFailure,
    delivered: isAsMoved ? moved.reason : refusedSchema.parse(returnvalue),
  } satisfies Record<EnquiryState, string | null>;
  return {
    ...enquiry,
    state,
    attempts,
    reason: reasons[state],
    ...(state === 'delivered' && { deliveredAt: moved?.deliveredAt ?? finishedOn ?? Date.now() }),
  };
}
