import { randomUUID } from 'node:crypto';
import type { Job, JobType } from 'bullmq';
import { createRedisBackend, ErrorCode, Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type {
  Claim,
  EnquiryRecord,
  EnquiryState,
  EnquiryStore,
  Kept,
  NewEnquiry,
  Submission,
} from './enquiry-store.ts';
import { answerTo } from './enquiry-store.ts';
import type { SentAgain } from './redis-jobs.ts';
import {
  heldDelayMs,
  jobIdOf,
  makeEnquiry,
  makeErased,
  mostDelayMs,
  readIdentity,
  timesOf,
  toErasedRecord,
  toRecord,
} from './redis-jobs.ts';
import { referenceFor } from './reference.ts';

/** As in the store on disk. */
const mostReferences = 20;

/** Jobs read at a time, and jobs of which only the times are read. */
const chunk = 200;
const manyTimes = 1_000;

interface JobTimes {
  jobId: string;
  receivedAt: number;
  since: number;
}

const hashFieldsSchema = z.tuple([z.string().nullable(), z.string().nullable()]);

/** How often it is looked for what a killed process was delivering; two looks take it up once its lease has ended. */
const stalledLookMs = 1_000;

/** In the set of what is delayed, the times in ms are multiplied by this. */
const scorePerMs = 0x1000;

/** No pause is longer: what is due later than that waits by a clock that was set back since. */
const mostAheadMs = 60 * 60_000;

const jobName = 'enquiry';
const allTypes: JobType[] = ['waiting', 'active', 'delayed', 'failed', 'completed'];

/**
 * Keeps enquiries as the jobs of a BullMQ queue, for several processes of the site. Those set aside are
 * delayed for ever. Erased ones go to a queue of their own, which nobody works on: they are there so
 * that their submission stays known.
 */
export function openRedisStore(redis: Redis): EnquiryStore {
  // The connection is there already, and commands reject while it is away.
  const connection = { connection: redis, skipVersionCheck: true, skipWaitingForReady: true };
  const enquiries = openQueue('enquiries');
  const erased = openQueue('enquiries-erased');
  let worker: Worker | undefined;

  function openQueue(name: string): Queue {
    const queue = new Queue(name, {
      ...connection,
      streams: { events: { maxLen: 100 } },
      // How often and when is the delivery's affair; a stack says nothing that the reason does not.
      defaultJobOptions: { attempts: Number.MAX_SAFE_INTEGER, stackTraceLimit: 0 },
    });
    return queue.on('error', ignoreError);
  }

  /** Fetches jobs for the delivery, and puts back what a killed process had in hand, however often. */
  function startWorker(): Worker {
    const started = new Worker(
      enquiries.name,
      null,
      { ...connection, stalledInterval: stalledLookMs, maxStalledCount: Number.MAX_SAFE_INTEGER },
      // Nothing blocks: it needs no second connection.
      (name, options) => createRedisBackend(name, options),
    );
    started.on('error', ignoreError);
    void started.startStalledCheckTimer();
    return started;
  }

  async function keep(enquiry: NewEnquiry): Promise<Kept> {
    const submission = randomUUID();
    for (let turn = 0; turn < mostReferences; turn++) {
      const data = makeEnquiry(enquiry, submission, turn);
      const jobId = jobIdOf(data.reference);
      if (!(await erased.getJob(jobId))) {
        const delay = enquiry.heldFor === null ? 0 : heldDelayMs;
        await enquiries.add(jobName, data, { jobId, timestamp: data.receivedAt, delay });
      }
      const job = await findJob(jobId);
      if (!job) throw new Error('The enquiry was removed as it came');
      const known = readIdentity(job);
      if (known.submission === submission) return { outcome: 'kept', reference: known.reference };
      if (known.key === enquiry.key) return answerTo(enquiry, known);
    }
    throw new Error('No reference is free');
  }

  async function lookUp(submission: Submission): Promise<Kept | null> {
    for (let turn = 0; turn < mostReferences; turn++) {
      const job = await findJob(jobIdOf(referenceFor(submission, turn)));
      if (!job) return null;
      const known = readIdentity(job);
      if (known.key === submission.key) return answerTo(submission, known);
    }
    return null;
  }

  const findJob = async (jobId: string): Promise<Job | undefined> =>
    (await enquiries.getJob(jobId)) ?? (await erased.getJob(jobId));

  async function claim(leaseMs: number): Promise<Claim | null> {
    worker ??= startWorker();
    const lease = randomUUID();
    const job: Job | undefined = await worker.getNextJob(lease, { block: false });
    if (!job) return null;
    await job.extendLock(lease, leaseMs);
    const record = toRecord(job);
    if (!record.content) throw new Error(`The enquiry ${record.reference} waits and has no content`);
    return { record: { ...record, content: record.content }, lease };
  }

  /** Does it with the job of a claim; false where that is not its holder's any more. */
  async function settle({ record }: Claim, settleJob: (job: Job) => Promise<unknown>): Promise<boolean> {
    const job = await enquiries.getJob(jobIdOf(record.reference));
    return job ? succeeds(settleJob(job)) : false;
  }

  async function sendAgain(reference: string, from: readonly EnquiryState[]): Promise<boolean> {
    const job = await enquiries.getJob(jobIdOf(reference));
    if (!job) return false;
    const record = toRecord(job);
    if (record.reference !== reference || !from.includes(record.state)) return false;
    const state = await job.getState();
    // First the time since which it waits: a delivery may begin at once, and gives up what waits for long.
    const note = (startedBefore: number) =>
      job.updateProgress({ since: Date.now(), startedBefore } satisfies SentAgain);
    switch (state) {
      case 'waiting':
        await note(job.attemptsStarted);
        return true;
      case 'delayed':
        await note(job.attemptsStarted);
        return succeeds(job.promote());
      case 'failed':
      case 'completed':
        await note(0);
        return succeeds(job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true }));
      default:
        return false;
    }
  }

  /** BullMQ tells neither when the first delayed job is due nor when a lock ends: these two are read from its keys. */
  async function dueInMs(): Promise<number | null> {
    // Somebody who paused the queue by hand goes on by hand.
    if (await enquiries.isPaused()) return null;
    await hurryStranded();
    if ((await enquiries.getWaitingCount()) > 0) return 0;
    const [, score] = await redis.zrange(enquiries.toKey('delayed'), '0', '0', 'WITHSCORES');
    const pauseMs =
      score === undefined ? Number.POSITIVE_INFINITY : Math.floor(Number(score) / scorePerMs) - Date.now();
    const beingDelivered = await enquiries.getRanges(['active'], 0, -1);
    const leasesMs = await Promise.all(beingDelivered.map((id) => redis.pttl(enquiries.toKey(`${id}:lock`))));
    const next = Math.min(pauseMs, ...leasesMs.map((ms) => (ms < 0 ? stalledLookMs : ms)));
    return next > mostDelayMs ? null : Math.max(0, next);
  }

  async function hurryStranded(): Promise<void> {
    const at = Date.now();
    const stranded = await redis.zrangebyscore(
      enquiries.toKey('delayed'),
      (at + mostAheadMs) * scorePerMs,
      (at + mostDelayMs) * scorePerMs,
      'LIMIT',
      0,
      chunk,
    );
    for (const id of stranded) await enquiries.getJob(id).then((job) => job && succeeds(job.promote()));
  }

  async function read(jobId: string): Promise<EnquiryRecord | null> {
    const job = await enquiries.getJob(jobId);
    if (job) return toRecord(job);
    const rest = await erased.getJob(jobId);
    return rest ? toErasedRecord(rest) : null;
  }

  /** When each of these came, and since when it has waited; without those that are gone meanwhile. */
  async function readTimes(queue: Queue, jobIds: readonly string[]): Promise<JobTimes[]> {
    const times: JobTimes[] = [];
    // An erased job has little data; it was made when it was erased.
    const cameIn = queue === erased ? 'data' : 'timestamp';
    for (let start = 0; start < jobIds.length; start += manyTimes) {
      const some = jobIds.slice(start, start + manyTimes);
      const asked = redis.pipeline();
      for (const jobId of some) asked.hmget(queue.toKey(jobId), cameIn, 'progress');
      for (const [index, [error, fields]] of ((await asked.exec()) ?? []).entries()) {
        if (error) throw error;
        const [came, progress] = hashFieldsSchema.parse(fields);
        if (came !== null) times.push({ jobId: some[index] ?? '', ...timesOf(came, progress) });
      }
    }
    return times;
  }

  async function* records(since = 0): AsyncGenerator<EnquiryRecord> {
    // In this order, or one that is erased meanwhile would be missed.
    const kept = await readTimes(enquiries, await enquiries.getRanges(allTypes, 0, -1));
    const gone = await readTimes(erased, await erased.getRanges(['waiting'], 0, -1));
    const jobIds = [...kept, ...gone]
      .filter(({ receivedAt }) => receivedAt >= since)
      .sort((left, right) => left.receivedAt - right.receivedAt)
      .map(({ jobId }) => jobId);
    const each = [...new Set(jobIds)];
    for (let start = 0; start < each.length; start += chunk) {
      const some = await Promise.all(each.slice(start, start + chunk).map(read));
      yield* some.filter((record) => record !== null);
    }
  }

  async function eraseDelivered(ageMs: number): Promise<number> {
    const before = Date.now() - ageMs;
    for (let number = 0; ; ) {
      const oldest = await enquiries.getJobs(['completed'], 0, chunk - 1, true);
      const old = oldest.filter(({ finishedOn }) => finishedOn !== undefined && finishedOn <= before);
      for (const job of old as Job[]) {
        const data = makeErased(job);
        await erased.add(jobName, data, { jobId: jobIdOf(data.reference) });
        await job.remove();
      }
      number += old.length;
      if (old.length < chunk) return number;
    }
  }

  async function count() {
    const {
      waiting = 0,
      active = 0,
      delayed = 0,
      failed = 0,
      completed = 0,
    } = await enquiries.getJobCounts(...allTypes);
    const postponed = await enquiries.getDelayedCount(Date.now() + mostDelayMs);
    const due = await enquiries.getRanges(['waiting', 'active'], 0, -1);
    const later = postponed > 0 ? await enquiries.getRanges(['delayed'], 0, postponed - 1, true) : [];
    const open = await readTimes(enquiries, [...due, ...later]);
    return {
      states: {
        waiting: waiting + active + postponed,
        delivered: completed,
        failed,
        held: delayed - postponed,
        erased: await erased.getWaitingCount(),
      },
      oldestWaitingSince: open.reduce<number | null>(
        (oldest, { since }) => (oldest === null ? since : Math.min(oldest, since)),
        null,
      ),
    };
  }

  return {
    keep: told(keep),
    lookUp: told(lookUp),
    claim: told(claim),
    renew: told(async ({ record, lease }: Claim, leaseMs: number) => {
      const job = await enquiries.getJob(jobIdOf(record.reference));
      return (await job?.extendLock(lease, leaseMs)) === 1;
    }),
    markDelivered: told((claimed: Claim) =>
      settle(claimed, (job) => job.moveToCompleted('delivered', claimed.lease, false)),
    ),
    postpone: told((claimed: Claim, pauseMs: number, reason: string) =>
      settle(claimed, (job) => {
        job.opts.backoff = { type: 'fixed', delay: Math.round(pauseMs) };
        return job.moveToFailed(new Error(reason), claimed.lease);
      }),
    ),
    giveUp: told((claimed: Claim, reason: string) =>
      settle(claimed, (job) => job.moveToFailed(new UnrecoverableError(reason), claimed.lease)),
    ),
    dueInMs: told(dueInMs),
    sendAgain: told(sendAgain),
    find: told(async (reference: string) => {
      const record = await read(jobIdOf(reference));
      return record?.reference === reference ? record : null;
    }),
    records,
    eraseDelivered: told(eraseDelivered),
    count: told(count),
    async close() {
      await Promise.all([worker?.close(), enquiries.close(), erased.close()]);
      redis.disconnect();
    },
  };
}

/** Whoever made the connection tells where it goes. */
function ignoreError(): void {}

const lostCodes: unknown[] = [
  ErrorCode.JobNotExist,
  ErrorCode.JobLockNotExist,
  ErrorCode.JobLockMismatch,
  ErrorCode.JobNotInState,
];

/** False where the job was somebody else's, or went elsewhere meanwhile. */
async function succeeds(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (lostCodes.includes((error as { code?: unknown }).code)) return false;
    throw error;
  }
}

/** The client's errors carry the command, and with it what a visitor wrote, into the log. */
function told<Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) {
  return (...given: Given): Promise<Answer> =>
    ask(...given).catch((error: Error) => {
      throw new Error(`Redis: ${error.message}`);
    });
}
