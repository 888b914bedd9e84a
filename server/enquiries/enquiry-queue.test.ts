import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { aStoredEnquiry, writtenContent } from '../testing/a-stored-enquiry.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { fillRedis, startRedis } from '../testing/start-redis.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import type { Delivery, EnquiryQueue, EnquiryState, StoredEnquiry } from './enquiry-queue.ts';
import { keptAtMost } from './enquiry-queue.ts';
import { openRedisQueue } from './redis-queue.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

const hourMs = 60 * 60_000;
const logger = pino({ level: 'silent' });
/** How many are kept: few, so that tests are quick. */
const few = { held: 3, delivered: 4 };

/** No file may grow beyond this, as if the disk were full; the limit of this process is raised again by its user. */
const setFileLimit = async (bytes: string) =>
  void (await promisify(execFile)('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]));

const schedule = { ...defaultSchedule, poll: 20, lease: 1_000 };

let folder: string;
let redis: TestRedis;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiry-queue-'));
  redis = await startRedis();
});
afterAll(async () => {
  await redis[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function connect(): Redis {
  const connection = connectRedis(redis.url, () => undefined);
  onTestFinished(() => connection.disconnect());
  return connection;
}

interface Place {
  open(): EnquiryQueue;
  /** Leaves no room for anything. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  /** Everything that is stored, in whatever form. */
  contents(): Promise<string>;
}

const places: [string, () => Promise<Place>][] = [
  [
    'SQLite',
    async () => {
      const path = join(await mkdtemp(join(folder, 'db-')), 'enquiries.sqlite');
      return {
        open: () => openSqliteQueue(path, schedule, logger, Date.now, few),
        fill: () => setFileLimit('1'),
        makeRoom: () => setFileLimit('unlimited'),
        contents: async () => (await readFile(path, 'latin1')) + (await readFile(`${path}-wal`, 'latin1')),
      };
    },
  ],
  [
    'Redis',
    async () => {
      const operator = connect();
      await operator.flushall();
      await operator.config('SET', 'rdbcompression', 'no');
      return {
        open: () => openRedisQueue(connect(), schedule, logger, few),
        fill: () => fillRedis(redis),
        makeRoom: async () => void (await operator.config('SET', 'maxmemory', '0')),
        async contents() {
          const keys = await operator.keys('*');
          const dumps = await Promise.all(keys.map((key) => operator.dumpBuffer(key)));
          return [...keys, ...dumps.map((dump) => dump?.toString('latin1'))].join('\n');
        },
      };
    },
  ],
];

describe.each(places)('enquiries in %s', (_name, prepare) => {
  let place: Place;
  let open: () => EnquiryQueue;
  let contents: () => Promise<string>;
  let queue: EnquiryQueue;

  beforeEach(async () => {
    place = await prepare();
    contents = place.contents;
    open = () => {
      const opened = place.open();
      onTestFinished(async () => {
        await opened.stop();
        await opened.close();
      });
      return opened;
    };
    queue = open();
  });

  /** Begins to deliver with these outcomes in turn, the last of which stays; the keys that were delivered. */
  function deliver(...outcomes: Awaited<ReturnType<Delivery['deliver']>>[]) {
    const tried: string[] = [];
    const recorded: string[] = [];
    queue.start({
      async deliver({ key }) {
        tried.push(key);
        return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? null;
      },
      onRecorded: ({ key }) => recorded.push(key),
    });
    return { tried, recorded };
  }

  const stateOf = async (key: string) => (await queue.records()).find((record) => record.key === key)?.state;
  const becomes = (key: string, state: EnquiryState | undefined) =>
    vi.waitFor(async () => expect(await stateOf(key)).toBe(state), { timeout: 10_000, interval: 20 });

  it('are there for whoever opens the queue after', async () => {
    const enquiry = aStoredEnquiry();
    await queue.add(enquiry);
    const other = open();
    expect(await other.find(enquiry.key)).toEqual(expect.objectContaining(enquiry));
    expect(await other.find('another key')).toBeNull();
    expect(await other.records()).toEqual([{ ...enquiry, state: 'waiting', attempts: 0, reason: null }]);
  });

  it('are read back with every field that the form may send, and those of a newer version of it', async () => {
    const enquiry = aStoredEnquiry({ content: { ...writtenContent(), ...{ ofTomorrow: 'yes' } } });
    await queue.add(enquiry);
    expect((await queue.find(enquiry.key))?.content).toEqual(enquiry.content);
  });

  it('come once under one key, even at the same moment, and the first stays', async () => {
    const enquiry = aStoredEnquiry();
    const other = open();
    const add = (_: unknown, index: number) => (index % 2 ? queue : other).add(enquiry);
    await Promise.all(Array.from({ length: 20 }, add));
    await queue.add({ ...enquiry, digest: 'other fields' });
    await queue.add({ ...enquiry, heldFor: 'trap' });
    expect(await queue.records()).toHaveLength(1);
    expect((await queue.find(enquiry.key))?.digest).toBe(enquiry.digest);
    const { tried } = deliver(null);
    await becomes(enquiry.key, 'delivered');
    await queue.add(enquiry);
    expect([tried, await stateOf(enquiry.key)]).toEqual([[enquiry.key], 'delivered']);
  });

  it('are delivered in turn, also what came before the start, and that is recorded', async () => {
    const keys = ['first', 'second', 'third'];
    await queue.add(aStoredEnquiry({ key: 'first' }));
    await queue.add(aStoredEnquiry({ key: 'second' }));
    const { tried, recorded } = deliver(null);
    await queue.add(aStoredEnquiry({ key: 'third' }));
    await vi.waitFor(() => expect(recorded).toEqual(keys), { timeout: 5_000 });
    expect(tried).toEqual(keys);
  });

  it('of safety problems are delivered before all others, also when they are tried again', async () => {
    const ordinary = ['first', 'second'];
    for (const key of ordinary) await queue.add(aStoredEnquiry({ key }));
    await queue.add(aStoredEnquiry({ key: 'danger', kind: 'safety' }));
    await queue.add(aStoredEnquiry({ key: 'third' }));
    expect((await queue.counts()).states.waiting).toBe(4);
    const { tried, recorded } = deliver({ reason: '450', retryInMs: hourMs }, null);
    await vi.waitFor(() => expect(recorded).toEqual(['first', 'second', 'third']), { timeout: 5_000 });
    expect(tried).toEqual(['danger', 'first', 'second', 'third']);
    await queue.stop();
    queue = open();
    await queue.add(aStoredEnquiry({ key: 'fourth' }));
    expect(await queue.sendAgain('danger')).toBe(true);
    expect(deliver(null).tried).toEqual([]);
    await becomes('fourth', 'delivered');
    expect(await stateOf('danger')).toBe('delivered');
  });

  it('keep their photograph until they are delivered, and no longer', async () => {
    const { key, content } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key, content: { ...content, photo: 'cGhvdG8=' } }));
    const delivered: (string | undefined)[] = [];
    queue.start({
      async deliver({ content: { photo } }) {
        delivered.push(photo);
        return null;
      },
      onRecorded: () => undefined,
    });
    await becomes(key, 'delivered');
    expect(delivered).toEqual(['cGhvdG8=']);
    expect((await queue.find(key))?.content).toEqual(content);
  });

  it('are tried again after the pause, and say why not yet', async () => {
    const { key } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key }));
    const { tried } = deliver({ reason: '421', retryInMs: 10 }, { reason: '450', retryInMs: hourMs });
    await vi.waitFor(async () => {
      expect(await queue.records()).toMatchObject([{ key, state: 'waiting', attempts: 2, reason: '450' }]);
    }, 10_000);
    expect(tried).toHaveLength(2);
  });

  it('that wait long are sent at once where an operator asks for it', async () => {
    const { key } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key }));
    deliver({ reason: '450', retryInMs: hourMs }, null);
    await vi.waitFor(async () => expect((await queue.records())[0]?.reason).toBe('450'), 10_000);
    expect(await queue.sendAgain(key)).toBe(true);
    await becomes(key, 'delivered');
    expect(await queue.sendAgain(key)).toBe(false);
    expect(await queue.sendAgain('another key')).toBe(false);
  });

  it('that failed or are held wait for an operator', async () => {
    const failed = aStoredEnquiry();
    const held = aStoredEnquiry({ heldFor: 'trap' });
    await queue.add(failed);
    await queue.add(held);
    const { tried } = deliver({ reason: '550', retryInMs: null }, null);
    await becomes(failed.key, 'failed');
    const records = await queue.records();
    expect(records).toContainEqual({ ...failed, state: 'failed', attempts: 1, reason: '550' });
    expect(records).toContainEqual({ ...held, state: 'held', attempts: 0, reason: 'trap' });
    expect(tried).toEqual([failed.key]);

    expect(await queue.sendAgain(failed.key)).toBe(true);
    await becomes(failed.key, 'delivered');
    expect(await queue.sendAgain(held.key)).toBe(true);
    await becomes(held.key, 'delivered');
    expect((await queue.records()).map(({ reason }) => reason)).toEqual([null, null]);
  });

  it('are erased after their time without a trace, and only if delivered', async () => {
    const delivered = aStoredEnquiry({ digest: 'the-digest-of-it' });
    await queue.add(delivered);
    deliver(null);
    await becomes(delivered.key, 'delivered');
    await queue.stop();
    const waiting = aStoredEnquiry();
    const held = aStoredEnquiry({ heldFor: 'trap' });
    await queue.add(waiting);
    await queue.add(held);
    expect(await queue.erase(hourMs)).toBe(0);
    expect(await contents()).toContain('the-digest-of-it');
    await vi.waitFor(async () => expect(await queue.erase(0)).toBe(1));
    const states = (await queue.records()).map(({ key, state }) => [key, state]);
    expect(states).toEqual([
      [waiting.key, 'waiting'],
      [held.key, 'held'],
    ]);
    const left = await contents();
    for (const part of [delivered.key, delivered.digest, delivered.reference])
      expect(left).not.toContain(part);
  });

  it('are erased five years after they came, whatever became of them', async () => {
    const dayMs = 24 * hourMs;
    const old = (fields: Partial<StoredEnquiry> = {}) =>
      aStoredEnquiry({ kind: 'safety', receivedAt: Date.now() - 5 * 365 * dayMs - hourMs, ...fields });
    const recent = aStoredEnquiry({ kind: 'safety', receivedAt: Date.now() - 5 * 365 * dayMs + hourMs });
    await queue.add(old({ key: 'failed' }));
    await queue.add(old({ key: 'held', heldFor: 'trap' }));
    deliver({ reason: '550', retryInMs: null }, { reason: '450', retryInMs: hourMs }, null);
    await becomes('failed', 'failed');
    await queue.add(old({ key: 'delayed' }));
    await vi.waitFor(async () =>
      expect((await queue.records()).map(({ reason }) => reason)).toContain('450'),
    );
    await queue.add(old({ key: 'delivered' }));
    await becomes('delivered', 'delivered');
    await queue.stop();
    await queue.add(old({ key: 'waiting' }));
    await queue.add(old({ key: 'ordinary', kind: 'contact' }));
    await queue.add(recent);
    expect(await queue.erase(5 * 365 * dayMs)).toBe(6);
    expect((await queue.records()).map(({ key }) => key)).toEqual([recent.key]);
  });

  it('that are set aside are few, of which the oldest go first, and gone after 30 days', async () => {
    const waiting = aStoredEnquiry({ key: 'waiting' });
    await queue.add(waiting);
    const held = (number: number, receivedAt = Date.now()) =>
      aStoredEnquiry({ key: `held ${number}`, heldFor: 'trap', receivedAt });
    for (const number of [1, 2, 3, 4, 5]) await queue.add(held(number));
    const keys = async () => (await queue.records()).map(({ key }) => key).toSorted();
    expect(await keys()).toEqual(['held 3', 'held 4', 'held 5', 'waiting']);

    await queue.add(held(6, Date.now() - 30 * 24 * hourMs - hourMs));
    await queue.add(held(7, Date.now() - 30 * 24 * hourMs + hourMs));
    expect(await keys()).toEqual(['held 5', 'held 6', 'held 7', 'waiting']);
    expect(await queue.erase(hourMs)).toBe(1);
    expect(await keys()).toEqual(['held 5', 'held 7', 'waiting']);
  });

  it('that were delivered are some, of which the oldest go first', async () => {
    const { recorded } = deliver(null);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await queue.add(aStoredEnquiry({ key: `delivered ${number}` }));
      await vi.waitFor(() => expect(recorded).toHaveLength(number), { timeout: 5_000, interval: 5 });
    }
    const keys = (await queue.records()).map(({ key }) => key).toSorted();
    expect(keys).toEqual([3, 4, 5, 6].map((number) => `delivered ${number}`));
  });

  it('are deleted by an operator without a trace, whatever became of them', async () => {
    const digest = 'the-digest-of-it';
    const [delivered, held, waiting] = [
      aStoredEnquiry({ digest }),
      aStoredEnquiry({ digest, heldFor: 'trap' }),
      aStoredEnquiry({ digest }),
    ] as const;
    await queue.add(delivered);
    await queue.add(held);
    deliver(null);
    await becomes(delivered.key, 'delivered');
    await queue.stop();
    await queue.add(waiting);
    for (const { key } of [delivered, held, waiting]) expect(await queue.remove(key)).toBe(true);
    expect(await queue.remove(waiting.key)).toBe(false);
    expect(await queue.records()).toEqual([]);
    const left = await contents();
    for (const { key, reference } of [delivered, held, waiting]) {
      for (const part of [key, reference, digest]) expect(left).not.toContain(part);
    }
  });

  it('that are being delivered are neither deleted nor sent again by an operator, before that is over', async () => {
    const { key } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key }));
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()];
    onTestFinished(() => ended.resolve(null));
    queue.start({
      deliver() {
        begun.resolve();
        return ended.promise;
      },
      onRecorded: () => undefined,
    });
    await begun.promise;
    const operators = open();
    expect([await operators.remove(key), await operators.sendAgain(key)]).toEqual([false, false]);
    expect(await stateOf(key)).toBe('waiting');
    ended.resolve(null);
    await becomes(key, 'delivered');
    expect(await operators.remove(key)).toBe(true);
  });

  it('cannot be stored where there is no room, which is said before one comes, and can again where there is', async () => {
    await queue.check();
    await place.fill();
    onTestFinished(place.makeRoom);
    await expect(queue.check()).rejects.toThrow();
    await expect(queue.add(aStoredEnquiry())).rejects.toThrow();
    expect((await queue.counts()).states.waiting).toBe(0);
    await place.makeRoom();
    await queue.check();
    await queue.add(aStoredEnquiry());
    expect(await queue.countUndelivered()).toBe(1);
    expect(await queue.records()).toHaveLength(1);
  });

  it('are counted by state', async () => {
    const none = { waiting: 0, delivered: 0, failed: 0, held: 0 };
    expect(await queue.counts()).toEqual({ states: none, oldestWaiting: Number.POSITIVE_INFINITY });
    await queue.add(aStoredEnquiry({ heldFor: 'token missing' }));
    await queue.add(aStoredEnquiry({ receivedAt: 2_000 }));
    await queue.add(aStoredEnquiry({ receivedAt: 1_000 }));
    await queue.add(aStoredEnquiry({ receivedAt: 3_000 }));
    expect(await queue.counts()).toEqual({ states: { ...none, waiting: 3, held: 1 }, oldestWaiting: 1_000 });
  });
});

