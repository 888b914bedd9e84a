import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the demo store says of itself when it listens. */
export interface StoreAccess {
  homeUrl: string;
  dialUrl: string;
  key: string;
  secret: string;
}

/** A process of this project, running the same code as in production. */
export interface Running {
  /** Ends it without a chance to tidy up, as when a machine goes down. */
  kill(): Promise<void>;
  /** Asks it to end, as a deployment does. */
  stop(): Promise<void>;
}

/** Starts the demo store; with the access of an earlier one it comes back in that one's place. */
export async function startStore(access?: StoreAccess): Promise<Running & { access: StoreAccess }> {
  const parameters = access
    ? ['--port', new URL(access.dialUrl).port, '--key', access.key, '--secret', access.secret]
    : [];
  const child = run(['server/demo/serve-store.ts', ...parameters], {});
  if (!child.stdout) throw new Error('The store has no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { ...running(child), access: JSON.parse(line) as StoreAccess };
}

/** Starts the site over a store; it keeps what it knows in `dataDir`. */
export async function startSite(options: {
  port: number;
  dataDir: string;
  store: StoreAccess;
  /** How long what the store said counts as fresh, in s. */
  freshS: number;
}): Promise<Running> {
  const { port, dataDir, store, freshS } = options;
  const child = run(['server/main.ts'], {
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    STORE_URL: store.homeUrl,
    STORE_DIAL_URL: store.dialUrl,
    STORE_KEY: store.key,
    STORE_SECRET: store.secret,
    // Nobody writes an enquiry to this site.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'web@calidora.example',
    CONTACT_TO: 'sales@calidora.example',
    DEALER_TO: 'dealers@calidora.example',
    CACHE_FRESH_S: String(freshS),
  });
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))?.status)
    .toBe(200);
  return running(child);
}

/** A port that nothing listens at now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

function run(parameters: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function running(child: ChildProcess): Running {
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
