import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { passOnErrors } from './pass-on-errors.ts';
import { findRedis } from './system-programs.ts';

export interface TestRedis extends AsyncDisposable {
  url: string;
  /** Ends it at once; `start` brings it back on the same port with what it had. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It listens and does not answer, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/** A real Redis of its own, which writes every command to disk before it answers; a replica of another if given. */
export async function startRedis(master?: TestRedis): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
    ...(master && { replicaof: new URL(master.url).host.replace(':', ' ') }),
  };
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const started = spawn(
      findRedis(),
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    passOnErrors(started);
    child = started;
    for await (const line of createInterface(started.stdout)) {
      if (line.includes('Ready to accept connections')) break;
    }
    started.stdout.resume();
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    child = null;
    await exited;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Leaves no room in it: it goes on answering, and refuses whatever needs more. */
export async function fillRedis({ url }: TestRedis): Promise<void> {
  const operator = new Redis(url);
  await operator.config('SET', 'maxmemory-policy', 'noeviction', 'maxmemory', '1');
  operator.disconnect();
}
