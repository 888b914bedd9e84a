import { createHash } from 'node:crypto';
import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import type { FastifyBaseLogger } from 'fastify';
import { keyReused, notKept, tooManyRequests } from '../platform/http/problems.ts';
import type { EnquiryQueue, StoredEnquiry } from './enquiry-queue.ts';
import { enquirySchema } from './enquiry-queue.ts';
import type { HourlyLimit } from './hourly-limit.ts';
import { referenceFor } from './reference.ts';
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

interface Submission {
  /** Idempotency key. */
  key: string;
  /** Valid in every field. */
  fields: Enquiry;
  address: string;
}

export type AcceptEnquiry = (submission: Submission) => Promise<string>;

/**
 * Accepts enquiries: resolves to the reference once one is on disk, and rejects with the problem that the visitor
 * is answered with. Suspected spam is set aside with the same answer.
 */
export function createAcceptance(options: AcceptanceOptions): AcceptEnquiry {
  const { queue, tokens, hourlyLimit, logger } = options;

  async function add(enquiry: StoredEnquiry, address: string): Promise<void> {
    const waitS = await hourlyLimit(address);
    if (waitS !== null) throw tooManyRequests(waitS);
    const { reference, kind, heldFor } = enquiry;
    await queue.add(enquiry).catch(toProblem);
    const event = { reference, kind, ...(heldFor && { reason: heldFor }) };
    logger.info(event, heldFor ? 'Enquiry set aside' : 'Enquiry accepted');
  }

  return async ({ key, fields, address }) => {
    const { token, website: trap, ...content } = fields;
    const tokenFault = tokens.faultOf(token, await options.clock());
    const enquiry = enquirySchema.parse({
      key,
      digest: digestOf(content),
      reference: referenceFor(content.kind, key),
      kind: content.kind,
      receivedAt: options.now(),
      heldFor: trap ? 'trap' : tokenFault && `token ${tokenFault}`,
      // Fields left empty are as good as absent.
      content: Object.fromEntries(Object.entries(content).filter(([, value]) => value)),
    });
    // Whoever sends the same enquiry again because no answer came has not written once more.
    const known = await queue.find(key).catch(toProblem);
    if (!known) await add(enquiry, address);
    // Another process may have stored something else under the same key at the same moment.
    const stored = known ?? (await queue.find(key).catch(() => null));
    if (stored && stored.digest !== enquiry.digest) throw keyReused();
    return enquiry.reference;
  };
}

function toProblem(error: unknown): never {
  throw notKept(error);
}

/** The token is another one when the same enquiry comes again. */
function digestOf(content: Record<string, unknown>): string {
  const sorted = Object.entries(content).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
