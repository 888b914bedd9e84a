import { chmodSync, mkdirSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault } from '../../lib/finding.ts';

/** How long one process waits for another one's write. */
export const busyLimitMs = 5_000;
const busyPauseMs = 10;

const sqliteBusy = 5;
const sqliteReadOnly = 8;
const sqliteIoError = 10;
const sqliteFull = 13;
const sqliteCannotOpen = 14;

export interface SqliteFile {
  database: DatabaseSync;
  /** Does something with the database as soon as no other process writes to it. */
  whenFree<Answer>(work: () => Answer): Promise<Answer>;
}

/**
 * Opens a file that only the site's user can read, or makes one; `migrate` brings its tables up to date. `version` is the
 * newest `user_version` that this site knows. Throws a `ConfigError` where the file cannot be opened, or is newer.
 */
export function openSqliteFile(
  path: string,
  migrate: (database: DatabaseSync) => void,
  version = 0,
): SqliteFile {
  const database = openDatabase(path, migrate, version);
  return {
    database,
    async whenFree(work) {
      const giveUpAt = performance.now() + busyLimitMs;
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (isOfDisk(error)) throw withAdvice(path, error as Error);
          if (!isBusy(error) || performance.now() > giveUpAt) throw error;
          await pause(busyPauseMs);
        }
      }
    },
  };
}

const isBusy = (error: unknown) => codeOf(error) === sqliteBusy;
const isOfDisk = (error: unknown) => [sqliteIoError, sqliteFull].includes(codeOf(error) as number);

/** The disk under a file of the site's is full, or fails; the message says which file, and what to do. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

const withAdvice = (path: string, error: Error) =>
  new DiskError(`${path}: ${error.message}. ${adviceFor(error)}`, { cause: error });

/** SQLite's primary result code, which is the lowest byte of an extended one; else the system's. */
function codeOf(error: unknown): number | string | undefined {
  const { errcode, code } = error as { errcode?: unknown; code?: string };
  return typeof errcode === 'number' ? errcode & 0xff : code;
}

function openDatabase(
  path: string,
  migrate: (database: DatabaseSync) => void,
  version: number,
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: busyLimitMs });
    // The files that SQLite puts beside it get the same mode.
    chmodSync(path, 0o600);
    stopIfNewer(database, version);
    // What was written survives a power failure, and what was deleted is overwritten.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    // Two processes may open a new file at the same moment.
    database.exec('BEGIN IMMEDIATE');
    migrate(database);
    database.exec('COMMIT');
    // SQLite waits synchronously, which would stop everything that the process does.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database?.close();
    const { what, says, advice } = explainUnopened(path, error as Error);
    throw new ConfigError(`${what}: ${says}\n→ ${advice}`, { cause: error });
  }
}

/** What keeps a file of the site's from being opened; null also where there is none yet. It is only read. */
export async function whyUnopened(path: string, version: number): Promise<Finding | null> {
  try {
    await access(path, constants.R_OK | constants.W_OK);
    // Another process may be writing to it.
    const database = new DatabaseSync(path, { readOnly: true, timeout: busyLimitMs });
    try {
      stopIfNewer(database, version);
    } finally {
      database.close();
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : explainUnopened(path, error as Error);
  }
}

class NewerVersion extends Error {}

function stopIfNewer(database: DatabaseSync, version: number): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found > version) throw new NewerVersion(`version ${found}, and this site knows ${version}`);
}

function explainUnopened(path: string, error: Error): Finding {
  return error instanceof NewerVersion
    ? fault(
        'DATA_DIR',
        `${path} was written by a newer version of the site (${error.message}).`,
        'Start that version again, or put back the copy that was made before the upgrade: docs/operations.md, Go back.',
      )
    : fault('DATA_DIR', `${path} cannot be opened (${error.message}).`, adviceFor(error));
}

/** What an operator can do where a file of the site's cannot be opened, read or written. */
export function adviceFor(error: Error): string {
  const user = `the user that the site runs as (uid ${process.getuid?.() ?? 'unknown'})`;
  switch (codeOf(error)) {
    case sqliteReadOnly:
    case sqliteCannotOpen:
    case 'EACCES':
    case 'EPERM':
      return `Make it a file that ${user} can read and write, as its folder.`;
    case 'EROFS':
      return 'Mount it so that it can be written to.';
    case sqliteIoError:
      return 'See whether its disk can be written to, and is in order: npm run check-config tries it.';
    case sqliteFull:
    case 'ENOSPC':
      return 'Make room: the disk is full.';
    default:
      return `Restore it, as a file of ${user}.`;
  }
}
