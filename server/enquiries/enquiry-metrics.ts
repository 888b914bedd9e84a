import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { MailEvent } from './delivery.ts';
import { mailKinds } from './delivery.ts';
import type { EnquiryCounts } from './enquiry-store.ts';

/** Counting may be work: however often somebody scrapes, the store is asked this often at most. */
const keptForMs = 5_000;

/** A store that takes longer must not hold up the other figures. */
const timeoutMs = 2_000;

/** Enquiries as they are kept, and the mails that they lead to. */
export function createEnquiryMetrics(registry: Registry, now: () => number) {
  const mails = zeroedCounter(
    registry,
    'mails_total',
    'Mails by kind and by what the mail server said: sent, refused for good, or to be tried later',
    { kind: mailKinds, outcome: ['sent', 'refused', 'later'] },
  );
  let count: () => Promise<EnquiryCounts | null> = async () => null;
  let known: { counts: EnquiryCounts | null; askedAt: number } | null = null;
  let asking: Promise<EnquiryCounts | null> | null = null;

  async function latest(): Promise<EnquiryCounts | null> {
    if (known && now() - known.askedAt < keptForMs) return known.counts;
    asking ??= count()
      .catch(() => null)
      .then((counts) => {
        known = { counts, askedAt: now() };
        asking = null;
        return counts;
      });
    return within(asking, timeoutMs);
  }

  new Gauge({
    name: 'enquiries',
    help: 'Enquiries by state; processes that share a Redis all tell of the same ones',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await latest();
      this.reset();
      for (const [state, number] of Object.entries(counts?.states ?? {})) this.set({ state }, number);
    },
  });
  new Gauge({
    name: 'enquiry_oldest_waiting_seconds',
    help: 'How long the enquiry that waits longest has waited to be delivered; 0 where none does',
    registers: [registry],
    async collect() {
      const counts = await latest();
      const since = counts?.oldestWaitingSince ?? now();
      if (counts) this.set(Math.max(0, now() - since) / 1000);
      else this.remove();
    },
  });
  new Gauge({
    name: 'enquiry_store_up',
    help: '1 where the place in which enquiries are kept could be asked, 0 where it failed or took too long',
    registers: [registry],
    async collect() {
      this.set((await latest()) ? 1 : 0);
    },
  });

  return {
    onMail: ({ kind, outcome }: MailEvent): void => mails.inc({ kind, outcome }),
    watch(source: { count(): Promise<EnquiryCounts> }): void {
      count = () => source.count();
    },
  };
}

async function within<T>(asked: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}