it('an enquiry whose photograph Redis would not delete counts as delivered, once, and the log says that it is still there', async () => {
  const operator = connect();
  await operator.flushall();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const queue = openRedisQueue(connect(), schedule, log, few);
  onTestFinished(async () => {
    await queue.stop();
    await queue.close();
  });
  const { key, content } = aStoredEnquiry();
  await queue.add(aStoredEnquiry({ key, content: { ...content, photo: 'cGhvdG8=' } }));
  // Redis has no way to refuse this and take the rest.
  const update = vi.spyOn(Job.prototype, 'updateData').mockRejectedValueOnce(new Error('READONLY'));
  onTestFinished(() => update.mockRestore());
  const tried: string[] = [];
  const recorded: string[] = [];
  queue.start({
    async deliver(enquiry) {
      tried.push(enquiry.key);
      return null;
    },
    onRecorded: (enquiry) => void recorded.push(enquiry.key),
  });
  await vi.waitFor(() => expect(recorded).toEqual([key]), { timeout: 5_000 });
  expect(tried).toEqual([key]);
  expect((await queue.records()).map(({ state }) => state)).toEqual(['delivered']);
  expect((await queue.find(key))?.content.photo).toBe('cGhvdG8=');
  expect(lines.join('\n')).toContain('A photograph that was delivered stays in Redis');
  expect(lines.join('\n')).not.toContain('cGhvdG8=');
});

