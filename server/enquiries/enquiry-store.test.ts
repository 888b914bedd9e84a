import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import type { EnquiryCopies, EnquiryCopy } from './enquiry-copies.ts';
import { takeAllBack } from './enquiry-copies.ts';
import { openEnquiryFile } from './enquiry-file.ts';
import type { EnquiryStore, NewEnquiry } from './enquiry-store.ts';
import { openDisk } from './open-stores.ts';
import { openRedisStore } from './redis-store.ts';
import { referenceFor } from './reference.ts';
import { openSqliteStore } from './sqlite-store.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

const leaseMs = 60_000;
const hourMs = 60 * 60_000;

let folder: string;
let redis: TestRedis;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiry-store-'));
  redis = await startRedis();
});
afterAll(async () => {
  await redis[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

let keys = 0;
function anEnquiry(more: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: 'contact',
    key: `key-${keys++}`,
    digest: 'digest',
    content: {
      name: 'Anna',
      surname: 'Rossi',
      email: 'anna@example.com',
      message: 'Line one\nline two ’ è 🍳',
      language: 'it',
    },
    heldFor: null,
    ...more,
  };
}

const openings: [string, () => Promise<() => EnquiryStore>][] = [
  [
    'SQLite',
    async () => {
      const path = join(await mkdtemp(join(folder, 'db-')), 'enquiries.sqlite');
      return () => openSqliteStore(openEnquiryFile(path), () => Date.now());
    },
  ],
  [
    'Redis',
    async () => {
      const connect = () =>
        connectRedis(redis.url, (error) => {
          throw error;
        });
      const first = connect();
      await first.flushall();
      first.disconnect();
      return () => openRedisStore(connect());
    },
  ],
];

describe.each(openings)('enquiries in %s', (_name, prepare) => {
  let open: () => EnquiryStore;
  let store: EnquiryStore;

  beforeEach(async () => {
    const openOne = await prepare();
    open = () => {
      const opened = openOne();
      onTestFinished(() => opened.close());
      return opened;
    };
    store = open();
  });

  async function keep(more: Partial<NewEnquiry> = {}): Promise<string> {
    const kept = await store.keep(anEnquiry(more));
    if (kept.outcome === 'conflict') throw new Error('The key was used');
    return kept.reference;
  }

  async function claim() {
    const claimed = await store.claim(leaseMs);
    if (!claimed) throw new Error('Nothing is due');
    return claimed;
  }

  it('are there for whoever opens the store after', async () => {
    const enquiry = anEnquiry({ kind: 'dealer' });
    const kept = await store.keep(enquiry);
    expect(kept).toEqual({ outcome: 'kept', reference: expect.stringMatching(/^D-[2-9A-Z]{6}$/) });
    const reference = 'reference' in kept ? kept.reference : '';
    expect(await open().find(reference)).toMatchObject({
      reference,
      kind: 'dealer',
      state: 'waiting',
      attempts: 0,
      reason: null,
      content: enquiry.content,
    });
    expect(await store.find('C-222222')).toBeNull();
  });

  it('come once under one key, even at the same moment', async () => {
    const enquiry = anEnquiry();
    const other = open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).keep(enquiry)),
    );
    expect(new Set(answers.map((kept) => 'reference' in kept && kept.reference)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'kept')).toHaveLength(1);
    expect((await store.count()).states.waiting).toBe(1);
    expect(await store.keep({ ...enquiry, digest: 'another' })).toEqual({ outcome: 'conflict' });
  });

  it('are claimed in turn, each by one only', async () => {
    const references = [];
    for (let number = 0; number < 6; number++) references.push(await keep());
    const other = open();
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? store : other).claim(leaseMs)),
    );
    const taken = claimed.flatMap((claim) => (claim ? [claim.record.reference] : []));
    expect(taken.toSorted()).toEqual(references.toSorted());
    expect(await store.claim(leaseMs)).toBeNull();
  });

  it('are claimed anew once a lease has ended, and the late one has no say any more', async () => {
    const reference = await keep();
    const late = await store.claim(50);
    if (!late) throw new Error('Nothing is due');
    const next = await vi.waitFor(async () => claim(), { timeout: 5_000, interval: 10 });
    expect(next.record).toMatchObject({ reference, attempts: 2 });
    expect(await store.renew(late, leaseMs)).toBe(false);
    expect(await store.markDelivered(late)).toBe(false);
    expect(await store.postpone(late, 0, 'late')).toBe(false);
    expect(await store.giveUp(late, 'late')).toBe(false);
    expect(await store.markDelivered(next)).toBe(true);
    expect((await store.find(reference))?.state).toBe('delivered');
  });

  it('stay with whoever renews the lease', async () => {
    await keep();
    const claimed = await store.claim(100);
    if (!claimed) throw new Error('Nothing is due');
    expect(await store.renew(claimed, hourMs)).toBe(true);
    expect(await store.claim(leaseMs)).toBeNull();
    expect(await store.dueInMs()).toBeGreaterThan(hourMs - leaseMs);
  });

  it('are postponed, and due again after the pause', async () => {
    expect(await store.dueInMs()).toBeNull();
    const reference = await keep();
    expect(await store.dueInMs()).toBe(0);
    expect(await store.postpone(await claim(), hourMs, '421')).toBe(true);
    expect(await store.claim(leaseMs)).toBeNull();
    expect(await store.dueInMs()).toBeGreaterThan(hourMs - leaseMs);
    expect(await store.find(reference)).toMatchObject({ state: 'waiting', attempts: 1, reason: '421' });

    expect(await store.sendAgain(reference, ['waiting'])).toBe(true);
    expect((await claim()).record).toMatchObject({ reference, attempts: 1 });
  });

  it('are not held up by a clock that is set back', async () => {
    const reference = await keep();
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * hourMs);
    await store.postpone(await claim(), hourMs / 2, '421');
    clock.mockRestore();
    await vi.waitUntil(async () => (await store.dueInMs()) === 0);
    expect((await claim()).record.reference).toBe(reference);
  });

  it('are not sent again while they are being delivered', async () => {
    const reference = await keep();
    await claim();
    expect(await store.sendAgain(reference, ['waiting', 'failed'])).toBe(false);
    expect(await store.sendAgain('C-222222', ['waiting'])).toBe(false);
  });

  it('that were given up or held wait for an operator', async () => {
    const failed = await keep();
    expect(await store.giveUp(await claim(), '550')).toBe(true);
    const held = await keep({ heldFor: 'trap' });
    expect(await store.claim(leaseMs)).toBeNull();
    expect(await store.find(failed)).toMatchObject({ state: 'failed', reason: '550' });
    expect(await store.find(held)).toMatchObject({ state: 'held', reason: 'trap' });

    expect(await store.sendAgain(failed, ['held'])).toBe(false);
    expect(await store.sendAgain(failed, ['failed'])).toBe(true);
    expect(await store.sendAgain(held, ['held'])).toBe(true);
    expect([(await claim()).record.reference, (await claim()).record.reference].toSorted()).toEqual(
      [failed, held].toSorted(),
    );
  });

  it('are listed in the order in which they came', async () => {
    const references = [];
    for (let number = 0; number < 5; number++) {
      references.push(await keep());
      // Those of one moment have no order.
      const last = (await store.find(references.at(-1) ?? ''))?.receivedAt ?? 0;
      await vi.waitUntil(() => Date.now() > last, { interval: 1 });
    }
    const all = await Array.fromAsync(store.records());
    expect(all.map(({ reference }) => reference)).toEqual(references);
    const third = all[2]?.receivedAt;
    const later = await Array.fromAsync(store.records(third));
    expect(later.map(({ reference }) => reference)).toEqual(references.slice(2));
  });

  it('are erased after their time, all but the reference, and only if delivered', async () => {
    const enquiry = anEnquiry();
    const kept = await store.keep(enquiry);
    const delivered = 'reference' in kept ? kept.reference : '';
    await store.markDelivered(await claim());
    const waiting = await keep();
    const held = await keep({ heldFor: 'trap' });
    expect(await store.eraseDelivered(hourMs)).toBe(0);
    expect(await store.eraseDelivered(0)).toBe(1);
    expect(await store.find(delivered)).toMatchObject({ state: 'erased', content: null });
    expect((await store.find(waiting))?.content).not.toBeNull();
    expect((await store.find(held))?.content).not.toBeNull();
    expect(await store.keep(enquiry)).toEqual({ outcome: 'known', reference: delivered });
    expect(await store.sendAgain(delivered, ['delivered', 'failed'])).toBe(false);
  });

  it('are counted by state', async () => {
    expect(await store.count()).toEqual({
      states: { waiting: 0, delivered: 0, failed: 0, held: 0, erased: 0 },
      oldestWaitingSince: null,
    });
    await keep({ heldFor: 'token' });
    await keep();
    await store.markDelivered(await claim());
    const oldest = await store.find(await keep());
    await keep();
    expect(await store.count()).toEqual({
      states: { waiting: 2, delivered: 1, failed: 0, held: 1, erased: 0 },
      oldestWaitingSince: oldest?.since,
    });
  });
});

