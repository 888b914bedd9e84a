import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSecret } from './find-secret.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

it('takes the operator’s', async () => {
  const places = { sessionSecret: 'the operator’s', dataDir: await aFolder() };
  expect(await findSecret(places)).toBe('the operator’s');
});

it.each(['', '\n', 'abc123'])('is not what is left of a file that was cut off: %j', async (rest) => {
  const places = { sessionSecret: null, dataDir: await aFolder() };
  await mkdir(places.dataDir);
  await writeFile(join(places.dataDir, 'session-secret'), rest);
  await expect(findSecret(places)).rejects.toThrow(/^DATA_DIR: .*session-secret is too short.*Delete it/s);
});

it('is not what cannot be read', async () => {
  const places = { sessionSecret: null, dataDir: await aFolder() };
  await mkdir(join(places.dataDir, 'session-secret'), { recursive: true });
  await expect(findSecret(places)).rejects.toThrow(/^DATA_DIR: .*session-secret cannot be read \(EISDIR\)/);
});

it('is for the site alone again where a copy was restored for all to read', async () => {
  const places = { sessionSecret: null, dataDir: await aFolder() };
  const secret = await findSecret(places);
  const path = join(places.dataDir, 'session-secret');
  await chmod(path, 0o644);
  expect(await findSecret(places)).toBe(secret);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('is made up once and kept for the site alone', async () => {
  const places = { sessionSecret: null, dataDir: await aFolder() };
  const [secret, again] = await Promise.all([findSecret(places), findSecret(places)]);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect([again, await findSecret(places)]).toEqual([secret, secret]);
  expect((await stat(join(places.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  // A disk that is full, or that nobody may write to, has it as well.
  const { mtimeMs } = await stat(places.dataDir);
  expect(await findSecret(places)).toBe(secret);
  expect((await stat(places.dataDir)).mtimeMs).toBe(mtimeMs);
});
