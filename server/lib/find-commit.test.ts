import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findCommit } from './find-commit.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'commit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const identity = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com'];
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...identity, ...words], { encoding: 'utf8' }).trim();

it('is git’s of a checkout, which tells changed files', async () => {
  const folder = await aFolder();
  git(folder, 'init', '--quiet');
  await writeFile(join(folder, 'a-file'), 'one');
  git(folder, 'add', 'a-file');
  git(folder, 'commit', '--quiet', '--message', 'One');
  git(folder, 'tag', 'v1');
  const commit = git(folder, 'rev-parse', '--short=12', 'HEAD');
  expect(await findCommit(folder)).toBe(commit);
  await writeFile(join(folder, 'a-file'), 'two');
  expect(await findCommit(folder)).toBe(`${commit}-dirty`);

  const within = join(folder, 'site');
  await mkdir(within);
  expect(await findCommit(within)).toBeNull();
});

it('is what the image was built with', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'commit'), '0123456789ab\n');
  expect(await findCommit(folder)).toBe('0123456789ab');
  await writeFile(join(folder, 'commit'), '');
  expect(await findCommit(folder)).toBeNull();
});

it('is unknown where there is no git', async () => {
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await findCommit(await aFolder())).toBeNull();
});
