import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** How long one process waits for another one's write. */
export const busyLimitMs = 5_000;
const busyPauseMs = 10;

const sqliteBusy = 5;

export interface SqliteFile {
  database: DatabaseSync;
  /** Does something with the database as soon as no other process writes to it. */
  whenFree<Answer>(work: () => Answer): Promise<Answer>;
}

/** Opens a file that only the site's user can read, or makes one; `migrate` brings its tables up to date. */
export function openSqliteFile(path: string, migrate: (database: DatabaseSync) => void): SqliteFile {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyLimitMs });
  // The files that SQLite puts beside it get the same mode.
  chmodSync(path, 0o600);
  // What was written survives a power failure, and what was deleted is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  // Two processes may open a new file at the same moment.
  database.exec('BEGIN IMMEDIATE');
  migrate(database);
  database.exec('COMMIT');
  // SQLite waits synchronously, which would stop everything that the process does.
  database.exec('PRAGMA busy_timeout = 0');

  return {
    database,
    async whenFree(work) {
      const giveUpAt = performance.now() + busyLimitMs;
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (!isBusy(error) || performance.now() > giveUpAt) throw error;
          await pause(busyPauseMs);
        }
      }
    },
  };
}

/** Extended result codes have the primary one in their lowest byte. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === sqliteBusy;
}
