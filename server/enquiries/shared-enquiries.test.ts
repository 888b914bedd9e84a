import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { usualTimes } from './delivery-times.ts';
import type { EnquiryCopies } from './enquiry-copies.ts';
import { openEnquiryCopies } from './enquiry-copies.ts';
import type { EnquiryFile } from './enquiry-file.ts';
import { openEnquiryFile } from './enquiry-file.ts';
import type { EnquiryStore, NewEnquiry } from './enquiry-store.ts';
import { connectForEnquiries } from './open-stores.ts';
import { openRedisStore } from './redis-store.ts';
import type { SharedEnquiries } from './shared-enquiries.ts';
import { shareEnquiries } from './shared-enquiries.ts';
import type { SqliteStore } from './sqlite-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const soon = { timeout: 20_000, interval: 20 };
const times = { ...usualTimes, look: 20 };

let redis: TestRedis;
let file: EnquiryFile;
let copies: EnquiryCopies;
let inRedis: EnquiryStore;
let onDisk: SqliteStore;
let enquiries: SharedEnquiries;
let log: string[];

beforeEach(async () => {
  redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const folder = await mkdtemp(join(tmpdir(), 'shared-enquiries-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  file = openEnquiryFile(join(folder, 'enquiries.sqlite'));
  copies = openEnquiryCopies(file, Date.now);
  onDisk = openSqliteStore(file);
  const first = connectRedis(redis.url, () => undefined);
  const connection = connectForEnquiries(first);
  inRedis = openRedisStore(connection);
  log = [];
  enquiries = shareEnquiries({
    ...{ redis: connection, inRedis, onDisk, copies, times },
    logger: pino({}, { write: (line) => log.push(JSON.parse(line).msg) }),
    now: Date.now,
    onJoin: async () => undefined,
  });
  onTestFinished(async () => {
    await enquiries.close();
    await inRedis.close();
    first.disconnect();
    await onDisk.close();
  });
});

let keys = 0;
function anEnquiry(): NewEnquiry {
  return {
    kind: 'contact',
    key: `key-${keys++}`,
    digest: 'digest',
    content: {
      name: 'Anna',
      surname: 'Rossi',
      email: 'anna@visitors.example',
      message: 'Good day to you',
      language: 'it',
    },
    heldFor: null,
  };
}

async function keep(enquiry = anEnquiry()): Promise<string> {
  const kept = await enquiries.keep(enquiry);
  return kept.outcome === 'kept' ? kept.reference : kept.outcome;
}

it('go on coming to Redis where the disk takes nothing, and their copies are looked after once it does', async () => {
  await enquiries.start();
  const copied = await keep();
  file.database.exec('PRAGMA query_only = ON');
  const operator = connectRedis(redis.url, () => undefined);
  onTestFinished(() => operator.disconnect());
  await operator.flushall();
  await vi.waitUntil(() => log.length > 0, soon);
  const other = await keep();
  expect((await inRedis.find(other))?.state).toBe('waiting');
  expect(log).not.toContain('Redis does not take enquiries: this process keeps and delivers them alone');

  file.database.exec('PRAGMA query_only = OFF');
  await vi.waitFor(async () => expect((await inRedis.find(copied))?.state).toBe('waiting'), soon);
});

it('are known by their copy while Redis is away', async () => {
  await enquiries.start();
  const enquiry = anEnquiry();
  const reference = await keep(enquiry);
  await redis.kill();
  expect(await enquiries.keep(enquiry)).toEqual({ outcome: 'known', reference });
  expect(await enquiries.keep({ ...enquiry, digest: 'other words' })).toEqual({ outcome: 'conflict' });
});

it('stay released though Redis, which was away as an operator released them, has set them aside', async () => {
  const held = { ...anEnquiry(), heldFor: 'trap' };
  const kept = await inRedis.keep(held);
  const reference = kept.outcome === 'kept' ? kept.reference : '';
  await onDisk.keep(held);
  expect(await onDisk.sendAgain(reference, ['held'])).toBe(true);
  await enquiries.start();
  await vi.waitUntil(() => enquiries.onDisk.claim(60_000).then((claim) => claim === null), soon);
  await vi.waitFor(async () => expect((await inRedis.find(reference))?.state).toBe('waiting'), soon);
  expect(await onDisk.find(reference)).toBeNull();
});

it('are counted on the disk where Redis goes meanwhile', async () => {
  await enquiries.start();
  await keep();
  expect((await enquiries.count()).states.waiting).toBe(1);
  const gone = redis.kill();
  expect((await enquiries.count()).states.waiting).toBe(0);
  await gone;
});

it('are delivered from the disk where Redis, which forgot them, has got other words under their key', async () => {
  const enquiry = anEnquiry();
  await inRedis.keep({ ...enquiry, digest: 'other words' });
  await copies.add({ ...enquiry, reference: 'C-222222', receivedAt: Date.now() });
  await enquiries.start();
  const claim = await vi.waitUntil(() => enquiries.onDisk.claim(60_000), soon);
  expect(claim.record.content).toEqual(enquiry.content);
  expect(await copies.due()).toEqual([]);
});
