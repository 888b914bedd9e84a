import { createHash } from 'node:crypto';
import type { Enquiry, EnquiryKind } from '@kitchen/shared/enquiry.ts';
import type { FastifyBaseLogger } from 'fastify';
import { HttpProblem } from '../platform/problems/problems.ts';
import type { HourlyLimit } from '../platform/rate-limits/hourly-limit.ts';
import type { EnquiryQueue, StoredEnquiry } from './enquiry-queue.ts';
import { enquirySchema, urgentKind } from './enquiry-queue.ts';
import type { Tokens } from './tokens.ts';

export interface AcceptanceOptions {
  queue: EnquiryQueue;
  tokens: Tokens;
  hourlyLimit: HourlyLimit;
  logger: FastifyBaseLogger;
  /** The time by which tokens are judged; the same for all processes as far as possible. */
  clock(): Promise<number>;
  now(): number;
}

/** Accepts an enquiry under its idempotency key from an address; its fields are valid. Resolves to the reference. */
export type AcceptEnquiry = (key: string, fields: Enquiry, address: string) => Promise<string>;

/**
 * An enquiry is accepted once it is on disk; what goes wrong rejects as the problem that the visitor reads.
 * Suspected spam is set aside with the same answer; of safety reports only what no person can have filled in.
 */
export function createAcceptance(options: AcceptanceOptions): AcceptEnquiry {
  const { queue, tokens, logger } = options;
  return async (key, fields, address) => {
    const { token, website: trap, ...content } = fields;
    const tokenFault = tokens.faultOf(token, await options.clock());
    const isUrgent = content.kind === urgentKind;
    const enquiry = enquirySchema.parse({
      key,
      digest: digestOf(content),
      reference: referenceFor(content.kind, key),
      kind: content.kind,
      receivedAt: options.now(),
      heldFor: trap ? 'trap' : tokenFault && !isUrgent ? `token ${tokenFault}` : null,
      tokenFault: (isUrgent && tokenFault) || undefined,
      // Fields left empty are as good as absent.
      content: Object.fromEntries(Object.entries(content).filter(([, value]) => value)),
    });
    // Whoever sends the same enquiry again because no answer came has not written once more.
    const known = await queue.find(key).catch(toProblem);
    if (known) return referenceOfSame(known, enquiry);
    const takeBack = await options.hourlyLimit(address);
    await queue.add(enquiry).catch(async (error) => {
      await takeBack().catch(() => undefined);
      toProblem(error);
    });
    const { reference, kind, heldFor } = enquiry;
    if (heldFor === null) logger.info({ reference, kind }, 'Enquiry accepted');
    else logger.info({ reference, kind, reason: heldFor }, 'Enquiry set aside');
    // Another process may have stored something else under the same key at the same moment.
    return referenceOfSame((await queue.find(key).catch(() => null)) ?? enquiry, enquiry);
  };
}

function referenceOfSame(stored: StoredEnquiry, { digest }: StoredEnquiry): string {
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

const prefixes: Record<EnquiryKind, string> = { contact: 'C', dealer: 'D', safety: 'S' };

/** The name of an enquiry for visitors and staff, such as C-7F3K2M. A submission that is repeated has the same again. */
export function referenceFor(kind: EnquiryKind, key: string): string {
  const hash = createHash('sha256').update(key).digest();
  const letterAt = (index: number) => alphabet[hash.readUInt32BE(index * 4) % alphabet.length];
  return `${prefixes[kind]}-${[0, 1, 2, 3, 4, 5].map(letterAt).join('')}`;
}