describe('enquiries in Redis whose retry was put off by a clock that was a day ahead', () => {
  const day = 24 * hourMs;

  /** Has one fail once; the queue that tried it, which goes on, and moments by the clock. */
  async function failOnce(clockAt: { start: number; failure: number }) {
    await connect().flushall();
    const realNow = Date.now;
    const clock = { ahead: clockAt.start };
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + clock.ahead);
    onTestFinished(() => spy.mockRestore());
    const queue = openRedisQueue(connect(), schedule, logger, few);
    onTestFinished(async () => {
      await queue.stop();
      await queue.close();
    });
    const { key } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key }));
    let tries = 0;
    queue.start({
      async deliver() {
        clock.ahead = clockAt.failure;
        return ++tries === 1 ? { reason: '450', retryInMs: 1_000 } : null;
      },
      onRecorded: () => undefined,
    });
    await vi.waitFor(async () => expect((await queue.records())[0]?.reason).toBe('450'), 10_000);
    return { queue, clock };
  }

  it('are delivered soon after it is put back', async () => {
    const { queue, clock } = await failOnce({ start: day, failure: day });
    clock.ahead = 0;
    await vi.waitFor(async () => expect((await queue.counts()).states.delivered).toBe(1), 15_000);
  });

  it('are delivered soon, too, where it was put forward during the attempt', async () => {
    const { queue, clock } = await failOnce({ start: 0, failure: day });
    clock.ahead = 0;
    await vi.waitFor(async () => expect((await queue.counts()).states.delivered).toBe(1), 15_000);
  });
});