/** Two enquiries whose keys lead to the same reference. */
function sameReference(): [NewEnquiry, NewEnquiry] {
  const first = new Map<string, NewEnquiry>();
  for (;;) {
    const enquiry = anEnquiry();
    const reference = referenceFor(enquiry, 0);
    const other = first.get(reference);
    if (other) return [enquiry, other];
    first.set(reference, enquiry);
  }
}

it('enquiries in Redis whose keys lead to the same reference stay two', async () => {
  const [one, other] = sameReference();
  const reference = referenceFor(one, 0);
  const store = openRedisStore(connectRedis(redis.url, () => undefined));
  onTestFinished(() => store.close());
  expect(await store.keep(one)).toEqual({ outcome: 'kept', reference });
  const kept = await store.keep(other);
  expect(kept.outcome).toBe('kept');
  expect(kept).not.toMatchObject({ reference });
  expect(await store.keep(one)).toEqual({ outcome: 'known', reference });
  expect(await store.keep(other)).toEqual({ ...kept, outcome: 'known' });
});

it('the queue of Redis, paused by somebody, is not asked again and again', async () => {
  const store = openRedisStore(connectRedis(redis.url, () => undefined));
  onTestFinished(() => store.close());
  const queue = new Queue('enquiries', { connection: connectRedis(redis.url, () => undefined) });
  onTestFinished(() => queue.close());
  await queue.pause();
  const { reference } = (await store.keep(anEnquiry())) as { reference: string };
  expect(await store.claim(leaseMs)).toBeNull();
  expect(await store.dueInMs()).toBeNull();
  await queue.resume();
  await vi.waitFor(async () => expect((await store.claim(leaseMs))?.record.reference).toBe(reference));
});

