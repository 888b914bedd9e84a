import { createHash } from 'node:crypto';
import type { Brand } from '@kitchen/shared/brand.ts';
import type { Enquiry, EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { isBulkheadRejectedError } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { badInput, HttpProblem, tooManyRequests } from '../platform/problems/problems.ts';
import type { HourlyLimit } from '../platform/rate-limits/hourly-limit.ts';
import type { Limiter } from '../platform/rate-limits/limiters.ts';
import type { EnquiryLimit } from './enquiry-metrics.ts';
import type { EnquiryQueue, StoredEnquiry } from './enquiry-queue.ts';
import { storedEnquirySchema, undeliveredAtMost, urgentKind } from './enquiry-queue.ts';
import type { TokenFault, Tokens } from './tokens.ts';

export interface AcceptanceOptions {
  queue: EnquiryQueue;
  tokens: Tokens;
  /** Of reports of safety problems, which others never keep out, of all others, and of what is set aside of either. */
  hourlyLimits: { urgent: HourlyLimit; ordinary: HourlyLimit; setAside: HourlyLimit };
  /** How many enquiries one token of the form is good for. */
  tokenUses: Limiter;
  /** How else to write. */
  contact: Pick<Brand, 'email' | 'phone'>;
  /** Makes a photograph small, without metadata; rejects where it is none. */
  reducePhoto(bytes: Buffer): Promise<Buffer>;
  onLimited(kind: EnquiryKind, limit: EnquiryLimit): void;
  /** The enquiry failed, and that is not its sender's fault. */
  onRefused(kind: EnquiryKind): void;
  logger: FastifyBaseLogger;
  /** The time by which tokens are judged; the same for all processes as far as possible. */
  clock(): Promise<number>;
  now(): number;
}

interface Admitted {
  judged: Pick<StoredEnquiry, 'heldFor' | 'tokenFault'>;
  takeBack(): Promise<unknown>;
}

/** Accepts an enquiry under its idempotency key from an address; its fields are valid. Resolves to the reference. */
export type AcceptEnquiry = (key: string, fields: Enquiry, address: string) => Promise<string>;

/**
 * An enquiry is accepted once it is on disk; what goes wrong rejects as the problem that the visitor reads.
 * Suspected spam is set aside with the same answer; of safety reports only what no person can have filled in.
 */
export function createAcceptance(options: AcceptanceOptions): AcceptEnquiry {
  const { queue, tokens, tokenUses, logger } = options;

  async function takePlace(kind: EnquiryKind, isHeld: boolean, address: string) {
    const urgency = kind === urgentKind ? 'urgent' : 'ordinary';
    // Where they cannot be counted, storing this one will say so.
    const undelivered = await queue.countUndelivered().catch(() => 0);
    if (undelivered >= undeliveredAtMost[urgency]) {
      options.onLimited(kind, 'store');
      throw tooManyEnquiries(options.contact, fullForS);
    }
    const admission = await options.hourlyLimits[isHeld ? 'setAside' : urgency](address);
    if (admission.outcome === 'limited') {
      const { scope, retryAfterS } = admission;
      options.onLimited(kind, isHeld && scope === 'site' ? 'set-aside' : scope);
      throw scope === 'site' ? tooManyEnquiries(options.contact, retryAfterS) : tooManyRequests(retryAfterS);
    }
    return admission.takeBack;
  }

  /** Only looks: what is refused afterwards leaves no key for its token. */
  async function faultOf(token: string | undefined): Promise<TokenFault | null> {
    const fault = tokens.faultOf(token, await options.clock());
    return fault ?? ((await tokenUses.look(String(token))) === null ? null : 'spent');
  }

  /** Judged before it is counted: what is set aside takes no place from other enquiries. */
  async function admit(fields: Enquiry, address: string, fault: TokenFault | null): Promise<Admitted> {
    const { kind, token, website: trap } = fields;
    const isUrgent = kind === urgentKind;
    const heldFor = trap ? 'trap' : fault && !isUrgent ? `token ${fault}` : null;
    const judged = { heldFor, tokenFault: (isUrgent && fault) || undefined };
    const leavePlace = await takePlace(kind, heldFor !== null, address);
    if (fault) return { judged, takeBack: leavePlace };
    const use = await tokenUses.count(String(token));
    if (use.outcome === 'admitted') {
      return { judged, takeBack: () => Promise.all([leavePlace(), use.takeBack()]) };
    }
    // Others came with the same token since it was looked at.
    await leavePlace();
    return admit(fields, address, 'spent');
  }

  /** One that cannot be read counts as an enquiry, since it took as long as others; one that many are before does not. */
  async function reduce(
    photo: string | undefined,
    takeBack: Admitted['takeBack'],
  ): Promise<string | undefined> {
    if (!photo) return undefined;
    const reduced = await options.reducePhoto(Buffer.from(photo, 'base64')).catch(async (error: unknown) => {
      if (isBulkheadRejectedError(error)) {
        await takeBack();
        throw error;
      }
      throw badInput([{ name: 'photo', message: photoSentence, code: 'photo' }]);
    });
    return reduced.toString('base64');
  }

  async function accept(key: string, fields: Enquiry, address: string): Promise<string> {
    const { token, website: _, kind, consent, ...content } = fields;
    const digest = digestOf({ kind, consent, ...content });
    // Whoever sends the same enquiry again because no answer came has not written once more.
    const known = await queue.find(key).catch(toProblem);
    if (known) return referenceOfSame(known, digest);
    const { judged, takeBack } = await admit(fields, address, await faultOf(token));
    // What is set aside may be anybody's, and so many photographs would fill Redis.
    const photo = judged.heldFor === null ? await reduce(content.photo, takeBack) : undefined;
    const enquiry = storedEnquirySchema.parse({
      key,
      digest,
      reference: referenceFor(kind, key),
      kind,
      receivedAt: options.now(),
      ...judged,
      ...(content.photo && photo === undefined && { photoDropped: true }),
      // Fields left empty are as good as absent.
      content: Object.fromEntries(Object.entries({ ...content, photo }).filter(([, value]) => value)),
    });
    await queue.add(enquiry).catch(async (error) => {
      await takeBack();
      toProblem(error);
    });
    const { reference, heldFor } = enquiry;
    if (heldFor === null) logger.info({ reference, kind }, 'Enquiry accepted');
    else logger.info({ reference, kind, reason: heldFor }, 'Enquiry set aside');
    // Another process may have stored something else under the same key at the same moment.
    return referenceOfSame((await queue.find(key).catch(() => null)) ?? enquiry, digest);
  }

  return (key, fields, address) =>
    accept(key, fields, address).catch((error: unknown) => {
      // Too many photographs at once: it was not to be stored yet.
      if (isBulkheadRejectedError(error)) return toProblem(error);
      if (!(error instanceof HttpProblem) || error.status >= 500) options.onRefused(fields.kind);
      throw error;
    });
}

/** What a photograph has to be. */
export const photoSentence = 'A photograph is expected: JPEG, PNG, WebP, AVIF or GIF, in base64.';

/** When to come back where too many wait for the mail server or the operator. */
const fullForS = 60 * 60;

/** It is no fault of this visitor: what they have to say still reaches somebody. */
function tooManyEnquiries({ email, phone }: AcceptanceOptions['contact'], retryAfterS: number): HttpProblem {
  const title = 'Too many enquiries are arriving at the moment. Please write an e-mail or call instead.';
  return new HttpProblem('too-many-enquiries', 429, title, {
    detail: `E-mail: ${email}. Telephone: ${phone}.`,
    retryAfterS,
  });
}

function referenceOfSame(stored: StoredEnquiry, digest: string): string {
  if (stored.digest !== digest) {
    throw new HttpProblem('bad-input', 422, 'This submission was sent before, with other fields.', {
      fields: [{ name: 'Idempotency-Key', message: 'A key of its own is expected for each submission.' }],
    });
  }
  return stored.reference;
}

/** Nobody knows whether the enquiry was stored; sent again under the same key it comes once. */
function toProblem(cause: unknown): never {
  const title = 'The enquiry could not be stored. Please send it again in a moment.';
  throw new HttpProblem('internal', 503, title, { retryAfterS: 10, cause });
}

/** Of all but the token, which is another one when the same enquiry comes again. */
function digestOf(content: Record<string, unknown>): string {
  const sorted = Object.entries(content).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** Without what is mistaken for one another when read out or written by hand (0 O, 1 I L, 5 S, 8 B, U V), and without words. */
const alphabet = '2345679CDFGHJKMNPQRTVWXY';

const prefixes: Record<EnquiryKind, string> = { contact: 'C', dealer: 'D', safety: 'S', service: 'R' };

/** The name of an enquiry for visitors and staff, such as C-7F3K2M. A submission that is repeated has the same again. */
export function referenceFor(kind: EnquiryKind, key: string): string {
  const hash = createHash('sha256').update(key).digest();
  const letterAt = (index: number) => alphabet[hash.readUInt32BE(index * 4) % alphabet.length];
  return `${prefixes[kind]}-${[0, 1, 2, 3, 4, 5].map(letterAt).join('')}`;
}
