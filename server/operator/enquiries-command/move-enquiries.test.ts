import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { EnquiryQueue, EnquiryRecord, MovableQueue } from '../../enquiries/enquiries.ts';
import { openFileQueueAlone, openQueue, openRedisQueueAlone } from '../../enquiries/enquiries.ts';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { aStoredEnquiry } from '../../testing/a-stored-enquiry.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { moveEnquiries } from './move-enquiries.ts';
import { openStoredQueue } from './open-stored-queue.ts';
import { runCommand } from './run-command.ts';

const logger = pino({ level: 'silent' });
const dayMs = 24 * 60 * 60_000;

let dataDir: string;
let server: TestRedis;
let redisUrl: string;
let file: MovableQueue;
let redis: MovableQueue;

beforeEach(async () => {
  dataDir = await mkdtemp(`${tmpdir()}/move-`);
  onTestFinished(() => rm(dataDir, { recursive: true }));
  server = await startRedis();
  onTestFinished(() => server[Symbol.asyncDispose]());
  redisUrl = server.url;
  const connection = connectRedis(redisUrl, () => undefined);
  onTestFinished(() => connection.disconnect());
  file = openFileQueueAlone(dataDir, logger);
  redis = openRedisQueueAlone(connection, logger);
  onTestFinished(async () => void (await Promise.all([file.close(), redis.close()])));
});

const tenDaysAgo = Date.now() - 10 * dayMs;
const aRecord = (state: EnquiryRecord['state'], more: Partial<EnquiryRecord> = {}): EnquiryRecord => ({
  ...aStoredEnquiry({ key: state, receivedAt: tenDaysAgo, heldFor: state === 'held' ? 'trap' : null }),
  state,
  attempts: 0,
  reason: state === 'held' ? 'trap' : null,
  ...more,
});

/** One of each state, as days of a mail server's troubles leave them. */
const records = [
  aRecord('delivered', { attempts: 2, deliveredAt: tenDaysAgo + dayMs }),
  aRecord('failed', { attempts: 152, reason: '550' }),
  aRecord('held'),
  aRecord('waiting', { attempts: 7, reason: '450' }),
];

const inOrder = async (queue: EnquiryQueue) =>
  (await queue.records()).toSorted((left, right) => left.key.localeCompare(right.key));

/** Lets a site work on a queue until it has nothing to do; gives what it delivered, and what it then acknowledged. */
async function work(queue: EnquiryQueue, outcome: { reason: string; retryInMs: number } | null) {
  const delivered: EnquiryRecord[] = [];
  const acknowledged: string[] = [];
  queue.start({
    deliver: async (enquiry) => {
      delivered.push(enquiry);
      return outcome;
    },
    onRecorded: ({ key }) => acknowledged.push(key),
  });
  await vi.waitFor(async () => {
    expect(delivered).not.toEqual([]);
    expect((await queue.counts()).states).toMatchObject({ delivered: outcome ? 1 : 2, failed: 1, held: 1 });
  }, 20_000);
  await queue.stop();
  return { delivered, acknowledged };
}

it('from a file to Redis and back, each enquiry keeps its state, its count and its time', async () => {
  for (const record of records) await file.put(record);
  expect(await inOrder(file)).toEqual(records);
  expect(await moveEnquiries(file, redis)).toEqual({ moved: 4, stay: [] });
  expect(await file.records()).toEqual([]);
  expect(await inOrder(redis)).toEqual(records);

  // What was given up is not tried again by itself, and who was delivered is not sent again or thanked twice.
  const { delivered, acknowledged } = await work(redis, { reason: '451', retryInMs: dayMs });
  expect(delivered.map(({ key, attempts }) => [key, attempts])).toEqual([['waiting', 7]]);
  expect(acknowledged).toEqual([]);
  const after = records.map((record) =>
    record.state === 'waiting' ? { ...record, attempts: 8, reason: '451' } : record,
  );
  expect(await inOrder(redis)).toEqual(after);

  expect(await moveEnquiries(redis, file)).toEqual({ moved: 4, stay: [] });
  expect(await redis.records()).toEqual([]);
  expect(await inOrder(file)).toEqual(after);
  expect((await work(file, null)).acknowledged).toEqual(['waiting']);
});

