import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../redis/connect-redis.ts';
import { createPatientRedis } from '../redis/patient-redis.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { createRedisStore } from './redis-store.ts';
import type { SessionStore } from './session-store.ts';
import { longestSessionMs, visitsKeptForMs } from './session-store.ts';
import { createSharedStore } from './shared-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

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

async function connect() {
  const connection = connectRedis(redis.url, () => undefined);
  onTestFinished(() => connection.disconnect());
  await connection.ping();
  return connection;
}

const newPath = async () => join(await mkdtemp(join(folder, 'db-')), 'sessions.sqlite');

async function openShared() {
  const connection = await connect();
  const local = openSqliteStore(await newPath(), clock);
  const remote = createRedisStore(connection, clock);
  return { connection, ...createSharedStore(local, remote, createPatientRedis(connection, clock)) };
}

const openings: [string, () => Promise<() => SessionStore | Promise<SessionStore>>][] = [
  [
    'SQLite',
    async () => {
      const path = await newPath();
      return () => openSqliteStore(path, clock);
    },
  ],
  ['Redis', async () => async () => createRedisStore(await connect(), clock)],
  ['both', async () => openShared],
];

describe.each(openings)('sessions remembered in %s', (_name, prepare) => {
  let open: () => Promise<SessionStore>;
  let store: SessionStore;

  beforeEach(async () => {
    const connection = await connect();
    await connection.flushall();
    const openOne = await prepare();
    open = async () => {
      const opened = await openOne();
      onTestFinished(() => opened.close());
      return opened;
    };
    store = await open();
  });

  it('have ended for whoever opens the store after', async () => {
    const until = now + longestSessionMs;
    expect(await store.hasEnded('one')).toBe(false);
    await store.end({ id: 'one', until });
    await store.end({ id: 'one', until });
    const other = await open();
    expect([await store.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, true]);
    expect(await other.hasEnded('two')).toBe(false);
    expect(await store.ended()).toEqual([{ id: 'one', until }]);
  });

  it('are forgotten once their cookies are worth nothing by themselves', async () => {
    await store.end({ id: 'one', until: now + 1_000 });
    await store.end({ id: 'two', until: now + 2_000 });
    now += 1_000;
    expect((await store.ended()).map(({ id }) => id)).toEqual(['two']);
    await store.end({ id: 'three', until: now + longestSessionMs });
    expect(await store.hasEnded('one')).toBe(false);
    expect(await store.hasEnded('two')).toBe(true);
  });

  it('leave the visits of a user', async () => {
    expect(await store.visits('anna')).toBeNull();
    await store.keepVisits('anna', { at: now, before: null });
    await store.keepVisits('carla', { at: now, before: 7 });
    expect(await (await open()).visits('anna')).toEqual({ at: now, before: null });
    await store.keepVisits('anna', { at: now + 5, before: now });
    expect(await store.visits('anna')).toEqual({ at: now + 5, before: now });
    expect(await store.visits('carla')).toEqual({ at: now, before: 7 });
  });
});

it('visits are erased after a year, and others on the machine do not read of them', async () => {
  const path = await newPath();
  const store = openSqliteStore(path, clock);
  onTestFinished(() => store.close());
  await store.keepVisits('anna', { at: now, before: null });
  now += visitsKeptForMs;
  await store.keepVisits('carla', { at: now, before: null });
  expect(await store.visits('anna')).toBeNull();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const connection = await connect();
  await createRedisStore(connection, clock).keepVisits('anna', { at: now, before: null });
  expect(await connection.pttl('sessions:visits:anna')).toBeGreaterThan(visitsKeptForMs - 60_000);
});

describe('two processes', () => {
  it('go on alone while Redis is away, and tell each other when it is back', async () => {
    await using away = await startRedis();
    const stores = await Promise.all(
      [1, 2].map(async () => {
        const connection = connectRedis(away.url, () => undefined);
        onTestFinished(() => connection.disconnect());
        await connection.ping();
        const local = openSqliteStore(await newPath(), clock);
        onTestFinished(() => local.close());
        const ask = createPatientRedis(connection, clock);
        return createSharedStore(local, createRedisStore(connection, clock), ask);
      }),
    );
    const [one, other] = stores;
    if (!one || !other) throw new Error('Two were opened');
    await away.kill();
    await one.end({ id: 'one', until: now + longestSessionMs });
    await one.keepVisits('anna', { at: now, before: 3 });
    expect([await one.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, false]);
    expect(await one.visits('anna')).toEqual({ at: now, before: 3 });
    await one.share();
    await away.start();
    await vi.waitFor(
      async () => {
        now += 6_000;
        await one.share();
        await other.share();
        expect((await other.ended()).map(({ id }) => id)).toEqual(['one']);
      },
      { timeout: 10_000, interval: 50 },
    );
    await away.kill();
    expect(await other.hasEnded('one')).toBe(true);
  });

  it('tell a Redis again that has forgotten', async () => {
    const one = await openShared();
    const other = await openShared();
    await one.end({ id: 'one', until: now + 60_000 });
    await one.connection.flushall();
    expect(await other.hasEnded('one')).toBe(false);
    await one.share();
    expect(await other.hasEnded('one')).toBe(true);
  });
});

it('a Redis that hangs keeps nobody waiting, twice at most', async () => {
  const { connection, ...store } = await openShared();
  redis.freeze();
  onTestFinished(() => redis.thaw());
  const began = performance.now();
  await store.end({ id: 'one', until: now + 60_000 });
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('one')).toBe(true);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('two')).toBe(false);
  expect(performance.now() - began).toBeLessThan(3_000);
});
