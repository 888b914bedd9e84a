import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import type { EnquirySite } from '../testing/enquiry-site.ts';
import { startEnquirySite } from '../testing/enquiry-site.ts';
import type { MailServerMood } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { countDuplicates, sendEnquiries } from '../testing/many-enquiries.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import type { EnquiryQueue } from './enquiries.ts';
import { openQueue } from './enquiries.ts';

vi.setConfig({ testTimeout: 120_000 });

const longWait = { timeout: 60_000, interval: 100 };

/** What a visitor would still call at once, on a machine that is busy with other things. */
const atOnceMs = 6_000;

/** What a site has on its disk and in its Redis. */
function storedBy({ dataDir }: EnquirySite, redis?: TestRedis): EnquiryQueue {
  const connection = redis ? connectRedis(redis.url, () => undefined) : null;
  const queue = openQueue(dataDir, connection, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await queue.close();
    connection?.disconnect();
  });
  return queue;
}

/** Waits until nothing is left to deliver, neither on a site's disk nor in its Redis. */
async function allDelivered(site: EnquirySite, redis?: TestRedis): Promise<void> {
  const queue = storedBy(site, redis);
  await vi.waitFor(
    async () => expect((await queue.counts()).states).toMatchObject({ waiting: 0, failed: 0, held: 0 }),
    longWait,
  );
}

/** Two who read enquiries, of whom the second is on a mail server that puts senders off whom it does not know. */
const [reader, greylisting] = ['sales@calidora.example', 'sales@elsewhere.example'];
const twoReaders = { CONTACT_TO: `${reader}, ${greylisting}` };

/** Waits until an enquiry that the second was refused has been tried more often. */
async function putOffAgain(queue: EnquiryQueue): Promise<void> {
  const attempts = async () => {
    const [record] = await queue.records();
    return record?.reason === 'recipient 2 of 2: 451' ? record.attempts : 0;
  };
  const before = await attempts();
  await vi.waitFor(async () => expect(await attempts()).toBeGreaterThan(before + 1), longWait);
}

async function sendAtOnce(site: EnquirySite, number: number, key?: string): Promise<string> {
  const before = performance.now();
  const reference = await site.send(number, key);
  expect(performance.now() - before).toBeLessThan(atOnceMs);
  return reference;
}

describe('one process', () => {
  it('delivers every accepted enquiry, whatever the mail server does and however often it is killed', async () => {
    await using mailServer = await startMailServer();
    await using site = await startEnquirySite(mailServer.url);
    const mood = (name: MailServerMood) => () => {
      mailServer.mood = name;
    };
    const references = await sendEnquiries([site], 500, {
      60: mood('slow'),
      100: site.crash,
      150: mood('busy'),
      200: site.crash,
      250: mailServer.down,
      300: site.crash,
      350: mailServer.up,
      360: mood('dying'),
    });
    expect(new Set(references).size).toBe(500);
    expect(site.crashes).toBe(3);
    mailServer.mood = 'fine';
    await countDuplicates(mailServer, references);
  });

  it('that is killed again and again sends an enquiry once to each of two, of whom one was put off', async () => {
    await using mailServer = await startMailServer();
    mailServer.refuses = { [greylisting]: 451 };
    await using site = await startEnquirySite(mailServer.url, '', undefined, twoReaders);
    const queue = storedBy(site);
    await site.send(1);
    await putOffAgain(queue);
    await site.crash();
    await putOffAgain(queue);
    await site.crash();
    mailServer.refuses = {};
    await allDelivered(site);
    expect((await mailServer.mails()).map(({ recipients }) => recipients)).toEqual([[reader], [greylisting]]);
  });

  it('that is asked to end finishes what is being delivered', async () => {
    await using mailServer = await startMailServer();
    await using site = await startEnquirySite(mailServer.url);
    mailServer.mood = 'slow';
    const reference = await site.send(1);
    await vi.waitUntil(() => mailServer.messageIds().length === 1, { timeout: 10_000, interval: 5 });
    expect(await site.stop()).toBe(0);
    await allDelivered(site);
    expect(await countDuplicates(mailServer, [reference])).toBe(0);
  });
});

