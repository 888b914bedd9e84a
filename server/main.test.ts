import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from './testing/free-port.ts';

vi.setConfig({ testTimeout: 60_000 });

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
  port = await freePort();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a start that comes to nothing says at the end. */
function failToStart(environment: Record<string, string>): Promise<string> {
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [main], { env }, (error, _output, said) => {
      if (error?.code === 1) resolve(said);
      else reject(new Error(`It ended with ${String(error?.code)}: ${said}`));
    });
  });
}

it('names all folders that are wrong at once, and what is wrong with each', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const nowhere = join(folder, 'nowhere');
  const said = await failToStart({
    DATA_DIR: join(file, 'data'),
    CATALOGUES_DIR: nowhere,
    RESERVED_DOCUMENTS_DIR: nowhere,
  });
  expect(said).toMatch(/^- DATA_DIR: .*cannot be written to \(ENOTDIR\)/m);
  expect(said).toMatch(/^- CATALOGUES_DIR: .*cannot be read \(ENOENT\)/m);
  expect(said).toMatch(/^- RESERVED_DOCUMENTS_DIR: [\s\S]*documents\.json/m);
  expect(said).not.toMatch(/^\s+at /m);
});

it('names the port that is taken, and the address that this machine does not have', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const [onPort, onHost] = await Promise.all([
    failToStart({ PORT: String(taken) }),
    failToStart({ HOST: 'nowhere.invalid' }),
  ]);
  other.close();
  expect(onPort).toContain(`PORT: Something else listens on ${taken}`);
  expect(onHost).toMatch(/PORT: .*cannot be listened on.*\n?.*HOST/);
  expect(onPort + onHost).not.toMatch(/^\s+at /m);
});
