import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Redis } from 'ioredis';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSharedRedis } from '../../platform/redis/shared-redis.ts';
import { aFullDisk } from '../../testing/a-full-disk.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { createRedisSessionStore } from './redis-session-store.ts';
import type { DatedSession, SessionStore } from './session-store.ts';
import { endsKeptMs, longestSessionMs, visitsTtlMs } from './session-store.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

let folder: string;
let redis: TestRedis;
let now: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'session-store-'));
  redis = await startRedis();
});
afterAll(async () => {
  await redis[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
});

const clock = () => now;

const newPath = async () => join(await mkdtemp(join(folder, 'db-')), 'sessions.sqlite');

function openFile(path: string): SessionStore {
  const store = createSqliteSessionStore(path, clock);
  onTestFinished(() => store.close());
  return store;
}

/** What a process of its own sees. */
async function openShared({ url } = redis): Promise<SessionStore> {
  const shared = await openSharedRedis(url, pino({ level: 'silent' }));
  const store = createRedisSessionStore(shared, clock);
  onTestFinished(() => {
    store.close();
    shared.close();
  });
  return store;
}

function operator({ url } = redis): Redis {
  const connection = new Redis(url);
  onTestFinished(() => connection.disconnect());
  return connection;
}

/** A session that begins now. */
const aSession = (id: string, userId = 'anna'): DatedSession => ({
  id,
  userId,
  until: now + longestSessionMs,
});

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const openings: [string, () => Promise<() => SessionStore | Promise<SessionStore>>][] = [
  [
    'SQLite',
    async () => {
      const path = await newPath();
      return () => openFile(path);
    },
  ],
  ['Redis', async () => openShared],
];

describe.each(openings)('sessions remembered in %s', (_name, prepare) => {
  let open: () => SessionStore | Promise<SessionStore>;
  let store: SessionStore;

  beforeEach(async () => {
    await operator().flushall();
    open = await prepare();
    store = await open();
  });

  it('have ended for whoever opens the store after', async () => {
    const [one, two] = [aSession('one'), aSession('two')];
    expect(await store.hasEnded(one)).toBe(false);
    expect(await store.end('one', one.until)).toEqual({ isKept: true });
    expect(await store.end('one', one.until)).toEqual({ isKept: true });
    const other = await open();
    expect([await store.hasEnded(one), await other.hasEnded(one)]).toEqual([true, true]);
    expect(await other.hasEnded(two)).toBe(false);
  });

  it('have all ended that a user began by then: later ones and those of others go on', async () => {
    const running = await open();
    const [desk, telephone, others] = [aSession('desk'), aSession('telephone'), aSession('three', 'carla')];
    now += 1_000;
    expect(await store.end('anna', now + longestSessionMs)).toEqual({ isKept: true });
    now += 1;
    const later = aSession('later');
    for (const each of [store, running, await open()]) {
      const ended = await Promise.all([desk, telephone, others, later].map(each.hasEnded));
      expect(ended).toEqual([true, true, false, false]);
    }
    now += 1_000;
    await store.end('anna', now + longestSessionMs);
    expect([await running.hasEnded(desk), await running.hasEnded(later)]).toEqual([true, true]);
  });

  it('have ended by the latest of several ends, in whatever order these come', async () => {
    const running = await open();
    const early = now + longestSessionMs;
    now += 60_000;
    const session = aSession('desk');
    for (const id of ['anna', 'three']) {
      await store.end(id, session.until);
      for (const each of [running, store]) await each.end(id, early);
    }
    for (const each of [store, running, await open()]) {
      const ended = [session, { ...session, id: 'three', userId: 'carla' }].map(each.hasEnded);
      expect(await Promise.all(ended)).toEqual([true, true]);
    }
  });

  it('leave the visits of a user', async () => {
    expect(await store.visits('anna')).toBeNull();
    await store.saveVisits('anna', { at: now, before: null });
    await store.saveVisits('carla', { at: now, before: 7 });
    expect(await (await open()).visits('anna')).toEqual({ at: now, before: null });
    await store.saveVisits('anna', { at: now + 5, before: now });
    expect(await store.visits('anna')).toEqual({ at: now + 5, before: now });
    expect(await store.visits('carla')).toEqual({ at: now, before: 7 });
  });
});

it('what is remembered is forgotten in time: ended sessions a month after their cookies, visits after a year', async () => {
  const path = await newPath();
  const file = openFile(path);
  const rows = () => {
    using database = new DatabaseSync(path);
    return database
      .prepare('SELECT id FROM ended_sessions ORDER BY id')
      .all()
      .map(({ id }) => id);
  };
  await file.end('one', now + 1_000);
  await file.end('anna', now + 2_000);
  await file.saveVisits('anna', { at: now, before: null });
  now += endsKeptMs + 1_000;
  await file.end('three', now + longestSessionMs);
  expect(rows()).toEqual(['anna', 'three']);
  now += endsKeptMs + longestSessionMs - 1;
  await file.end('four', now + 1_000);
  expect(rows()).toEqual(['four', 'three']);
  now += visitsTtlMs;
  await file.saveVisits('carla', { at: now, before: null });
  expect(await file.visits('anna')).toBeNull();
  // Others on the machine do not read of them.
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const shared = await openShared();
  await shared.end('one', now + 60_000);
  await shared.end('anna', now + longestSessionMs);
  await shared.saveVisits('anna', { at: now, before: null });
  const left = await Promise.all(
    ['session-ended:one', 'session-ended:anna', 'session-visits:anna'].map((key) => operator().pttl(key)),
  );
  const keptMin = endsKeptMs / 60_000;
  expect(left.map((ms) => Math.round(ms / 60_000))).toEqual([
    keptMin + 1,
    keptMin + 8 * 60,
    visitsTtlMs / 60_000,
  ]);
});

it('a file that another process is writing to does not stop this one', async () => {
  const path = await newPath();
  const store = openFile(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const from = performance.now();
  const session = aSession('one');
  const ending = store.end('one', session.until);
  expect(await store.hasEnded(aSession('two'))).toBe(false);
  expect(performance.now() - from).toBeLessThan(1_000);
  other.exec('COMMIT');
  expect(await ending).toEqual({ isKept: true });
  expect(await store.hasEnded(session)).toBe(true);
});

it('what has no room in the file has ended in this process alone, and in all once there is room', async () => {
  const path = await newPath();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const [store, other] = [openFile(path), openFile(path)];
  const disk = aFullDisk(prepare.mock.contexts[0] as DatabaseSync);
  const [one, two] = [aSession('as-long-as-any-id-of-one'), aSession('as-long-as-any-id-of-two')];
  expect(await store.end(one.id, one.until)).toMatchObject({
    isKept: false,
    cause: { message: expect.stringContaining('full') },
  });
  expect([await store.hasEnded(one), await other.hasEnded(one)]).toEqual([true, false]);
  expect(await store.end(one.id, one.until - 1)).toMatchObject({ isKept: false });
  expect(await store.hasEnded(one)).toBe(true);
  disk.free();
  expect(await store.end(two.id, two.until)).toEqual({ isKept: true });
  expect([await other.hasEnded(one), await other.hasEnded(two)]).toEqual([true, true]);
});

describe('two processes', () => {
  it('know each other’s logouts also after a clock was ahead that is put back', async () => {
    await using away = await startRedis();
    const one = await openShared(away);
    const [desk, telephone] = [aSession('desk'), aSession('telephone', 'carla')];
    await away.kill();
    expect(await one.end('desk', desk.until)).toMatchObject({ isKept: false });
    now += longestSessionMs + 1;
    await away.start();
    const late = await openShared(away);
    await eventually(async () => expect(await late.hasEnded(desk)).toBe(true));
    expect(await one.end('telephone', telephone.until)).toEqual({ isKept: true });
    now -= longestSessionMs + 1;
    expect(await late.hasEnded(telephone)).toBe(true);
  });

  it('go on alone while Redis is away, and know each other’s logouts when it is back', async () => {
    await using away = await startRedis();
    const [one, other] = [await openShared(away), await openShared(away)];
    const session = aSession('one');
    await away.kill();
    expect(await one.end('one', session.until)).toMatchObject({ isKept: false });
    expect([await one.hasEnded(session), await other.hasEnded(session)]).toEqual([true, false]);
    await one.saveVisits('anna', { at: now, before: 3 });
    expect(await one.visits('anna')).toBeNull();
    await away.start();
    await eventually(async () => expect(await other.hasEnded(session)).toBe(true));
  });

  it.each([
    ['logouts', 'one'],
    ['users whose sessions have ended', 'anna'],
  ])('know each other’s %s when Redis goes after them, or forgets them', async (_what, id) => {
    await using going = await startRedis();
    const [one, other] = [await openShared(going), await openShared(going)];
    const session = aSession('one');
    await one.end(id, session.until);
    // It is there as well for who missed the message, and who has asked once knows it from then on.
    const late = await openShared(going);
    expect(await late.hasEnded(session)).toBe(true);
    await operator(going).flushall();
    await eventually(async () => expect(await other.hasEnded(session)).toBe(true));
    await going.kill();
    for (const each of [one, other, late]) {
      expect(await each.hasEnded(session)).toBe(true);
      expect(await each.hasEnded({ ...session, id: 'two', userId: 'carla' })).toBe(false);
      expect(await each.hasEnded({ ...session, id: 'later', until: session.until + 1 })).toBe(false);
    }
  });
});

it('a Redis that hangs keeps nobody waiting, twice at most', async () => {
  const store = await openShared();
  redis.freeze();
  onTestFinished(() => redis.thaw());
  const began = performance.now();
  const [one, two] = [aSession('one'), aSession('two')];
  await store.end('one', one.until);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded(one)).toBe(true);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded(two)).toBe(false);
  expect(performance.now() - began).toBeLessThan(3_000);
});
