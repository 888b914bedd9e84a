import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mail, Mailer, MailOutcome, RefusedRecipient } from '../platform/mail/mailer.ts';
import type { Limiter } from '../platform/rate-limits/limiters.ts';
import type { MailSettings } from './compose-mails.ts';
import { composeAcknowledgement, composeEnquiryMail } from './compose-mails.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { pauseAfter } from './delivery-schedule.ts';
import type { MailKind, RefusedWho } from './enquiry-metrics.ts';
import type { EnquiryRecord, Shortfall } from './enquiry-queue.ts';
import { urgentKind } from './enquiry-queue.ts';

export interface DeliveryOptions {
  mailer: Mailer;
  settings: MailSettings;
  /** Whether visitors get a mail as well. */
  acknowledge: boolean;
  /** Counts acknowledgements by mail address. */
  acknowledgementLimit: Limiter;
  schedule: DeliverySchedule;
  logger: FastifyBaseLogger;
  onMail(kind: MailKind, outcome: MailOutcome['outcome']): void;
  /** The mail server took an enquiry, and refused one of those it was for, or one who gets a copy. */
  onRefusedRecipient(kind: EnquiryKind, who: RefusedWho): void;
}

const mostAcknowledgements = 4;

/** What the ways to write an address have in common: mail for `anna+shop` arrives at `anna`. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
}

/** Delivers enquiries by mail. The log names them by reference, and nobody who wrote them. */
export function createDelivery(options: DeliveryOptions) {
  const { mailer, settings, schedule, logger, onMail } = options;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  // What the queue could not record is not sent again by this process.
  const sent = new LRUCache<string, { refused: string | null }>({ max: 10_000 });
  const acknowledgements = new Set<Promise<void>>();

  async function send(kind: MailKind, mail: Mail): Promise<MailOutcome> {
    const answer = await mailer.send(mail, givenUp.signal);
    onMail(kind, answer.outcome);
    return answer;
  }

  /** A courtesy: tried a few times while the process lives, and nothing depends on it. */
  async function acknowledge(enquiry: EnquiryRecord): Promise<void> {
    // Whoever enters somebody else's address can have a few mails sent there, and no more.
    const counted = await options.acknowledgementLimit.count(mailboxOf(enquiry.content.email));
    if (counted.outcome === 'limited')
      return logger.info(named(enquiry), 'Enquiry not acknowledged: its address had enough today');
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

  /** Says who has not got an enquiry that others have: by their places in the variable, since the log holds no address. */
  function tellRefused(enquiry: EnquiryRecord, { to }: Mail, refused: RefusedRecipient[]): string {
    const { kind } = enquiry;
    for (const { place } of refused) options.onRefusedRecipient(kind, place === null ? 'copy' : 'reader');
    const all = [to].flat().length;
    const reason = refused
      .map((one) => `${one.place === null ? 'copy' : `recipient ${one.place} of ${all}`}: ${one.reason}`)
      .join(', ');
    const level = kind === urgentKind ? 'error' : 'warn';
    logger[level]({ ...named(enquiry), reason }, 'Enquiry delivered, but not to all whom it is for');
    return reason;
  }

  return {
    async deliver(enquiry: EnquiryRecord): Promise<Shortfall | null> {
      const before = sent.get(enquiry.key);
      if (before) return before.refused === null ? null : { reason: before.refused, isDelivered: true };
      const mail = composeEnquiryMail(enquiry, settings);
      const answer = await send('delivery', mail);
      if (answer.outcome === 'sent') {
        const refused = answer.refused.length > 0 ? tellRefused(enquiry, mail, answer.refused) : null;
        sent.set(enquiry.key, { refused });
        if (refused !== null) return { reason: refused, isDelivered: true };
        logger.info(named(enquiry), 'Enquiry delivered');
        return null;
      }
      const { outcome, reason } = answer;
      const retryInMs = outcome === 'refused' ? null : pauseAfter(enquiry.attempts + 1, schedule);
      const event = { ...named(enquiry), reason, retryInMs };
      if (retryInMs !== null) logger.warn(event, 'Enquiry not delivered yet');
      else logger.error(event, 'Enquiry not delivered: it waits for an operator');
      return { reason, retryInMs };
    },
    onRecorded(enquiry: EnquiryRecord): void {
      sent.delete(enquiry.key);
      // Programs that send without the form would make the site write to whomever they name.
      if (!options.acknowledge || enquiry.tokenFault) return;
      const acknowledged = acknowledge(enquiry).finally(() => acknowledgements.delete(acknowledged));
      acknowledgements.add(acknowledged);
    },
    /** Gives the mails under way a while, and tries none again. */
    stop(): void {
      stopping.abort();
      setTimeout(() => givenUp.abort(), schedule.finish).unref();
    },
    /** Resolves once no acknowledgement is under way. */
    acknowledged: () => Promise.all(acknowledgements),
  };
}

const named = ({ reference, kind, attempts }: EnquiryRecord) => ({ reference, kind, attempt: attempts + 1 });
