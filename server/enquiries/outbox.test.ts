import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import type { StoredEnquiry } from './enquiry-queue.ts';
import { withOutbox } from './outbox.ts';
import type { RedisQueue } from './redis-queue.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

async function anOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'enquiries.sqlite');
  return openSqliteQueue(file, defaultSchedule, pino({ level: 'silent' }), Date.now);
}

it('loses nothing where another process hands over other fields under the same key at the same moment', async () => {
  const outbox = await anOutbox();
  const mine = aStoredEnquiry({ digest: 'a'.repeat(64) });
  const others = { ...mine, digest: 'b'.repeat(64) };
  const taken = new Map<string, StoredEnquiry>();
  const shared = {
    find: async (key: string) => taken.get(key) ?? null,
    async put(enquiry: StoredEnquiry) {
      // The other process is quicker by a moment.
      if (!taken.has(mine.key)) taken.set(mine.key, others);
      if (!taken.has(enquiry.key)) taken.set(enquiry.key, enquiry);
    },
    confirm: async () => undefined,
    start: () => undefined,
    stop: async () => undefined,
    close: async () => undefined,
  } as Partial<RedisQueue> as RedisQueue;
  await outbox.add(mine);
  const queue = withOutbox(shared, outbox, defaultSchedule, pino({ level: 'silent' }));
  queue.start({ deliver: async () => null, onRecorded: () => undefined });
  await expect.poll(() => outbox.records()).toEqual([]);
  expect([...taken.values()].map(({ digest }) => digest)).toEqual([others.digest, mine.digest]);
  await queue.stop();
  await queue.close();
});

it('has one sent again that waits here and in Redis alike', async () => {
  const outbox = await anOutbox();
  const held = aStoredEnquiry({ heldFor: 'trap' });
  await outbox.add(held);
  const sendAgain = vi.fn(async () => true);
  const shared = { sendAgain, close: async () => undefined } as Partial<RedisQueue> as RedisQueue;
  const queue = withOutbox(shared, outbox, defaultSchedule, pino({ level: 'silent' }));
  onTestFinished(queue.close);
  expect(await queue.sendAgain(held.key)).toBe(true);
  expect(sendAgain).toHaveBeenCalledWith(held.key);
  expect(await outbox.records()).toMatchObject([{ state: 'waiting' }]);
  // Where one of them cannot be asked, nobody is told that there is nothing to send.
  sendAgain.mockRejectedValue(new Error('Connection is closed.'));
  await expect(queue.sendAgain('another')).rejects.toThrow('Connection is closed.');
});

it('has room for an enquiry where either Redis or the disk has', async () => {
  const outbox = await anOutbox();
  const isFull = { shared: false, outbox: false };
  const throwIfFull = (place: keyof typeof isFull) => async () => {
    if (isFull[place]) throw new Error(`${place} is full`);
  };
  const queue = withOutbox(
    { check: throwIfFull('shared'), close: async () => undefined } as Partial<RedisQueue> as RedisQueue,
    { ...outbox, check: throwIfFull('outbox') },
    defaultSchedule,
    pino({ level: 'silent' }),
  );
  onTestFinished(queue.close);
  await queue.check();
  isFull.shared = true;
  await queue.check();
  isFull.outbox = true;
  await expect(queue.check()).rejects.toThrow('outbox is full');
});

it('says that an enquiry is handed over once it has left this process', async () => {
  const outbox = await anOutbox();
  const log = createRecordedLog();
  const enquiry = aStoredEnquiry();
  await outbox.add(enquiry);
  const remove = vi.fn(outbox.remove).mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const shared = {
    find: async () => enquiry,
    put: async () => undefined,
    confirm: async () => undefined,
    start: () => undefined,
    stop: async () => undefined,
    close: async () => undefined,
  } as Partial<RedisQueue> as RedisQueue;
  const queue = withOutbox(
    shared,
    { ...outbox, remove },
    { ...defaultSchedule, poll: 1 },
    log as unknown as FastifyBaseLogger,
  );
  queue.start({ deliver: async () => null, onRecorded: () => undefined });
  await expect.poll(() => outbox.records()).toEqual([]);
  expect(remove).toHaveBeenCalledTimes(3);
  await queue.stop();
  await queue.close();
  expect(log.lines.map(({ message }) => message)).toEqual(['Enquiry handed over to Redis']);
});

it('says once that Redis is away, however many wait, and again when it goes away anew', async () => {
  const outbox = await anOutbox();
  const log = createRecordedLog();
  let isAway = true;
  const ask = vi.fn(async () => {
    if (isAway) throw new Error('Connection is closed.');
    return null;
  });
  const shared = {
    find: ask,
    confirm: async () => void (await ask()),
    add: ask as () => Promise<unknown>,
    put: ask as () => Promise<unknown>,
    start: () => undefined,
    stop: async () => undefined,
    close: async () => undefined,
  } as Partial<RedisQueue> as RedisQueue;
  const queue = withOutbox(
    shared,
    outbox,
    { ...defaultSchedule, poll: 1 },
    log as unknown as FastifyBaseLogger,
  );
  const said = () => log.lines.filter(({ level }) => level !== 'info').map(({ message }) => message);
  const away = 'Redis does not keep enquiries safe: they wait on this disk until it does';
  await queue.add(aStoredEnquiry({ key: randomUUID() }));
  await queue.add(aStoredEnquiry({ key: randomUUID() }));
  queue.start({ deliver: async () => null, onRecorded: () => undefined });
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(10);
  await queue.add(aStoredEnquiry({ key: randomUUID() }));
  expect(said()).toEqual([away]);

  isAway = false;
  await expect.poll(() => outbox.records()).toEqual([]);
  isAway = true;
  await queue.add(aStoredEnquiry({ key: randomUUID() }));
  expect(said()).toEqual([away, away]);
  await queue.stop();
  await queue.close();
});
