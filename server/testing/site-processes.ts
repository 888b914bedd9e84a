import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DemoStore } from '../demo/store/demo-store.ts';
import { freePort } from './free-port.ts';
import { passOnErrors } from './pass-on-errors.ts';
import { webhookSecret } from './send-webhook.ts';
import type { TestRedis } from './start-redis.ts';
import { mailsToNowhere } from './test-site.ts';

export interface SiteProcess extends AsyncDisposable {
  url: string;
  /** Where its metrics are. */
  metricsUrl: string;
  /** Lines of its log so far (JSON). */
  log: string[];
  /** Ends it without a chance to tidy up; `start` brings it back on the same port with what it had. */
  kill(): Promise<void>;
  /** Bytes that it takes now, and the most that it ever took. */
  memory(): Promise<{ now: number; peak: number }>;
  start(): Promise<void>;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the site as operators do, over its last build; resolves once it listens. `openFiles` is the most that it may open. */
export async function startSiteProcess(
  store: DemoStore,
  redis: TestRedis | null,
  environment: Record<string, string> = {},
  { openFiles }: { openFiles?: number } = {},
): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-process-'));
  const port = await freePort();
  const metricsPort = await freePort();
  const log: string[] = [];
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
    const started = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        METRICS_PORT: String(metricsPort),
        TRUST_PROXY: 'loopback',
        DATA_DIR: dataDir,
        STORE_URL: store.homeUrl,
        STORE_DIAL_URL: store.dialUrl,
        STORE_KEY: store.key,
        STORE_SECRET: store.secret,
        STORE_WEBHOOK_SECRET: webhookSecret,
        ...(redis && { REDIS_URL: redis.url }),
        SESSION_SECRET: 'the secret of a site that runs in tests',
        ...mailsToNowhere,
        ...environment,
      },
    });
    child = started;
    passOnErrors(started);
    const listening = Promise.withResolvers<void>();
    createInterface(started.stdout).on('line', (line) => {
      log.push(line);
      if (line.includes('The site is at')) listening.resolve();
    });
    await Promise.race([
      listening.promise,
      once(started, 'exit').then(([code]) => {
        throw new Error(`The site ended with ${String(code)} before it listened`);
      }),
    ]);
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    child = null;
    await ended;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    log,
    kill,
    start,
    async memory() {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8');
      const read = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
      return { now: read('VmRSS'), peak: read('VmHWM') };
    },
    async [Symbol.asyncDispose]() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
