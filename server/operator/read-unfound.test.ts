import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { unfoundFile } from '../catalogue/catalogue.ts';
import { readUnfound } from './read-unfound.ts';

it('is said to be unreadable, and leaves the rest of the report alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'unfound-'));
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(async () => {
    said.mockRestore();
    await rm(dataDir, { recursive: true });
  });
  expect(await readUnfound(dataDir, null)).toEqual([]);
  expect(said.mock.calls.join()).toMatch(/^DATA_DIR: .*no site has run there.* without it\.$/m);
  said.mockClear();
  await writeFile(join(dataDir, unfoundFile), 'no database'.repeat(100));
  expect(await readUnfound(dataDir, null)).toEqual([]);
  expect(said.mock.calls.join()).toMatch(/^DATA_DIR: .* The report is without it\.$/m);
});