it('a site that begins over the file with Redis does not try anew what was given up', async () => {
  for (const record of records) await file.put(record);
  const connection = connectRedis(redisUrl, () => undefined);
  onTestFinished(() => connection.disconnect());
  const queue = openQueue(dataDir, connection, logger);
  onTestFinished(() => queue.close());
  const { delivered } = await work(queue, { reason: '451', retryInMs: dayMs });
  expect(delivered.map(({ key, attempts }) => [key, attempts])).toEqual([['waiting', 7]]);
  expect((await redis.records()).find(({ key }) => key === 'failed')).toMatchObject({
    state: 'failed',
    attempts: 152,
    reason: '550',
  });
});

it('one that was given up is sent by whoever asks for that after the move, and an old one erased in time', async () => {
  for (const record of records) await file.put(record);
  await moveEnquiries(file, redis);
  expect(await redis.sendAgain('failed')).toBe(true);
  expect(await redis.sendAgain('delivered')).toBe(false);
  const sent: [string, number][] = [];
  redis.start({
    deliver: async ({ key, attempts }) => {
      sent.push([key, attempts]);
      return null;
    },
    onRecorded: () => undefined,
  });
  await vi.waitFor(async () => expect((await redis.counts()).states.delivered).toBe(3), 20_000);
  await redis.stop();
  expect(sent.toSorted()).toEqual([
    ['failed', 0],
    ['waiting', 7],
  ]);
  expect(await redis.erase(5 * dayMs)).toBe(1);
  expect((await inOrder(redis)).map(({ key }) => key)).toEqual(['failed', 'held', 'waiting']);
});

it('what an attempt that was cut off left on both sides is moved, and comes once', async () => {
  const [, , , waiting] = records as [EnquiryRecord, EnquiryRecord, EnquiryRecord, EnquiryRecord];
  await file.put(waiting);
  await redis.put(waiting);
  await moveEnquiries(file, redis);
  expect([await file.records(), (await redis.records()).length]).toEqual([[], 1]);
  // Of one that Redis has delivered meanwhile, its own word counts; its photograph goes with the delivery.
  await file.put({ ...waiting, content: { ...waiting.content, photo: 'cGhvdG8=' } });
  const delivered = { ...waiting, state: 'delivered' as const, reason: null, deliveredAt: tenDaysAgo };
  await redis.remove(waiting.key);
  await redis.put(delivered);
  await moveEnquiries(redis, file);
  expect(await file.records()).toEqual([delivered]);
});

it('who has got one that others wait for does not get it again after a move, also where an earlier one was cut off', async () => {
  const reader = (number: number) => ({ [`${number}@calidora.example`]: { who: 'reader' as const } });
  const refused = { 'rossi@dealers.example': { who: 'copy' as const, refusal: '550' } };
  const waiting = aRecord('waiting', { attempts: 7, reason: 'recipient 2 of 2: 451' });
  const settledAfter = async (
    [from, to]: [MovableQueue, MovableQueue],
    here: EnquiryRecord['settled'],
    there?: EnquiryRecord['settled'],
  ) => {
    if (there) await to.put({ ...waiting, settled: there });
    await from.put({ ...waiting, settled: here });
    expect(await moveEnquiries(from, to)).toEqual({ moved: 1, stay: [] });
    const [record, ...others] = await to.records();
    expect(others).toEqual([]);
    await to.remove(waiting.key);
    return record?.settled;
  };
  for (const way of [
    [file, redis],
    [redis, file],
  ] as [MovableQueue, MovableQueue][]) {
    const here = { ...reader(1), ...refused };
    expect(await settledAfter(way, here)).toEqual(here);
    expect(await settledAfter(way, here, {})).toEqual(here);
    expect(await settledAfter(way, here, reader(2))).toEqual({ ...here, ...reader(2) });
    expect(await settledAfter(way, undefined, reader(2))).toEqual(reader(2));
  }
});

