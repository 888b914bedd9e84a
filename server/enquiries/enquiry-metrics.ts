import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import type { Registry } from 'prom-client';
import type { Clocks } from '../lib/clocks.ts';
import type { MailOutcome } from '../platform/mail/mailer.ts';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import { hourlyScopes } from '../platform/rate-limits/hourly-limit.ts';
import type { EnquiryCounts, EnquiryQueue, RecipientKind } from './enquiry-queue.ts';
import { recipientKinds } from './enquiry-queue.ts';

const mailKinds = ['delivery', 'acknowledgement'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Limits that an enquiry may meet; of the site for what is set aside; of the store, where too many are not delivered. */
const enquiryLimits = [...hourlyScopes, 'set-aside', 'store'] as const;
export type EnquiryLimit = (typeof enquiryLimits)[number];

interface Found {
  counts: EnquiryCounts | null;
  isWritable: boolean;
}
const nothing: Found = { counts: null, isWritable: false };

/** Looking is work: however often somebody scrapes, the queue is asked this often at most. */
const ttlMs = 5_000;

/** A queue that takes longer must not hold up the other metrics. */
const timeLimitMs = 2_000;

/** Enquiries by state, whether one would be stored, and what the functions that it gives count. */
export function createEnquiryMetrics(
  registry: Registry,
  queue: Pick<EnquiryQueue, 'counts' | 'check'>,
  { now, steadyNow }: Clocks,
) {
  const mails = zeroedCounter(
    registry,
    'mails_total',
    'Mails by kind and by what the mail server said: sent, refused for good, or to be tried later',
    { kind: mailKinds, outcome: ['sent', 'refused', 'later'] },
  );
  const refusedRecipients = zeroedCounter(
    registry,
    'mail_recipients_refused_total',
    'Recipients whom the mail server refused for good, or for three days, of enquiries that it took for others, by kind of the enquiry: readers, or dealers who get a copy',
    { kind: enquiryKinds, who: recipientKinds },
  );
  const limited = zeroedCounter(
    registry,
    'enquiries_limited_total',
    'Enquiries that were not taken, by kind and by the limit that was met: of an hour for a network of 64 bits, a region of 48 bits, the whole site or what is set aside of the whole site, or of the store, where too many are not delivered',
    { kind: enquiryKinds, limit: enquiryLimits },
  );
  const refused = zeroedCounter(
    registry,
    'enquiries_refused_total',
    'Enquiries that failed (5xx), by kind: they could not be stored, and their senders were asked to send them again',
    { kind: enquiryKinds },
  );
  let latest: { found: Promise<Found>; askedAt: number } | null = null;

  function look(): Promise<Found> {
    if (!latest || steadyNow() - latest.askedAt >= ttlMs) {
      const tooLate = pause(timeLimitMs, nothing, { ref: false });
      latest = { found: Promise.race([askQueue(), tooLate]), askedAt: steadyNow() };
    }
    return latest.found;
  }

  async function askQueue(): Promise<Found> {
    const isWritable = queue.check().then(
      () => true,
      () => false,
    );
    return { counts: await queue.counts().catch(() => null), isWritable: await isWritable };
  }

  measuredGauge(
    registry,
    'enquiries',
    'Enquiries by state; processes on one Redis all report the same ones',
    async () => (await look()).counts?.states ?? {},
    'state',
  );
  measuredGauge(
    registry,
    'enquiry_oldest_waiting_seconds',
    'How long ago the enquiry that waits longest to be delivered was received; 0 where none waits',
    async () => {
      const { counts } = await look();
      return counts && Math.max(0, now() - counts.oldestWaiting) / 1000;
    },
  );
  measuredGauge(
    registry,
    'enquiry_store_up',
    '1 where the enquiries could be counted and another one could be stored, 0 where either failed or took too long',
    async () => {
      const { counts, isWritable } = await look();
      return counts !== null && isWritable;
    },
  );

  return {
    onMail: (kind: MailKind, outcome: MailOutcome['outcome']): void => mails.inc({ kind, outcome }),
    onLimited: (kind: EnquiryKind, limit: EnquiryLimit): void => limited.inc({ kind, limit }),
    onRefusedRecipient: (kind: EnquiryKind, who: RecipientKind): void => refusedRecipients.inc({ kind, who }),
    onRefused: (kind: EnquiryKind): void => refused.inc({ kind }),
  };
}
