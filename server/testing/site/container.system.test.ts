import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../free-port.ts';

/** A base system and all packages are installed here, and the client is built. */
vi.setConfig({ testTimeout: 900_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

const imageSchema = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.tuple([z.string()], z.string()),
      WorkingDir: z.string(),
      StopSignal: z.string(),
      Volumes: z.record(z.string(), z.unknown()),
    }),
  }),
});

/** Whether there is an engine that is not Docker's own; Debian's is installed where that may be done. */
async function hasEngine(): Promise<boolean> {
  if (!isRoot) return false;
  const isThere = () => run('sh', ['-c', 'command -v buildah && command -v debootstrap']).then(() => true);
  if (await isThere().catch(() => false)) return true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'buildah', 'debootstrap'];
  return run('apt-get', ['update'])
    .then(() => run('apt-get', install, { env }))
    .then(isThere)
    .catch(() => false);
}

/** What stands for Node's image, which no registry is asked for: Debian with the Node and the npm that run here. */
async function layOutBase(folder: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder]);
  const local = join(folder, 'usr/local');
  const npm = (await run('npm', ['root', '--global'])).stdout.trim();
  await cp(process.execPath, join(local, 'bin/node'));
  await cp(join(npm, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  // Packages come from wherever this machine has them from.
  const setting = async (name: string) => (await run('npm', ['config', 'get', name])).stdout.trim();
  const settings = [`registry=${await setting('registry')}`];
  const certificates = await setting('cafile');
  if (certificates.startsWith('/')) {
    settings.push('cafile=/usr/local/etc/certificates.pem');
    await cp(certificates, join(local, 'etc/certificates.pem'), { dereference: true });
  }
  await mkdir(join(local, 'etc'), { recursive: true });
  await writeFile(join(local, 'etc/npmrc'), `${settings.join('\n')}\n`);
}

test('the image is built by an older engine, and runs as a user without rights who writes to /data alone', async (context) => {
  if (!(await hasEngine())) context.skip('No engine: this needs root and Debian’s buildah and debootstrap');
  const folder = await mkdtemp(join(tmpdir(), 'container-'));
  const buildah = async (...parameters: string[]) => {
    const global = [
      '--root',
      join(folder, 'storage'),
      '--runroot',
      join(folder, 'run'),
      '--storage-driver=vfs',
    ];
    return (await run('buildah', [...global, ...parameters], { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  };
  const containers: string[] = [];
  context.onTestFinished(async () => {
    for (const container of containers) await buildah('umount', container);
    await rm(folder, { recursive: true, force: true });
  });

  await layOutBase(join(folder, 'base'));
  const version = /^ARG NODE_VERSION=(.+)$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8'))?.[1];
  const scratch = await buildah('from', 'scratch');
  await buildah('copy', '--quiet', scratch, join(folder, 'base'), '/');
  await buildah('commit', '--quiet', '--rm', scratch, `docker.io/library/node:${version}-bookworm-slim`);
  await buildah('bud', '--isolation', 'chroot', '--pull-never', '--tag', 'kitchen-catalogue', root);

  const container = await buildah('from', '--pull-never', 'kitchen-catalogue');
  containers.push(container);
  const { config } = imageSchema.parse(JSON.parse(await buildah('inspect', container))).OCIv1;
  expect(config).toMatchObject({ User: '1000:1000', StopSignal: 'SIGTERM', Volumes: { '/data': {} } });

  const inside = await buildah('mount', container);
  const port = String(await freePort());
  const child = spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-ec',
      `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"
       mount --rbind /proc "$0/proc"
       mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$0/data"
       user=$1 folder=$2 && shift 2
       exec chroot --userspec="$user" "$0" env -C "$folder" -i "$@"`,
      inside,
      config.User,
      config.WorkingDir,
      ...config.Env,
      `PORT=${port}`,
      `METRICS_PORT=${await freePort()}`,
      ...config.Cmd,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  context.onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(async () => expect((await get('/healthz')).ok, output).toBe(true), 60_000);

  expect(await (await get('/product-category/cookers?lng=it')).text()).toContain('<html lang="it"');
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\s+1000\s+1000/m);
  await expect(run('touch', [`/proc/${child.pid}/root/app/a-file`])).rejects.toThrow('Read-only file system');
  expect((await run('ls', [`/proc/${child.pid}/root/data`])).stdout).toContain('enquiries.sqlite');
  child.kill('SIGTERM');
  expect((await ended)[0], output).toBe(0);
});
