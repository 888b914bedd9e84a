import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface AuditedSite extends AsyncDisposable {
  url: string;
}

/** Starts the built site with its demo store, as `npm start` does, on free ports. */
export async function startSite(): Promise<AuditedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'audited-site-'));
  const port = await freePort();
  const site = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      // The measurement measures; the site does not measure itself meanwhile.
      WEB_VITALS_SHARE: '0',
    },
  });
  const ended = once(site, 'exit');
  const listening = Promise.withResolvers<void>();
  createInterface(site.stdout).on('line', (line) => {
    if (line.includes('The site is at')) listening.resolve();
  });
  await Promise.race([
    listening.promise,
    ended.then(([code]) => {
      throw new Error(`The site ended with ${String(code)} before it listened`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      site.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
