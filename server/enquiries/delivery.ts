import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mailer, MailOutcome } from '../platform/mail/mailer.ts';
import type { MailSettings } from './compose-mails.ts';
import { composeAcknowledgement, composeEnquiryMail } from './compose-mails.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { pauseAfter } from './delivery-times.ts';
import type { Claim, EnquiryStore } from './enquiry-store.ts';

export const mailKinds = ['delivery', 'acknowledgement'] as const;

/** A mail server was asked to take a mail. */
export interface MailEvent {
  kind: (typeof mailKinds)[number];
  outcome: MailOutcome['outcome'];
}

export type MailObserver = (event: MailEvent) => void;

export interface DeliveryOptions {
  store: EnquiryStore;
  mailer: Mailer;
  settings: MailSettings;
  /** Whether visitors get a mail as well. */
  acknowledge: boolean;
  /** How long delivered enquiries are kept. */
  retentionMs: number;
  times: DeliveryTimes;
  logger: FastifyBaseLogger;
  onMail?: MailObserver | undefined;
  now(): number;
}

export interface Delivery {
  start(): void;
  /** There is something new: it need not wait for the next look. */
  wake(): void;
  /** Finishes what is being delivered, or puts it back after a while, and takes up nothing more. */
  close(): Promise<void>;
}

/** A store may say that something is due and give nothing, as when somebody has paused its queue. */
const leastRestMs = 50;

/** Enquiries of which a process remembers since when it has tried them, and for how many of the longest pauses. */
const mostTried = 10_000;
const longPauses = 24;

const mostAcknowledgements = 4;

/** Delivers enquiries one after another, as long as the process lives; its log names nobody. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, mailer, settings, times, logger, now, onMail } = options;
  const givenUp = new AbortController();
  const triedSince = new LRUCache<string, number>({
    max: mostTried,
    ttl: times.longestPause * longPauses,
    updateAgeOnGet: true,
  });
  /** Delivered, though the store could not be told, or says that it is somebody else's. */
  const unsettled = new Set<string>();
  const acknowledgements = new Set<NodeJS.Timeout>();
  let closing = false;
  let troubled = false;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let working: Promise<void> | undefined;
  const rest = createRest();

  async function work(): Promise<void> {
    while (!closing) {
      try {
        if (performance.now() - sweptAt >= times.sweep) await sweep();
        const claim = await store.claim(times.lease);
        if (claim) await deliver(claim);
        else await rest.until(Math.max(leastRestMs, (await store.dueInMs()) ?? times.look), times.look);
        troubled = false;
      } catch (error) {
        if (!troubled) logger.error({ err: error }, 'Enquiries cannot be delivered at the moment');
        troubled = true;
        await rest.until(times.look, times.look);
      }
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const { reference } = claim.record;
    const renewal = setInterval(() => {
      store.renew(claim, times.lease).catch((error: unknown) => {
        logger.warn({ err: error, ...named(claim) }, 'An enquiry could not be kept from other processes');
      });
    }, times.lease / 3);
    try {
      const sent = await send(claim);
      if (sent.outcome !== 'sent') {
        await putAside(claim, sent);
        return;
      }
      unsettled.add(reference);
      const isOurs = await store.markDelivered(claim);
      if (isOurs) unsettled.delete(reference);
      logger.info({ ...named(claim), refusedRecipients: sent.refused }, 'Enquiry delivered');
      // Whoever took it up when the lease had ended delivers it too, and acknowledges it.
      if (!isOurs) return;
    } finally {
      clearInterval(renewal);
    }
    if (options.acknowledge) await acknowledge(claim, 1);
  }

  async function send(claim: Claim): Promise<MailOutcome> {
    if (unsettled.has(claim.record.reference)) return { outcome: 'sent', refused: 0 };
    const sent = await mailer.send(composeEnquiryMail(claim.record, settings), givenUp.signal);
    onMail?.({ kind: 'delivery', outcome: sent.outcome });
    return sent;
  }

  async function putAside(
    claim: Claim,
    { outcome, reason }: { outcome: 'refused' | 'later'; reason: string },
  ): Promise<void> {
    const { attempts } = claim.record;
    if (outcome === 'refused' || isOver(claim)) {
      await store.giveUp(claim, reason);
      logger.error({ ...named(claim), reason }, 'Enquiry not delivered: it waits for an operator');
      return;
    }
    const pauseMs = pauseAfter(attempts, times);
    await store.postpone(claim, pauseMs, reason);
    logger.warn({ ...named(claim), reason, pauseMs }, 'Enquiry not delivered yet');
  }

  /** Whether it has waited for long enough, and not only because the site was down or its clock was moved. */
  function isOver({ record: { reference, since } }: Claim): boolean {
    const begun = triedSince.get(reference) ?? performance.now();
    triedSince.set(reference, begun);
    return now() - since >= times.giveUpAfter && performance.now() - begun >= times.leastTrying;
  }

  /** A courtesy: tried a few times as long as the process lives, and nothing depends on it. */
  async function acknowledge(claim: Claim, attempt: number): Promise<void> {
    const sent = await mailer.send(composeAcknowledgement(claim.record, settings), givenUp.signal);
    onMail?.({ kind: 'acknowledgement', outcome: sent.outcome });
    if (sent.outcome === 'sent') {
      logger.info(named(claim), 'Enquiry acknowledged');
    } else if (sent.outcome === 'later' && attempt < mostAcknowledgements && !closing) {
      const timer = setTimeout(
        () => {
          acknowledgements.delete(timer);
          void acknowledge(claim, attempt + 1);
        },
        pauseAfter(attempt, times),
      );
      acknowledgements.add(timer);
    } else {
      logger.warn({ ...named(claim), reason: sent.reason }, 'Enquiry not acknowledged');
    }
  }

  async function sweep(): Promise<void> {
    sweptAt = performance.now();
    const erased = await store.eraseDelivered(options.retentionMs);
    if (erased > 0) logger.info({ erased }, 'Enquiries erased: they were delivered long ago');
  }

  return {
    start() {
      working ??= work();
    },
    wake: rest.end,
    async close() {
      closing = true;
      rest.end();
      const patience = setTimeout(() => givenUp.abort(), times.finish);
      await working;
      clearTimeout(patience);
      for (const timer of acknowledgements) clearTimeout(timer);
    },
  };
}

function named({ record: { reference, kind, attempts } }: Claim) {
  return { reference, kind, attempts };
}

/** A pause that may be ended from outside; what ends it before it begins counts too. */
function createRest() {
  let ended = false;
  let end: () => void = () => undefined;
  return {
    async until(ms: number, atMostMs: number): Promise<void> {
      await new Promise<void>((resolve) => {
        if (ended) return resolve();
        const timer = setTimeout(resolve, Math.min(ms, atMostMs));
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      ended = false;
    },
    end(): void {
      ended = true;
      end();
    },
  };
}
