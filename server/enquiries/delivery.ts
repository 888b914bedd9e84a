import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mail, Mailer, MailOutcome, Refusal } from '../platform/mail/mailer.ts';
import { addressOf } from '../platform/mail/mailer.ts';
import type { Limiter } from '../platform/rate-limits/limiters.ts';
import type { MailSettings } from './compose-mails.ts';
import { composeAcknowledgement, composeEnquiryMail } from './compose-mails.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { pauseAfter } from './delivery-schedule.ts';
import type { MailKind } from './enquiry-metrics.ts';
import type { EnquiryRecord, RecipientKind, Settled, Shortfall } from './enquiry-queue.ts';
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
  /** The mail server took an enquiry, and refused for good, or for too long, one of those it was for, or one who gets a copy. */
  onRefusedRecipient(kind: EnquiryKind, who: RecipientKind): void;
}

interface Recipient {
  address: string;
  who: RecipientKind;
  /** Of readers by their place in the variable, since the log holds no address. */
  name: string;
}
/** `isTheirs`: the server said it of them, and not of the mail or of whoever sends it. */
type Refused = Recipient & Refusal & { isTheirs: boolean };

const mostAcknowledgements = 4;

/** What the ways to write an address have in common: mail for `anna+shop` arrives at `anna`. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
}

/** Each once, also where a dealer reads enquiries. */
function recipientsOf({ to, cc }: Mail): Recipient[] {
  const readers = [to].flat().map(addressOf);
  const all = readers.map((address, index): Recipient => {
    return { address, who: 'reader', name: `recipient ${index + 1} of ${readers.length}` };
  });
  if (cc) all.push({ address: addressOf(cc), who: 'copy', name: 'copy' });
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index);
}

const hasReader = (settled: Settled = {}) =>
  Object.values(settled).some(({ who, refusal }) => who === 'reader' && refusal === undefined);

/** In words; what was said of the mail or its sender names no recipient. */
const reasonOf = (refused: (Pick<Refused, 'name' | 'reason'> & { isTheirs?: boolean })[]) =>
  refused.map(({ name, reason, isTheirs = true }) => (isTheirs ? `${name}: ${reason}` : reason)).join(', ');