describe('the file of enquiries', () => {
  let path: string;

  beforeEach(async () => {
    path = join(await mkdtemp(join(folder, 'db-')), 'data', 'enquiries.sqlite');
  });

  function openFile(now: () => number = Date.now, log: Logger = logger, most = keptAtMost) {
    const queue = openSqliteQueue(path, schedule, log, now, most);
    onTestFinished(async () => {
      await queue.stop();
      await queue.close();
    });
    return queue;
  }

  it('lets the process go on while another one writes', async () => {
    const queue = openFile();
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    let isAdded = false;
    const added = queue.add(aStoredEnquiry()).then(() => {
      isAdded = true;
    });
    const before = performance.now();
    await new Promise(setImmediate);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(isAdded).toBe(false);
    other.exec('COMMIT');
    other.close();
    await added;
    expect((await queue.counts()).states.waiting).toBe(1);
  });

  it('is for nobody else on the machine, and of no use to an older version', async () => {
    const queue = openFile();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(`${path}-wal`)).mode & 0o777).toBe(0o600);
    await queue.add(aStoredEnquiry());
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openSqliteQueue(path, schedule, logger, Date.now)).toThrow('newer version');
  });

  it('of an older version is taken over, but for what was erased', async () => {
    const { key, digest, reference, kind, receivedAt, content } = aStoredEnquiry();
    mkdirSync(dirname(path));
    const database = new DatabaseSync(path);
    database.exec(`CREATE TABLE enquiries (
        reference TEXT PRIMARY KEY, key TEXT, digest TEXT, kind TEXT, state TEXT, since INTEGER,
        received_at INTEGER, attempts INTEGER, reason TEXT, content TEXT, due_at INTEGER, lease TEXT
      ) STRICT; CREATE TABLE copies (key TEXT); PRAGMA user_version = 2`);
    const insert = database.prepare(
      `INSERT INTO enquiries VALUES (?, ?, ?, '${kind}', ?, ${receivedAt}, ${receivedAt}, 2, ?, ?, ?, NULL)`,
    );
    insert.run(reference, key, digest, 'waiting', '450', JSON.stringify(content), 1);
    insert.run('C-HHHHHH', 'held', digest, 'held', 'trap', JSON.stringify(content), null);
    insert.run('C-222222', 'erased', 'the digest of an erased one', 'erased', null, null, null);
    database.close();
    const queue = openFile();
    const common = { digest, kind, receivedAt, content, attempts: 2 };
    expect(await queue.records()).toEqual([
      { ...common, key, reference, heldFor: null, state: 'waiting', reason: '450' },
      { ...common, key: 'held', reference: 'C-HHHHHH', heldFor: 'trap', state: 'held', reason: 'trap' },
    ]);
    await queue.erase(0);
    expect(await readFile(path, 'latin1')).not.toContain('the digest of an erased one');
  });

  it('of the version before is taken over as it is', async () => {
    const enquiry = aStoredEnquiry();
    await openFile().add(enquiry);
    const database = new DatabaseSync(path);
    database.exec('ALTER TABLE queue DROP COLUMN lease_end; PRAGMA user_version = 3');
    database.close();
    expect(await openFile().records()).toEqual([{ ...enquiry, state: 'waiting', attempts: 0, reason: null }]);
  });

  it('lets an enquiry be deleted that a process was delivering when it ended', async () => {
    const clock = { now: Date.now() };
    const queue = openFile(() => clock.now);
    const { key } = aStoredEnquiry();
    await queue.add(aStoredEnquiry({ key }));
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()];
    onTestFinished(() => ended.resolve(null));
    queue.start({
      deliver() {
        begun.resolve();
        return ended.promise;
      },
      onRecorded: () => undefined,
    });
    await begun.promise;
    const operators = openFile(() => clock.now);
    expect(await operators.remove(key)).toBe(false);
    clock.now += schedule.lease;
    expect(await operators.remove(key)).toBe(true);
  });

  it('records what was delivered, one after the other, also where nothing old can be deleted', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line) => lines.push(line) });
    const queue = openFile(Date.now, log, { held: 0, delivered: 0 });
    const database = new DatabaseSync(path);
    database.exec(
      `CREATE TRIGGER refuse_deletes BEFORE DELETE ON queue BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
    );
    database.close();
    const keys = ['first', 'second'];
    for (const key of keys) await queue.add(aStoredEnquiry({ key }));
    await queue.add(aStoredEnquiry({ heldFor: 'trap' }));
    const recorded: string[] = [];
    queue.start({ deliver: async () => null, onRecorded: ({ key }) => void recorded.push(key) });
    await vi.waitFor(() => expect(recorded).toEqual(keys), { timeout: 5_000 });
    await queue.stop();
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain('The oldest enquiries cannot be deleted at the moment');
  });

  it('does not keep enquiries back whose time was set by a clock that was ahead', async () => {
    const clock = { ahead: 24 * hourMs };
    const queue = openFile(() => Date.now() + clock.ahead);
    await queue.add(aStoredEnquiry());
    clock.ahead = 0;
    const delivered = Promise.withResolvers<void>();
    queue.start({ deliver: async () => null, onRecorded: () => delivered.resolve() });
    await delivered.promise;
  });
});
