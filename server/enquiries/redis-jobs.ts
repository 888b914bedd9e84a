import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import type { Job } from 'bullmq';
import { z } from 'zod';
import type { EnquiryRecord, NewEnquiry } from './enquiry-store.ts';
import { enquiryContentSchema } from './enquiry-store.ts';
import { referenceFor } from './reference.ts';

/** What tells submissions apart; it outlives what the visitor wrote. */
const identitySchema = z.object({
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  key: z.string(),
  digest: z.string(),
  receivedAt: z.number(),
});

/** The data of a job in the queue of enquiries: what came, never changed. */
const enquirySchema = identitySchema.extend({
  /** One of its own for each time it came: tells the one that made the job. */
  submission: z.string(),
  heldFor: z.string().nullable(),
  content: enquiryContentSchema,
});
type Enquiry = z.infer<typeof enquirySchema>;

/** The data of a job in the queue of erased ones. */
const erasedSchema = identitySchema.extend({ attempts: z.number() });
type Erased = z.infer<typeof erasedSchema>;

const receivedSchema = identitySchema.pick({ receivedAt: true }).transform(({ receivedAt }) => receivedAt);

/** The progress of a job that was sent again. */
const sentAgainSchema = z.object({
  since: z.number(),
  /** Deliveries begun before. */
  startedBefore: z.number(),
});
export type SentAgain = z.infer<typeof sentAgainSchema>;

/** The delay of what is set aside: its time never comes, unless an operator promotes it. */
export const heldDelayMs = 1e14;

/** Nothing that is to be delivered is put off for so long. */
export const mostDelayMs = 30 * 24 * 60 * 60_000;

/** Both kinds share the letters after the hyphen: the same key is the same job, whatever comes under it. */
export function jobIdOf(reference: string): string {
  return `E${reference.slice(1)}`;
}

/** The data for an enquiry; its reference comes from its key, and from the turn where others had the same. */
export function makeEnquiry(
  { receivedAt = Date.now(), ...enquiry }: NewEnquiry,
  submission: string,
  turn: number,
): Enquiry {
  return { ...enquiry, reference: referenceFor(enquiry, turn), submission, receivedAt };
}

export function makeErased(job: Job): Erased {
  const { content, heldFor, submission, ...identity } = enquirySchema.parse(job.data);
  return { ...identity, attempts: toRecord(job).attempts };
}

export function readIdentity(job: Job) {
  return identitySchema.extend({ submission: z.string().optional() }).parse(job.data);
}

/** Everything about an enquiry is in its job, read at one moment. */
export function toRecord(job: Job): EnquiryRecord {
  const { reference, kind, receivedAt, heldFor, content } = enquirySchema.parse(job.data);
  const sentAgain = sentAgainSchema.safeParse(job.progress).data;
  const common = {
    reference,
    kind,
    receivedAt,
    attempts: job.attemptsStarted - (sentAgain?.startedBefore ?? 0),
    content,
  };
  if (job.finishedOn) {
    // Only what was completed has a value.
    return job.returnvalue === null
      ? { ...common, state: 'failed', since: job.finishedOn, reason: job.failedReason || null }
      : { ...common, state: 'delivered', since: job.finishedOn, reason: null };
  }
  return job.delay >= heldDelayMs
    ? { ...common, state: 'held', since: receivedAt, reason: heldFor }
    : {
        ...common,
        state: 'waiting',
        since: sentAgain?.since ?? receivedAt,
        reason: job.failedReason || null,
      };
}

/** When a job came and since when it has waited, from its time or its data and its progress as BullMQ keeps them. */
export function timesOf(came: string, progress: string | null): { receivedAt: number; since: number } {
  const receivedAt = z.union([z.number(), receivedSchema]).parse(JSON.parse(came));
  const sentAgain = sentAgainSchema.safeParse(progress === null ? null : JSON.parse(progress)).data;
  return { receivedAt, since: sentAgain?.since ?? receivedAt };
}

export function toErasedRecord(job: Job): EnquiryRecord {
  const { reference, kind, receivedAt, attempts } = erasedSchema.parse(job.data);
  return {
    reference,
    kind,
    receivedAt,
    attempts,
    state: 'erased',
    since: job.timestamp,
    reason: null,
    content: null,
  };
}
