import { randomUUID } from 'node:crypto';
import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import { z } from 'zod';
import type { EnquiryFile } from './enquiry-file.ts';
import type {
  Claim,
  EnquiryCounts,
  EnquiryRecord,
  EnquiryState,
  EnquiryStore,
  Kept,
  NewEnquiry,
  Submission,
} from './enquiry-store.ts';
import { answerTo, enquiryContentSchema, enquiryStates } from './enquiry-store.ts';
import { referenceFor } from './reference.ts';

/** References are tried until one is free; with millions of enquiries two or three times at most. */
const mostReferences = 20;

const rowSchema = z.object({
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  since: z.number(),
  received_at: z.number(),
  attempts: z.number(),
  reason: z.string().nullable(),
  content: z.string().nullable(),
});

/** No pause and no lease is longer: what is due later than that waits by a clock that was set back since. */
const mostAheadMs = 60 * 60_000;

/** Records read at a time. */
const chunk = 200;

export interface SqliteStore extends EnquiryStore {
  /** As elsewhere; its delivery may begin after a while only. */
  keep(enquiry: NewEnquiry, pauseMs?: number): Promise<Kept>;
  /** Makes everything that waits due at once. */
  hurry(): Promise<void>;
}

/** Keeps enquiries in one file, for the processes of one machine and the operator's commands beside them. */
export function openSqliteStore(file: EnquiryFile, now: () => number = Date.now): SqliteStore {
  const { database, run } = file;

  const insert = database.prepare(
    `INSERT INTO enquiries (reference, key, digest, kind, state, since, received_at, reason, content, due_at)
     VALUES (:reference, :key, :digest, :kind, :state, :now, :receivedAt, :reason, :content, :dueAt)
     ON CONFLICT DO NOTHING`,
  );
  const selectKey = database.prepare('SELECT reference, digest FROM enquiries WHERE key = ?');
  // A lease is a time at which the enquiry is due again, should nobody have said what became of it.
  const claimDue = database.prepare(
    `UPDATE enquiries SET lease = :lease, due_at = :until, attempts = attempts + 1
     WHERE reference = (
       SELECT reference FROM enquiries WHERE due_at <= :now OR due_at > :tooFar ORDER BY due_at LIMIT 1
     )
     RETURNING *`,
  );
  const setDue = database.prepare(
    'UPDATE enquiries SET due_at = :dueAt WHERE reference = :reference AND lease = :lease',
  );
  const putBack = database.prepare(
    `UPDATE enquiries SET due_at = :dueAt, reason = :reason, lease = NULL
     WHERE reference = :reference AND lease = :lease`,
  );
  const settle = database.prepare(
    `UPDATE enquiries SET state = :state, since = :now, reason = :reason, due_at = NULL, lease = NULL
     WHERE reference = :reference AND lease = :lease`,
  );
  const earliest = database.prepare('SELECT min(due_at) AS due_at FROM enquiries WHERE due_at IS NOT NULL');
  const makeDue = database.prepare(
    'UPDATE enquiries SET due_at = :now WHERE due_at > :now AND lease IS NULL',
  );
  const restart = database.prepare(
    `UPDATE enquiries SET state = 'waiting', since = :now, attempts = 0, due_at = :now, lease = NULL
     WHERE reference = :reference AND state = :state AND (lease IS NULL OR due_at <= :now)`,
  );
  const selectOne = database.prepare('SELECT * FROM enquiries WHERE reference = ?');
  const selectSince = database.prepare(
    `SELECT rowid, * FROM enquiries WHERE (received_at, rowid) > (:since, :after)
     ORDER BY received_at, rowid LIMIT ${chunk}`,
  );
  const erase = database.prepare(
    `UPDATE enquiries SET state = 'erased', since = :now, content = NULL, reason = NULL
     WHERE state = 'delivered' AND since <= :before`,
  );
  const countStates = database.prepare(
    'SELECT state, count(*) AS number, min(since) AS oldest FROM enquiries GROUP BY state',
  );

  const lease = ({ record, lease }: Claim) => ({ reference: record.reference, lease });
  const changed = ({ changes }: { changes: number | bigint }) => changes > 0;

  function lookUp(submission: Submission): Kept | null {
    const known = selectKey.get(submission.key);
    return known ? answerTo(submission, known) : null;
  }

  function keep(enquiry: NewEnquiry, pauseMs: number): Kept {
    for (let turn = 0; turn < mostReferences; turn++) {
      const reference = referenceFor(enquiry, turn);
      const at = now();
      const done = insert.run({
        reference,
        key: enquiry.key,
        digest: enquiry.digest,
        kind: enquiry.kind,
        state: enquiry.heldFor === null ? 'waiting' : 'held',
        now: at,
        receivedAt: enquiry.receivedAt ?? at,
        reason: enquiry.heldFor,
        content: JSON.stringify(enquiry.content),
        dueAt: enquiry.heldFor === null ? at + pauseMs : null,
      });
      if (changed(done)) return { outcome: 'kept', reference };
      const known = lookUp(enquiry);
      if (known) return known;
    }
    throw new Error('No reference is free');
  }

  return {
    keep: (enquiry, pauseMs = 0) => run(() => keep(enquiry, pauseMs)),
    lookUp: (submission) => run(() => lookUp(submission)),
    async claim(leaseMs) {
      const at = now();
      const lease = randomUUID();
      const row = await run(() =>
        claimDue.get({ lease, now: at, tooFar: at + mostAheadMs, until: at + leaseMs }),
      );
      if (!row) return null;
      const record = toRecord(row);
      if (!record.content) throw new Error(`The enquiry ${record.reference} waits and has no content`);
      return { record: { ...record, content: record.content }, lease };
    },
    renew: (claim, leaseMs) => run(() => changed(setDue.run({ ...lease(claim), dueAt: now() + leaseMs }))),
    markDelivered: (claim) =>
      run(() => changed(settle.run({ ...lease(claim), state: 'delivered', now: now(), reason: null }))),
    postpone: (claim, pauseMs, reason) =>
      run(() => changed(putBack.run({ ...lease(claim), dueAt: now() + pauseMs, reason }))),
    giveUp: (claim, reason) =>
      run(() => changed(settle.run({ ...lease(claim), state: 'failed', now: now(), reason }))),
    async dueInMs() {
      const dueAt = (await run(() => earliest.get()))?.due_at;
      if (typeof dueAt !== 'number') return null;
      const pauseMs = dueAt - now();
      return pauseMs > mostAheadMs ? 0 : Math.max(0, pauseMs);
    },
    hurry: async () => void (await run(() => makeDue.run({ now: now() }))),
    sendAgain: (reference, from) =>
      run(() => from.some((state) => changed(restart.run({ reference, state, now: now() })))),
    async find(reference) {
      const row = await run(() => selectOne.get(reference));
      return row ? toRecord(row) : null;
    },
    async *records(since = 0) {
      let last = { since, after: -1 };
      for (;;) {
        const rows = await run(() => selectSince.all(last));
        for (const row of rows) yield toRecord(row);
        const end = rows.at(-1);
        if (!end || rows.length < chunk) return;
        last = { since: Number(end.received_at), after: Number(end.rowid) };
      }
    },
    async eraseDelivered(ageMs) {
      const at = now();
      const { changes } = await run(() => erase.run({ now: at, before: at - ageMs }));
      // What was erased stays in the log of changes until that is written over.
      await run(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      return Number(changes);
    },
    async count() {
      const states = Object.fromEntries(enquiryStates.map((state) => [state, 0])) as EnquiryCounts['states'];
      let oldestWaitingSince: number | null = null;
      for (const { state, number, oldest } of await run(() => countStates.all())) {
        states[state as EnquiryState] = Number(number);
        if (state === 'waiting') oldestWaitingSince = Number(oldest);
      }
      return { states, oldestWaitingSince };
    },
    async close() {
      file.close();
    },
  };
}

function toRecord(row: unknown): EnquiryRecord {
  const { received_at, content, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    receivedAt: received_at,
    content: content === null ? null : enquiryContentSchema.parse(JSON.parse(content)),
  };
}
