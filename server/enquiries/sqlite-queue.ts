import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { openSqliteFile } from '../platform/sqlite/open-sqlite-file.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { mostAheadMs } from './delivery-schedule.ts';
import type {
  Delivery,
  EnquiryCounts,
  EnquiryRecord,
  EnquiryState,
  KeptAtMost,
  MovableQueue,
} from './enquiry-queue.ts';
import {
  enquiryStates,
  keptAtMost,
  mostHeldMs,
  mostKeptMs,
  storedEnquirySchema,
  urgentKind,
} from './enquiry-queue.ts';

export interface SqliteQueue extends MovableQueue {
  /** Some of the enquiries that are not delivered, urgent ones first, then the oldest. */
  undelivered(): Promise<EnquiryRecord[]>;
}

const rowSchema = z.object({
  state: z.enum(enquiryStates),
  attempts: z.number(),
  reason: z.string().nullable(),
  enquiry: z.string(),
  time: z.number(),
});

/** The longest enquiry takes as much, besides its photograph. */
const mostBytes = 40_000;

const urgentFirst = `enquiry ->> '$.kind' != '${urgentKind}'`;

/** Not by any process: what one was at when it ended is free after the lease. */
const notBeingDelivered = `(lease_end <= :now OR lease_end > :now + ${mostAheadMs})`;

/** Who has got it from this file is not to get it again, whatever the other queue knows. */
const settledThere = `iif(enquiry -> '$.settled' IS NULL, '{}', json_object('settled', enquiry -> '$.settled'))`;

