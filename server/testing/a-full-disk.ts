import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const sqliteFull = 13;

/** Leaves no room for another ended session to a connection, whose file may then not grow, until it is freed. */
export function aFullDisk(database: DatabaseSync) {
  // Fewer pages than there are cannot be allowed: these are all.
  database.exec('PRAGMA max_page_count = 1');
  const insert = database.prepare('INSERT INTO ended_sessions VALUES (?, ?)');
  try {
    for (;;) insert.run(randomBytes(18).toString('base64url'), Number.MAX_SAFE_INTEGER);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteFull) throw error;
  }
  return { free: () => database.exec('PRAGMA max_page_count = 1073741823') };
}