describe('the copies of enquiries that Redis keeps', () => {
  let store: EnquiryStore;
  let copies: EnquiryCopies;
  let clock: number;

  beforeEach(async () => {
    clock = Date.now();
    ({ store, copies } = openDisk(await mkdtemp(join(folder, 'db-')), () => clock));
    onTestFinished(() => store.close());
  });

  function aCopy(more: Partial<EnquiryCopy> = {}): EnquiryCopy {
    return { ...anEnquiry(), reference: 'C-222222', receivedAt: clock - hourMs, ...more };
  }

  it('wait to be delivered themselves once there is no Redis any more', async () => {
    const copy = aCopy();
    const held = aCopy({ heldFor: 'trap' });
    await copies.add(copy);
    await copies.add(held);
    expect(await store.claim(leaseMs)).toBeNull();
    expect(await takeAllBack(copies, store)).toBe(2);
    const claim = await store.claim(leaseMs);
    expect(claim?.record).toMatchObject({ receivedAt: copy.receivedAt, content: copy.content });
    expect(claim?.record.reference).toBe(referenceFor(copy, 0));
    expect(await store.find(referenceFor(held, 0))).toMatchObject({ state: 'held', reason: 'trap' });
    expect(await store.claim(leaseMs)).toBeNull();
    expect(await takeAllBack(copies, store)).toBe(0);
  });

  it('wait to be delivered though another enquiry has their reference', async () => {
    const [one, other] = sameReference();
    await copies.add(aCopy(one));
    await store.keep(other);
    expect(await takeAllBack(copies, store)).toBe(1);
    expect((await store.count()).states.waiting).toBe(2);
  });

  it('do not stop the start where something else waits under their key', async () => {
    const copy = aCopy();
    await store.keep({ ...copy, digest: 'other words' });
    await copies.add(copy);
    expect(await takeAllBack(copies, store)).toBe(0);
  });

  it('do not take the place of what an operator has released meanwhile', async () => {
    const enquiry = anEnquiry({ heldFor: 'trap' });
    await store.keep(enquiry);
    const reference = referenceFor(enquiry, 0);
    const held = await copies.readWaiting(reference);
    if (!held) throw new Error('It waits');
    await store.sendAgain(reference, ['held']);
    expect(await copies.takeOver(held)).toBe(false);
    expect((await store.find(reference))?.state).toBe('waiting');
    const released = await copies.readWaiting(reference);
    expect(released && (await copies.takeOver(released))).toBe(true);
    expect(await store.find(reference)).toBeNull();
  });

  it('are looked after in time though a clock is set back', async () => {
    const copy = aCopy();
    clock += 300 * hourMs;
    await copies.add(copy);
    await copies.lookAgain(copy, hourMs);
    expect(await copies.due()).toEqual([]);
    clock -= 300 * hourMs;
    expect(await copies.due()).toEqual([copy]);
  });
});

describe('the file of enquiries', () => {
  it('lets the process go on while another one writes', async () => {
    const path = join(await mkdtemp(join(folder, 'db-')), 'enquiries.sqlite');
    const store = openSqliteStore(openEnquiryFile(path));
    onTestFinished(() => store.close());
    const { DatabaseSync } = await import('node:sqlite');
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    let isKept = false;
    const kept = store.keep(anEnquiry()).then(() => {
      isKept = true;
    });
    const before = performance.now();
    await new Promise(setImmediate);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(isKept).toBe(false);
    other.exec('COMMIT');
    other.close();
    await kept;
    expect((await store.count()).states.waiting).toBe(1);
  });

  it('is for nobody else on the machine, and of no use to an older version', async () => {
    const path = join(await mkdtemp(join(folder, 'db-')), 'data', 'enquiries.sqlite');
    const store = openSqliteStore(openEnquiryFile(path));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(`${path}-wal`)).mode & 0o777).toBe(0o600);
    await store.close();
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openSqliteStore(openEnquiryFile(path))).toThrow('newer version');
  });
});
