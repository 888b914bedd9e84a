import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { z } from 'zod';

/**
 * - `waiting`: to be delivered, or being delivered;
 * - `delivered`: a mail server has taken it;
 * - `failed`: given up, until an operator sends it again;
 * - `held`: set aside as probable spam, until an operator releases it;
 * - `erased`: delivered long ago; only its reference and dates are left.
 */
export const enquiryStates = ['waiting', 'delivered', 'failed', 'held', 'erased'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * What a visitor wrote, as it is kept. It was checked when it came and is read back leniently: bounds
 * that change later must not make an older enquiry unreadable.
 */
export const enquiryContentSchema = z.object({
  name: z.string(),
  surname: z.string(),
  company: z.string().optional(),
  role: z.string().optional(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
  language: languageSchema,
  sku: z.string().optional(),
  page: z.string().optional(),
});
export type EnquiryContent = z.infer<typeof enquiryContentSchema>;

/** What tells submissions apart. */
export interface Submission {
  kind: EnquiryKind;
  /** An enquiry comes once under each key. */
  key: string;
  /** Tells one content from another under the same key. */
  digest: string;
}

export interface NewEnquiry extends Submission {
  content: EnquiryContent;
  /** Why it is set aside; null for one to be delivered. */
  heldFor: string | null;
  /** In ms since 1970; now, unless it was kept elsewhere before. */
  receivedAt?: number;
}

export interface EnquiryRecord {
  reference: string;
  kind: EnquiryKind;
  state: EnquiryState;
  /** When it came into its state, in ms since 1970. */
  since: number;
  receivedAt: number;
  /** Deliveries begun since it last began to wait. */
  attempts: number;
  /** Why it is held, or what went wrong last: a word or an SMTP status, nothing that a visitor wrote. */
  reason: string | null;
  /** Null once erased. */
  content: EnquiryContent | null;
}

/** An enquiry that nobody else delivers as long as the lease is held. */
export interface Claim {
  record: EnquiryRecord & { content: EnquiryContent };
  lease: string;
}

export type Kept = { outcome: 'kept' | 'known'; reference: string } | { outcome: 'conflict' };

/** What a submission under a key that was used is answered. */
export function answerTo({ digest }: Submission, known: Record<string, unknown>): Kept {
  return known.digest === digest
    ? { outcome: 'known', reference: String(known.reference) }
    : { outcome: 'conflict' };
}

export interface EnquiryCounts {
  states: Record<EnquiryState, number>;
  /** Since when the one that waits longest has waited; null where none does. */
  oldestWaitingSince: number | null;
}

/**
 * Keeps enquiries for good: what a promise of this store says has happened survives a crash of the
 * process. Several processes may use the same store at once. Everything rejects where the store
 * cannot be reached; then the caller does not know whether it has happened, and may ask again.
 */
export interface EnquiryStore {
  /** Keeps an enquiry unless one came under its key: with the same digest it is that one, else a conflict. */
  keep(enquiry: NewEnquiry): Promise<Kept>;
  /** What keeping it would answer; null where nothing came under its key. */
  lookUp(submission: Submission): Promise<Kept | null>;
  /** Takes an enquiry that is due, about in turn, for `leaseMs`; null where none is due. */
  claim(leaseMs: number): Promise<Claim | null>;
  /** Extends a lease. This and the next three answer false where the enquiry is somebody else's, and may once the lease has ended. */
  renew(claim: Claim, leaseMs: number): Promise<boolean>;
  markDelivered(claim: Claim): Promise<boolean>;
  postpone(claim: Claim, pauseMs: number, reason: string): Promise<boolean>;
  giveUp(claim: Claim, reason: string): Promise<boolean>;
  /** In how many ms the next enquiry is due, 0 where one is; null where none waits. */
  dueInMs(): Promise<number | null>;
  /** Makes an enquiry in one of these states wait anew, due at once; false where it is in another or being delivered. */
  sendAgain(reference: string, from: readonly EnquiryState[]): Promise<boolean>;
  find(reference: string): Promise<EnquiryRecord | null>;
  /** In the order in which they came, from `since` (ms since 1970) on. */
  records(since?: number): AsyncIterable<EnquiryRecord>;
  /** Erases what was delivered at least `ageMs` ago, and says how many these were. */
  eraseDelivered(ageMs: number): Promise<number>;
  count(): Promise<EnquiryCounts>;
  close(): Promise<void>;
}
