import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { enquiriesFile, openQueue } from '../enquiries/enquiries.ts';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import { freePort } from '../testing/free-port.ts';
import { runOperatorCommand } from '../testing/run-operator-command.ts';
import { startRedis } from '../testing/start-redis.ts';

const logger = pino({ level: 'silent' });
const secret = { SESSION_SECRET: 'the secret of a site that runs in tests' };
const list = (environment: Record<string, string>) => runOperatorCommand('enquiries', ['list'], environment);

let folder: string;
let file: string;

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'enquiries-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  folder = join(parent, 'data');
  file = join(folder, enquiriesFile);
});

/** As a site leaves its data folder that took an enquiry. */
async function takeOne(): Promise<string> {
  const enquiry = aStoredEnquiry();
  const queue = openQueue(folder, null, logger);
  await queue.add(enquiry);
  await queue.close();
  return enquiry.reference;
}

it('names the file that it reads', async () => {
  const reference = await takeOne();
  const { code, stdout, stderr } = await list({ DATA_DIR: folder });
  expect(code).toBe(0);
  expect(stdout).toContain(reference);
  expect(stderr).toBe(`Enquiries of ${file}\n`);
});

it('who asks for help reads what may be asked, whatever the configuration, and no data is looked at', async () => {
  const ask = (...words: string[]) => runOperatorCommand('enquiries', words, { PORT: 'none' });
  for (const { code, stdout, stderr } of await Promise.all([ask('--help'), ask('-h'), ask('help')])) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm run enquiries -- <command>\n/);
  }
});

it.each([
  ['is not there', () => undefined],
  ['is another', () => mkdir(folder)],
])('where the data folder %s it says so, and leaves nothing there', async (_what, make) => {
  await make();
  const wasThere = existsSync(folder);
  const { code, stdout, stderr } = await list({ DATA_DIR: folder });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^No site has run over DATA_DIR.*the site's environment/);
  expect(stderr).toContain(folder);
  expect(existsSync(folder)).toBe(wasThere);
  if (wasThere) expect(await readdir(folder)).toEqual([]);
});

it('names the Redis that it reads, without its password, and makes no file beside it', async () => {
  await using server = await startRedis();
  const redis = connectRedis(server.url, () => undefined);
  onTestFinished(() => redis.disconnect());
  await redis.config('SET', 'requirepass', 'the password');
  const address = new URL(server.url).host;
  const environment = { ...secret, DATA_DIR: folder, REDIS_URL: `redis://:the%20password@${address}/0` };
  const alone = await list(environment);
  expect(alone).toEqual({
    code: 0,
    stdout: '0 waiting, 0 delivered, 0 failed, 0 held\n',
    stderr: `Enquiries of Redis at ${address}/0\n`,
  });
  expect(existsSync(folder)).toBe(false);

  const reference = await takeOne();
  const withOutbox = await list(environment);
  expect(withOutbox.stdout).toContain(reference);
  expect(withOutbox.stderr).toBe(`Enquiries of Redis at ${address}/0 and of ${file}\n`);
});

it('while Redis is away reads what waits on this disk, if anything does', async () => {
  const environment = {
    ...secret,
    DATA_DIR: folder,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  };
  const nothing = await list(environment);
  expect({ ...nothing, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(nothing.stderr).toMatch(
    /^Redis at 127\.0\.0\.1:\d+ cannot be reached, and nothing waits in DATA_DIR/,
  );
  expect(existsSync(folder)).toBe(false);

  const reference = await takeOne();
  const onDisk = await list(environment);
  expect(onDisk.stdout).toContain(reference);
  expect(onDisk.stderr).toMatch(/^Redis at .* cannot be reached: .*\nEnquiries of .*enquiries\.sqlite\n$/);
});

it.each([
  ['every address', {}, undefined],
  // Another address of the loopback stands for one of the network's.
  ['the address of HOST', { HOST: '127.0.0.2' }, '127.0.0.2'],
])('moves nothing while the site runs at %s, and says what to do', async (_where, host, listensAt) => {
  await using server = await startRedis();
  const reference = await takeOne();
  const port = await freePort();
  const environment = { ...secret, DATA_DIR: folder, REDIS_URL: server.url, PORT: String(port), ...host };
  const move = () => runOperatorCommand('enquiries', ['move', '--to', 'redis'], environment);
  const site = createServer((_request, response) => response.end('{"status":"alive"}'));
  site.listen(port, listensAt);
  onTestFinished(() => void site.close());
  const refused = await move();
  expect({ ...refused, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(refused.stderr).toMatch(new RegExp(`The site runs on ${port}: .*Stop it.*move again\\.`));
  expect((await list({ DATA_DIR: folder })).stdout).toContain(reference);
  site.close();
  const moved = await move();
  expect(moved).toMatchObject({ code: 0, stdout: '1 moved\n' });
  expect(moved.stderr).toContain('one on another machine, or in another container, is not seen');
});

it('says in plain words that a file is damaged, or that a newer version of the site wrote it', async () => {
  await takeOne();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  const newer = await list({ DATA_DIR: folder });
  expect({ ...newer, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
  expect(newer.stderr).toMatch(/enquiries\.sqlite was written by a newer version of the site/);
  expect(newer.stderr).toMatch(/\n→ .*that version/);
  await writeFile(file, 'no database '.repeat(1_000));
  const damaged = await list({ DATA_DIR: folder });
  expect(damaged.stderr).toMatch(
    /^DATA_DIR: .*enquiries\.sqlite cannot be opened \(file is not a database\)/,
  );
  expect(newer.stderr + damaged.stderr).not.toMatch(/^\s+at /m);
});
