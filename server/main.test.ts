import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findCommit } from './lib/find-commit.ts';
import { freePort } from './testing/free-port.ts';
import { mailsToNowhere } from './testing/test-site.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
  port = await freePort();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const environmentWith = (more: Record<string, string>) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  ...more,
});

/** What a start that comes to nothing says at the end. */
function failToStart(environment: Record<string, string>): Promise<string> {
  const env = environmentWith(environment);
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
    STORE_URL: 'http://127.0.0.1:1',
    STORE_KEY: 'ck',
    STORE_SECRET: 'cs',
    ...mailsToNowhere,
  });
  expect(said).toMatch(/^- DATA_DIR: .*cannot be written to \(ENOTDIR\)/m);
  expect(said).toMatch(/^- CATALOGUES_DIR: .*cannot be read \(ENOENT\)/m);
  expect(said).toMatch(/^- RESERVED_DOCUMENTS_DIR: [\s\S]*documents\.json/m);
  expect(said).not.toMatch(/^\s+at /m);
});

it('says in plain words that a newer version of the site has written its data, and what to do', async () => {
  const dataDir = join(folder, 'of-a-newer-version');
  await mkdir(dataDir);
  const database = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  const said = await failToStart({ DATA_DIR: dataDir });
  expect(said).toMatch(/^- DATA_DIR: .*enquiries\.sqlite was written by a newer version of the site/m);
  expect(said).toMatch(/→ Start that version again/);
  expect(said).not.toMatch(/^\s+at /m);
});

it('ends with advice where the data folder cannot be made, and does not hang', async () => {
  const said = await failToStart({ DATA_DIR: '/proc/x' });
  expect(said).toMatch(/^- DATA_DIR: \/proc\/x cannot be written to \(ENOENT\)\.\n\s*→ Check the path/m);
});

it('says which commit it is, and warns in production of the demo, of a secret that is still accepted and of variables that are none', async () => {
  const child = spawn(process.execPath, [main], {
    env: environmentWith({
      METRICS_PORT: String(await freePort()),
      SESSION_SECRET_PREVIOUS: 'the former secret of a site in tests',
      TRUST_PORXY: 'loopback',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let commit: unknown;
  const warnings: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const { level, msg, ...more } = JSON.parse(line) as { level: number; msg: string; commit?: unknown };
    commit = more.commit;
    if (level === 40) warnings.push(msg);
    if (line.includes('The site is at')) break;
  }
  expect(commit).toBe(await findCommit(fileURLToPath(new URL('..', import.meta.url))));
  expect(warnings).toEqual([
    expect.stringMatching(/^Nothing real stands behind this site.*STORE_URL/),
    expect.stringMatching(/^SESSION_SECRET_PREVIOUS: .*for a day after each start.*Empty it/),
    expect.stringMatching(/^TRUST_PORXY: .*TRUST_PROXY/),
  ]);
});

it('warns of a real store that the invented maker would answer for', async () => {
  const child = spawn(process.execPath, [main], {
    env: environmentWith({
      METRICS_PORT: String(await freePort()),
      STORE_URL: 'http://127.0.0.1:1',
      STORE_KEY: 'ck',
      STORE_SECRET: 'cs',
      ...mailsToNowhere,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [first] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(JSON.parse(first)).toMatchObject({
    level: 40,
    msg: expect.stringMatching(/^BRAND_LEGAL_NAME: .*invented.*Set BRAND_LEGAL_NAME, /),
  });
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

it('does not let the demo’s accounts, whose passwords everybody may know, into documents of the operator’s', async () => {
  const said = await failToStart({ RESERVED_DOCUMENTS_DIR: folder, LOGIN_ULR: 'https://login.example' });
  expect(said).toMatch(/^- LOGIN_ULR: .* Write LOGIN_URL, if that is meant\.$/m);
  expect(said).toMatch(/^- RESERVED_DOCUMENTS_DIR: expected LOGIN_URL and STORE_URL to be set as well/m);
});

it('tells its metrics to this machine alone unless METRICS_HOST says otherwise', async () => {
  const metricsPort = await freePort();
  const child = spawn(process.execPath, [main], {
    env: environmentWith({ METRICS_PORT: String(metricsPort), HOST: '0.0.0.0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) if (line.includes('Metrics for Prometheus')) break;
  // Another address of the loopback stands for one of the network's.
  const isReached = (host: string, at: number) =>
    new Promise((resolve) => {
      const socket = connect(at, host, () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  expect(await isReached('127.0.0.1', metricsPort)).toBe(true);
  expect(await isReached('127.0.0.2', metricsPort)).toBe(false);
  expect(await isReached('127.0.0.2', port)).toBe(true);
});

it('on an error that nothing caught says so and ends, so that it is started again', async () => {
  const crash = 'process.on("SIGUSR1", () => { throw new Error("made up by a test") })';
  const child = spawn(process.execPath, [main], {
    env: environmentWith({
      METRICS_PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const fatal: unknown[] = [];
  for await (const line of createInterface(child.stdout)) {
    const { level, err } = JSON.parse(line) as { level: number; err?: { message: string } };
    if (line.includes('The site is at')) child.kill('SIGUSR1');
    if (level === 60) fatal.push(err?.message);
  }
  expect(fatal).toEqual(['made up by a test']);
  expect(await exited).toEqual([1, null]);
});

it('that is asked to end before it has begun gives up, with nothing said or written', async () => {
  const askAtOnce = `const timer = setInterval(() => {
    if (process.listenerCount('SIGTERM') === 0) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1)`;
  const dataDir = join(folder, 'of-a-start-that-was-given-up');
  const child = spawn(process.execPath, [main], {
    env: environmentWith({
      DATA_DIR: dataDir,
      METRICS_PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(askAtOnce)}`,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, ended] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([said, ended, existsSync(dataDir)]).toEqual(['', [0, null], false]);
});
