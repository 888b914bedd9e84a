import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { Job } from 'bullmq';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../platform/mail/mailer.ts';
import { createLimiters } from '../platform/rate-limits/limiters.ts';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { createDelivery } from './delivery.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import type { EnquiryQueue, EnquiryRecord } from './enquiry-queue.ts';
import { openRedisQueue } from './redis-queue.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

const schedule = { ...defaultSchedule, firstPause: 10, longestPause: 50, poll: 10 };
const soon = { timeout: 10_000, interval: 10 };

const one = 'one@calidora.example';
const two = 'two@calidora.example';
const three = 'three@calidora.example';
const dealer = 'rossi@dealers.example';
const visitor = 'anna@visitors.example';

let redis: TestRedis;
let mailServer: TestMailServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis[Symbol.asyncDispose]());
beforeEach(async () => {
  mailServer = await startMailServer();
  onTestFinished(() => mailServer[Symbol.asyncDispose]());
});

const silent = pino({ level: 'silent' });

const places: [string, () => Promise<() => EnquiryQueue>][] = [
  [
    'SQLite',
    async () => {
      const folder = await mkdtemp(`${tmpdir()}/recipients-`);
      onTestFinished(() => rm(folder, { recursive: true }));
      return () => openSqliteQueue(join(folder, 'enquiries.sqlite'), schedule, silent, Date.now);
    },
  ],
  [
    'Redis',
    async () => {
      const connection = connectRedis(redis.url, () => undefined);
      onTestFinished(() => connection.disconnect());
      await connection.flushall();
      return () => openRedisQueue(connection, schedule, silent);
    },
  ],
];

interface Line {
  level: number;
  msg: string;
  attempt: number;
  reason?: string;
}

let log: Line[];
let refused: string[];
let mails: string[];
beforeEach(() => {
  log = [];
  refused = [];
  mails = [];
});

/** A process of the site, whose mails are for these; it ends as the test does, or earlier. */
function start(queue: EnquiryQueue, to: string[], { mostAttempts = 1_000, acknowledge = false } = {}) {
  const mailer = createMailer(mailServer.url);
  const delivery = createDelivery({
    mailer,
    settings: {
      mail: {
        serverUrl: mailServer.url,
        from: { name: 'The site', address: 'web@calidora.example' },
        to: { contact: to, dealer: to, safety: to, service: to },
      },
      brand: defaultBrand,
      publicUrl: 'https://www.calidora.example',
      staffLanguage: 'it',
      texts: () => builtInTexts,
      knownProduct: () => undefined,
      knownDealer: () => ({ name: 'Rossi', place: 'Bologna', email: dealer }),
    },
    acknowledge,
    acknowledgementLimit: createLimiters(null, String, Date.now)('acknowledgements', 3, 60),
    schedule: { ...schedule, mostAttempts },
    logger: pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line)) }),
    onMail: (kind, outcome) => mails.push(`${kind} ${outcome}`),
    onRefusedRecipient: (kind, who) => refused.push(`${kind} ${who}`),
  });
  queue.start(delivery);
  let ended: Promise<void> | undefined;
  const endOnce = async () => {
    delivery.stop();
    await queue.stop();
    await delivery.acknowledged();
    mailer.close();
    await queue.close();
  };
  const end = () => {
    ended ??= endOnce();
    return ended;
  };
  onTestFinished(end);
  const becomes = (expected: Partial<EnquiryRecord>) =>
    vi.waitFor(async () => expect(await queue.records()).toMatchObject([expected]), soon);
  return { queue, becomes, end };
}

/** Who got each mail, but acknowledgements. */
const recipients = async () =>
  (await mailServer.mails()).map((mail) => mail.recipients).filter((each) => !each.includes(visitor));
const said = (msg: string) => log.filter((line) => line.msg === msg);
const moreThan = (times: number, msg = 'Enquiry not delivered to all yet') =>
  vi.waitFor(() => expect(said(msg).length).toBeGreaterThan(times), soon);

const aCopiedEnquiry = (key = 'its key') =>
  aStoredEnquiry({ key, content: { ...aStoredEnquiry().content, dealer: 'rossi' } });

