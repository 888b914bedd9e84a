import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { aStoredEnquiry } from '../a-stored-enquiry.ts';
import { readMetric } from '../scrape.ts';
import { startTestSite } from '../test-site.ts';

/**
 * The tables as the last release leaves them. Where a change makes others, docs/operations.md has to say from which
 * version on one can go back ("Go back"), and `user_version` has to grow, so that an older version does not start.
 */
const lastRelease = {
  'enquiries.sqlite': `CREATE TABLE queue (
         key TEXT PRIMARY KEY, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, reason TEXT,
         enquiry TEXT NOT NULL, received_at INTEGER NOT NULL, time INTEGER NOT NULL
       , lease_end INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX queue_state ON queue (state, time);
PRAGMA user_version = 4`,
  'sessions.sqlite': `CREATE TABLE ended_sessions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE visits (user TEXT PRIMARY KEY, at INTEGER NOT NULL, previous_at INTEGER) STRICT, WITHOUT ROWID;
PRAGMA user_version = 0`,
  'searches.sqlite': `CREATE TABLE days (key TEXT, day TEXT, PRIMARY KEY (key, day)) STRICT, WITHOUT ROWID;
CREATE INDEX days_by_day ON days (day);
CREATE TABLE texts (key TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA user_version = 0`,
};

function open(folder: string, name: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, name));
  onTestFinished(() => database.close());
  return database;
}

function schemaOf(database: DatabaseSync): string {
  const found = database.prepare('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid').all();
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  return [...found.map(({ sql }) => sql), `PRAGMA user_version = ${version}`].join(';\n');
}

it('starts over what the last release left, and leaves what that can start over again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'go-back-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const enquiry = aStoredEnquiry({ heldFor: 'trap' });
  for (const [name, schema] of Object.entries(lastRelease)) {
    const database = open(folder, name);
    database.exec(schema);
    if (name !== 'enquiries.sqlite') continue;
    database
      .prepare("INSERT INTO queue (key, state, enquiry, received_at, time) VALUES (?, 'held', ?, ?, ?)")
      .run(enquiry.key, JSON.stringify(enquiry), enquiry.receivedAt, enquiry.receivedAt);
  }
  await using site = await startTestSite({ environment: { DATA_DIR: folder } });
  expect(await readMetric(site, 'enquiries', { state: 'held' })).toBe(1);
  await site.app.close();
  for (const [name, schema] of Object.entries(lastRelease)) {
    expect([name, schemaOf(open(folder, name))]).toEqual([name, schema]);
  }
});
