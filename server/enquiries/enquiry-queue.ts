import type { EnquiryContent, EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { enquiryContentSchema, enquiryKinds } from '@kitchen/shared/enquiry.ts';
import { enquiryRetentionLimitDays } from '@kitchen/shared/limits.ts';
import { z } from 'zod';
import { tokenFaults } from './tokens.ts';

/**
 * - `waiting`: to be delivered, also where only some have it yet, or being delivered;
 * - `delivered`: a mail server has taken it;
 * - `failed`: given up, until an operator sends it again;
 * - `held`: set aside as suspected spam, until an operator releases it.
 */
export const enquiryStates = ['waiting', 'delivered', 'failed', 'held'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * The form's fields, read back without its bounds, which may be narrower by then; what only a newer version of the site
 * knows is kept.
 */
const storedContentSchema = z.looseObject(
  Object.fromEntries(
    Object.entries(enquiryContentSchema.shape).map(([name, field]) => [name, withoutBounds(field)]),
  ),
) as unknown as z.ZodType<EnquiryContent>;

function withoutBounds(field: z.core.$ZodType): z.ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return withoutBounds(def.innerType).optional();
    case 'array':
      return z.array(withoutBounds(def.element));
    case 'enum':
      return z.enum(def.entries);
    case 'string':
      return z.string();
    default:
      throw new Error(`Enquiries are not stored with fields of the type ${def.type} yet`);
  }
}

/** Whom an enquiry is for: those who read its kind, and the dealer who gets a copy. */
export const recipientKinds = ['reader', 'copy'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** Recipients who are done with, by address: a mail server has taken the enquiry for them, or refused them for good. */
const settledSchema = z.record(
  z.string(),
  z.object({ who: z.enum(recipientKinds), refusal: z.string().optional() }),
);
export type Settled = z.infer<typeof settledSchema>;

/** As it is stored. */
export const storedEnquirySchema = z.object({
  /** Idempotency key of the submission. */
  key: z.string(),
  /** Of the fields: a key that comes again with other fields is a conflict. */
  digest: z.string(),
  /** Name for visitors and staff, such as C-7F3K2M. */
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  /** In ms since 1970. */
  receivedAt: z.number(),
  /** Why it is set aside; null for one to be delivered. */
  heldFor: z.string().nullable(),
  /** What is wrong with the form's token of one that is delivered nevertheless. */
  tokenFault: z.enum(tokenFaults).optional(),
  /** A photograph came with it, which what is set aside does not keep. */
  photoDropped: z.literal(true).optional(),
  /** Who gets it no more, of one that others still wait for. */
  settled: settledSchema.optional(),
  /** An operator has handed it on to whom it was refused. */
  handedOn: z.literal(true).optional(),
  content: storedContentSchema,
});
export type StoredEnquiry = z.infer<typeof storedEnquirySchema>;

/** Once it is delivered, its photograph is kept no longer: it takes ten times what the rest does. */
export function withoutPhoto(enquiry: StoredEnquiry): StoredEnquiry {
  const { photo: _, ...content } = enquiry.content;
  return { ...enquiry, content };
}

/** A report of a safety problem is delivered before all other enquiries that are due, also with a faulty token. */
export const urgentKind = 'safety' satisfies EnquiryKind;

/** How long after it was received an enquiry may be kept at most, also one that was never delivered. */
export const mostKeptMs = enquiryRetentionLimitDays * 24 * 60 * 60_000;

/** How long after it was received one that is set aside is kept. */
export const mostHeldMs = 30 * 24 * 60 * 60_000;

/** How many of a state are kept: the oldest go first. */
export interface KeptAtMost {
  held: number;
  delivered: number;
}
export const keptAtMost: KeptAtMost = { held: 500, delivered: 1_000 };

/** Where so many are not delivered, no more are taken; there is always room for some reports of safety problems. */
export const undeliveredAtMost = { ordinary: 2_000, urgent: 2_500 };

export interface EnquiryRecord extends StoredEnquiry {
  state: EnquiryState;
  /** Deliveries that were tried since it was received or sent again. */
  attempts: number;
  /** When a mail server took it, in ms since 1970; absent before. */
  deliveredAt?: number;
  /** Why it is held, what went wrong last, or which recipients have not got it: words or SMTP statuses, nothing that a visitor wrote. */
  reason: string | null;
}

export interface EnquiryCounts {
  states: Record<EnquiryState, number>;
  /** When the one that waits longest was received; Infinity where none waits. */
  oldestWaiting: number;
}

/**
 * Why a delivery failed, or was not to all, when to try again, if at all, and who gets it no more then, where that is news;
 * or which recipients were refused of one that others have.
 */
export type Shortfall =
  | { reason: string; retryInMs: number | null; settled?: Settled | undefined }
  | { reason: string; isDelivered: true };

/** What a queue calls to have an enquiry delivered. */
export interface Delivery {
  /** Null once a mail server has taken it for all recipients. */
  deliver(enquiry: EnquiryRecord): Promise<Shortfall | null>;
  /** Called when the queue has recorded a delivery, also one to some, of the enquiry as it was before. */
  onRecorded(enquiry: EnquiryRecord): void;
}

/** A queue of which enquiries can be moved to another one. */
export interface MovableQueue extends EnquiryQueue {
  /** Stores one as another queue had it, with its state and attempts. */
  put(record: EnquiryRecord): Promise<void>;
}

/**
 * Holds enquiries until they are delivered, and for a while after; those of the urgent kind come first. Everything rejects where
 * it cannot be reached.
 */
export interface EnquiryQueue {
  /** Resolves once the enquiry is on disk. Where one is there under its key, that one stays. */
  add(enquiry: StoredEnquiry): Promise<void>;
  find(key: string): Promise<StoredEnquiry | null>;
  /** All of them, in no particular order. */
  records(): Promise<EnquiryRecord[]>;
  counts(): Promise<EnquiryCounts>;
  /** How many wait or were given up. */
  countUndelivered(): Promise<number>;
  /** Rejects where an enquiry as large as the last that was refused could not be stored now: it stores as much, and deletes it. */
  check(): Promise<void>;
  /** Deletes one, whatever its state; false where there is none, or it is being delivered. */
  remove(key: string): Promise<boolean>;
  /** Has one that waits, failed or is held delivered at once; false where it was delivered, or another process is at it. */
  sendAgain(key: string): Promise<boolean>;
  /** Notes that an operator has handed one on that was delivered, but not to all; false where it was not delivered. */
  noteHandedOn(key: string): Promise<boolean>;
  /** Deletes what was delivered longer ago than this, or was set aside or received too long ago; says how many these were. */
  erase(deliveredBeforeMs: number): Promise<number>;
  /** Begins to deliver. */
  start(delivery: Delivery): void;
  /** Stops delivering; resolves once the mail under way was sent or given up. */
  stop(): Promise<void>;
  close(): Promise<void>;
}