/** Holds enquiries in a file of this process. */
export function openSqliteQueue(
  path: string,
  schedule: DeliverySchedule,
  logger: FastifyBaseLogger,
  now: () => number,
  most = keptAtMost,
): SqliteQueue {
  const { database, whenFree } = openSqliteFile(path, migrate, enquiriesVersion);
  let timer: NodeJS.Timeout | undefined;
  let delivery: Delivery | null = null;
  let delivering: Promise<void> | null = null;
  let isFailing = false;
  /** What `check` stores: as much as was refused last, until there is room for it. */
  let checkedBytes = mostBytes;

  const read = (sql: string, values: Record<string, SQLInputValue> = {}) =>
    whenFree(() => database.prepare(sql).all(values));
  const change = (sql: string, values: Record<string, SQLInputValue>) =>
    whenFree(() => Number(database.prepare(sql).run(values).changes));

  function deliverDue(): void {
    delivering ??= deliverAllDue().finally(() => {
      delivering = null;
    });
  }

  async function deliverAllDue(): Promise<void> {
    try {
      while (delivery) {
        // Due again after the lease, should the process end before it can say what became of the mail.
        const [row] = await read(
          `UPDATE queue SET time = :leaseEnd, lease_end = :leaseEnd WHERE key = (
             SELECT key FROM queue WHERE state = 'waiting' AND (time <= :now OR time > :tooFar)
             ORDER BY ${urgentFirst}, time LIMIT 1
           ) RETURNING *`,
          { now: now(), tooFar: now() + mostAheadMs, leaseEnd: now() + schedule.lease },
        );
        isFailing = false;
        if (!row) return;
        await deliverOne(toRecord(row), delivery);
      }
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, 'Enquiries cannot be delivered at the moment');
      isFailing = true;
    }
  }

  async function deliverOne(enquiry: EnquiryRecord, { deliver, onRecorded }: Delivery): Promise<void> {
    const shortfall = await deliver(enquiry);
    const failure = shortfall && 'retryInMs' in shortfall ? shortfall : null;
    const reason = shortfall?.reason ?? null;
    const retryInMs = failure ? failure.retryInMs : 0;
    const state = failure ? (retryInMs === null ? 'failed' : 'waiting') : 'delivered';
    const patch = failure ? { settled: failure.settled } : { content: { photo: null } };
    await change(
      `UPDATE queue SET state = :state, reason = :reason, attempts = attempts + 1, time = :time, lease_end = 0,
         enquiry = json_patch(enquiry, :patch)
       WHERE key = :key`,
      { key: enquiry.key, state, reason, time: now() + (retryInMs ?? 0), patch: JSON.stringify(patch) },
    );
    if (!failure || failure.settled) onRecorded(enquiry);
    if (!failure) await keepNewest('delivered');
  }

  /** Never rejects: what came or was delivered is on disk, and the next one tries again. */
  async function keepNewest(state: keyof KeptAtMost): Promise<void> {
    try {
      await change(
        `DELETE FROM queue WHERE key IN (
           SELECT key FROM queue WHERE state = :state ORDER BY time DESC, rowid DESC LIMIT -1 OFFSET :most
         )`,
        { state, most: most[state] },
      );
    } catch (error) {
      logger.warn({ err: error }, 'The oldest enquiries cannot be deleted at the moment');
    }
  }

  /** What was deleted stays in the write-ahead log until that is emptied. */
  const emptyLog = () => whenFree(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));

  return {
    async add(enquiry) {
      const { key, heldFor, receivedAt } = enquiry;
      const state = heldFor === null ? 'waiting' : 'held';
      const text = JSON.stringify(enquiry);
      await change(
        `INSERT INTO queue (key, state, reason, enquiry, received_at, time)
         VALUES (:key, :state, :heldFor, :enquiry, :receivedAt, :now) ON CONFLICT DO NOTHING`,
        { key, heldFor, receivedAt, state, enquiry: text, now: now() },
      ).catch((error: unknown) => {
        checkedBytes = Math.max(mostBytes, Buffer.byteLength(text));
        throw error;
      });
      if (state === 'held') await keepNewest(state);
      deliverDue();
    },
    async put(record) {
      const { key, digest, state, attempts, reason, receivedAt, deliveredAt } = record;
      // What came after it was on both: the other one has delivered it since, say.
      await change(
        `INSERT INTO queue (key, state, attempts, reason, enquiry, received_at, time)
         VALUES (:key, :state, :attempts, :reason, :enquiry, :receivedAt, :time)
         ON CONFLICT DO UPDATE SET state = :state, attempts = :attempts, reason = :reason, time = :time,
           enquiry = json_patch(:enquiry, ${settledThere})
           WHERE enquiry ->> '$.digest' = :digest AND state != 'delivered'`,
        {
          key,
          digest,
          state,
          attempts,
          reason,
          receivedAt,
          enquiry: JSON.stringify(storedEnquirySchema.parse(record)),
          time: deliveredAt ?? now(),
        },
      );
    },
    async find(key) {
      const [row] = await read('SELECT * FROM queue WHERE key = :key', { key });
      return row ? toRecord(row) : null;
    },
    records: async () => (await read('SELECT * FROM queue')).map(toRecord),
    async undelivered() {
      const sql = `SELECT * FROM queue WHERE state != 'delivered' ORDER BY ${urgentFirst}, received_at LIMIT 100`;
      return (await read(sql)).map(toRecord);
    },
    async remove(key) {
      const sql = `DELETE FROM queue WHERE key = :key AND ${notBeingDelivered}`;
      const removed = await change(sql, { key, now: now() });
      await emptyLog();
      return removed > 0;
    },
    async countUndelivered() {
      const sql = "SELECT count(*) AS number FROM queue WHERE state IN ('waiting', 'failed')";
      return Number((await read(sql))[0]?.number);
    },
    check: () =>
      whenFree(() => {
        database.exec('BEGIN IMMEDIATE');
        try {
          database
            .prepare(
              `INSERT INTO queue (key, state, enquiry, received_at, time)
               VALUES ('check', 'held', :enquiry, 0, 0)`,
            )
            .run({ enquiry: ' '.repeat(checkedBytes) });
          database.exec("DELETE FROM queue WHERE key = 'check'; COMMIT");
          checkedBytes = mostBytes;
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    async counts() {
      const counts: EnquiryCounts = {
        states: { waiting: 0, delivered: 0, failed: 0, held: 0 },
        oldestWaiting: Number.POSITIVE_INFINITY,
      };
      const sql = 'SELECT state, count(*) AS number, min(received_at) AS oldest FROM queue GROUP BY state';
      for (const { state, number, oldest } of await read(sql)) {
        counts.states[state as EnquiryState] = Number(number);
        if (state === 'waiting') counts.oldestWaiting = Number(oldest);
      }
      return counts;
    },
    async sendAgain(key) {
      const sql = `UPDATE queue SET state = 'waiting', reason = NULL, attempts = 0, time = :now
        WHERE key = :key AND state != 'delivered' AND ${notBeingDelivered}`;
      return (await change(sql, { key, now: now() })) > 0;
    },
    async noteHandedOn(key) {
      const sql = `UPDATE queue SET enquiry = json_set(enquiry, '$.handedOn', json('true'))
        WHERE key = :key AND state = 'delivered'`;
      return (await change(sql, { key })) > 0;
    },
    async erase(ageMs) {
      const sql = `DELETE FROM queue
        WHERE (state = 'delivered' AND time <= :before) OR received_at <= :receivedBefore
          OR (state = 'held' AND received_at <= :heldBefore)`;
      const erased = await change(sql, {
        before: now() - ageMs,
        receivedBefore: now() - mostKeptMs,
        heldBefore: now() - mostHeldMs,
      });
      await emptyLog();
      return erased;
    },
    start(given) {
      delivery = given;
      deliverDue();
      timer = setInterval(deliverDue, schedule.poll);
    },
    async stop() {
      clearInterval(timer);
      delivery = null;
      await delivering;
    },
    close: async () => database.close(),
  };
}

function toRecord(row: unknown): EnquiryRecord {
  const { enquiry, time, ...rest } = rowSchema.parse(row);
  const stored = storedEnquirySchema.parse(JSON.parse(enquiry));
  return {
    ...stored,
    ...rest,
    heldFor: rest.state === 'held' ? stored.heldFor : null,
    ...(rest.state === 'delivered' && { deliveredAt: time }),
  };
}

/** The `user_version` of the file: a version of the site opens those of older ones, and no newer. */
export const enquiriesVersion = 4;

/** `time` is when an enquiry is due or, if it is delivered, when that was; `lease_end` is 0 unless it is being delivered. */
function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found === enquiriesVersion) return;
  if (found < 3) {
    database.exec(
      `CREATE TABLE queue (
         key TEXT PRIMARY KEY, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, reason TEXT,
         enquiry TEXT NOT NULL, received_at INTEGER NOT NULL, time INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX queue_state ON queue (state, time);`,
    );
  }
  // Other tables; what was erased left its digest there.
  if (found > 0 && found < 3) {
    database.exec(
      `INSERT INTO queue
         SELECT key, state, attempts, reason,
           json_object('key', key, 'digest', digest, 'reference', reference, 'kind', kind, 'receivedAt', received_at,
             'heldFor', CASE state WHEN 'held' THEN reason END, 'content', json(content)),
           received_at, coalesce(due_at, since)
         FROM enquiries WHERE content IS NOT NULL;
       DROP TABLE enquiries;
       DROP TABLE IF EXISTS copies;`,
    );
  }
  database.exec('ALTER TABLE queue ADD COLUMN lease_end INTEGER NOT NULL DEFAULT 0');
  database.exec(`PRAGMA user_version = ${enquiriesVersion}`);
}
