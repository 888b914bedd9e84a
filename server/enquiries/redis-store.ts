import { randomUUID } from 'node:crypto';
import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Claim, EnquiryCounts, EnquiryRecord, EnquiryStore, Kept, NewEnquiry } from './enquiry-store.ts';
import { enquiryContentSchema, enquiryStates } from './enquiry-store.ts';
import {
  claimScript,
  dueInScript,
  eraseScript,
  keepScript,
  keys,
  postponeScript,
  renewScript,
  sendAgainScript,
  settleScript,
} from './redis-scripts.ts';
import { makeReference } from './reference.ts';

/** As in the store on disk. */
const mostReferences = 20;

/** Records read at a time. */
const chunk = 200;

const hashSchema = z.object({
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  since: z.coerce.number(),
  receivedAt: z.coerce.number(),
  attempts: z.coerce.number(),
  reason: z.string().optional(),
  content: z.string().optional(),
});

/**
 * Keeps enquiries in Redis, for several processes of the site. Each change is one script, which Redis
 * runs whole or not at all; times are those of Redis, so that clocks of the processes may differ.
 */
export function openRedisStore(redis: Redis): EnquiryStore {
  // The client's errors carry the command, and with it what a visitor wrote, into the log.
  const run = (script: string, ...parameters: (string | number)[]) =>
    redis.eval(script, 0, ...parameters).catch((error: Error) => {
      throw new Error(`Redis: ${error.message}`);
    });
  const done = async (script: string, { record, lease }: Claim, ...more: (string | number)[]) =>
    (await run(script, record.reference, lease, ...more)) === 1;

  async function keep(enquiry: NewEnquiry): Promise<Kept> {
    for (let tries = 0; tries < mostReferences; tries++) {
      const reference = makeReference(enquiry.kind);
      const answer = await run(
        keepScript,
        reference,
        enquiry.key,
        enquiry.digest,
        enquiry.kind,
        enquiry.heldFor === null ? 'waiting' : 'held',
        enquiry.heldFor ?? '',
        JSON.stringify(enquiry.content),
      );
      const [outcome, known] = z
        .tuple([z.enum(['kept', 'known', 'conflict', 'taken']), z.string()])
        .parse(answer);
      if (outcome === 'conflict') return { outcome };
      if (outcome !== 'taken') return { outcome, reference: known };
    }
    throw new Error('No reference is free');
  }

  async function find(reference: string): Promise<EnquiryRecord | null> {
    const hash = await redis.hgetall(keys.record(reference));
    return Object.keys(hash).length === 0 ? null : toRecord(reference, hash);
  }

  return {
    keep,
    find,
    async claim(leaseMs) {
      const lease = randomUUID();
      const reference = await run(claimScript, lease, leaseMs);
      if (reference === null) return null;
      const record = await find(String(reference));
      if (!record?.content) throw new Error(`The enquiry ${String(reference)} waits and has no content`);
      return { record: { ...record, content: record.content }, lease };
    },
    renew: (claim, leaseMs) => done(renewScript, claim, leaseMs),
    markDelivered: (claim) => done(settleScript, claim, 'delivered', ''),
    postpone: (claim, pauseMs, reason) => done(postponeScript, claim, Math.round(pauseMs), reason),
    giveUp: (claim, reason) => done(settleScript, claim, 'failed', reason),
    dueInMs: async () =>
      z
        .number()
        .nullable()
        .parse(await run(dueInScript)),
    sendAgain: async (reference, from) => (await run(sendAgainScript, reference, ...from)) === 1,
    async *records(since = 0) {
      for (let offset = 0; ; offset += chunk) {
        const references = await redis.zrangebyscore(keys.received, since, '+inf', 'LIMIT', offset, chunk);
        for (const record of await Promise.all(references.map(find))) if (record) yield record;
        if (references.length < chunk) return;
      }
    },
    async eraseDelivered(ageMs) {
      let erased = 0;
      for (;;) {
        const number = Number(await run(eraseScript, ageMs, chunk));
        erased += number;
        if (number < chunk) return erased;
      }
    },
    async count() {
      const numbers = await Promise.all(
        enquiryStates.map(async (state) => [state, await redis.zcard(keys.state(state))] as const),
      );
      const [, oldest] = await redis.zrange(keys.state('waiting'), '0', '0', 'WITHSCORES');
      return {
        states: Object.fromEntries(numbers) as EnquiryCounts['states'],
        oldestWaitingSince: oldest === undefined ? null : Number(oldest),
      };
    },
    async close() {
      redis.disconnect();
    },
  };
}

function toRecord(reference: string, hash: Record<string, string>): EnquiryRecord {
  const { content, reason, ...rest } = hashSchema.parse(hash);
  return {
    reference,
    ...rest,
    reason: reason || null,
    content: content === undefined ? null : enquiryContentSchema.parse(JSON.parse(content)),
  };
}
