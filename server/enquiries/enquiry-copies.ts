import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import { z } from 'zod';
import type { EnquiryFile } from './enquiry-file.ts';
import type { Claim, NewEnquiry } from './enquiry-store.ts';
import { enquiryContentSchema } from './enquiry-store.ts';

/** What Redis was given to keep, in case that it forgets it. */
export interface EnquiryCopy extends NewEnquiry {
  reference: string;
  receivedAt: number;
}

/** The copies of enquiries that Redis keeps, in the file where others wait themselves. */
export interface EnquiryCopies {
  add(copy: EnquiryCopy): Promise<void>;
  /** Those that it is time to look after. */
  due(): Promise<EnquiryCopy[]>;
  lookAgain(copy: EnquiryCopy, pauseMs: number): Promise<void>;
  /** Redis has forgotten something: it is time to look after all. */
  lookAfterAll(): Promise<void>;
  /** The enquiry has gone where it was to go. */
  remove(copy: EnquiryCopy): Promise<void>;
  /** An enquiry that waits here itself, to be given to Redis. */
  readWaiting(reference: string): Promise<EnquiryCopy | null>;
  /** References of those here that nobody delivers unless somebody decides. */
  readPutAside(): Promise<string[]>;
  /** What waited here itself is a copy from now on; false where somebody else has it in hand. */
  takeOver(copy: EnquiryCopy, claim?: Claim): Promise<boolean>;
  /** There is no Redis any more: what it kept waits here itself. How many these were. */
  restore(): Promise<number>;
}

/** Copies read at a time. */
const chunk = 100;

const rowSchema = z.object({
  key: z.string(),
  digest: z.string(),
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  held_for: z.string().nullable(),
  received_at: z.number(),
  content: z.string(),
});

export function openEnquiryCopies(file: EnquiryFile, now: () => number): EnquiryCopies {
  const { database, run, together } = file;
  const insert = database.prepare(
    `INSERT OR REPLACE INTO copies (key, digest, reference, kind, held_for, received_at, content, check_at)
     VALUES (:key, :digest, :reference, :kind, :heldFor, :receivedAt, :content, :checkAt)`,
  );
  const selectDue = database.prepare(
    `SELECT * FROM copies WHERE check_at <= ? ORDER BY check_at LIMIT ${chunk}`,
  );
  const putOff = database.prepare('UPDATE copies SET check_at = :checkAt WHERE key = :key');
  const makeDue = database.prepare('UPDATE copies SET check_at = 0');
  const drop = database.prepare('DELETE FROM copies WHERE key = ?');
  const selectWaiting = database.prepare(
    `SELECT *, CASE state WHEN 'held' THEN reason END AS held_for FROM enquiries
     WHERE reference = ? AND content IS NOT NULL AND state != 'delivered'`,
  );
  const selectPutAside = database.prepare(
    "SELECT reference FROM enquiries WHERE state IN ('held', 'failed') ORDER BY received_at",
  );
  const removeWaiting = database.prepare(
    `DELETE FROM enquiries WHERE key = :key AND state != 'delivered' AND lease IS :lease`,
  );
  const restoreAll = database.prepare(
    `INSERT INTO enquiries (reference, key, digest, kind, state, since, received_at, reason, content, due_at)
     SELECT reference, key, digest, kind, iif(held_for IS NULL, 'waiting', 'held'), received_at, received_at,
       held_for, content, iif(held_for IS NULL, :now, NULL)
     FROM copies WHERE true ON CONFLICT DO NOTHING`,
  );
  const dropRestored = database.prepare('DELETE FROM copies WHERE key IN (SELECT key FROM enquiries)');

  const write = ({ key, digest, reference, kind, heldFor, receivedAt, content }: EnquiryCopy) =>
    insert.run({
      ...{ key, digest, reference, kind, heldFor, receivedAt },
      content: JSON.stringify(content),
      checkAt: now(),
    });

  return {
    add: async (copy) => void (await run(() => write(copy))),
    due: async () => (await run(() => selectDue.all(now()))).map(toCopy),
    lookAgain: async ({ key }, pauseMs) =>
      void (await run(() => putOff.run({ key, checkAt: now() + pauseMs }))),
    lookAfterAll: async () => void (await run(() => makeDue.run())),
    remove: async ({ key }) => void (await run(() => drop.run(key))),
    async readWaiting(reference) {
      const row = await run(() => selectWaiting.get(reference));
      return row ? toCopy(row) : null;
    },
    readPutAside: () => run(() => selectPutAside.all().map((row) => String(row.reference))),
    takeOver: (copy, claim) =>
      together(() => {
        if (removeWaiting.run({ key: copy.key, lease: claim?.lease ?? null }).changes === 0) return false;
        write(copy);
        return true;
      }),
    restore: () =>
      together(() => {
        restoreAll.run({ now: now() });
        return Number(dropRestored.run().changes);
      }),
  };
}

function toCopy(row: unknown): EnquiryCopy {
  const { held_for, received_at, content, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    heldFor: held_for,
    receivedAt: received_at,
    content: enquiryContentSchema.parse(JSON.parse(content)),
  };
}
