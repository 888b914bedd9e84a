import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openQueue } from '../enquiries/enquiries.ts';
import { openSessionStore } from '../reserved-area/reserved-area.ts';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import { backUp } from './back-up.ts';
import { OperatorError } from './end-with-message.ts';

const logger = pino({ level: 'silent' });
const secret = 'the secret of a site that runs in tests';

let dataDir: string;
let target: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'back-up-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  dataDir = join(folder, 'data');
  target = join(folder, 'copy');
});

async function run(...words: string[]): Promise<string> {
  const printed: string[] = [];
  await backUp(words, dataDir, (text) => printed.push(text));
  return printed.join('');
}

it('copies all that the running site keeps, for nobody else on the machine, and a site runs over the copy', async () => {
  const queue = openQueue(dataDir, null, logger);
  onTestFinished(() => queue.close());
  const enquiry = aStoredEnquiry();
  await queue.add(enquiry);
  const sessions = openSessionStore(dataDir, null, Date.now);
  onTestFinished(sessions.close);
  const session = { id: 'a session', userId: 'a user', until: Date.now() + 60_000 };
  await sessions.end(session.id, session.until);
  await writeFile(join(dataDir, 'session-secret'), secret, { mode: 0o600 });

  expect(await run(target)).toBe(`enquiries.sqlite, sessions.sqlite, session-secret are in ${target}\n`);
  expect((await stat(target)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(target)) {
    expect([name, (await stat(join(target, name))).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(await readFile(join(target, 'session-secret'), 'utf8')).toBe(secret);
  const restored = openQueue(target, null, logger);
  onTestFinished(() => restored.close());
  expect(await restored.records()).toMatchObject([{ ...enquiry, state: 'waiting' }]);
  const restoredSessions = openSessionStore(target, null, Date.now);
  onTestFinished(restoredSessions.close);
  expect(await restoredSessions.hasEnded(session)).toBe(true);
});

it('overwrites nothing, and makes nothing where no site has run', async () => {
  await expect(run(target)).rejects.toThrow(/^No site has run over DATA_DIR/);
  expect(existsSync(target)).toBe(false);
  await openQueue(dataDir, null, logger).close();
  await mkdir(target);
  await expect(run(target)).rejects.toThrow(/cannot be made \(EEXIST\)/);
  await expect(run()).rejects.toThrow('npm run backup -- FOLDER');
});

it('leaves no half of a copy where one file cannot be copied, and says what to do', async () => {
  await openQueue(dataDir, null, logger).close();
  const damaged = join(dataDir, 'sessions.sqlite');
  await writeFile(damaged, 'no database '.repeat(1_000));
  const failure: unknown = await run(target).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as Error).message).toBe(
    `${damaged} cannot be copied (file is not a database): nothing is left in ${target}.\n→ Restore it, as a file of the user that the site runs as (uid ${process.getuid?.()}).`,
  );
  expect(existsSync(target)).toBe(false);
});
