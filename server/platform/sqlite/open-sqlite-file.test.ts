import { chmodSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { adviceFor, openSqliteFile } from './open-sqlite-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  path = join(folder, 'enquiries.sqlite');
});

const migrate = (database: DatabaseSync) => database.exec('CREATE TABLE IF NOT EXISTS one (id TEXT) STRICT');

/** Does something as a user who is not root, whom rights would not keep from anything. */
function withoutPrivilege(work: () => void): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it('where rights are missing, an operator is told to give them, and not to restore anything', async () => {
  await writeFile(path, '', { mode: 0o400 });
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  withoutPrivilege(() => {
    expect(() => openSqliteFile(path, migrate)).toThrow(
      /cannot be opened \(unable to open database file\)\.\n→ Make it a file that the user that the site runs as \(uid \d+\) can read and write/,
    );
  });
});

it('where the disk is full, an operator is told to make room', () => {
  const fill = (database: DatabaseSync) => {
    database.exec('PRAGMA max_page_count = 1');
    migrate(database);
  };
  expect(() => openSqliteFile(path, fill)).toThrow(/\(database or disk is full\)\.\n→ Make room/);
});

it('where a disk runs full or fails later, the error says of which file, and what to do', async () => {
  const { database, whenFree } = openSqliteFile(path, migrate);
  onTestFinished(() => database.close());
  database.exec('PRAGMA max_page_count = 2');
  await expect(whenFree(() => database.exec('CREATE TABLE two (id TEXT)'))).rejects.toThrow(
    `${path}: database or disk is full. Make room: the disk is full.`,
  );
  await expect(whenFree(() => database.exec('SELECT * FROM none'))).rejects.toThrow('no such table: none');
  const failed = Object.assign(new Error('disk I/O error'), { errcode: 778 });
  const fail = () => {
    throw failed;
  };
  await expect(whenFree(fail)).rejects.toThrow(
    `${path}: disk I/O error. See whether its disk can be written to`,
  );
});

it('where the file is damaged, an operator is told to restore it', async () => {
  await writeFile(path, 'no database '.repeat(1_000));
  expect(() => openSqliteFile(path, migrate)).toThrow(/\(file is not a database\)\.\n→ Restore it/);
});

it('on a file system that is mounted for reading alone, an operator is told to mount it otherwise, and not to restore anything', () => {
  const error = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  expect(adviceFor(error)).toBe('Mount it so that it can be written to.');
});
