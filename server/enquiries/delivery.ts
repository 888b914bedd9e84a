import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mail, Mailer, MailOutcome } from '../platform/mail/mailer.ts';
import type { MailSettings } from './compose-mails.ts';
import { composeAcknowledgement, composeEnquiryMail } from './compose-mails.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { pauseAfter } from './delivery-schedule.ts';
import type { MailKind } from './enquiry-metrics.ts';
import type { Delivery, EnquiryRecord } from './enquiry-queue.ts';

export interface DeliveryOptions {
  mailer: Mailer;
  settings: MailSettings;
  /** Whether visitors get a mail as well. */
  acknowledge: boolean;
  schedule: DeliverySchedule;
  logger: FastifyBaseLogger;
  onMail(kind: MailKind, outcome: MailOutcome['outcome']): void;
}

export interface MailDelivery extends Delivery {
  /** Gives the mails under way so much time, and sends no others. */
  stop(): void;
  /** Resolves once no acknowledgement is under way. */
  acknowledged(): Promise<unknown>;
}

const mostAcknowledgements = 4;

/** Delivers enquiries by mail. The log names them by reference, and nobody who wrote them. */
export function createDelivery(options: DeliveryOptions): MailDelivery {
  const { mailer, settings, schedule, logger, onMail } = options;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  // What the queue could not record is not sent again by this process.
  const sent = new LRUCache<string, true>({ max: 10_000 });
  const acknowledgements = new Set<Promise<void>>();

  async function send(kind: MailKind, mail: Mail): Promise<MailOutcome> {
    const outcome = await mailer.send(mail, givenUp.signal);
    onMail(kind, outcome.outcome);
    return outcome;
  }

  async function trySending(enquiry: EnquiryRecord): Promise<MailOutcome> {
    try {
      return await send('delivery', composeEnquiryMail(enquiry, settings));
    } catch (error) {
      logger.error({ ...named(enquiry), err: error }, 'Enquiry cannot be composed');
      return { outcome: 'later', reason: 'fault' };
    }
  }

  /** A courtesy: tried a few times while the process lives, and nothing depends on it. */
  async function acknowledge(enquiry: EnquiryRecord): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send('acknowledgement', composeAcknowledgement(enquiry, settings));
      if (answer.outcome === 'sent') return logger.info(named(enquiry), 'Enquiry acknowledged');
      const { outcome, reason } = answer;
      if (outcome === 'refused' || attempt === mostAcknowledgements || stopping.signal.aborted) {
        return logger.warn({ ...named(enquiry), reason }, 'Enquiry not acknowledged');
      }
      const ms = pauseAfter(attempt, schedule) ?? schedule.longestPause;
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async deliver(enquiry) {
      if (sent.has(enquiry.key)) return null;
      const answer = await trySending(enquiry);
      if (answer.outcome === 'sent') {
        sent.set(enquiry.key, true);
        logger.info({ ...named(enquiry), refusedRecipients: answer.refused }, 'Enquiry delivered');
        return null;
      }
      const { outcome, reason } = answer;
      const retryInMs = outcome === 'refused' ? null : pauseAfter(enquiry.attempts + 1, schedule);
      if (retryInMs === null) {
        logger.error({ ...named(enquiry), reason }, 'Enquiry not delivered: it waits for an operator');
      } else {
        logger.warn({ ...named(enquiry), reason, retryInMs }, 'Enquiry not delivered yet');
      }
      return { reason, retryInMs };
    },
    onRecorded(enquiry) {
      sent.delete(enquiry.key);
      if (!options.acknowledge) return;
      const acknowledged = acknowledge(enquiry).catch((error: unknown) => {
        logger.error({ ...named(enquiry), err: error }, 'Enquiry not acknowledged');
      });
      acknowledgements.add(acknowledged);
      void acknowledged.finally(() => acknowledgements.delete(acknowledged));
    },
    stop() {
      stopping.abort();
      setTimeout(() => givenUp.abort(), schedule.finish).unref();
    },
    acknowledged: () => Promise.all(acknowledgements),
  };
}

function named({ reference, kind, attempts }: EnquiryRecord) {
  return { reference, kind, attempt: attempts + 1 };
}
