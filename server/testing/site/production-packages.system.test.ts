import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';

/** Packages are installed here. */
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Node's image has such a user; only root can become it. */
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/** The files that the last stage of the Dockerfile holds, belonging to somebody else and read-only. */
async function layOutProduction(folder: string): Promise<void> {
  const manifests = ['package.json', 'package-lock.json', '.npmrc'];
  for (const workspace of ['client', 'server', 'shared']) manifests.push(`${workspace}/package.json`);
  for (const file of manifests) await cp(join(root, file), join(folder, file));
  await run(
    'npm',
    ['ci', '--ignore-scripts', '--omit=dev', '--workspace=server', '--workspace=shared', '--prefer-offline'],
    {
      cwd: folder,
    },
  );
  const left = ['node_modules', 'testing', 'bench'];
  const filter = (path: string) => !left.includes(basename(path)) && !/\.test\.tsx?$/.test(path);
  for (const part of ['server', 'shared', 'client/dist']) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter });
  }
  await copyFile(process.execPath, join(folder, 'node'));
  await run('chmod', ['-R', 'a-w,a+rX', folder]);
}

test('production packages suffice, on files that are read-only, for a user who may write to DATA_DIR alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'production-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'production-data-'));
  onTestFinished(async () => {
    await run('chmod', ['-R', 'u+w', folder]);
    for (const used of [folder, dataDir]) await rm(used, { recursive: true, force: true });
  });
  await layOutProduction(folder);
  if (user.uid !== undefined) await chown(dataDir, user.uid, user.gid);

  const port = String(await freePort());
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir };
  const child = spawn(join(folder, 'node'), ['server/main.ts'], {
    ...user,
    cwd: folder,
    env: { ...env, METRICS_PORT: String(await freePort()) },
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(async () => expect((await get('/healthz')).ok, output).toBe(true), 30_000);

  const listing = await get('/product-category/cookers?lng=it');
  expect(await listing.text()).toContain('<html lang="it"');
  expect((await get('/catalogues/cookers-en.pdf')).headers.get('content-type')).toBe('application/pdf');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(output).not.toMatch(/EACCES|EROFS|EPERM/);
});