describe.each(places)('an enquiry in %s that is for several', (_name, prepare) => {
  let open: () => EnquiryQueue;
  beforeEach(async () => {
    open = await prepare();
  });

  it('comes later to one who was put off, and once to the others', async () => {
    mailServer.refuses = { [two]: 451 };
    const { queue, becomes } = start(open(), [one, two]);
    await queue.add(aStoredEnquiry());
    await moreThan(1);
    await becomes({ state: 'waiting', reason: 'recipient 2 of 2: 451' });
    expect(refused).toEqual([]);

    mailServer.refuses = {};
    await becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[one], [two]]);
    const [first, second] = await mailServer.mails();
    // The same mail, which names both.
    expect(second?.content.to).toMatchObject([{ address: one }, { address: two }]);
    expect(second?.content.messageId).toBe(first?.content.messageId);
    expect(refused).toEqual([]);
    const later = mails.slice(1, -1);
    expect(mails).toEqual(['delivery sent', ...later.map(() => 'delivery later'), 'delivery sent']);
    expect(log.at(-1)).toMatchObject({
      msg: 'Enquiry delivered',
      attempt: (await queue.records())[0]?.attempts,
    });
    expect(JSON.stringify(log)).not.toContain('@');
  });

  it('comes once to each also where the site has ended and begun anew meanwhile', async () => {
    mailServer.refuses = { [two]: 450, [dealer]: 451 };
    const before = start(open(), [one, two]);
    await before.queue.add(aCopiedEnquiry());
    await before.becomes({ state: 'waiting', reason: 'recipient 2 of 2: 450, copy: 451' });
    await before.end();
    mailServer.refuses = { [two]: 450 };
    const during = start(open(), [one, two]);
    await during.becomes({ state: 'waiting', reason: 'recipient 2 of 2: 450' });
    await during.end();
    mailServer.refuses = {};
    await start(open(), [one, two]).becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[one], [dealer], [two]]);
  });

  it('is tried no more for one who was refused for good, which is told at once, and once', async () => {
    mailServer.refuses = { [two]: 550, [three]: 451 };
    const { queue, becomes } = start(open(), [one, two, three]);
    await queue.add(aStoredEnquiry());
    await moreThan(0);
    await becomes({ state: 'waiting', reason: 'recipient 2 of 3: 550, recipient 3 of 3: 451' });
    expect(refused).toEqual(['contact reader']);
    mailServer.refuses = {};
    await becomes({ state: 'delivered', reason: 'recipient 2 of 3: 550' });
    expect(await recipients()).toEqual([[one], [three]]);
    expect(refused).toEqual(['contact reader']);
    expect(said('Enquiry delivered, but not to all whom it is for')).toMatchObject([
      { attempt: 1, reason: 'recipient 2 of 3: 550' },
    ]);
  });

  it('goes on being tried for one who was put off where the server refuses the sender, which is not said of them', async () => {
    mailServer.refuses = { [two]: 451 };
    const { queue, becomes } = start(open(), [one, two]);
    await queue.add(aStoredEnquiry());
    await moreThan(0);
    mailServer.refuses = { 'web@calidora.example': 550 };
    await becomes({ state: 'waiting', reason: '550' });
    expect(refused).toEqual([]);
    mailServer.refuses = {};
    await becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[one], [two]]);
  });

  it('is given up for one who was put off for too long, which is told like a refusal', async () => {
    mailServer.refuses = { [two]: 451 };
    const { queue, becomes } = start(open(), [one, two], { mostAttempts: 2 });
    await queue.add(aStoredEnquiry({ kind: 'safety' }));
    await becomes({ state: 'delivered', attempts: 2, reason: 'recipient 2 of 2: 451' });
    expect(await recipients()).toEqual([[one]]);
    expect(refused).toEqual(['safety reader']);
    expect(log.map(({ level, msg, attempt }) => [level, msg, attempt])).toEqual([
      [40, 'Enquiry not delivered to all yet', 1],
      [50, 'Enquiry delivered, but not to all whom it is for', 2],
    ]);
  });

  it('says whose mailbox is full also while nobody has it', async () => {
    mailServer.refuses = { [one]: 550, [two]: 452 };
    const { queue, becomes } = start(open(), [one, two]);
    await queue.add(aStoredEnquiry());
    const reason = 'recipient 1 of 2: 550, recipient 2 of 2: 452';
    await becomes({ state: 'waiting', reason });
    expect(said('Enquiry not delivered yet')[0]).toMatchObject({ reason });
    mailServer.refuses = {};
    await becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[one, two]]);
  });

  it('is acknowledged as soon as somebody has it, and once', async () => {
    mailServer.refuses = { [two]: 451 };
    const { queue, becomes, end } = start(open(), [one, two], { acknowledge: true });
    await queue.add(aStoredEnquiry());
    await vi.waitFor(() => expect(said('Enquiry acknowledged')).toHaveLength(1), soon);
    await becomes({ state: 'waiting' });
    mailServer.refuses = {};
    await becomes({ state: 'delivered' });
    await end();
    expect(
      mailServer
        .messageIds()
        .map((id) => id.split('.')[0])
        .toSorted(),
    ).toEqual(['<acknowledgement', '<enquiry', '<enquiry']);
  });

  it('comes once to the dealer who gets a copy, though those whom it is for are put off or refused', async () => {
    mailServer.refuses = { [one]: 451, [two]: 550 };
    const { queue, becomes, end } = start(open(), [one, two], { acknowledge: true });
    await queue.add(aCopiedEnquiry('its key'));
    await moreThan(1, 'Enquiry not delivered yet');
    await becomes({ state: 'waiting', reason: 'recipient 1 of 2: 451, recipient 2 of 2: 550' });
    await end();
    mailServer.refuses = { [one]: 550, [two]: 550 };
    const after = start(open(), [one, two], { acknowledge: true });
    await after.becomes({ state: 'failed', reason: 'recipient 1 of 2: 550, recipient 2 of 2: 550' });
    expect([refused, said('Enquiry acknowledged')]).toEqual([[], []]);
    expect([new Set(mails), mails.at(-1)]).toEqual([
      new Set(['delivery later', 'delivery refused']),
      'delivery refused',
    ]);
    // An operator has seen to the addresses.
    mailServer.refuses = {};
    await after.queue.sendAgain('its key');
    await after.becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[dealer], [one, two]]);
    await vi.waitFor(() => expect(said('Enquiry acknowledged')).toHaveLength(1), soon);
  });

  it('follows the variable: who is not in it any more is not waited for, and who is new gets it', async () => {
    mailServer.refuses = { [two]: 451 };
    const before = start(open(), [one, two]);
    await before.queue.add(aStoredEnquiry());
    await before.becomes({ state: 'waiting', reason: 'recipient 2 of 2: 451' });
    await before.end();
    await start(open(), [three, one]).becomes({ state: 'delivered', reason: null });
    expect(await recipients()).toEqual([[one], [three]]);
  });

  it('keeps its photograph until all have it', async () => {
    mailServer.refuses = { [two]: 451 };
    const { queue, becomes } = start(open(), [one, two]);
    const content = { ...aStoredEnquiry().content, photo: 'cGhvdG8=' };
    await queue.add(aStoredEnquiry({ content }));
    await becomes({ state: 'waiting', reason: 'recipient 2 of 2: 451', content });
    mailServer.refuses = {};
    await becomes({ state: 'delivered' });
    expect((await queue.records())[0]?.content.photo).toBeUndefined();
    expect((await mailServer.mails()).map(({ content: mail }) => mail.attachments.length)).toEqual([1, 1]);
  });
});

it('an enquiry of which Redis does not note who has it comes to nobody twice from one process', async () => {
  mailServer.refuses = { [two]: 451 };
  const [, inRedis] = places[1] as (typeof places)[number];
  // Redis has no way to refuse this and take the rest.
  const update = vi.spyOn(Job.prototype, 'updateData').mockRejectedValue(new Error('READONLY'));
  const { queue, becomes } = start((await inRedis())(), [one, two], { acknowledge: true });
  await queue.add(aStoredEnquiry());
  await moreThan(1);
  await becomes({ state: 'waiting', reason: 'recipient 2 of 2: 451' });
  update.mockRestore();
  mailServer.refuses = {};
  await becomes({ state: 'delivered', reason: null });
  expect(await recipients()).toEqual([[one], [two]]);
  await vi.waitFor(() => expect(said('Enquiry acknowledged')).toHaveLength(1), soon);
});
