import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Redis } from 'ioredis';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSharedRedis } from '../../platform/redis/shared-redis.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { createRedisSessionStore } from './redis-session-store.ts';
import type { SessionStore } from './session-store.ts';
import { longestSessionMs, visitsTtlMs } from './session-store.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

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
    const until = now + longestSessionMs;
    expect(await store.hasEnded('one')).toBe(false);
    await store.end('one', until);
    await store.end('one', until);
    const other = await open();
    expect([await store.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, true]);
    expect(await other.hasEnded('two')).toBe(false);
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

it('what is remembered is forgotten in time: ended sessions with their cookies, visits after a year', async () => {
  const path = await newPath();
  const file = openFile(path);
  await file.end('one', now + 1_000);
  await file.end('two', now + 2_000);
  await file.saveVisits('anna', { at: now, before: null });
  now += 1_000;
  await file.end('three', now + longestSessionMs);
  expect(await Promise.all(['one', 'two'].map((id) => file.hasEnded(id)))).toEqual([false, true]);
  now += visitsTtlMs;
  await file.saveVisits('carla', { at: now, before: null });
  expect(await file.visits('anna')).toBeNull();
  // Others on the machine do not read of them.
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const shared = await openShared();
  await shared.end('one', now + 60_000);
  await shared.saveVisits('anna', { at: now, before: null });
  const left = await Promise.all(
    ['session-ended:one', 'session-visits:anna'].map((key) => operator().pttl(key)),
  );
  expect(left.map((ms) => Math.round(ms / 60_000))).toEqual([1, visitsTtlMs / 60_000]);
});

it('a file that another process is writing to does not stop this one', async () => {
  const path = await newPath();
  const store = openFile(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const from = performance.now();
  const ending = store.end('one', now + 60_000);
  expect(await store.hasEnded('one')).toBe(false);
  expect(performance.now() - from).toBeLessThan(1_000);
  other.exec('COMMIT');
  await ending;
  expect(await store.hasEnded('one')).toBe(true);
});

describe('two processes', () => {
  it('go on alone while Redis is away, and know each other’s logouts when it is back', async () => {
    await using away = await startRedis();
    const [one, other] = [await openShared(away), await openShared(away)];
    await away.kill();
    await one.end('one', now + longestSessionMs);
    expect([await one.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, false]);
    await one.saveVisits('anna', { at: now, before: 3 });
    expect(await one.visits('anna')).toBeNull();
    await away.start();
    await eventually(async () => expect(await other.hasEnded('one')).toBe(true));
  });

  it('know each other’s logouts when Redis goes after them, or forgets them', async () => {
    await using going = await startRedis();
    const [one, other] = [await openShared(going), await openShared(going)];
    await one.end('one', now + longestSessionMs);
    await operator(going).flushall();
    await eventually(async () => expect(await other.hasEnded('one')).toBe(true));
    await going.kill();
    expect([await one.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, true]);
  });
});

it('a Redis that hangs keeps nobody waiting, twice at most', async () => {
  const store = await openShared();
  redis.freeze();
  onTestFinished(() => redis.thaw());
  const began = performance.now();
  await store.end('one', now + 60_000);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('one')).toBe(true);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('two')).toBe(false);
  expect(performance.now() - began).toBeLessThan(3_000);
});
