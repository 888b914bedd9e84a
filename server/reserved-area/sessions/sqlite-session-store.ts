import { openSqliteFile } from '../../platform/sqlite/open-sqlite-file.ts';
import type { SessionStore } from './session-store.ts';
import { endsKeptMs, visitsSchema, visitsTtlMs } from './session-store.ts';
import { createUnwrittenEnds } from './unwritten-ends.ts';

/** Remembers sessions in one file; several processes on one machine may share it. */
export function createSqliteSessionStore(path: string, now: () => number): SessionStore {
  const { database, whenFree } = openSqliteFile(path, (file) =>
    file.exec(
      `CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS visits (user TEXT PRIMARY KEY, at INTEGER NOT NULL, previous_at INTEGER) STRICT, WITHOUT ROWID;`,
    ),
  );
  const insertEnded = database.prepare(
    'INSERT INTO ended_sessions VALUES (?, ?) ON CONFLICT DO UPDATE SET until = max(until, excluded.until)',
  );
  const forgetEnded = database.prepare('DELETE FROM ended_sessions WHERE until <= ?');
  const selectEnded = database.prepare('SELECT 1 FROM ended_sessions WHERE id IN (?, ?) AND until >= ?');
  const upsertVisits = database.prepare('INSERT OR REPLACE INTO visits VALUES (?, ?, ?)');
  const forgetVisits = database.prepare('DELETE FROM visits WHERE at <= ?');
  const selectVisits = database.prepare('SELECT at, previous_at AS before FROM visits WHERE user = ?');

  const unwritten = createUnwrittenEnds(
    (id, until) =>
      whenFree(() => {
        insertEnded.run(id, until);
        forgetEnded.run(now() - endsKeptMs);
      }),
    now,
  );

  return {
    end: unwritten.add,
    async hasEnded(session) {
      const { id, userId, until } = session;
      return unwritten.covers(session) || whenFree(() => selectEnded.get(id, userId, until) !== undefined);
    },
    saveVisits: (userId, { at, before }) =>
      whenFree(() => {
        upsertVisits.run(userId, at, before);
        forgetVisits.run(now() - visitsTtlMs);
      }),
    visits: (userId) =>
      whenFree(() => {
        const row = selectVisits.get(userId);
        return row ? visitsSchema.parse(row) : null;
      }),
    close: () => database.close(),
  };
}
