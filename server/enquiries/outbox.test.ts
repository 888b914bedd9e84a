import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import type { EnquiryQueue, StoredEnquiry } from './enquiry-queue.ts';
import { withOutbox } from './outbox.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

it('loses nothing where another process hands over other fields under the same key at the same moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const logger = pino({ level: 'silent' });
  const outbox = openSqliteQueue(join(folder, 'enquiries.sqlite'), defaultSchedule, logger, Date.now);
  const mine = aStoredEnquiry({ digest: 'a'.repeat(64) });
  const others = { ...mine, digest: 'b'.repeat(64) };
  const taken = new Map<string, StoredEnquiry>();
  const shared = {
    find: async (key: string) => taken.get(key) ?? null,
    async add(enquiry: StoredEnquiry) {
      // The other process is quicker by a moment.
      if (!taken.has(mine.key)) taken.set(mine.key, others);
      if (!taken.has(enquiry.key)) taken.set(enquiry.key, enquiry);
    },
    start: () => undefined,
    stop: async () => undefined,
    close: async () => undefined,
  } as Partial<EnquiryQueue> as EnquiryQueue;
  await outbox.add(mine);
  const queue = withOutbox(shared, outbox, defaultSchedule, logger);
  queue.start({ deliver: async () => null, onRecorded: () => undefined });
  await expect.poll(() => outbox.records()).toEqual([]);
  expect([...taken.values()].map(({ digest }) => digest)).toEqual([others.digest, mine.digest]);
  await queue.stop();
  await queue.close();
});
