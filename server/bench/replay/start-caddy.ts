import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';

const caddyfile = new URL('../../../docs/operations/Caddyfile', import.meta.url);

/** Starts the system's Caddy as docs/operations/Caddyfile says, before these processes (`host:port`). */
export async function startCaddy(upstreams: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const config = (await readFile(caddyfile, 'utf8'))
    .replace(/^:8080/m, `http://127.0.0.1:${port}`)
    .replace(/(?<=reverse_proxy ).*(?= \{)/, upstreams.join(' '));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, config);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const ended = once(caddy, 'exit');
  const failed = ended.then(
    ([code]) => Promise.reject(new Error(`Caddy ended with ${String(code)}`)),
    () => Promise.reject(new Error('Caddy is missing: apt-get install caddy, say')),
  );
  failed.catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([isReady(), failed]))) await Promise.race([pause(100), failed]);
  return {
    port,
    async [Symbol.asyncDispose]() {
      caddy.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
