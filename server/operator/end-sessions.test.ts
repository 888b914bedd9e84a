import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionsFile } from '../reserved-area/reserved-area.ts';
import { aFullDisk } from '../testing/a-full-disk.ts';
import type { CookieJar, SessionSite, SessionSiteOptions } from '../testing/session-site.ts';
import { rightPassword, sessionSiteSecret, startSessionSite } from '../testing/session-site.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { endSessions } from './end-sessions.ts';

const anna = 'anna@partners.example';
const carla = 'carla@partners.example';

let redis: TestRedis | null;
let site: SessionSite;

async function openSite(options: SessionSiteOptions): Promise<SessionSite> {
  const opened = await startSessionSite(options);
  onTestFinished(() => opened[Symbol.asyncDispose]());
  return opened;
}

/** Another process of the same site. */
const openAnother = () =>
  openSite({ clock: site.clock, ...(redis ? { redisUrl: redis.url } : { dataDir: site.dataDir }) });

async function run(parameters: string[], more: Partial<Parameters<typeof endSessions>[1]> = {}) {
  const printed: string[] = [];
  const config = {
    dataDir: site.dataDir,
    redisUrl: redis?.url ?? null,
    sessionSecret: sessionSiteSecret as string | null,
    previousSessionSecret: null,
    ...more,
  };
  await endSessions(
    parameters,
    config,
    (text) => printed.push(text),
    () => site.clock.now,
  );
  return printed.join('');
}

async function logIn(user: string): Promise<CookieJar> {
  const jar: CookieJar = new Map();
  expect((await site.logIn(user, rightPassword, { jar })).statusCode).toBe(200);
  return jar;
}

const statusOf = async (jar: CookieJar, at = site) => (await at.ask({ jar: new Map(jar) })).statusCode;

/** As if they could not be noted. */
async function forgetVisits(): Promise<void> {
  if (redis) {
    const operator = new Redis(redis.url);
    onTestFinished(() => operator.disconnect());
    expect(await operator.del(await operator.keys('session-visits:*'))).toBe(1);
    return;
  }
  using database = new DatabaseSync(join(site.dataDir, sessionsFile));
  expect(database.prepare('DELETE FROM visits').run().changes).toBe(1);
}

const prepare: [string, () => Promise<TestRedis | null>][] = [
  ['SQLite', async () => null],
  ['Redis', startRedis],
];

