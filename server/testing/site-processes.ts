import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DemoStore } from '../demo/store/demo-store.ts';
import { freePort } from './free-port.ts';
import { webhookSecret } from './send-webhook.ts';
import type { TestRedis } from './start-redis.ts';
import { mailsToNowhere } from './test-site.ts';

export interface SiteProcess extends AsyncDisposable {
  url: string;
  /** Lines of its log so far (JSON). */
  log: string[];
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the site as operators do, over its last build; resolves once it listens. */
export async function startSiteProcess(store: DemoStore, redis: TestRedis): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-process-'));
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(await freePort()),
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataDir,
      STORE_URL: store.homeUrl,
      STORE_DIAL_URL: store.dialUrl,
      STORE_KEY: store.key,
      STORE_SECRET: store.secret,
      STORE_WEBHOOK_SECRET: webhookSecret,
      REDIS_URL: redis.url,
      ...mailsToNowhere,
    },
  });
  const ended = once(child, 'exit');
  const log: string[] = [];
  const listening = Promise.withResolvers<void>();
  createInterface(child.stdout).on('line', (line) => {
    log.push(line);
    if (line.includes('The site is at')) listening.resolve();
  });
  await Promise.race([
    listening.promise,
    ended.then(([code]) => {
      throw new Error(`The site ended with ${String(code)} before it listened`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
