import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

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
  `CREATE TABLE copies (
     key TEXT PRIMARY KEY,
     digest TEXT NOT NULL,
     reference TEXT NOT NULL,
     kind TEXT NOT NULL,
     held_for TEXT,
     received_at INTEGER NOT NULL,
     content TEXT NOT NULL,
     check_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX copies_check ON copies (check_at);`,
];

/** How long one process waits for another one's write. */
const busyLimitMs = 5_000;
const busyPauseMs = 10;

const sqliteBusy = 5;

export interface EnquiryFile {
  database: DatabaseSync;
  /** Does something with it as soon as no other process writes; the process does other things meanwhile. */
  run<Answer>(work: () => Answer): Promise<Answer>;
  /** The same, all or nothing. */
  together<Answer>(work: () => Answer): Promise<Answer>;
  close(): void;
}

/** Opens the file of enquiries, or makes one. */
export function openEnquiryFile(path: string): EnquiryFile {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyLimitMs });
  // Visitors' data: nobody else on the machine reads it; the files beside it take over its mode.
  chmodSync(path, 0o600);
  // An answered enquiry is on the disk, not on its way there; an erased one is gone, not just forgotten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  inTransaction(database, () => migrate(database));
  // SQLite's own way to wait would stop everything that the process does.
  database.exec('PRAGMA busy_timeout = 0');

  async function run<Answer>(work: () => Answer): Promise<Answer> {
    const giveUpAt = performance.now() + busyLimitMs;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
        await pause(busyPauseMs);
      }
    }
  }

  return {
    database,
    run,
    together: (work) => run(() => inTransaction(database, work)),
    close: () => database.close(),
  };
}

function inTransaction<Answer>(database: DatabaseSync, work: () => Answer): Answer {
  // Two processes may open a new file, or move the same enquiry, at the same moment.
  database.exec('BEGIN IMMEDIATE');
  try {
    const answer = work();
    database.exec('COMMIT');
    return answer;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > migrations.length) {
    throw new Error('The enquiries were written by a newer version of the site');
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Its finer codes keep it in the lowest byte. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === sqliteBusy;
}
