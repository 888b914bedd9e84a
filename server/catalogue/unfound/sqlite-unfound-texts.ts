import { z } from 'zod';
import { openSqliteFile } from '../../platform/sqlite/open-sqlite-file.ts';
import type { UnfoundTexts } from './unfound-texts.ts';
import { dayOf, daysToShow, firstDayKept, inOrder, mostTextsADay } from './unfound-texts.ts';

const rowSchema = z.object({ text: z.string(), days: z.number() });

/** Keeps them in one file, which several processes on one machine may share. */
export function createSqliteUnfoundTexts(path: string, now: () => number): UnfoundTexts {
  const { database, whenFree } = openSqliteFile(path, (file) =>
    file.exec(
      `CREATE TABLE IF NOT EXISTS days (key TEXT, day TEXT, PRIMARY KEY (key, day)) STRICT, WITHOUT ROWID;
       CREATE INDEX IF NOT EXISTS days_by_day ON days (day);
       CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
    ),
  );
  const forgetDays = database.prepare('DELETE FROM days WHERE day < ?');
  const forgetTexts = database.prepare('DELETE FROM texts WHERE key NOT IN (SELECT key FROM days)');
  const insertDay = database.prepare(
    'INSERT OR IGNORE INTO days SELECT ?, ? WHERE (SELECT count(*) FROM days WHERE day = ?) < ?',
  );
  const insertText = database.prepare(
    'INSERT OR IGNORE INTO texts SELECT ?, ? WHERE (SELECT count(*) FROM days WHERE key = ?) >= ?',
  );
  const select = database.prepare(
    `SELECT text, count(*) AS days FROM texts JOIN days USING (key) WHERE day >= ?
     GROUP BY key HAVING count(*) >= ?`,
  );
  return {
    note: (key, text) =>
      whenFree(() => {
        const day = dayOf(now());
        if (forgetDays.run(firstDayKept(now())).changes > 0) forgetTexts.run();
        insertDay.run(key, day, day, mostTextsADay);
        insertText.run(key, text, key, daysToShow);
      }),
    list: () =>
      whenFree(() => inOrder(z.array(rowSchema).parse(select.all(firstDayKept(now()), daysToShow)))),
    close: () => database.close(),
  };
}
