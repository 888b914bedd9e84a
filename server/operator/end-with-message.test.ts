import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteFile } from '../platform/sqlite/open-sqlite-file.ts';
import { StoreFailure } from '../store/store.ts';
import { endWithMessage } from './end-with-message.ts';

async function messageOf(error: Error): Promise<string> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = undefined;
  });
  await endWithMessage(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  return said.mock.calls.join();
}

test('a store that refuses is named, and the command that finds out why', async () => {
  expect(await messageOf(new StoreFailure('signature-refused'))).toMatch(
    /refused the signature\. .*npm run check-config/s,
  );
});

test('of a full disk it says the file and what to do, and shows no lines of the program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'enquiries.sqlite');
  const { database, whenFree } = openSqliteFile(path, () => undefined);
  onTestFinished(() => database.close());
  database.exec('PRAGMA max_page_count = 1');
  const failure = await whenFree(() => database.exec('CREATE TABLE one (id TEXT)')).catch((error) => error);
  expect(await messageOf(failure)).toBe(`${path}: database or disk is full. Make room: the disk is full.\n`);
});

test('whoever reads only the beginning of a list is not shown an error', async () => {
  const command = fileURLToPath(new URL('content.ts', import.meta.url));
  const run = promisify(execFile);
  const { stdout, stderr } = await run('sh', ['-c', `'${process.execPath}' '${command}' list | head -c 1`]);
  expect({ stdout, stderr }).toEqual({ stdout: '[', stderr: '' });
});
