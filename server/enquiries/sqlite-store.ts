import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import { z } from 'zod';
import type {
  Claim,
  EnquiryCounts,
  EnquiryRecord,
  EnquiryState,
  EnquiryStore,
  Kept,
  NewEnquiry,
} from './enquiry-store.ts';
import { enquiryContentSchema, enquiryStates } from './enquiry-store.ts';
import { makeReference } from './reference.ts';

/** Steps from an empty file to the present form; a file remembers how many it has taken. Add, never change. */
const migrations = [
  `CREATE TABLE enquiries (
     reference TEXT PRIMARY KEY,
     key TEXT NOT NULL UNIQUE,
     digest TEXT NOT NULL,
     kind TEXT NOT NULL,
     state TEXT NOT NULL,
     since INTEGER NOT NULL,
     received_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     reason TEXT,
     content TEXT,
     due_at INTEGER,
     lease TEXT
   ) STRICT;
   CREATE INDEX enquiries_due ON enquiries (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX enquiries_state ON enquiries (state, since);
   CREATE INDEX enquiries_received ON enquiries (received_at);`,
];

/** How long one process waits for another one's write. */
const busyTimeoutMs = 5_000;

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

/** Keeps enquiries in one file, for a single process of the site and the operator's commands beside it. */
export function openSqliteStore(path: string, now: () => number = Date.now): EnquiryStore {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  // Visitors' data: nobody else on the machine reads it; the files beside it take over its mode.
  chmodSync(path, 0o600);
  // An answered enquiry is on the disk, not on its way there; an erased one is gone, not just forgotten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  migrate(database);

  const insert = database.prepare(
    `INSERT INTO enquiries (reference, key, digest, kind, state, since, received_at, reason, content, due_at)
     VALUES (:reference, :key, :digest, :kind, :state, :now, :now, :reason, :content, :dueAt)
     ON CONFLICT DO NOTHING`,
  );
  const selectKey = database.prepare('SELECT reference, digest FROM enquiries WHERE key = ?');
  // A lease is a time at which the enquiry is due again, should nobody have said what became of it.
  const claimDue = database.prepare(
    `UPDATE enquiries SET lease = :lease, due_at = :until, attempts = attempts + 1
     WHERE reference = (SELECT reference FROM enquiries WHERE due_at <= :now ORDER BY due_at LIMIT 1)
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
  const restart = database.prepare(
    `UPDATE enquiries SET state = 'waiting', since = :now, attempts = 0, due_at = :now, lease = NULL
     WHERE reference = :reference AND state = :state AND (lease IS NULL OR due_at <= :now)`,
  );
  const selectOne = database.prepare('SELECT * FROM enquiries WHERE reference = ?');
  const selectSince = database.prepare(
    'SELECT * FROM enquiries WHERE received_at >= ? ORDER BY received_at, rowid',
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

  function keep(enquiry: NewEnquiry): Kept {
    for (let tries = 0; tries < mostReferences; tries++) {
      const reference = makeReference(enquiry.kind);
      const at = now();
      const done = insert.run({
        reference,
        key: enquiry.key,
        digest: enquiry.digest,
        kind: enquiry.kind,
        state: enquiry.heldFor === null ? 'waiting' : 'held',
        now: at,
        reason: enquiry.heldFor,
        content: JSON.stringify(enquiry.content),
        dueAt: enquiry.heldFor === null ? at : null,
      });
      if (changed(done)) return { outcome: 'kept', reference };
      const known = selectKey.get(enquiry.key);
      if (known) {
        return known.digest === enquiry.digest
          ? { outcome: 'known', reference: String(known.reference) }
          : { outcome: 'conflict' };
      }
    }
    throw new Error('No reference is free');
  }

  return {
    keep: async (enquiry) => keep(enquiry),
    async claim(leaseMs) {
      const at = now();
      const lease = randomUUID();
      const row = claimDue.get({ lease, now: at, until: at + leaseMs });
      if (!row) return null;
      const record = toRecord(row);
      if (!record.content) throw new Error(`The enquiry ${record.reference} waits and has no content`);
      return { record: { ...record, content: record.content }, lease };
    },
    renew: async (claim, leaseMs) => changed(setDue.run({ ...lease(claim), dueAt: now() + leaseMs })),
    markDelivered: async (claim) =>
      changed(settle.run({ ...lease(claim), state: 'delivered', now: now(), reason: null })),
    postpone: async (claim, pauseMs, reason) =>
      changed(putBack.run({ ...lease(claim), dueAt: now() + pauseMs, reason })),
    giveUp: async (claim, reason) =>
      changed(settle.run({ ...lease(claim), state: 'failed', now: now(), reason })),
    async dueInMs() {
      const dueAt = earliest.get()?.due_at;
      return typeof dueAt === 'number' ? Math.max(0, dueAt - now()) : null;
    },
    sendAgain: async (reference, from) =>
      from.some((state) => changed(restart.run({ reference, state, now: now() }))),
    async find(reference) {
      const row = selectOne.get(reference);
      return row ? toRecord(row) : null;
    },
    async *records(since = 0) {
      for (const row of selectSince.all(since)) yield toRecord(row);
    },
    async eraseDelivered(ageMs) {
      const at = now();
      const { changes } = erase.run({ now: at, before: at - ageMs });
      // What was erased stays in the log of changes until that is written over.
      if (changes > 0) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return Number(changes);
    },
    async count() {
      const states = Object.fromEntries(enquiryStates.map((state) => [state, 0])) as EnquiryCounts['states'];
      let oldestWaitingSince: number | null = null;
      for (const { state, number, oldest } of countStates.all()) {
        states[state as EnquiryState] = Number(number);
        if (state === 'waiting') oldestWaitingSince = Number(oldest);
      }
      return { states, oldestWaitingSince };
    },
    async close() {
      database.close();
    },
  };
}

function migrate(database: DatabaseSync): void {
  // Two processes may open a new file at the same moment.
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > migrations.length) {
      throw new Error('The enquiries were written by a newer version of the site');
    }
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function toRecord(row: unknown): EnquiryRecord {
  const { received_at, content, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    receivedAt: received_at,
    content: content === null ? null : enquiryContentSchema.parse(JSON.parse(content)),
  };
}
