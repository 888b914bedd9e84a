import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { joinSiteGroup } from '../../platform/redis/site-group.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
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

/** A process with a disk of its own. */
async function openShared({ url } = redis) {
  const connection = connectRedis(url, () => undefined);
  const group = await joinSiteGroup({ redis: connection, logger: pino({ level: 'silent' }) });
  onTestFinished(() => {
    group.close();
    connection.disconnect();
  });
  const local = openSqliteStore(await newPath(), clock);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => log.push(line) });
  return { local, log, ...createSharedStore({ local, group, logger, now: clock }) };
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const openings: [string, () => Promise<() => SessionStore | Promise<SessionStore>>][] = [
  [
    'SQLite',
    async () => {
      const path = await newPath();
      return () => openSqliteStore(path, clock);
    },
  ],
  ['SQLite and Redis', async () => () => openShared()],
];

describe.each(openings)('sessions remembered in %s', (_name, prepare) => {
  let open: () => Promise<SessionStore>;
  let store: SessionStore;

  beforeEach(async () => {
    await (await connect()).del('sessions:ended', 'sessions:visits:anna', 'sessions:visits:carla');
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
    await eventually(async () => expect(await other.ended()).toEqual([{ id: 'one', until }]));
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
  const shared = await openShared();
  onTestFinished(() => shared.close());
  await shared.keepVisits('anna', { at: now, before: null });
  const connection = await connect();
  expect(await connection.pttl('sessions:visits:anna')).toBeGreaterThan(visitsKeptForMs - 60_000);
});

describe('two processes', () => {
  async function openTwo(from = redis) {
    const stores = [await openShared(from), await openShared(from)] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    return stores;
  }
  const knownTo = async (store: SessionStore) => (await store.ended()).map(({ id }) => id);

  it('go on alone while Redis is away, and tell each other when it is back', async () => {
    await using away = await startRedis();
    const [one, other] = await openTwo(away);
    await away.kill();
    await one.end({ id: 'one', until: now + longestSessionMs });
    await one.keepVisits('anna', { at: now, before: 3 });
    expect([await one.hasEnded('one'), await other.hasEnded('one')]).toEqual([true, false]);
    expect(await one.visits('anna')).toEqual({ at: now, before: 3 });
    await away.start();
    await eventually(async () => expect(await other.hasEnded('one')).toBe(true));
  });

  it('know each other’s logouts when Redis goes after them', async () => {
    await using going = await startRedis();
    const [one, other] = await openTwo(going);
    await one.end({ id: 'one', until: now + longestSessionMs });
    await eventually(async () => expect(await knownTo(other)).toEqual(['one']));
    await going.kill();
    expect(await other.hasEnded('one')).toBe(true);
  });

  it('tell a Redis again that has forgotten, and whoever begins after', async () => {
    await using forgetful = await startRedis();
    const [one, other] = await openTwo(forgetful);
    await one.end({ id: 'one', until: now + 60_000 });
    const operator = connectRedis(forgetful.url, () => undefined);
    onTestFinished(() => operator.disconnect());
    await operator.flushall();
    await eventually(async () => expect(await operator.zcard('sessions:ended')).toBe(1));
    expect(await other.hasEnded('one')).toBe(true);
    const third = await openShared(forgetful);
    await eventually(async () => expect(await knownTo(third)).toEqual(['one']));
  });

  it('go on where the disk of one takes nothing, and its log says so', async () => {
    const [one, other] = await openTwo();
    vi.spyOn(other.local, 'end').mockRejectedValue(new Error('database or disk is full'));
    await one.end({ id: 'one', until: now + 60_000 });
    await eventually(async () => expect(other.log.join('')).toContain('cannot be kept on disk'));
    expect(await other.hasEnded('one')).toBe(true);
  });
});

it('a Redis that hangs keeps nobody waiting, twice at most', async () => {
  const store = await openShared();
  onTestFinished(() => store.close());
  redis.freeze();
  onTestFinished(() => redis.thaw());
  const began = performance.now();
  await store.end({ id: 'one', until: now + 60_000 });
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('one')).toBe(true);
  for (let turn = 0; turn < 20; turn++) expect(await store.hasEnded('two')).toBe(false);
  expect(performance.now() - began).toBeLessThan(3_000);
});
