import { enquiryKinds } from '@kitchen/shared/enquiry.ts';
import { z } from 'zod';
import type { EnquiryFile } from './enquiry-file.ts';
import type { Claim, EnquiryStore, Kept, NewEnquiry, Submission } from './enquiry-store.ts';
import { answerTo, enquiryContentSchema } from './enquiry-store.ts';

/** What Redis was given to keep, in case that it forgets it. */
export interface EnquiryCopy extends NewEnquiry {
  reference: string;
  receivedAt: number;
}

/** The copies of enquiries that Redis keeps, in the file where others wait themselves. */
export interface EnquiryCopies {
  add(copy: EnquiryCopy): Promise<void>;
  /** What keeping the submission would answer, as far as copies tell. */
  lookUp(submission: Submission): Promise<Kept | null>;
  /** Those that it is time to look after. */
  due(): Promise<EnquiryCopy[]>;
  /** Puts it off, by an hour at most. */
  lookAgain(copy: EnquiryCopy, pauseMs: number): Promise<void>;
  /** Redis has forgotten something: it is time to look after all. */
  lookAfterAll(): Promise<void>;
  /** The enquiry has gone where it was to go. */
  remove(copy: EnquiryCopy): Promise<void>;
  /** An enquiry that waits here itself, to be given to Redis. */
  readWaiting(reference: string): Promise<EnquiryCopy | null>;
  /** References of those here that nobody delivers unless somebody decides. */
  readPutAside(): Promise<string[]>;
  /** What waited here itself is a copy from now on; false where somebody else has it in hand, or has released it. */
  takeOver(copy: EnquiryCopy, claim?: Claim): Promise<boolean>;
}

/** Copies read at a time. */
const chunk = 100;

/** Copies of what waits for long are looked after so seldom; what is due later than that waits by a clock that was set back. */
const longestPauseMs = 60 * 60_000;

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
    `SELECT * FROM copies WHERE check_at <= :now OR check_at > :tooFar ORDER BY check_at LIMIT ${chunk}`,
  );
  const selectKey = database.prepare('SELECT reference, digest FROM copies WHERE key = ?');
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
    `DELETE FROM enquiries
     WHERE key = :key AND state != 'delivered' AND (state = 'held') = :isHeld AND lease IS :lease`,
  );

  const write = ({ key, digest, reference, kind, heldFor, receivedAt, content }: EnquiryCopy) =>
    insert.run({
      ...{ key, digest, reference, kind, heldFor, receivedAt },
      content: JSON.stringify(content),
      checkAt: now(),
    });

  return {
    add: async (copy) => void (await run(() => write(copy))),
    async lookUp(submission) {
      const known = await run(() => selectKey.get(submission.key));
      return known ? answerTo(submission, known) : null;
    },
    async due() {
      const at = now();
      return (await run(() => selectDue.all({ now: at, tooFar: at + longestPauseMs }))).map(toCopy);
    },
    lookAgain: async ({ key }, pauseMs) =>
      void (await run(() => putOff.run({ key, checkAt: now() + Math.min(pauseMs, longestPauseMs) }))),
    lookAfterAll: async () => void (await run(() => makeDue.run())),
    remove: async ({ key }) => void (await run(() => drop.run(key))),
    async readWaiting(reference) {
      const row = await run(() => selectWaiting.get(reference));
      return row ? toCopy(row) : null;
    },
    readPutAside: () => run(() => selectPutAside.all().map((row) => String(row.reference))),
    takeOver: (copy, claim) =>
      together(() => {
        const { key, heldFor } = copy;
        const waited = { key, isHeld: heldFor === null ? 0 : 1, lease: claim?.lease ?? null };
        if (removeWaiting.run(waited).changes === 0) return false;
        write(copy);
        return true;
      }),
  };
}

/** The copy of what Redis does not keep waits on the disk itself from now on, unless something else has its key there. */
export async function takeBack(
  copy: EnquiryCopy,
  copies: EnquiryCopies,
  onDisk: Pick<EnquiryStore, 'keep'>,
): Promise<boolean> {
  const { outcome } = await onDisk.keep(copy);
  if (outcome === 'conflict') await copies.lookAgain(copy, longestPauseMs);
  else await copies.remove(copy);
  return outcome !== 'conflict';
}

/** The same for all, where there is no Redis any more. How many these were. */
export async function takeAllBack(
  copies: EnquiryCopies,
  onDisk: Pick<EnquiryStore, 'keep'>,
): Promise<number> {
  await copies.lookAfterAll();
  let number = 0;
  for (let due = await copies.due(); due.length > 0; due = await copies.due()) {
    for (const copy of due) if (await takeBack(copy, copies, onDisk)) number++;
  }
  return number;
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