async function startTwoSites(
  beforehand: (redis: TestRedis) => Promise<void> | void = () => undefined,
  environment: Record<string, string> = {},
) {
  const parts = new AsyncDisposableStack();
  const mailServer = parts.use(await startMailServer());
  const redis = parts.use(await startRedis());
  await beforehand(redis);
  const startSite = () => startEnquirySite(mailServer.url, redis.url, undefined, environment);
  const one = parts.use(await startSite());
  const other = parts.use(await startSite());
  const mood = (name: MailServerMood) => () => {
    mailServer.mood = name;
  };
  return { mailServer, redis, one, other, mood, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

describe('two processes on one Redis', () => {
  it('deliver every enquiry, and none of them twice', async () => {
    await using site = await startTwoSites();
    const { redis, mailServer, one, other, mood } = site;
    const references = await sendEnquiries([one, other], 300, {
      50: mood('busy'),
      100: mood('slow'),
      130: mood('fine'),
      150: mailServer.down,
      200: mailServer.up,
    });
    await allDelivered(one, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
  });

  it('take up what a killed one was delivering, which comes twice at most', async () => {
    await using site = await startTwoSites();
    const { redis, mailServer, one, other, mood } = site;
    const references = await sendEnquiries([one, other], 500, {
      50: mood('slow'),
      80: one.crash,
      150: other.crash,
      220: one.crash,
      230: mood('fine'),
    });
    await allDelivered(one, redis);
    expect(await countDuplicates(mailServer, references)).toBeLessThanOrEqual(one.crashes + other.crashes);
  });

  it('that are killed, and their Redis, send an enquiry once to each of two, of whom one was put off', async () => {
    await using site = await startTwoSites(undefined, twoReaders);
    const { redis, mailServer, one, other } = site;
    mailServer.refuses = { [greylisting]: 451 };
    const queue = storedBy(one, redis);
    await one.send(1);
    await putOffAgain(queue);
    await one.kill();
    await putOffAgain(queue);
    await redis.kill();
    await redis.start();
    await putOffAgain(queue);
    await other.crash();
    await putOffAgain(queue);
    mailServer.refuses = {};
    await allDelivered(other, redis);
    expect((await mailServer.mails()).map(({ recipients }) => recipients)).toEqual([[reader], [greylisting]]);
  });

  it('that get the same submission at the same moment have one enquiry', async () => {
    await using site = await startTwoSites();
    const { redis, mailServer, one, other } = site;
    const key = randomUUID();
    const references = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).send(1, key)),
    );
    expect(new Set(references).size).toBe(1);
    await allDelivered(one, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
  });

  it('deliver every accepted enquiry though Redis and both are killed meanwhile', async () => {
    await using site = await startTwoSites();
    const { mailServer, redis, one, other } = site;
    const references = await sendEnquiries([one, other], 500, {
      60: mailServer.down,
      80: redis.kill,
      120: one.crash,
      180: mailServer.up,
      220: other.crash,
      280: redis.start,
      330: one.crash,
      350: redis.kill,
      380: redis.start,
      400: redis.freeze,
      430: redis.thaw,
    });
    expect(new Set(references).size).toBe(500);
    await allDelivered(one, redis);
    await allDelivered(other, redis);
    // Each process and Redis may end between sending and noting, each time with one enquiry in hand.
    expect(await countDuplicates(mailServer, references)).toBeLessThanOrEqual(8);
  });

  it('let nobody wait for a Redis that is frozen, and end without it', async () => {
    await using site = await startTwoSites();
    const { mailServer, redis, one, other } = site;
    const references = [await one.send(0)];
    await countDuplicates(mailServer, references);
    redis.freeze();
    const key = randomUUID();
    for (let number = 1; number < 10; number++) {
      references.push(await sendAtOnce(one, number, number === 1 ? key : undefined));
    }
    redis.thaw();
    expect(await other.send(1, key)).toBe(references[1]);
    expect(await one.send(1, key)).toBe(references[1]);
    await allDelivered(one, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
    redis.freeze();
    expect(await other.stop()).toBe(0);
  });

  it('start while Redis is away, and share what came once it is there, also after a crash', async () => {
    await using site = await startTwoSites((redis) => redis.kill());
    const { mailServer, redis, one, other } = site;
    const key = randomUUID();
    const references = [await sendAtOnce(one, 1), await sendAtOnce(other, 2), await one.send(3, key)];
    // The same submission reaches both.
    expect(await other.send(3, key)).toBe(references[2]);
    await one.crash();
    expect(mailServer.messageIds()).toEqual([]);
    await redis.start();
    await allDelivered(one, redis);
    await allDelivered(other, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
  });

  it('deliver both of two enquiries that came to them under one key while they could not know', async () => {
    await using site = await startTwoSites((redis) => redis.kill());
    const { mailServer, redis, one, other } = site;
    const key = randomUUID();
    const reference = await one.send(1, key);
    expect(await other.send(2, key)).toBe(reference);
    await redis.start();
    await vi.waitFor(() => expect(new Set(mailServer.messageIds()).size).toBe(2), 60_000);
    await allDelivered(one, redis);
    expect(mailServer.messageIds()).toHaveLength(2);
  });

  it('lose no accepted enquiry with a Redis whose replica takes over, also one that had stopped before', async () => {
    await using site = await startTwoSites();
    const { mailServer, redis, one, other } = site;
    await using replica = await startRedis(redis);
    const master = connectRedis(redis.url, () => undefined);
    const isConnected = async () => (await master.info('replication')).includes('state=online');
    await vi.waitUntil(isConnected, { timeout: 10_000 });
    await mailServer.down();
    const references = [await one.send(1), await other.send(2)];
    await replica.kill();
    references.push(await sendAtOnce(one, 3), await sendAtOnce(other, 4));
    await redis.kill();
    master.disconnect();
    await replica.start();
    const promoted = connectRedis(replica.url, () => undefined);
    await promoted.replicaof('NO', 'ONE');
    // As if the name of the one led to the other now.
    await promoted.config('SET', 'port', new URL(redis.url).port);
    promoted.disconnect();
    await mailServer.up();
    await allDelivered(one, redis);
    await allDelivered(other, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
  });

  it('go on after somebody has emptied Redis by hand', async () => {
    await using site = await startTwoSites();
    const { mailServer, redis, one, other } = site;
    const references = [await one.send(1), await other.send(2)];
    await allDelivered(one, redis);
    const operator = connectRedis(redis.url, () => undefined);
    await operator.flushall();
    await operator.script('FLUSH');
    operator.disconnect();
    references.push(await one.send(3), await other.send(4));
    await allDelivered(one, redis);
    expect(await countDuplicates(mailServer, references)).toBe(0);
  });
});