/** Delivers enquiries by mail. The log names them by reference, and nobody who wrote them. */
export function createDelivery(options: DeliveryOptions) {
  const { mailer, settings, schedule, logger, onMail } = options;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  // What the queue could not record is not sent again by this process.
  const unrecorded = new LRUCache<string, Settled>({ max: 10_000 });
  const acknowledgements = new Set<Promise<void>>();

  /** A courtesy: tried a few times while the process lives, and nothing depends on it. */
  async function acknowledge(enquiry: EnquiryRecord): Promise<void> {
    // Whoever enters somebody else's address can have a few mails sent there, and no more.
    const counted = await options.acknowledgementLimit.count(mailboxOf(enquiry.content.email));
    if (counted.outcome === 'limited')
      return logger.info(named(enquiry), 'Enquiry not acknowledged: its address had enough today');
    for (let attempt = 1; ; attempt++) {
      const answer = await mailer.send(composeAcknowledgement(enquiry, settings), givenUp.signal);
      onMail('acknowledgement', answer.outcome);
      if (answer.outcome === 'sent') return logger.info(named(enquiry), 'Enquiry acknowledged');
      const { outcome, reason } = answer;
      if (outcome === 'refused' || attempt === mostAcknowledgements || stopping.signal.aborted) {
        return logger.warn({ ...named(enquiry), reason }, 'Enquiry not acknowledged');
      }
      const ms = pauseAfter(attempt, schedule) ?? schedule.longestPause;
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Sends a mail to some of those whom it names; gives those for whom the server has not taken it. */
  async function sendTo(recipients: Recipient[], mail: Mail): Promise<Refused[]> {
    const envelope = { from: mail.from, to: recipients.map(({ address }) => address) };
    const answer = await mailer.send({ ...mail, envelope }, givenUp.signal);
    return recipients.flatMap((recipient) => {
      const own = answer.refused.find(({ address }) => address === recipient.address);
      const refusal = own ?? (answer.outcome === 'sent' ? null : answer);
      if (!refusal) return [];
      const { outcome, reason } = refusal;
      return [{ ...recipient, outcome, reason, isTheirs: own !== undefined }];
    });
  }

  /** Nobody whom it is for has it. Who was refused is asked again with the others, as operators mend addresses. */
  function tellUndelivered(enquiry: EnquiryRecord, refused: Refused[]): Shortfall {
    const readers = refused.filter(({ who }) => who === 'reader');
    const later = readers.find(({ outcome }) => outcome === 'later');
    onMail('delivery', later ? 'later' : 'refused');
    const byReader = reasonOf(readers.filter(({ isTheirs }) => isTheirs));
    const reason = byReader || (readers[0]?.reason ?? 'unknown');
    const retryInMs = later ? pauseAfter(enquiry.attempts + 1, schedule) : null;
    const event = { ...named(enquiry), reason, retryInMs };
    if (retryInMs !== null) logger.warn(event, 'Enquiry not delivered yet');
    else logger.error(event, 'Enquiry not delivered: it waits for an operator');
    return { reason, retryInMs };
  }

  /** Says who has not got an enquiry that others have, and never will. */
  function tellRefused(enquiry: EnquiryRecord, refused: Refused[]): void {
    const { kind } = enquiry;
    for (const { who } of refused) options.onRefusedRecipient(kind, who);
    const level = kind === urgentKind ? 'error' : 'warn';
    const event = { ...named(enquiry), reason: reasonOf(refused) };
    logger[level](event, 'Enquiry delivered, but not to all whom it is for');
  }

  return {
    async deliver(enquiry: EnquiryRecord): Promise<Shortfall | null> {
      const mail = composeEnquiryMail(enquiry, settings);
      const recipients = recipientsOf(mail);
      const settled: Settled = { ...enquiry.settled, ...unrecorded.get(enquiry.key) };
      const open = recipients.filter(({ address }) => !settled[address]);
      // Who was put off may not be in the variable any more.
      const isOver = open.length === 0;
      const refused = isOver ? [] : await sendTo(open, mail);
      const settle = (done: (Recipient & { reason?: string })[]) => {
        if (done.length === 0) return;
        for (const { address, who, reason: refusal } of done) settled[address] = { who, refusal };
        unrecorded.set(enquiry.key, settled);
      };
      const taken = open.filter(({ address }) => !refused.some((one) => one.address === address));
      settle(taken);
      if (!isOver && !hasReader(settled)) {
        return { ...tellUndelivered(enquiry, refused), settled: unrecorded.get(enquiry.key) };
      }

      // What others have is no fault of the mail's: a refusal of the sender, say, mends with the mail server.
      const putOff = refused.filter(({ outcome, isTheirs }) => outcome === 'later' || !isTheirs);
      if (!isOver) onMail('delivery', taken.length > 0 ? 'sent' : putOff.length > 0 ? 'later' : 'refused');
      const retryInMs = putOff.length > 0 ? pauseAfter(enquiry.attempts + 1, schedule) : null;
      const waiting = retryInMs === null ? [] : putOff;
      const lost = refused.filter((one) => !waiting.includes(one));
      settle(lost);
      if (lost.length > 0) tellRefused(enquiry, lost);
      const reason = reasonOf(
        recipients.flatMap((one) => {
          const refusal = settled[one.address]?.refusal;
          return refusal ? [{ ...one, reason: refusal }] : waiting.filter(({ name }) => name === one.name);
        }),
      );
      if (retryInMs !== null) {
        const event = { ...named(enquiry), reason: reasonOf(waiting), retryInMs };
        logger.warn(event, 'Enquiry not delivered to all yet');
        return { reason, retryInMs, settled: unrecorded.get(enquiry.key) };
      }
      if (lost.length === 0) logger.info(named(enquiry), 'Enquiry delivered');
      return reason ? { reason, isDelivered: true } : null;
    },
    onRecorded(enquiry: EnquiryRecord): void {
      const isFirst = hasReader(unrecorded.get(enquiry.key)) && !hasReader(enquiry.settled);
      unrecorded.delete(enquiry.key);
      // Programs that send without the form would make the site write to whomever they name.
      if (!isFirst || !options.acknowledge || enquiry.tokenFault) return;
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