describe.each(prepare)('an operator, over %s,', (_name, start) => {
  beforeEach(async () => {
    redis = await start();
    onTestFinished(() => redis?.[Symbol.asyncDispose]());
    site = await openSite(redis ? { redisUrl: redis.url } : {});
  });

  it('ends all sessions of a user while the site runs, in every process; later ones and those of others go on', async () => {
    const other = await openAnother();
    const [desk, telephone, others] = [await logIn(anna), await logIn(anna), await logIn(carla)];
    site.clock.now += 60_000;
    expect(await run(['end', ' Anna@Partners.example '])).toBe(
      'All sessions of Anna@Partners.example that began by 2026-11-21T09:01:00Z have ended\n',
    );
    for (const each of [site, other, await openAnother()]) {
      expect([
        await statusOf(desk, each),
        await statusOf(telephone, each),
        await statusOf(others, each),
      ]).toEqual([401, 401, 200]);
    }
    site.clock.now += 1_000;
    const later = await logIn(anna);
    for (const each of [site, other]) expect(await statusOf(later, each)).toBe(200);
  });

  it('hears of an address that nobody has, and of a secret that is not the site’s', async () => {
    const jar = await logIn(anna);
    await expect(run(['end', 'ana@partners.example'])).rejects.toThrow(
      /^The end is written, but nobody who logs in as ana@partners\.example has been seen here\. Check the address/,
    );
    const another = { sessionSecret: 'another secret of thirty-two characters' };
    await expect(run(['end', anna], another)).rejects.toThrow(/SESSION_SECRET/);
    expect(await statusOf(jar)).toBe(200);
  });

  it('ends sessions that began before the secret was changed', async () => {
    const jar = await logIn(anna);
    const changed = {
      secret: 'another secret of thirty-two characters',
      previousSecret: sessionSiteSecret,
    };
    const place = redis ? { redisUrl: redis.url } : { dataDir: site.dataDir };
    const after = await openSite({ ...place, ...changed, clock: site.clock });
    expect(await statusOf(jar, after)).toBe(200);
    await run(['end', anna], {
      sessionSecret: changed.secret,
      previousSessionSecret: changed.previousSecret,
    });
    expect(await statusOf(jar, after)).toBe(401);
  });

  it('ends sessions that were renewed after the secret was changed, also when the former one is named no more', async () => {
    const jar = await logIn(anna);
    const secret = 'another secret of thirty-two characters';
    const place = redis ? { redisUrl: redis.url } : { dataDir: site.dataDir };
    const after = await openSite({ ...place, secret, previousSecret: sessionSiteSecret, clock: site.clock });
    site.clock.now += 5 * 60_000;
    expect((await after.ask({ jar })).statusCode).toBe(200);
    // Nobody has logged in since.
    await expect(run(['end', anna], { sessionSecret: secret })).rejects.toThrow(/^The end is written/);
    expect(await statusOf(jar, after)).toBe(401);
  });

  it('ends the sessions of a user whose visit could not be noted, and is told what to check', async () => {
    const jar = await logIn(anna);
    await forgetVisits();
    await expect(run(['end', anna])).rejects.toThrow(
      /If both are right, all sessions that began by 2026-11-21T09:00:00Z have ended\.$/,
    );
    expect(await statusOf(jar)).toBe(401);
  });

  it.each([[[]], [['end']], [['end', ' ']], [['end', '--all']], [['end', anna, carla]], [['list']]])(
    'learns how to ask after %j',
    async (parameters) => {
      await expect(run(parameters)).rejects.toThrow(/^Usage: npm run sessions -- end USER/);
    },
  );
});

it('sessions that were ended stay so while Redis is away, and an operator hears that it is', async () => {
  await using killed = await startRedis();
  redis = killed;
  site = await openSite({ redisUrl: killed.url });
  const other = await openAnother();
  const [ended, others] = [await logIn(anna), await logIn(carla)];
  await run(['end', anna]);
  for (const each of [site, other]) expect(await statusOf(ended, each)).toBe(401);
  await killed.kill();
  for (const each of [site, other]) {
    expect([await statusOf(ended, each), await statusOf(others, each)]).toEqual([401, 200]);
  }
  await expect(run(['end', carla])).rejects.toThrow(
    /^Nothing is sure to have ended: Redis cannot be written to/,
  );
  expect(await statusOf(others)).toBe(200);
});

it('an operator hears that the disk is full, and of a folder over which no site has run', async () => {
  redis = null;
  site = await openSite({});
  const jar = await logIn(anna);
  const { exec } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text) {
    exec.call(this, text);
    // As the command opens the file, and has not written to it yet.
    if (text.includes('busy_timeout')) aFullDisk(this);
  });
  await expect(run(['end', anna])).rejects.toThrow(
    /^Nothing is sure to have ended: .*sessions\.sqlite cannot be written to \(database or disk is full\)/,
  );
  expect(await statusOf(jar)).toBe(200);

  const empty = await mkdtemp(join(tmpdir(), 'end-sessions-'));
  onTestFinished(() => rm(empty, { recursive: true }));
  await expect(run(['end', anna], { dataDir: empty })).rejects.toThrow(/^Nothing was ended: no site has run/);
  expect(await readdir(empty)).toEqual([]);

  // Without the secret that the site signs with, whoever runs the command would make another one up.
  await copyFile(join(site.dataDir, sessionsFile), join(empty, sessionsFile));
  const withoutSecret = { dataDir: empty, sessionSecret: null };
  await expect(run(['end', anna], withoutSecret)).rejects.toThrow(/^Nothing was ended: no site has run/);
  expect(await readdir(empty)).toEqual([sessionsFile]);
});
