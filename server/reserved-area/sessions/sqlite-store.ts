import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SessionStore } from './session-store.ts';
import { endedSessionSchema, visitsKeptForMs, visitsSchema } from './session-store.ts';

/** How long one process waits for another one's write. */
const busyTimeoutMs = 5_000;

/** Remembers sessions in one file; several processes on one machine may share it. */
export function openSqliteStore(path: string, now: () => number): SessionStore {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  chmodSync(path, 0o600);
  // Who has logged out stays so, even if the power fails in the next moment.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(
    `CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE TABLE IF NOT EXISTS visits (user TEXT PRIMARY KEY, at INTEGER NOT NULL, previous_at INTEGER) STRICT, WITHOUT ROWID;`,
  );
  const insertEnded = database.prepare('INSERT INTO ended_sessions VALUES (?, ?) ON CONFLICT DO NOTHING');
  const forgetEnded = database.prepare('DELETE FROM ended_sessions WHERE until <= ?');
  const selectEnded = database.prepare('SELECT 1 FROM ended_sessions WHERE id = ?');
  const selectAllEnded = database.prepare('SELECT id, until FROM ended_sessions WHERE until > ?');
  const upsertVisits = database.prepare('INSERT OR REPLACE INTO visits VALUES (?, ?, ?)');
  const forgetVisits = database.prepare('DELETE FROM visits WHERE at <= ?');
  const selectVisits = database.prepare('SELECT at, previous_at AS before FROM visits WHERE user = ?');

  return {
    async end({ id, until }) {
      insertEnded.run(id, until);
      forgetEnded.run(now());
    },
    hasEnded: async (id) => selectEnded.get(id) !== undefined,
    ended: async () => selectAllEnded.all(now()).map((row) => endedSessionSchema.parse(row)),
    async keepVisits(userId, { at, before }) {
      upsertVisits.run(userId, at, before);
      forgetVisits.run(now() - visitsKeptForMs);
    },
    async visits(userId) {
      const row = selectVisits.get(userId);
      return row ? visitsSchema.parse(row) : null;
    },
    async close() {
      database.close();
    },
  };
}
