import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { MailOutcome } from '../platform/mail/mailer.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { EnquiryCounts } from './enquiry-queue.ts';
import { enquiryStates } from './enquiry-queue.ts';

const mailKinds = ['delivery', 'acknowledgement'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Counting may be work: however often somebody scrapes, the queue is asked this often at most. */
const countsTtlMs = 5_000;

/** A queue that takes longer must not hold up the other metrics. */
const timeLimitMs = 2_000;

/** Enquiries by state, and the mails that they lead to. */
export function createEnquiryMetrics(registry: Registry, now: () => number) {
  const mails = zeroedCounter(
    registry,
    'mails_total',
    'Mails by kind and by what the mail server said: sent, refused for good, or to be tried later',
    { kind: mailKinds, outcome: ['sent', 'refused', 'later'] },
  );
  let count: () => Promise<EnquiryCounts | null> = async () => null;
  let latest: { counts: Promise<EnquiryCounts | null>; askedAt: number } | null = null;

  function counts(): Promise<EnquiryCounts | null> {
    if (!latest || now() - latest.askedAt >= countsTtlMs) {
      const tooLate = pause(timeLimitMs, null, { ref: false });
      latest = { counts: Promise.race([count().catch(() => null), tooLate]), askedAt: now() };
    }
    return latest.counts;
  }

  function gauge(name: string, help: string, set: (to: Gauge, found: EnquiryCounts | null) => void): void {
    const labelNames = name === 'enquiries' ? ['state'] : [];
    const collect = async () => set(created, await counts());
    const created: Gauge = new Gauge({ name, help, labelNames, registers: [registry], collect });
  }
  gauge('enquiries', 'Enquiries by state; processes on one Redis all report the same ones', (to, found) => {
    to.reset();
    for (const state of enquiryStates) if (found) to.set({ state }, found.states[state]);
  });
  gauge(
    'enquiry_oldest_waiting_seconds',
    'How long ago the enquiry that waits longest to be delivered was received; 0 where none waits',
    (to, found) => (found ? to.set(Math.max(0, now() - found.oldestWaiting) / 1000) : to.remove()),
  );
  gauge(
    'enquiry_store_up',
    '1 where the enquiries could be counted, 0 where that failed or took too long',
    (to, found) => to.set(found ? 1 : 0),
  );

  return {
    onMail: (kind: MailKind, outcome: MailOutcome['outcome']): void => mails.inc({ kind, outcome }),
    countWith(given: () => Promise<EnquiryCounts>): void {
      count = given;
    },
  };
}
