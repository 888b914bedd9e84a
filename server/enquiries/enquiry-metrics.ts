import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { MailOutcome } from '../platform/mail/mailer.ts';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { EnquiryCounts } from './enquiry-queue.ts';

const mailKinds = ['delivery', 'acknowledgement'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Counting may be work: however often somebody scrapes, the queue is asked this often at most. */
const countsTtlMs = 5_000;

/** A queue that takes longer must not hold up the other metrics. */
const timeLimitMs = 2_000;

/** Enquiries by state, and the mails that they lead to, which the function that it gives counts. */
export function createEnquiryMetrics(
  registry: Registry,
  count: () => Promise<EnquiryCounts>,
  now: () => number,
) {
  const mails = zeroedCounter(
    registry,
    'mails_total',
    'Mails by kind and by what the mail server said: sent, refused for good, or to be tried later',
    { kind: mailKinds, outcome: ['sent', 'refused', 'later'] },
  );
  let latest: { counts: Promise<EnquiryCounts | null>; askedAt: number } | null = null;

  function counts(): Promise<EnquiryCounts | null> {
    if (!latest || now() - latest.askedAt >= countsTtlMs) {
      const tooLate = pause(timeLimitMs, null, { ref: false });
      latest = { counts: Promise.race([count().catch(() => null), tooLate]), askedAt: now() };
    }
    return latest.counts;
  }

  measuredGauge(
    registry,
    'enquiries',
    'Enquiries by state; processes on one Redis all report the same ones',
    async () => (await counts())?.states ?? {},
    'state',
  );
  measuredGauge(
    registry,
    'enquiry_oldest_waiting_seconds',
    'How long ago the enquiry that waits longest to be delivered was received; 0 where none waits',
    async () => {
      const found = await counts();
      return found && Math.max(0, now() - found.oldestWaiting) / 1000;
    },
  );
  measuredGauge(
    registry,
    'enquiry_store_up',
    '1 where the enquiries could be counted, 0 where that failed or took too long',
    async () => (await counts()) !== null,
  );

  return (kind: MailKind, outcome: MailOutcome['outcome']): void => mails.inc({ kind, outcome });
}