it('what the file has delivered is not sent again from Redis, where it was left waiting, given up or set aside', async () => {
  const delivered = [aRecord('failed'), aRecord('held'), aRecord('waiting')].map((record) => ({
    ...record,
    ...{
      state: 'delivered' as const,
      attempts: 2,
      deliveredAt: tenDaysAgo + dayMs,
      heldFor: null,
      reason: null,
    },
  }));
  await redis.put(aRecord('failed'));
  redis.start({ deliver: async () => ({ reason: '550', retryInMs: null }), onRecorded: () => undefined });
  await vi.waitFor(async () => expect((await redis.counts()).states.failed).toBe(1), 20_000);
  await redis.stop();
  const photo = 'cGhvdG8=';
  const { content } = aStoredEnquiry();
  await redis.put(aRecord('waiting', { content: { ...content, photo } }));
  await redis.put(aRecord('held'));
  for (const record of delivered) await file.put(record);

  expect(await moveEnquiries(file, redis)).toEqual({ moved: 3, stay: [] });
  expect(await inOrder(redis)).toEqual(delivered);
  const sent: string[] = [];
  redis.start({
    deliver: async ({ key }) => {
      sent.push(key);
      return null;
    },
    onRecorded: ({ key }) => void sent.push(key),
  });
  await vi.waitFor(async () => expect((await redis.counts()).states.delivered).toBe(3), 20_000);
  expect(sent).toEqual([]);
  expect(await inOrder(redis)).toEqual(delivered);
});

it('none leaves the file before the replica of Redis has it, which may take over', async () => {
  await using replica = await startRedis(server);
  const master = connectRedis(redisUrl, () => undefined);
  onTestFinished(() => master.disconnect());
  const isConnected = async () => (await master.info('replication')).includes('state=online');
  await vi.waitUntil(isConnected, { timeout: 10_000 });
  for (const record of records) await file.put(record);
  replica.freeze();
  await expect(moveEnquiries(file, redis)).rejects.toThrow('No replica of Redis has confirmed it');
  expect(await inOrder(file)).toEqual(records);
  replica.thaw();
  expect(await moveEnquiries(file, redis)).toEqual({ moved: 4, stay: [] });
  expect(await file.records()).toEqual([]);
  expect(await inOrder(redis)).toEqual(records);
});

it('an operator moves them by a command, which needs both places', async () => {
  for (const record of records) await file.put(record);
  const run = async (places: { dataDir: string; redisUrl: string | null }, ...words: string[]) => {
    const stored = await openStoredQueue(places, () => undefined);
    const printed: string[] = [];
    try {
      await runCommand(words, stored.queue, (text) => printed.push(text), Date.now, stored.move);
    } finally {
      await stored.close();
    }
    return printed.join('');
  };
  expect(await run({ dataDir, redisUrl }, 'move', '--to', 'redis')).toBe('4 moved\n');
  expect((await inOrder(redis)).length).toBe(4);
  // No site has run there yet.
  expect(await run({ dataDir, redisUrl }, 'list')).toMatch(
    /^1 waiting, 1 delivered, 1 failed, 1 held; the oldest/,
  );
  expect(await run({ dataDir, redisUrl }, 'move', '--to', 'file')).toBe('4 moved\n');
  expect(await inOrder(file)).toEqual(records);
  await expect(run({ dataDir, redisUrl }, 'move', '--to', 'disk')).rejects.toThrow('redis or file');
  await expect(run({ dataDir, redisUrl: null }, 'move', '--to', 'redis')).rejects.toThrow('REDIS_URL');
});
